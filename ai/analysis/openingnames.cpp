#include "ai/analysis/openingnames.h"

#include "ai/analysis/symmetry.h"
#include "core/embeddedfile.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

TABULEIRO_EMBED(char, tabuleiroOthelloOpenings, TABULEIRO_OTHELLO_OPENINGS);

namespace ai {

namespace {

using core::Othello;

Othello positionAfter(std::string_view moves)
{
    Othello position;
    for (; moves.size() >= 2; moves.remove_prefix(2)) {
        const auto move = position.parseMove(moves.substr(0, 2));
        if (!move)
            break;
        position.play(*move);
    }
    return position;
}

/// Parses lines of the moves from the start, a blank, and the name.
std::map<othello::Board, std::string_view> readNames(std::string_view text)
{
    std::map<othello::Board, std::string_view> names;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t blank = line.find(' ');
        if (!line.starts_with('#') && blank != std::string_view::npos)
            names[canonicalBoardOf(positionAfter(line.substr(0, blank)))] = line.substr(blank + 1);
    }
    return names;
}

} // namespace

std::string_view openingName(const Othello &position)
{
    static const std::map<othello::Board, std::string_view> names =
        readNames({tabuleiroOthelloOpenings, tabuleiroOthelloOpeningsEnd});
    const auto found = names.find(canonicalBoardOf(position));
    return found == names.end() ? std::string_view() : found->second;
}

std::string_view openingName(const core::Match &match, std::size_t ply)
{
    constexpr std::size_t pliesBeyond = 4;
    if (match.kind() != core::GameKind::Othello)
        return {};
    std::string_view name;
    for (std::size_t left = 0; left <= std::min(pliesBeyond, ply) && name.empty(); ++left)
        name = openingName(*std::get_if<Othello>(&match.position(ply - left)));
    return name;
}

} // namespace ai
