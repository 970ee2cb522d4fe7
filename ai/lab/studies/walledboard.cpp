#include "ai/lab/studies/walledboard.h"

namespace ai::lab {

using core::Othello;
using core::Side;

namespace {

constexpr std::array walledDirections{-11, -10, -9, -1, 1, 9, 10, 11}; // in the article's order

constexpr WalledCell walledDisc(Side side)
{
    return side == Side::First ? WalledCell::Black : WalledCell::White;
}

} // namespace

WalledBoard walledBoard(const Othello &position)
{
    WalledBoard board;
    board.fill(WalledCell::Wall);
    for (int square = 0; square < 64; ++square) {
        WalledCell &cell = board[static_cast<std::size_t>(walledCell(square))];
        cell = WalledCell::Empty;
        for (const Side side : {Side::First, Side::Second}) {
            if (((position.discs(side) >> square) & 1) != 0)
                cell = walledDisc(side);
        }
    }
    return board;
}

std::vector<WalledStep> walledSteps(const Othello &position, core::Move move)
{
    const int start = walledCell(move.code());
    const WalledCell own = walledDisc(position.sideToMove());
    const WalledCell other = walledDisc(core::opponent(position.sideToMove()));
    std::vector<WalledStep> steps;
    WalledStep step;
    step.board = walledBoard(position);
    const auto at = [&step](int cell) -> WalledCell & {
        return step.board[static_cast<std::size_t>(cell)];
    };
    for (const int direction : walledDirections) {
        step.direction = direction;
        step.cell = start;
        step.between = -1;
        do {
            ++step.between;
            step.cell += direction;
            step.found = at(step.cell);
            if (step.found == own) {
                for (int back = step.between; back > 0; --back)
                    step.turns.push_back(step.cell - back * direction);
            }
            steps.push_back(step);
        } while (step.found == other);
    }
    step = {WalledStep::Kind::Make, 0, start, WalledCell::Empty, 0, step.turns, step.board};
    at(start) = own;
    for (const int cell : step.turns)
        at(cell) = own;
    steps.push_back(step);
    step.kind = WalledStep::Kind::Undo;
    at(start) = WalledCell::Empty;
    for (const int cell : step.turns)
        at(cell) = other;
    steps.push_back(step);
    return steps;
}

} // namespace ai::lab
