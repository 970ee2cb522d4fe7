#include "tests/support/archive.h"

#include "core/library/canonicalposition.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace support {

namespace {

using core::Othello;
using core::format::WthorGame;
using core::library::CanonicalPosition;

constexpr int firstYear = 1977;
constexpr int lastYear = 2025;
constexpr std::size_t players = 4448;
constexpr std::size_t tournaments = 492;

void append(std::string &bytes, std::size_t number, int size)
{
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xff);
}

std::string header(std::size_t games, std::size_t names, int year)
{
    std::string bytes{20, 26, 1, 1};
    append(bytes, games, 4);
    append(bytes, names, 2);
    append(bytes, static_cast<std::size_t>(year), 2);
    return bytes + std::string{8, 0, 24, 0};
}

/// The rank, from 0, of the chosen move in an order that is the same for all players.
std::size_t chosenRank(std::size_t moves, int ply, Random &random)
{
    // The share of players who choose the same move: about seven in ten in the opening, then
    // decreasing.
    const double agree = std::max(0.12, 0.74 - 0.008 * std::max(0, ply - 4));
    for (std::size_t rank = 0; rank + 1 < moves; ++rank) {
        if (static_cast<double>(random() % 1'000'000) < agree * 1e6)
            return rank;
    }
    return moves - 1;
}

core::Move plausibleMove(const Othello &position, int ply, Random &random)
{
    const auto legal = position.legalMoves();
    const CanonicalPosition canonical(position);
    std::vector<std::pair<std::int64_t, core::Move>> ordered;
    for (const core::Move move : legal) {
        const int square = move == Othello::pass ? 64 : canonical.canonicalSquare(move.code());
        // The common preference: a number determined by the position and the square.
        ordered.emplace_back(
            CanonicalPosition::keyOf({canonical.discs().own ^ static_cast<std::uint64_t>(square),
                                      canonical.discs().other}),
            move);
    }
    std::sort(ordered.begin(), ordered.end(),
              [](const auto &a, const auto &b) { return a.first < b.first; });
    return ordered[chosenRank(ordered.size(), ply, random)].second;
}

/// Few names occur in many games.
std::size_t drawnName(std::size_t names, Random &random)
{
    const double drawn = static_cast<double>(random() % 1'000'000 + 1) / 1e6;
    return std::min(names - 1,
                    static_cast<std::size_t>(static_cast<double>(names) * std::pow(drawn, 3.0)));
}

void write(const std::filesystem::path &path, const std::string &bytes)
{
    std::ofstream file(path, std::ios::binary);
    file << bytes;
}

std::vector<std::string> numbered(const std::string &word, std::size_t count)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(word + ' ' + std::to_string(i));
    return names;
}

} // namespace

std::string wthorFile(const std::vector<WthorGame> &games, int year)
{
    std::string bytes = header(games.size(), 0, year);
    for (const WthorGame &game : games) {
        append(bytes, game.tournament, 2);
        append(bytes, game.black, 2);
        append(bytes, game.white, 2);
        append(bytes, game.score, 1);
        append(bytes, game.score, 1);
        for (const std::uint8_t move : game.moves)
            append(bytes, move, 1);
    }
    return bytes;
}

std::string wthorNamesFile(const std::vector<std::string> &names, std::size_t recordSize)
{
    std::string bytes = header(0, names.size(), 0);
    for (const std::string &name : names) {
        std::string record = name.substr(0, recordSize - 1);
        record.resize(recordSize, '\0');
        bytes += record;
    }
    return bytes;
}

WthorGame plausibleGame(int year, Random &random)
{
    WthorGame game;
    game.year = static_cast<std::uint16_t>(year);
    Othello position;
    std::size_t count = 0;
    while (!position.isOver()) {
        const core::Move move = plausibleMove(position, static_cast<int>(count), random);
        if (move != Othello::pass) {
            game.moves[count++] =
                static_cast<std::uint8_t>(10 * (move.code() / 8 + 1) + move.code() % 8 + 1);
        }
        position.play(move);
    }
    game.score = static_cast<std::uint8_t>((64 + position.score()) / 2);
    return game;
}

void writeArchive(const std::string &folder, std::size_t games)
{
    const std::filesystem::path path(folder);
    Random random(2025);
    write(path / "WTHOR.JOU", wthorNamesFile(numbered("Player", players), 20));
    write(path / "WTHOR.TRN", wthorNamesFile(numbered("Tournament", tournaments), 26));
    constexpr std::size_t years = lastYear - firstYear + 1;
    std::size_t written = 0;
    for (std::size_t i = 0; i < years; ++i) {
        const int year = firstYear + static_cast<int>(i);
        // More games each year, adding up to all of them.
        const std::size_t upTo = games * (i + 1) * (i + 2) / (years * (years + 1));
        std::vector<WthorGame> ofYear;
        for (; written < upTo; ++written) {
            WthorGame game = plausibleGame(year, random);
            game.black = static_cast<std::uint16_t>(drawnName(players, random));
            game.white = static_cast<std::uint16_t>(drawnName(players, random));
            game.tournament = static_cast<std::uint16_t>(drawnName(tournaments, random));
            ofYear.push_back(game);
        }
        if (!ofYear.empty())
            write(path / ("WTH_" + std::to_string(year) + ".wtb"), wthorFile(ofYear, year));
    }
}

} // namespace support
