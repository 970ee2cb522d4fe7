#include "ai/lab/lessons/library.h"
#include "ai/lab/lessons/topicpath.h"
#include "ai/lab/trace/levelsearch.h"
#include "tests/support/qt/labtest.h"
#include "tests/support/qt/waits.h"

using ui::lab::LabSession;

/// The game that is played, as the Lab explains it.
class TestGameRequests : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void gameBeingPlayedIsOpenedFirst();
    void whoIsMaxIsNamed();
    void lastMoveIsExplainedAsTheLevelPlays();
    void hardOthelloSaysThatItCannotBeReplayed();
};

void TestGameRequests::gameBeingPlayedIsOpenedFirst()
{
    ui::GameController game;
    {
        ui::lab::LabWindow lab(&game); // no game
        finish(lab);
        const std::string_view first = ai::lab::path().front().stops.front().exhibit;
        QCOMPARE(lab.session()->setup(), ai::lab::exhibit(first)->setup);
    }
    game.start(core::Nim(), std::nullopt);
    game.play(std::get<core::Nim>(game.match().current()).legalMoves()[0]);
    ui::lab::LabWindow lab(&game);
    finish(lab);
    QCOMPARE(lab.session()->setup().root, ai::lab::fromPosition(game.match().current()));
    QVERIFY(lab.session()->atEnd());
    QVERIFY(!part<QPushButton>(lab, "fromTheBeginning")->isHidden());
}

void TestGameRequests::whoIsMaxIsNamed()
{
    ui::GameController game;
    game.setLevel(ai::Level::Hard);
    ui::lab::LabWindow lab(&game);
    game.start(core::startOf(core::GameKind::Nim), core::Side::First);
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    finish(lab);
    lab.controller()->explainLastMove();
    finish(lab);
    QVERIFY2(lab.message().contains("MAX is First player (Computer)."), qPrintable(lab.message()));
    lab.controller()->openGamePosition();
    finish(lab);
    QVERIFY2(lab.message().contains("MAX is Second player (You)."), qPrintable(lab.message()));
}

void TestGameRequests::lastMoveIsExplainedAsTheLevelPlays()
{
    const auto window = opened();
    for (const ai::Level level : ai::allLevels) {
        for (const core::GameKind kind : {core::GameKind::TicTacToe, core::GameKind::Nim}) {
            ui::GameController game;
            game.setLevel(level);
            ui::lab::LabWindow lab(&game);
            game.start(core::startOf(kind), core::Side::First);
            QTRY_VERIFY(game.match().ply() == 1);
            finish(lab);
            lab.controller()->explainLastMove();
            finish(lab);
            QCOMPARE(lab.session()->selected(), LabSession::Path{game.match().move(0)});
            QCOMPARE(lab.session()->setup(),
                     ai::lab::levelSearch(game.match().position(0), level).setup);
            // Tic-tac-toe's levels play a best move of the search that is shown.
            if (kind == core::GameKind::TicTacToe)
                QVERIFY2(lab.message().contains("nothing here is worth more"),
                         qPrintable(lab.message()));
        }
    }
}

void TestGameRequests::hardOthelloSaysThatItCannotBeReplayed()
{
    m_game.setLevel(ai::Level::Hard);
    m_game.start(core::Othello(), std::nullopt);
    const auto window = opened();
    window->controller()->openGamePosition();
    finish(*window);
    QVERIFY(std::holds_alternative<core::Othello>(window->session()->setup().root));
    QVERIFY2(window->message().contains("which no trace can repeat"),
             qPrintable(window->message()));
}

QTEST_MAIN(TestGameRequests)
#include "tst_gamerequests.moc"
