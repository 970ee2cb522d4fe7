#include "tests/support/window/gamestest.h"
#include "ui/commands/maincommands.h"
#include "ui/records/statistics/statisticsrecorder.h"

using core::GameKind;
using core::Side;
using ui::Statistics;
using ui::Tally;

/// Which games are counted, as what, and how often.
class TestStatisticsRecorder : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theTallyGrows();
    void aGameCountsOnceForItsLowestLevel();
    void gamesOfTwoPeopleAreCountedApart();
};

namespace {

void play(ui::GameController &game, std::initializer_list<int> codes)
{
    for (const int code : codes)
        game.play(core::Move(std::uint16_t(code)));
}

} // namespace

void TestStatisticsRecorder::theTallyGrows()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    auto *tally = part<QLabel>(*window, "tally");
    QCOMPARE(tally->text(), QString());
    play(*window, {"1", "4", "2", "5", "3"});
    QTRY_COMPARE(tally->text(), QString("X: 1 won, 0 drawn, 0 lost."));
    QVERIFY(tally->isVisible());
    trigger(*window, "lookBack");
    QVERIFY(!tally->isVisible()); // the line is the opening's
    trigger(*window, "lookLast");
    QVERIFY(tally->isVisible());
    trigger(*window, "undo");
    QCOMPARE(tally->text(), QString("X: 1 won, 0 drawn, 0 lost."));
    trigger(*window, "statistics");
    QVERIFY(part<QWidget>(*window, "statistics")->isVisible());
}

void TestStatisticsRecorder::aGameCountsOnceForItsLowestLevel()
{
    QWidget window;
    ui::GameController game;
    game.setLevel(ai::Level::Easy);
    QMenuBar bar;
    const auto &commands = *new ui::MainCommands(&bar);
    auto score = std::make_unique<ui::StatisticsRecorder>(&window, game, commands);
    game.start(*core::parsePosition(GameKind::Nim, "1-1-1 normal first"),
               core::rolesWithOpponent(core::Side::Second));
    game.setLevel(ai::Level::Hard);
    const auto finish = [&game] {
        while (game.phase() != ui::GameController::Phase::Over) {
            game.play(legalMoves(game.match().current()).front());
            QTRY_VERIFY(game.phase() != ui::GameController::Phase::ComputerToMove);
        }
    };
    finish();
    Statistics statistics;
    QTRY_COMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).won(), 1);
    QCOMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Hard)).played(), 0);
    game.undo();
    finish();
    delete score->line();
    score.reset(); // what was to be counted is counted now
    QCOMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).played(), 1);
}

void TestStatisticsRecorder::gamesOfTwoPeopleAreCountedApart()
{
    QWidget window;
    ui::GameController game;
    QMenuBar bar;
    const auto &commands = *new ui::MainCommands(&bar);
    ui::StatisticsRecorder score(&window, game, commands);
    game.start(core::TicTacToe(), {});
    game.setCounts(false);
    play(game, {0, 3, 1, 4, 2}); // not counted: it was opened, say
    game.start(core::TicTacToe(), {});
    play(game, {0, 3, 1, 4, 8, 5});
    Statistics statistics;
    const auto found = [&] { return statistics.tally(GameKind::TicTacToe, {}); };
    QTRY_COMPARE(found().played(), 1);
    const Tally tally = found();
    QCOMPARE(tally.lost(), 1); // the one who moved first
    score.showTally(GameKind::TicTacToe, core::Role());
    QTRY_COMPARE(score.line()->text(), QString("X: 0 won, 0 drawn, 1 lost."));
    delete score.line();
}

QTEST_MAIN(TestStatisticsRecorder)
#include "tst_statisticsrecorder.moc"
