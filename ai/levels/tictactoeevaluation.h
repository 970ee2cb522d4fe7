#pragma once

#include "ai/search/minimax.h"
#include "core/tictactoe.h"

#include <array>
#include <bit>

namespace ai {

/// The first article's heuristic: a line with two marks of one side and an empty square counts 10,
/// one with a single mark 1, for and against; a won or lost position is infinitely good or bad.
struct LinePoints
{
    int operator()(const core::TicTacToe &position, core::Side max) const
    {
        const auto own = position.marks(max);
        const auto other = position.marks(core::opponent(max));
        if (core::TicTacToe::hasLine(own))
            return infinity;
        if (core::TicTacToe::hasLine(other))
            return -infinity;
        int points = 0;
        for (const auto line : core::TicTacToe::lines)
            points += pointsOf(line, position, max);
        return points;
    }

    /// What one line adds.
    static int pointsOf(core::TicTacToe::Mask line, const core::TicTacToe &position, core::Side max)
    {
        const int own = position.marks(max) & line;
        const int other = position.marks(core::opponent(max)) & line;
        return linePoints(own, other) - linePoints(other, own);
    }

private:
    static int linePoints(int own, int other)
    {
        constexpr std::array<int, 4> points{0, 1, 10, 0};
        return other != 0
                   ? 0
                   : points[static_cast<std::size_t>(std::popcount(static_cast<unsigned>(own)))];
    }
};

/// The course report's heuristic: lines still open to MAX less lines still open to MIN, a line
/// being open to a side while the other has no mark on it. It does not notice a win.
struct OpenLines
{
    int operator()(const core::TicTacToe &position, core::Side max) const
    {
        int difference = 0;
        for (const auto line : core::TicTacToe::lines)
            difference += pointsOf(line, position, max);
        return difference;
    }

    /// What one line adds.
    static int pointsOf(core::TicTacToe::Mask line, const core::TicTacToe &position, core::Side max)
    {
        return static_cast<int>((position.marks(core::opponent(max)) & line) == 0)
               - static_cast<int>((position.marks(max) & line) == 0);
    }
};

/// OpenLines that notices a win: a completed line is worth more than any open ones, and the sooner
/// it is completed the more.
struct OpenLinesOrWin
{
    static constexpr int win = 100;

    int operator()(const core::TicTacToe &position, core::Side max) const
    {
        if (position.score() == 0)
            return OpenLines()(position, max);
        return Utility()(position, max)
               * (win + std::popcount(static_cast<unsigned>(position.emptySquares())));
    }
};

/// Orders moves by a fixed rank of the nine squares, lowest first, equals in reading order.
struct SquareOrder
{
    std::array<int, 9> rank;

    template <class Moves>
    void operator()(const core::TicTacToe &, Moves &moves) const
    {
        // In place and stable: std::stable_sort would allocate at every node.
        for (auto i = moves.begin(); i != moves.end(); ++i) {
            for (auto j = i; j != moves.begin() && rank[j->code()] < rank[(j - 1)->code()]; --j)
                std::swap(*j, *(j - 1));
        }
    }

    static constexpr SquareOrder centreCornersEdges() { return {{1, 2, 1, 2, 0, 2, 1, 2, 1}}; }
    static constexpr SquareOrder cornersFirst() { return {{0, 2, 0, 2, 1, 2, 0, 2, 0}}; }
    static constexpr SquareOrder edgesFirst() { return {{1, 0, 1, 0, 2, 0, 1, 0, 1}}; }
};

/// The course report's search, which looks at full boards and the horizon but never stops at a win.
template <class Evaluation, RootWindow window = RootWindow::Shared>
struct UnstoppedPolicy : Policy<Evaluation, Cut::None, window>
{
    core::TicTacToe::Moves moves(const core::TicTacToe &position) const
    {
        return position.emptySquareMoves();
    }
};

/// Takes the last listed move first: in Nim, the most counters.
struct ReversedOrder
{
    template <class G, class Moves>
    void operator()(const G &, Moves &moves) const
    {
        std::reverse(moves.begin(), moves.end());
    }
};

} // namespace ai
