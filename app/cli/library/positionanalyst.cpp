#include "app/cli/library/positionanalyst.h"

#include "core/notation.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cli {

using core::Othello;
using core::Result;
using core::library::CanonicalPosition;
using core::library::KeyedValue;
using core::library::PlayedPosition;
using core::library::PositionValue;

namespace {

constexpr std::size_t boardSize = 64;

ai::othello::EngineOptions optionsOf(const AnalysisSettings &settings)
{
    ai::othello::EngineOptions options;
    options.threads = 1;
    options.tableBytes = ai::bytesOfMebibytes(settings.tableMebibytes);
    return options;
}

core::Move moveTo(int square)
{
    return core::Move(static_cast<std::uint16_t>(square));
}

std::string boardText(const core::library::Discs &discs)
{
    return positionOf(discs).toText().substr(0, boardSize);
}

std::string valuedMove(int square, int score)
{
    return core::squareName(square, 8) + (score < 0 ? "" : "+") + std::to_string(score);
}

core::Error invalidLine(std::string_view line)
{
    return core::Error("expected a position as library chunks and library work write it; found "
                       + core::inQuotes(line));
}

/// The discs of a line's board, if they are canonical.
std::optional<core::library::Discs> boardOf(std::string_view line)
{
    const auto position = Othello::parse(std::string(line.substr(0, boardSize)) + " X");
    if (!position)
        return std::nullopt;
    const core::library::Discs discs = core::library::discsOf(*position);
    return CanonicalPosition(discs).discs() == discs ? std::optional(discs) : std::nullopt;
}

struct ListedMove
{
    int square = 0;
    int score = 0;
};

std::optional<ListedMove> parseListedMove(std::string_view word)
{
    const auto square = core::parseSquare(word.substr(0, 2), 8, 8);
    if (!square || word.size() < 4 || (word[2] != '+' && word[2] != '-'))
        return std::nullopt;
    const std::string_view number = word.substr(word[2] == '+' ? 3 : 2);
    ListedMove move{*square, 0};
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), move.score);
    const bool whole = error == std::errc() && end == number.data() + number.size();
    return whole && std::abs(move.score) <= Othello::maxScore ? std::optional(move) : std::nullopt;
}

} // namespace

PositionAnalyst::PositionAnalyst(const AnalysisSettings &settings)
    : m_engine(optionsOf(settings))
    , m_depth(settings.depth)
{}

std::optional<PositionValue> PositionAnalyst::value(const PlayedPosition &played,
                                                    const std::stop_token &token)
{
    const Othello position = positionOf(played.discs);
    const CanonicalPosition canonical(played.discs);
    m_engine.clear();
    ai::Limits limits;
    limits.depth = m_depth;
    const ai::SearchResult found = m_engine.think(position, limits, token);
    if (token.stop_requested() || !found.value)
        return std::nullopt;
    PositionValue value;
    value.score = *found.value;
    value.depth = m_depth;
    value.exact = found.exact;
    value.best = canonical.canonicalSquare(found.move.code());
    for (core::library::Mask squares = played.played; squares != 0; squares &= squares - 1) {
        const int square = std::countr_zero(squares);
        const auto score = square == value.best ? std::optional(value.score)
                                                : valueAfter(position, moveTo(square), token);
        if (!score)
            return std::nullopt;
        value.played.push_back(
            {static_cast<std::uint8_t>(square), static_cast<std::int8_t>(*score)});
    }
    return value;
}

/// The value of a move for its player. Searches the position after it one ply less deep, which is
/// as deep as the search of the position itself looked.
std::optional<int> PositionAnalyst::valueAfter(const Othello &position, core::Move move,
                                               const std::stop_token &token)
{
    Othello after = position;
    after.play(move);
    if (after.isOver())
        return scoreFor(after, position.sideToMove());
    const Othello next = core::library::withoutForcedPass(after);
    ai::Limits limits;
    limits.depth = m_depth - 1;
    const ai::SearchResult found = m_engine.think(next, limits, token);
    if (token.stop_requested() || !found.value)
        return std::nullopt;
    return next.sideToMove() == position.sideToMove() ? *found.value : -*found.value;
}

bool isEnough(const std::optional<PositionValue> &value, const PlayedPosition &position, int depth)
{
    if (!value || (value->depth < depth && !value->exact))
        return false;
    if (value->depth > depth)
        return true; // deeper: would not be replaced
    for (core::library::Mask squares = position.played; squares != 0; squares &= squares - 1) {
        if (!value->scoreOf(std::countr_zero(squares)))
            return false;
    }
    return true;
}

std::string chunkLine(const PlayedPosition &position)
{
    std::string line = boardText(position.discs) + ' ';
    for (core::library::Mask squares = position.played; squares != 0; squares &= squares - 1)
        line += core::squareName(std::countr_zero(squares), 8);
    return line;
}

Result<PlayedPosition> parseChunkLine(std::string_view line)
{
    const auto discs = boardOf(line);
    if (!discs || line.size() < boardSize + 3 || line[boardSize] != ' ')
        return invalidLine(line);
    PlayedPosition position{*discs, 0};
    const Othello board = positionOf(*discs);
    for (std::string_view moves = line.substr(boardSize + 1); !moves.empty();) {
        const auto square = core::parseSquare(moves.substr(0, 2), 8, 8);
        if (!square || !board.isLegal(moveTo(*square)))
            return invalidLine(line);
        position.played |= core::geometry::squareBit(*square);
        moves.remove_prefix(2);
    }
    return position;
}

std::string resultLine(const PlayedPosition &position, const PositionValue &value)
{
    std::string line = boardText(position.discs) + ' ' + valuedMove(value.best, value.score)
                       + (value.exact ? " exact" : " depth");
    for (const PositionValue::PlayedMove &move : value.played)
        line += ' ' + valuedMove(move.square, move.score);
    return line;
}

Result<KeyedValue> parseResultLine(std::string_view line, int depth)
{
    const std::vector<std::string_view> words = core::words(line);
    const auto discs = boardOf(line);
    if (!discs || words.size() < 4 || words[0].size() != boardSize
        || (words[2] != "exact" && words[2] != "depth"))
        return invalidLine(line);
    const auto best = parseListedMove(words[1]);
    if (!best)
        return invalidLine(line);
    KeyedValue keyed{CanonicalPosition::keyOf(*discs), {}};
    keyed.value.score = best->score;
    keyed.value.best = best->square;
    keyed.value.depth = depth;
    keyed.value.exact = words[2] == "exact";
    for (std::size_t i = 3; i < words.size(); ++i) {
        const auto move = parseListedMove(words[i]);
        if (!move)
            return invalidLine(line);
        keyed.value.played.push_back(
            {static_cast<std::uint8_t>(move->square), static_cast<std::int8_t>(move->score)});
    }
    return keyed;
}

} // namespace cli
