#pragma once

#include "core/match/gamerecord.h"
#include "core/match/match.h"
#include "tests/support/randomplay.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace support {

/// A game of random moves from a start, to the end or to a number of moves, with players' names.
inline core::GameRecord randomRecord(const core::Position &start, Random &random,
                                     std::size_t most = 1000)
{
    core::GameRecord record;
    record.start = start;
    core::Position position = start;
    while (!isOver(position) && record.moves.size() < most) {
        const auto moves = legalMoves(position);
        record.moves.push_back(moves[drawnIndex(moves.size(), random)]);
        position = after(position, record.moves.back());
    }
    return record;
}

/// A game with the given legal moves; against the computer at Easy if a computer's side is given.
inline core::GameRecord recordOf(const core::Position &start, const std::vector<std::string> &moves,
                                 std::optional<core::Side> computer = std::nullopt)
{
    core::GameRecord record;
    record.start = start;
    if (computer)
        record.roles = core::rolesWithOpponent(*computer, core::Role::computer("easy"));
    core::Position position = start;
    for (const std::string &text : moves) {
        record.moves.push_back(*core::parseMove(position, text));
        position = after(position, record.moves.back());
    }
    return record;
}

/// A line that leaves the game's line at a random move; the same line if that is impossible.
inline std::vector<core::Move> randomVariation(const core::GameRecord &record, Random &random)
{
    const std::size_t at = drawnIndex(record.moves.size() + 1, random);
    std::vector<core::Move> line(record.moves.begin(),
                                 record.moves.begin() + static_cast<std::ptrdiff_t>(at));
    const core::GameRecord rest =
        randomRecord(positionAfter(record.start, record.moves, at), random, 5);
    line.insert(line.end(), rest.moves.begin(), rest.moves.end());
    return line;
}

/// Othello after that many moves, each the middle one of the list.
inline core::Match middleMoves(std::size_t plies)
{
    core::Match match{core::Position(core::Othello())};
    while (match.ply() < plies) {
        const auto moves = legalMoves(match.current());
        match.play(moves[moves.size() / 2]);
    }
    return match;
}

} // namespace support
