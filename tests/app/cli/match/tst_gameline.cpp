#include "app/cli/match/gamefile.h"

#include <QTest>

using namespace cli::match;
using namespace std::chrono_literals;

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
    finished.game.play({*finished.game.othello().parseMove("d6"), -1.5, 250ms});
    finished.game.play({*finished.game.othello().parseMove("c3"), {}, 1234567us});
    finished.game.play({*finished.game.othello().parseMove("d3"), 2.0, 1us});
    return finished;
}

} // namespace

void TestGameLine::gamesAreReadBack()
{
    for (const int number : {6, 7}) {
        MatchGame game = sampleGame(number);
        const GameSoFar begun = game.game;
        std::chrono::microseconds time = 1us;
        for (; !game.game.othello().isOver(); time = time * 3 / 2 + 1us)
            game.game.play({game.game.othello().legalMoves()[0], {}, time});
        const std::string line = ggfLine(game, {"new]", "old"}, 42, "2024.05.01_10:00:00.GMT");
        QVERIFY(line.find("[d6/-1.50/0.250000]") != std::string::npos);
        QVERIFY(line.find(number == 6 ? "PB[new)]PW[old]" : "PB[old]PW[new)]")
                != std::string::npos);
        const auto summary = readGgfLine(line, 42);
        QVERIFY2(summary.ok(), summary ? "" : summary.error().text.c_str());
        QVERIFY(*summary == summaryOf(game));
        QVERIFY(!readGgfLine(line, 43).ok());

        game.game = begun;
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
    QTest::addColumn<QByteArray>("message");
    const QByteArray board =
        "BO[8 ---------------------------O*------*O--------------------------- *]";
    const QByteArray mark = "CO[match 000000000000002a game ";
    QTest::newRow("nothing") << QByteArray() << QByteArray("not a whole game");
    QTest::newRow("cut short") << "(;RE[+2]" + mark + '1' << QByteArray("not a whole game");
    QTest::newRow("no board") << "(;RE[+2]" + mark + "1];)" << QByteArray("without a board");
    QTest::newRow("another's") << "(;RE[+2]CO[match 42]" + board + ";)"
                               << QByteArray("a game of another match");
    QTest::newRow("no comment") << "(;RE[+2]" + board + ";)"
                                << QByteArray("not a game that a match has written");
    QTest::newRow("no result") << "(;" + mark + "1]" + board + ";)"
                               << QByteArray("not a game that a match has written");
    QTest::newRow("no number") << "(;RE[+2]" + mark + "x]" + board + ";)"
                               << QByteArray("a game without a number");
    QTest::newRow("not over") << "(;RE[+3]" + mark + "1]" + board + "B[f5];)"
                              << QByteArray("do not lead to the result");
    QTest::newRow("illegal move") << "(;RE[+64:t]" + mark + "1; White late]" + board + "B[a1];)"
                                  << QByteArray("a1 turns no disc");
}

void TestGameLine::strangeLinesAreNoGames()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, message);
    const auto game = readGgfLine(line.toStdString(), 42);
    QVERIFY(!game.ok());
    QVERIFY2(game.error().text.find(message.toStdString()) != std::string::npos,
             game.error().text.c_str());
}

QTEST_APPLESS_MAIN(TestGameLine)
#include "tst_gameline.moc"
