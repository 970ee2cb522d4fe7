#pragma once

#include "core/match/role.h"
#include "core/position.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The clocks of a timed game, in whole seconds from 0 to 86400.
struct Clocks
{
    int time = 0;              ///< for each player's whole game
    int increment = 0;         ///< added after each move
    std::array<int, 2> left{}; ///< of Side::First and Side::Second in the current position

    friend bool operator==(const Clocks &, const Clocks &) = default;
};

/// "300+2 287 150": the time, the increment, and both players' remaining times.
std::string clocksText(const Clocks &clocks);
/// Parses clocksText(); nothing if the text has another form.
std::optional<Clocks> parseClocks(std::string_view text);

/// A game as stored in a file: the moves, and information about them. Texts are as in the file, in
/// UTF-8 or whatever encoding it uses, and may be empty.
struct GameRecord
{
    /// The maximum number of variations: a Match drops the oldest ones, and readers refuse more.
    static constexpr std::size_t maxVariations = 200;

    Position start;
    /// The main line; every move is legal after those before it, and passes are moves.
    std::vector<Move> moves;
    /// Other legal lines, each complete from the start.
    std::vector<std::vector<Move>> variations;
    /// How many moves lead to the position last shown; nothing for all.
    std::optional<std::size_t> ply;

    /// The names of Side::First and Side::Second; empty in our own games, where roles identify
    /// them.
    std::array<std::string, 2> players;
    Roles roles;
    std::string date;
    std::string place;
    std::string result;
    std::string comment;
    std::optional<Side> outOfTime; ///< the side that lost on time
    std::optional<Clocks> clocks = std::nullopt;
    /// Whether the result is to be counted in the statistics: the game was played here from its
    /// start, and has not been counted.
    bool counts = true;
    /// Whether a hint was given: the game is counted, but does not count towards the next level.
    bool hinted = false;
    /// Whether the file says who plays. If not, the roles are two people's, and a person may
    /// continue the game on either side against the computer.
    bool rolesKnown = true;
    /// The person's side in a finished game against somebody who has a name but no role, such as a
    /// rung of Learn's ladder.
    std::optional<Side> person = std::nullopt;
    /// The first move of a file without roles that is continued; Move::none() for no such file. The
    /// person has not made all moves of their side in a line that begins with it.
    Move importedMove = Move::none();

    friend bool operator==(const GameRecord &, const GameRecord &) = default;
};

/// Sets the roles of a game whose file contains only names: computerNamed() names are our own
/// players; if there is none, the roles are unknown.
void setRolesFromNames(GameRecord &game);

/// The position after the first `count` moves of a legal line; all of them if there are fewer.
Position positionAfter(const Position &start, const std::vector<Move> &moves, std::size_t count);

} // namespace core
