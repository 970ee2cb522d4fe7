#include "core/match/role.h"

#include "core/notation.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::array<std::string_view, 3> kindNames{"human", "computer", "program"};
constexpr std::string_view computerName = "Computer";

} // namespace

Roles rolesWithOpponent(Side side, Role opponent)
{
    Roles roles;
    roles[static_cast<std::size_t>(side)] = std::move(opponent);
    return roles;
}

std::optional<Side> opponentSide(const Roles &roles)
{
    for (const Side side : {Side::First, Side::Second}) {
        if (!roles[static_cast<std::size_t>(side)].isHuman())
            return side;
    }
    return std::nullopt;
}

std::string nameOfComputer(std::string_view level)
{
    std::string name(computerName);
    if (!level.empty())
        name.append(" (").append(level).append(")");
    return name;
}

std::optional<Role> computerNamed(std::string_view name)
{
    if (!name.starts_with(computerName))
        return std::nullopt;
    const std::string_view level = trimmed(name.substr(computerName.size()));
    if (level.empty())
        return Role::computer({});
    if (level.size() < 3 || level.front() != '(' || level.back() != ')')
        return std::nullopt;
    return Role::computer(std::string(level.substr(1, level.size() - 2)));
}

std::string roleText(const Role &role)
{
    const std::string kind(kindNames[static_cast<std::size_t>(role.kind)]);
    return role.id.empty() ? kind : kind + " " + role.id;
}

std::optional<Role> parseRole(std::string_view text)
{
    const std::string_view name = text.substr(0, text.find(' '));
    const auto kind = std::find(kindNames.begin(), kindNames.end(), name);
    if (kind == kindNames.end())
        return std::nullopt;
    return Role{static_cast<Role::Kind>(kind - kindNames.begin()),
                std::string(trimmed(text.substr(name.size())))};
}

} // namespace core
