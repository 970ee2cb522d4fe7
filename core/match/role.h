#pragma once

#include "core/side.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// Who moves for a side of a game, as a value that files keep: no name that is shown to a person.
struct Role
{
    enum class Kind : std::uint8_t {
        Human,
        Computer, ///< one of our own players
        Program,  ///< another program, in a process of its own
    };

    Kind kind = Kind::Human;
    /// A computer's level, by ai::levelName(), or the name of a player (ai/players/namedplayers.h),
    /// or what identifies a program; empty where unknown.
    std::string id;

    static Role computer(std::string level) { return {Kind::Computer, std::move(level)}; }
    static Role program(std::string id) { return {Kind::Program, std::move(id)}; }

    bool isHuman() const { return kind == Kind::Human; }

    friend bool operator==(const Role &, const Role &) = default;
};

using Roles = std::array<Role, 2>; ///< of Side::First and Side::Second

/// The roles of a game in which a person plays against an opponent, who has this side.
Roles rolesWithOpponent(Side side, Role opponent = Role::computer({}));

/// The opponent of files that name a level only where one of our own players played: without one
/// it was a program, known by its name alone.
inline Role roleOfLevel(std::string level)
{
    return level.empty() ? Role::program({}) : Role::computer(std::move(level));
}

/// The side that is not a person's; nothing where two people play.
std::optional<Side> opponentSide(const Roles &roles);

/// What a file that knows players by name alone calls one of our own players: "Computer (hard)",
/// "Computer" without a level. The other roles have no such name.
std::string nameOfComputer(std::string_view level);
/// The role that such a name stands for; nothing where it is another name.
std::optional<Role> computerNamed(std::string_view name);

/// "human", "computer hard", "program edax -l 5".
std::string roleText(const Role &role);
/// Reads roleText()'s form; nothing where a text is not of it.
std::optional<Role> parseRole(std::string_view text);

} // namespace core
