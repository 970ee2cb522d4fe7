#pragma once

#include "core/match/role.h"
#include "core/position.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The clocks of a game that is played against time, in whole seconds from 0 to 86400.
struct Clocks
{
    int time = 0;              ///< of each player for the whole game
    int increment = 0;         ///< added after each move
    std::array<int, 2> left{}; ///< to Side::First and Side::Second at the position shown

    friend bool operator==(const Clocks &, const Clocks &) = default;
};

/// "300+2 287 150": the time, the increment, and what is left to the two.
std::string clocksText(const Clocks &clocks);
/// Reads clocksText()'s form; nothing where a text is not of it.
std::optional<Clocks> parseClocks(std::string_view text);

/// A game as it is kept in a file: the moves, and the information about them. The texts are as the
/// file has them, in UTF-8 or whatever it uses, and may be empty.
struct GameRecord
{
    /// The most variations that are kept: a Match drops the oldest beyond, and readers refuse
    /// more.
    static constexpr std::size_t maxVariations = 200;

    Position start;
    /// The line played, every move legal after those before it; passes are moves.
    std::vector<Move> moves;
    /// Other lines, each whole, from the start, and legal as well.
    std::vector<std::vector<Move>> variations;
    /// How many of the moves lead to the position last shown; nothing means all.
    std::optional<std::size_t> ply;

    /// The names of Side::First and Side::Second; empty in a game of our own, whose roles say it.
    std::array<std::string, 2> players;
    Roles roles;
    std::string date;
    std::string place;
    std::string result;
    std::string comment;
    std::optional<Side> outOfTime; ///< whose clock ran out, which ended the game
    std::optional<Clocks> clocks = std::nullopt;
    /// Whether its end is to be counted in the statistics: it was played here from its start, and
    /// has not ended before.
    bool counts = true;
    /// Whether a hint was given in it: it is counted, but wins no level.
    bool hinted = false;
    /// Whether the file says who plays. If not, the roles are two people's, and the game can be
    /// continued on either side against the computer.
    bool rolesKnown = true;

    friend bool operator==(const GameRecord &, const GameRecord &) = default;
};

/// Sets the roles of a game whose file knows players by their names alone: those that are
/// computerNamed() are ours, and where none is the roles are unknown.
void setRolesFromNames(GameRecord &game);

/// The position after the first `count` moves of a legal line; all of them if there are fewer.
Position positionAfter(const Position &start, const std::vector<Move> &moves, std::size_t count);

} // namespace core
