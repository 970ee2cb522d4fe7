#pragma once

#include "core/move.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// The player of a side, as a value that is stored in files; it contains no display name.
struct Role
{
    enum class Kind : std::uint8_t {
        Human,
        Computer, ///< one of our own players
        Program,  ///< an external program in its own process
    };

    Kind kind = Kind::Human;
    /// A computer's level (ai::levelName()), a player's name (ai/players/namedplayers.h), or a
    /// program's identifier; empty if unknown.
    std::string id;

    static Role computer(std::string level) { return {Kind::Computer, std::move(level)}; }
    static Role program(std::string id) { return {Kind::Program, std::move(id)}; }

    bool isHuman() const { return kind == Kind::Human; }

    friend bool operator==(const Role &, const Role &) = default;
};

using Roles = std::array<Role, 2>; ///< of Side::First and Side::Second

/// The roles of a game between a person and an opponent, who plays `side`.
Roles rolesWithOpponent(Side side, Role opponent = Role::computer({}));

/// The opponent in files that name a level only for our own players: without a level it was a
/// program, of which just the name is known.
inline Role roleOfLevel(std::string level)
{
    return level.empty() ? Role::program({}) : Role::computer(std::move(level));
}

/// How a sentence refers to a player: to the one who reads it, to our own player, or by a name. A
/// sentence has a version for each, because verbs differ.
enum class Subject : std::uint8_t { You, Computer, Named };

/// The side that a person does not play; nothing if two people play.
std::optional<Side> opponentSide(const Roles &roles);

/// The name of our own players in files that identify players only by name: "Computer (hard)", or
/// "Computer" without a level. Other roles have no such name.
std::string nameOfComputer(std::string_view level);
/// The inverse of nameOfComputer(); nothing for other names.
std::optional<Role> computerNamed(std::string_view name);

/// "human", "computer hard", "program edax -l 5".
std::string roleText(const Role &role);
/// Parses roleText(); nothing if the text has another form.
std::optional<Role> parseRole(std::string_view text);

} // namespace core
