#include "app/cli/terminal/textboard.h"

#include <QTest>

using commandline::Players;
using core::Move;
using core::Subject;

/// Boards as lines of text, drawn out here by hand.
class TestTextBoard : public QObject
{
    Q_OBJECT

private slots:
    void othelloHasDotsAndScores();
    void passLeavesNoBrackets();
    void sidesThatAreNamedByTheirDiscsAreNamedOnce();
    void ticTacToeNumbersEmptySquares();
    void nimGroupsItsCounters();
};

namespace {

const Players players{Subject::You, Subject::Computer};

QString textOf(const core::Position &position, std::optional<Move> last,
               const Players &sides = players)
{
    return QString::fromStdString(cli::boardText(position, last, sides));
}

core::Othello afterF5()
{
    core::Othello game;
    game.play(*game.parseMove("f5"));
    return game;
}

} // namespace

void TestTextBoard::othelloHasDotsAndScores()
{
    const core::Move f5 = *core::Othello().parseMove("f5");
    QCOMPARE(textOf(afterF5(), f5), QString("      a b c d e f g h\n"
                                            "    +-----------------+\n"
                                            "  1 |                 | 1\n"
                                            "  2 |                 | 2\n"
                                            "  3 |                 | 3\n"
                                            "  4 |       O X .     | 4\n"
                                            "  5 |       X X(X)    | 5\n"
                                            "  6 |       .   .     | 6\n"
                                            "  7 |                 | 7\n"
                                            "  8 |                 | 8\n"
                                            "    +-----------------+\n"
                                            "      a b c d e f g h\n"
                                            "  You, Black (X): 4    The computer, White (O): 1\n"));
}

void TestTextBoard::passLeavesNoBrackets()
{
    const QString text = textOf(afterF5(), core::Othello::pass);
    QCOMPARE(text.count('('), 2); // of the two sides' discs
}

void TestTextBoard::sidesThatAreNamedByTheirDiscsAreNamedOnce()
{
    QVERIFY(textOf(core::Othello(), {}, {Subject::Named, Subject::Named})
                .endsWith("  Black (X): 2    White (O): 2\n"));
}

void TestTextBoard::ticTacToeNumbersEmptySquares()
{
    const auto position = core::TicTacToe::parse("X---O---X O");
    QVERIFY(position.ok());
    QCOMPARE(textOf(*position, Move(4)), QString("   X | 2 | 3 \n"
                                                 "  ---+---+---\n"
                                                 "   4 |(O)| 6 \n"
                                                 "  ---+---+---\n"
                                                 "   7 | 8 | X \n"));
}

void TestTextBoard::nimGroupsItsCounters()
{
    const auto heaps = core::Nim::parse("7-0-12 normal");
    QVERIFY(heaps.ok());
    QCOMPARE(textOf(*heaps, {}), QString("  a   7  ooooo  oo\n"
                                         "  b   0\n"
                                         "  c  12  ooooo  ooooo  oo\n"));
    // A line has fifty counters at most.
    const auto large = core::Nim::parse("51 normal");
    QVERIFY(large.ok());
    const QStringList lines = textOf(*large, {}).split('\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0].count('o'), 50);
    QCOMPARE(lines[1].count('o'), 1);
    QCOMPARE(lines[1].indexOf('o'), lines[0].indexOf('o'));
}

QTEST_APPLESS_MAIN(TestTextBoard)
#include "tst_textboard.moc"
