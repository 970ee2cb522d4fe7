#include "app/cli/terminal/textboard.h"

#include "app/commandline/language.h"
#include "core/translatable.h"

namespace cli {

using namespace commandline;
using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::Subject;
using core::TicTacToe;

namespace {

/// A side's player and disc count: "You, Black (X): 2".
std::string scoreOf(const Othello &position, Side side, const Players &players)
{
    const std::string discs = sideText(GameKind::Othello, side);
    const std::string count = std::to_string(position.count(side));
    switch (players[static_cast<std::size_t>(side)]) {
    case Subject::You:
        return text(QT_TRANSLATE_NOOP("cli", "You, %1: %2"), {discs, count});
    case Subject::Computer:
        return text(QT_TRANSLATE_NOOP("cli", "The computer, %1: %2"), {discs, count});
    case Subject::Named:
        break;
    }
    return discs + ": " + count;
}

char squareSign(const Othello &position, int square)
{
    const Othello::Mask bit = Othello::Mask(1) << square;
    if ((position.discs(Side::First) & bit) != 0)
        return 'X';
    if ((position.discs(Side::Second) & bit) != 0)
        return 'O';
    return (position.placements(position.sideToMove()) & bit) != 0 ? '.' : ' ';
}

struct BoardText
{
    std::optional<Move> lastMove;
    const Players &players;

    bool isLast(int square) const { return lastMove && lastMove->code() == square; }

    std::string operator()(const Othello &position) const
    {
        std::string text = "      a b c d e f g h\n    +-----------------+\n";
        for (int row = 0; row < 8; ++row) {
            const std::string number = std::to_string(row + 1);
            text.append("  ").append(number).append(" |").append(rowOf(position, row));
            text.append("| ").append(number).append("\n");
        }
        text += "    +-----------------+\n      a b c d e f g h\n";
        return text + "  " + scoreOf(position, Side::First, players) + "    "
               + scoreOf(position, Side::Second, players) + '\n';
    }

    std::string rowOf(const Othello &position, int row) const
    {
        std::string line(17, ' ');
        for (int column = 0; column < 8; ++column) {
            const int square = row * 8 + column;
            const std::size_t place = static_cast<std::size_t>(column) * 2 + 1;
            line[place] = squareSign(position, square);
            if (isLast(square)) {
                line[place - 1] = '(';
                line[place + 1] = ')';
            }
        }
        return line;
    }

    std::string operator()(const TicTacToe &position) const
    {
        std::string text;
        for (int square = 0; square < 9; ++square) {
            const auto marked = [&](Side side) {
                return ((position.marks(side) >> square) & 1) != 0;
            };
            const char sign = marked(Side::First)    ? 'X'
                              : marked(Side::Second) ? 'O'
                                                     : static_cast<char>('1' + square);
            text += square % 3 == 0 ? "  " : "|";
            text += isLast(square) ? std::string{'(', sign, ')'} : std::string{' ', sign, ' '};
            if (square % 3 == 2)
                text += square == 8 ? "\n" : "\n  ---+---+---\n";
        }
        return text;
    }

    /// Counters in groups of five, with at most fifty per line.
    std::string operator()(const Nim &position) const
    {
        std::string text;
        for (int heap = 0; heap < position.heapCount(); ++heap) {
            text += std::string("  ") + Nim::heapLetter(heap) + "  ";
            const int size = position.heap(heap);
            text += size < 10 ? " " + std::to_string(size) : std::to_string(size);
            for (int i = 0; i < size; ++i) {
                text += i > 0 && i % 50 == 0 ? "\n       " : (i % 5 == 0 ? "  " : "");
                text += i > 0 && i % 50 == 0 ? "  o" : "o";
            }
            text += '\n';
        }
        return text;
    }
};

} // namespace

std::string boardText(const core::Position &position, std::optional<Move> lastMove,
                      const Players &players)
{
    return std::visit(BoardText{lastMove, players}, position);
}

} // namespace cli
