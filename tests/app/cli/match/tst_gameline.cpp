#include "app/cli/match/gameline.h"

#include <QTest>

using namespace cli::match;

/// The lines of a match's file of games.
class TestGameLine : public QObject
{
    Q_OBJECT

private slots:
    void gamesAreReadBack();
    void strangeLinesAreNoGames_data();
    void strangeLinesAreNoGames();
};

namespace {

MatchGame sampleGame(int number)
{
    MatchGame finished;
    finished.number = number;
    finished.sideOfFirstPlayer = sideOfFirst(number);
    finished.game.start = finished.game.position = core::Othello();
    finished.game.play({*finished.game.othello().parseMove("f5"), {}, {}});
    finished.game.play({*finished.game.othello().parseMove("d6"), -1.5, Seconds(0.25)});
    finished.game.play({*finished.game.othello().parseMove("c3"), {}, Seconds(1.5)});
    finished.game.play({*finished.game.othello().parseMove("d3"), 2.0, Seconds(0.125)});
    return finished;
}

} // namespace

void TestGameLine::gamesAreReadBack()
{
    for (const int number : {6, 7}) {
        MatchGame game = sampleGame(number);
        const std::string line = ggfLine(game, {"new]", "old"}, 42, "2024.05.01_10:00:00.GMT");
        QVERIFY(line.find("[d6/-1.50/0.250000]") != std::string::npos);
        QVERIFY(line.find(number == 6 ? "PB[new)]PW[old]" : "PB[old]PW[new)]")
                != std::string::npos);
        const auto summary = readGgfLine(line, 42);
        QVERIFY2(summary.ok(), summary ? "" : summary.error().text.c_str());
        QVERIFY(*summary == summaryOf(game));
        QVERIFY(!readGgfLine(line, 43).ok());

        game.failed = core::Side::Second;
        game.failure = {PlayerFailure::Kind::Time, "did not answer; [slow]\nor dead"};
        const std::string failedLine = ggfLine(game, {"new", "old"}, 42, "");
        QVERIFY(failedLine.find("RE[+64:t]") != std::string::npos);
        const auto failed = readGgfLine(failedLine, 42);
        QVERIFY(failed.ok());
        QCOMPARE(failed->score, number == 6 ? 64 : -64);
        QCOMPARE(*failed->failed, number == 6 ? 1 : 0);
        QCOMPARE(failed->failure, std::string("did not answer; [slow) or dead"));
    }
}

void TestGameLine::strangeLinesAreNoGames_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut short") << QByteArray("(;GM[Othello]RE[+2]CO[match 000000000000002a game 1");
    QTest::newRow("another's") << QByteArray("(;GM[Othello]RE[+2]BO[8 ...]B[f5];)");
    QTest::newRow("no number") << QByteArray("(;RE[+2]CO[match 000000000000002a game x];)");
    QTest::newRow("no result") << QByteArray("(;CO[match 000000000000002a game 1];)");
}

void TestGameLine::strangeLinesAreNoGames()
{
    QFETCH(QByteArray, line);
    QVERIFY(!readGgfLine(line.toStdString(), 42).ok());
}

QTEST_APPLESS_MAIN(TestGameLine)
#include "tst_gameline.moc"
