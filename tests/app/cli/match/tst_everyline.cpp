#include "app/cli/match/everyline.h"

#include "ai/players/namedplayers.h"
#include "ai/players/publishedplayers.h"

#include <QTest>

using core::TicTacToe;

/// All games of tic-tac-toe against the programs of the articles.
class TestEveryLine : public QObject
{
    Q_OBJECT

private slots:
    void lostLinesAreTheKnownOnes_data();
    void lostLinesAreTheKnownOnes();
    void losingLinesOfDepthTwoAreTheTenKnown();
};

void TestEveryLine::lostLinesAreTheKnownOnes_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<bool>("humanStarts");
    QTest::addColumn<int>("lost");
    QTest::addColumn<int>("lines");
    // Counted by another program, from the report's description.
    QTest::newRow("the report's intermediate") << "report-medium" << true << 32 << 457;
    QTest::newRow("the report's intermediate, starting") << "report-medium" << false << 0 << 76;
    QTest::newRow("the report's code") << "report-code" << true << 32 << 717;
    QTest::newRow("the report's code, starting") << "report-code" << false << 0 << 98;
    QTest::newRow("the report's text") << "report-text" << true << 6 << 573;
    QTest::newRow("the report's text, starting") << "report-text" << false << 0 << 94;
    QTest::newRow("the article's depth 2") << "heuristic-2" << true << 10 << 621;
    QTest::newRow("the article's depth 2, starting") << "heuristic-2" << false << 0 << 183;
}

void TestEveryLine::lostLinesAreTheKnownOnes()
{
    QFETCH(QString, program);
    QFETCH(bool, humanStarts);
    QFETCH(int, lost);
    QFETCH(int, lines);
    const ai::NamedPlayer *opponent = ai::playerNamed(program.toStdString());
    QVERIFY(opponent != nullptr);
    ai::Random random(1);
    const cli::match::EveryLine found = cli::match::playEveryLine(
        [&](const TicTacToe &position) { return opponent->choose(position, random); }, humanStarts);
    QCOMPARE(found.lost, lost);
    QCOMPARE(found.played, lines);
}

void TestEveryLine::losingLinesOfDepthTwoAreTheTenKnown()
{
    cli::match::EveryLine found = cli::match::playEveryLine(
        [](const TicTacToe &position) { return ai::heuristicTicTacToe(position, 2); }, true);
    std::sort(found.lostLines.begin(), found.lostLines.end());
    const std::vector<std::string> known{"2549137", "2567319", "4529137", "4583719", "6527319",
                                         "6581923", "6581927", "8543719", "8561923", "8561927"};
    QCOMPARE(found.lostLines, known);
}

QTEST_APPLESS_MAIN(TestEveryLine)
#include "tst_everyline.moc"
