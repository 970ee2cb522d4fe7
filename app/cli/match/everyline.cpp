#include "app/cli/match/everyline.h"

namespace cli::match {

using core::Side;

namespace {

/// Walks through all games from a position; `line` is the sequence of moves so far.
struct LineWalker
{
    const std::function<ai::SearchResult(const core::TicTacToe &)> &program;
    Side side; ///< played by the program
    EveryLine lines = {};

    void walk(const core::TicTacToe &position, const std::string &line)
    {
        if (position.isOver()) {
            finish(position, line);
        } else if (position.sideToMove() == side) {
            for (const core::Move move : program(position).equalMoves)
                walk(after(position, move), line + position.moveText(move));
        } else {
            for (const core::Move move : position.legalMoves())
                walk(after(position, move), line + position.moveText(move));
        }
    }

    void finish(const core::TicTacToe &position, const std::string &line)
    {
        ++lines.played;
        if (position.hasLine(opponent(side))) {
            ++lines.lost;
            lines.lostLines.push_back(line);
        }
    }
};

} // namespace

EveryLine playEveryLine(const std::function<ai::SearchResult(const core::TicTacToe &)> &program,
                        bool humanStarts)
{
    LineWalker walker{program, humanStarts ? Side::Second : Side::First};
    walker.walk(core::TicTacToe(), {});
    return walker.lines;
}

} // namespace cli::match
