#pragma once

#include "ai/search/minimax.h"
#include "core/tictactoe.h"

#include <array>
#include <bit>

namespace ai {

/// The first article's heuristic: a line with two marks of one side and an empty square counts 10
/// for that side, one with a single mark 1; a won or lost position is infinitely good or bad.
struct LinePoints
{
    /// Lines with marks of one side only: two or one of MAX's, two or one of MIN's.
    enum LineKind { TwoOfMax, OneOfMax, TwoOfMin, OneOfMin, LineCount };

    /// The points for the side whose line it is, by LineKind.
    std::array<int, LineCount> weights{10, 1, 10, 1};

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

    /// The points of one line.
    int pointsOf(core::TicTacToe::Mask line, const core::TicTacToe &position, core::Side max) const
    {
        const int own = position.marks(max) & line;
        const int other = position.marks(core::opponent(max)) & line;
        return linePoints(own, other, TwoOfMax) - linePoints(other, own, TwoOfMin);
    }

private:
    /// The points of a line for the side whose weights begin at `two`.
    int linePoints(int own, int other, LineKind two) const
    {
        if (other != 0)
            return 0;
        switch (std::popcount(static_cast<unsigned>(own))) {
        case 1:
            return weights[static_cast<std::size_t>(two) + 1];
        case 2:
            return weights[static_cast<std::size_t>(two)];
        default:
            return 0;
        }
    }
};

/// The course report's heuristic: lines still open to MAX minus lines still open to MIN; a line is
/// open to a side while the other has no mark on it. It does not notice a win.
struct OpenLines
{
    enum LineKind { OpenToMax, OpenToMin, LineCount };

    /// The points for the side that the line is open to, by LineKind.
    std::array<int, LineCount> weights{1, 1};

    int operator()(const core::TicTacToe &position, core::Side max) const
    {
        int difference = 0;
        for (const auto line : core::TicTacToe::lines)
            difference += pointsOf(line, position, max);
        return difference;
    }

    /// The points of one line.
    int pointsOf(core::TicTacToe::Mask line, const core::TicTacToe &position, core::Side max) const
    {
        const auto openTo = [&](core::Side side) {
            return static_cast<int>((position.marks(core::opponent(side)) & line) == 0);
        };
        return weights[OpenToMax] * openTo(max) - weights[OpenToMin] * openTo(opponent(max));
    }
};

/// OpenLines that also notices wins: a completed line outweighs all open ones, and the more the
/// sooner it is completed.
struct OpenLinesOrWin
{
    static constexpr int win = 100;

    OpenLines openLines = {};

    int operator()(const core::TicTacToe &position, core::Side max) const
    {
        if (position.score() == 0)
            return openLines(position, max);
        return Utility()(position, max)
               * (win + std::popcount(static_cast<unsigned>(position.emptySquares())));
    }
};

/// Orders moves by a fixed rank of the nine squares, lowest first; equal ranks stay in reading
/// order.
struct SquareOrder
{
    std::array<int, 9> rank;

    template <class Moves>
    void operator()(const core::TicTacToe &, Moves &moves) const
    {
        // A stable insertion sort, because std::stable_sort would allocate memory at every node.
        for (auto i = moves.begin(); i != moves.end(); ++i) {
            for (auto j = i; j != moves.begin() && rank[j->code()] < rank[(j - 1)->code()]; --j)
                std::swap(*j, *(j - 1));
        }
    }

    static constexpr SquareOrder centreCornersEdges() { return {{1, 2, 1, 2, 0, 2, 1, 2, 1}}; }
    static constexpr SquareOrder cornersFirst() { return {{0, 2, 0, 2, 1, 2, 0, 2, 0}}; }
    static constexpr SquareOrder edgesFirst() { return {{1, 0, 1, 0, 2, 0, 1, 0, 1}}; }
};

/// The course report's search, whose leaves are full boards and the horizon: it does not stop at a
/// win.
template <class Evaluation, RootWindow window = RootWindow::Shared>
struct IgnoresWinsPolicy : Policy<Evaluation, Cut::None, window>
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
