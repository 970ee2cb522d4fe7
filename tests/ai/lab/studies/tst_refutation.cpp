#include "ai/lab/studies/refutation.h"
#include "ai/players/publishedplayers.h"

#include <QTest>

#include <set>

using core::Move;
using core::Side;
using core::TicTacToe;

/// The games that refute the first article.
class TestRefutation : public QObject
{
    Q_OBJECT

private slots:
    void theLostGamesAreLost();
};

/// The lines that were found with the article's own program.
void TestRefutation::theLostGamesAreLost()
{
    std::set<std::string> lines;
    for (const auto &game : ai::lab::lostGames(2)) {
        TicTacToe position;
        std::string line;
        for (const Move move : game) {
            if (position.sideToMove() == Side::Second) {
                const auto choice = ai::heuristicTicTacToe(position, 2);
                QCOMPARE(choice.equalMoves.front(), move);
            }
            line += position.moveText(move);
            position.play(move);
        }
        QVERIFY(position.hasLine(Side::First));
        lines.insert(line);
    }
    const std::set<std::string> known{"2549137", "2567319", "4529137", "4583719", "6527319",
                                      "6581923", "6581927", "8543719", "8561923", "8561927"};
    QCOMPARE(lines, known);
    QCOMPARE(ai::lab::lostGames(3).size(), std::size_t(0));
}

QTEST_APPLESS_MAIN(TestRefutation)
#include "tst_refutation.moc"
