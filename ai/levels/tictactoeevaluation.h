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
    /// A line without a mark of the other side: two or one of MAX's, two or one of MIN's.
    enum LineKind { TwoOfMax, OneOfMax, TwoOfMin, OneOfMin, LineCount };

    /// What each is worth to the side whose line it is, by LineKind.
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

    /// What one line adds.
    int pointsOf(core::TicTacToe::Mask line, const core::TicTacToe &position, core::Side max) const
    {
        const int own = position.marks(max) & line;
        const int other = position.marks(core::opponent(max)) & line;
        return linePoints(own, other, TwoOfMax) - linePoints(other, own, TwoOfMin);
    }

private:
    /// What a line is worth to the side whose weights begin at `two`.
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

/// The course report's heuristic: lines still open to MAX less lines still open to MIN, a line
/// being open to a side while the other has no mark on it. It does not notice a win.
struct OpenLines
{
    enum LineKind { OpenToMax, OpenToMin, LineCount };

    /// What each line is worth to the side it is open to, by LineKind.
    std::array<int, LineCount> weights{1, 1};

    int operator()(const core::TicTacToe &position, core::Side max) const
    {
        int difference = 0;
        for (const auto line : core::TicTacToe::lines)
            difference += pointsOf(line, position, max);
        return difference;
    }

    /// What one line adds.
    int pointsOf(core::TicTacToe::Mask line, const core::TicTacToe &position, core::Side max) const
    {
        const auto openTo = [&](core::Side side) {
            return static_cast<int>((position.marks(core::opponent(side)) & line) == 0);
        };
        return weights[OpenToMax] * openTo(max) - weights[OpenToMin] * openTo(opponent(max));
    }
};

/// OpenLines that notices a win: a completed line is worth more than any open ones, and the sooner
/// it is completed the more.
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
