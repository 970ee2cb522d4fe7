#include "ai/lab/studies/positioncount.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

namespace ai::lab {

using core::TicTacToe;

namespace {

/// The board's eight symmetries: for each square the one that its mark comes from.
constexpr std::array<std::array<std::size_t, 9>, 8> symmetries{{
    {0, 1, 2, 3, 4, 5, 6, 7, 8},
    {6, 3, 0, 7, 4, 1, 8, 5, 2},
    {8, 7, 6, 5, 4, 3, 2, 1, 0},
    {2, 5, 8, 1, 4, 7, 0, 3, 6},
    {2, 1, 0, 5, 4, 3, 8, 7, 6},
    {6, 7, 8, 3, 4, 5, 0, 1, 2},
    {0, 3, 6, 1, 4, 7, 2, 5, 8},
    {8, 5, 2, 7, 4, 1, 6, 3, 0},
}};

std::string smallestOfSymmetric(const std::string &board)
{
    std::string smallest = board;
    for (const auto &symmetry : symmetries) {
        std::string turned = board;
        for (std::size_t i = 0; i < 9; ++i)
            turned[i] = board[symmetry[i]];
        smallest = std::min(smallest, turned);
    }
    return smallest;
}

/// Counts reachable positions by a key, with the number of their moves.
template <core::Game G, class Key>
void collect(const G &position, const Key &key, std::map<std::string, std::size_t> &found)
{
    const auto moves = position.legalMoves();
    if (!found.emplace(key(position), moves.size()).second)
        return;
    for (const core::Move move : moves)
        collect(after(position, move), key, found);
}

template <core::Game G, class Key>
std::pair<std::uint64_t, std::uint64_t> positionsAndCalls(const G &from, const Key &key)
{
    std::map<std::string, std::size_t> found;
    collect(from, key, found);
    std::uint64_t calls = 1;
    for (const auto &[position, moves] : found)
        calls += moves;
    return {found.size(), calls};
}

} // namespace

PositionCount countPositions(const TicTacToe &from)
{
    const auto [all, calls] =
        positionsAndCalls(from, [](const TicTacToe &position) { return position.toText(); });
    const auto [classes, classCalls] = positionsAndCalls(
        from, [](const TicTacToe &position) { return smallestOfSymmetric(position.toText()); });
    return {all, classes, calls, classCalls};
}

PositionCount countPositions(const core::Nim &from)
{
    const auto [all, calls] =
        positionsAndCalls(from, [](const core::Nim &position) { return position.toText(); });
    return {all, all, calls, calls};
}

} // namespace ai::lab
