#include "tests/support/slowlibrary.h"

#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/slowothello.h"

#include <algorithm>
#include <map>

namespace support {

using namespace core::library;
using Colour = GameFilter::Colour;
using Mover = GameFilter::Mover;

namespace {

int imageOfSquare(int square, int image)
{
    int x = square % 8;
    int y = square / 8;
    if ((image & 1) != 0)
        x = 7 - x;
    if ((image & 2) != 0)
        y = 7 - y;
    return (image & 4) != 0 ? 8 * x + y : 8 * y + x;
}

} // namespace

Reached reached(const std::string &text, int move)
{
    const char mover = text.at(65);
    std::map<std::string, std::set<int>> images;
    for (int image = 0; image < 8; ++image) {
        std::string board(64, '-');
        for (int square = 0; square < 64; ++square) {
            const char disc = text[static_cast<std::size_t>(square)];
            board[static_cast<std::size_t>(imageOfSquare(square, image))] = disc == '-'     ? '-'
                                                                            : disc == mover ? 'M'
                                                                                            : 'o';
        }
        images[board].insert(move < 0 ? -1 : imageOfSquare(move, image));
    }
    return {images.begin()->first, 0, mover == 'O', images.begin()->second};
}

SlowGame replayed(const LibraryGame &game)
{
    SlowGame slow{game, {}};
    SlowOthello position(core::Othello().toText());
    for (std::size_t ply = 0; ply < game.squares.size(); ++ply) {
        if (position.legalMoves() == std::vector<int>{64})
            position.play(64);
        slow.positions.push_back(reached(position.toText(), game.squares[ply]));
        slow.positions.back().ply = ply;
        position.play(game.squares[ply]);
    }
    return slow;
}

std::vector<LibraryGame> plausibleGames(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<LibraryGame> games;
    for (std::size_t i = 0; i < count; ++i) {
        const int year = 2000 + static_cast<int>(drawnIndex(6, random));
        core::GameRecord record = core::format::wthorRecord(plausibleGame(year, random), {}, {});
        record.players = {"Player " + std::to_string(drawnIndex(5, random)),
                          "Player " + std::to_string(drawnIndex(5, random))};
        record.place = "Event " + std::to_string(drawnIndex(3, random));
        if (i % 10 == 0)
            record.date.clear();
        LibraryGame game = *libraryGameOf(record);
        if (i % 7 == 0) {
            game.squares.resize(20 + i % 30); // an unfinished game without a result
            game.score.reset();
        }
        games.push_back(game);
    }
    return games;
}

bool SlowFilter::counts(const LibraryGame &game, bool white) const
{
    if (!event.empty() && game.event != event)
        return false;
    if ((first != 0 || last != 0) && game.year == 0)
        return false;
    if ((first != 0 && game.year < first) || (last != 0 && game.year > last))
        return false;
    if (player.empty())
        return true;
    const bool black = game.players[0] == player && colour != Colour::White;
    const bool asWhite = game.players[1] == player && colour != Colour::Black;
    if (!black && !asWhite)
        return false;
    if (mover == Mover::Player)
        return white ? asWhite : black;
    if (mover == Mover::Opponent)
        return white ? black : asWhite;
    return true;
}

GameFilter SlowFilter::in(LibraryExplorer &explorer) const
{
    GameFilter filter{std::nullopt, colour, mover, std::nullopt, first, last};
    if (!player.empty())
        filter.player = *explorer.playerMeant(player)->id;
    if (!event.empty())
        filter.event = *explorer.eventMeant(event)->id;
    return filter;
}

MoveStatistics slowCount(const std::vector<SlowGame> &games, const std::string &position, int move,
                         const SlowFilter &filter)
{
    const Reached wanted = reached(position, move);
    MoveStatistics count;
    for (const SlowGame &game : games) {
        for (const Reached &here : game.positions) {
            if (here.board != wanted.board || here.moves != wanted.moves
                || !filter.counts(game.game, here.white))
                continue;
            ++count.games;
            if (const auto score = game.game.score) {
                count.scoreSum += *score;
                (*score > 0 ? count.blackWins : *score < 0 ? count.whiteWins : count.draws) += 1;
            }
            if (const int year = game.game.year; year != 0) {
                count.firstYear = count.firstYear == 0 ? year : std::min(count.firstYear, year);
                count.lastYear = std::max(count.lastYear, year);
            }
        }
    }
    return count;
}

} // namespace support
