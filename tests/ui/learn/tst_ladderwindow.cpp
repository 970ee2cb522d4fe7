#include "tests/support/qt/files.h"
#include "tests/support/window/gamestest.h"
#include "ui/learn/ladderstudy.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/progressstore.h"
#include "ui/play/gametexts.h"

#include <QTimer>

using core::GameKind;
using core::Move;

/// Games of the ladder in the window: reviewed, opened again and played on.
class TestLadderWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aLadderGameIsReviewed_data();
    void aLadderGameIsReviewed();
    void aLadderGameIsReviewedBeforeItsLastMoveIsShown();
    void aLadderGameIsOpenedAgain();
    void aLadderGameGoesOnAgainstTheComputer_data();
    void aLadderGameGoesOnAgainstTheComputer();
    void afterALadderGameLearnOpensAtItsHome();

private:
    static std::vector<Move> playRung(const ui::MainWindow &window, GameKind game);
};

/// Plays a game against the first rung to its end; the moves of the person and of the rung.
std::vector<Move> TestLadderWindow::playRung(const ui::MainWindow &window, GameKind game)
{
    trigger(window, "learnPage");
    const auto *page = part<ui::LearnPage>(window, "learnPage");
    QTest::mouseClick(page->findChild<ui::SegmentedRow *>()->segment(static_cast<int>(game)),
                      Qt::LeftButton);
    press(window, "playRung");
    auto *board = part<ui::BoardWidget>(window, "learnBoard");
    std::vector<Move> moves;
    QObject watch;
    QObject::connect(page->studyView(), &ui::StudyView::positionShown, &watch,
                     [&moves, before = board->position()](const core::Position &now) mutable {
                         for (const Move move : core::legalMoves(before)) {
                             if (core::after(before, move) == now)
                                 return moves.push_back(move), before = now, void();
                         }
                     });
    while (!core::isOver(board->position())) {
        [&] { QTRY_VERIFY(board->isInteractive() || core::isOver(board->position())); }();
        const auto cells = board->cells();
        const auto cell = std::find_if(cells.begin(), cells.end(),
                                       [board](int one) { return board->isLegal(one); });
        if (board->isInteractive() && cell != cells.end())
            board->press(*cell);
    }
    // Over only when the last move has been shown.
    [page] { QTRY_VERIFY(!page->studyView()->card()->answer().isEmpty()); }();
    return moves;
}

void TestLadderWindow::aLadderGameIsReviewed_data()
{
    QTest::addColumn<bool>("byCommand");
    QTest::newRow("button") << false;
    QTest::newRow("command") << true;
}

/// The game of the page Play is kept.
void TestLadderWindow::aLadderGameIsReviewed()
{
    QFETCH(bool, byCommand);
    const auto window = shown();
    play(*window, {"f5", "d6"});
    const auto &game = window->game();
    trigger(*window, "learnPage");
    trigger(*window, "review"); // no game is over here
    QVERIFY(window->board()->isVisible());
    QCOMPARE(game.match().moves().size(), std::size_t(2));
    const std::vector<Move> moves = playRung(*window, GameKind::Nim);
    QVERIFY(!moves.empty());
    if (byCommand)
        trigger(*window, "review");
    else
        press(*window, "studyButton0");
    QVERIFY(window->board()->isVisible());
    QVERIFY(game.match().start() == core::startOf(GameKind::Nim));
    QVERIFY(game.match().moves() == moves);
    QVERIFY(game.personSide() == core::Side::First);
    QCOMPARE(ui::playerTitle(game, core::Side::First), QString("You"));
    QCOMPARE(ui::playerTitle(game, core::Side::Second), QString("Pebble"));
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    QVERIFY2(stateText(*window).contains("Your last game is kept under Recent games."),
             qPrintable(stateText(*window)));
    auto *recent = part<QMenu>(*window, "recentGames");
    showRecent(*recent);
    QVERIFY(recent->actions().size() >= 2);
    // The way back leads to where the game was played.
    auto *leave = part<QAbstractButton>(*window, "leaveReviewButton");
    QCOMPARE(leave->text(), QString("Back to Learn"));
    leave->click();
    QVERIFY(part<QWidget>(*window, "learnBoard")->isVisible());
    trigger(*window, "playPage");
    QVERIFY(!part<QWidget>(*window, "reviewPanel")->isVisible());
    trigger(*window, "review");
    QCOMPARE(leave->text(), QString("Back to the end"));
}

/// The rung ends the game; the command's way to its review does not wait for the animation.
void TestLadderWindow::aLadderGameIsReviewedBeforeItsLastMoveIsShown()
{
    const auto window = shown();
    trigger(*window, "learnPage");
    const auto *page = part<ui::LearnPage>(*window, "learnPage");
    QTest::mouseClick(
        page->findChild<ui::SegmentedRow *>()->segment(static_cast<int>(GameKind::Nim)),
        Qt::LeftButton);
    press(*window, "playRung");
    auto *view = page->studyView();
    auto *board = view->board();
    // Leaves the rung 17, 13, 9, 5 and at last a single counter, which it must take.
    int heap = 20;
    while (heap > 1) {
        QTRY_VERIFY(board->isInteractive());
        const auto before = std::get<core::Nim>(board->position());
        heap = (before.heap(0) - 2) / 4 * 4 + 1;
        if (heap == 1)
            view->setAnimationSpeed(ui::AnimationSpeed::Slow);
        emit board->moveChosen(core::Nim::take(0, before.heap(0) - heap));
    }
    QTRY_VERIFY(page->findChild<ui::LadderStudy *>()->isFinished());
    QVERIFY(!core::isOver(view->position())); // its last move is not shown yet
    QVERIFY(view->card()->answer().isEmpty());
    trigger(*window, "review");
    QVERIFY(window->board()->isVisible());
    QVERIFY(core::kindOf(window->game().match().current()) == GameKind::Nim);
    QVERIFY(core::isOver(window->game().match().current()));
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    // It is won and counted, once.
    QVERIFY2(view->card()->answer().startsWith("You won."), qPrintable(view->card()->answer()));
    QVERIFY(core::isOver(view->position()));
    // Nothing is left that would show the move and count the game again.
    QVERIFY(!board->isAnimating());
    for (const auto *timer : view->findChildren<QTimer *>())
        QVERIFY2(!timer->isActive(), qPrintable(timer->objectName()));
    QCOMPARE(bytesOf(ui::progressPath()).count("ladder nim"), qsizetype(1));
}

/// From the recent games, with its players as in the ladder.
void TestLadderWindow::aLadderGameIsOpenedAgain()
{
    {
        const auto window = shown();
        playRung(*window, GameKind::Nim);
        press(*window, "studyButton0");
    }
    const auto window = shown();
    auto *recent = part<QMenu>(*window, "recentGames");
    showRecent(*recent);
    QAction *game = recent->actions().constFirst();
    const QString title = game->text();
    QVERIFY2(
        title.startsWith(QString::fromUtf8("Nim \u00b7 won \u00b7 Pebble \u00b7 today"))
            || title.startsWith(QString::fromUtf8("Nim \u00b7 lost \u00b7 Pebble \u00b7 today")),
        qPrintable(title));
    game->trigger();
    QTRY_VERIFY(window->game().phase() == ui::GameController::Phase::Over);
    QCOMPARE(ui::playerTitle(window->game(), core::Side::First), QString("You"));
    QCOMPARE(ui::playerTitle(window->game(), core::Side::Second), QString("Pebble"));
    const bool won = title.contains("won");
    QVERIFY2(stateText(*window).startsWith(won ? "You won." : "Pebble won."),
             qPrintable(stateText(*window)));
    trigger(*window, "review");
    QVERIFY(window->game().personSide() == core::Side::First);
    auto *verdict = part<QLabel>(*window, "reviewTitle");
    QTRY_VERIFY2(verdict->text().startsWith("You ") || verdict->text().startsWith("Pebble "),
                 qPrintable(verdict->text()));
}

void TestLadderWindow::aLadderGameGoesOnAgainstTheComputer_data()
{
    QTest::addColumn<bool>("byMove");
    QTest::newRow("command") << false;
    QTest::newRow("move") << true;
}

/// From an earlier position: the rung plays only in the ladder.
void TestLadderWindow::aLadderGameGoesOnAgainstTheComputer()
{
    QFETCH(bool, byMove);
    const auto window = shown();
    playRung(*window, GameKind::Nim);
    press(*window, "studyButton0");
    trigger(*window, "lookFirst");
    ui::GameController &game = window->game();
    if (byMove) {
        game.play(legalMoves(game.shown()).back());
        QTRY_VERIFY(game.match().ply() > 0);
    } else {
        trigger(*window, "playFromHere");
    }
    QVERIFY(game.record().players[1].empty()); // the rung's name
    QVERIFY(game.personSide() == core::Side::First);
    QVERIFY(game.computerSide() == core::Side::Second);
    QCOMPARE(ui::playerTitle(game, core::Side::First), QString("You"));
    QCOMPARE(ui::playerTitle(game, core::Side::Second), QString("Computer"));
    QVERIFY(!part<QWidget>(*window, "sideOffer")->isVisible());
    QVERIFY2(window->windowTitle().contains("Nim") && !window->windowTitle().contains("20"),
             qPrintable(window->windowTitle())); // not when the ladder's game was played
}

/// One that is not over is still there.
void TestLadderWindow::afterALadderGameLearnOpensAtItsHome()
{
    const auto window = shown();
    playRung(*window, GameKind::Nim);
    const auto *board = part<QWidget>(*window, "learnBoard");
    trigger(*window, "playPage");
    trigger(*window, "learnPage");
    QVERIFY(!board->isVisible());
    press(*window, "playRung");
    trigger(*window, "playPage");
    trigger(*window, "learnPage");
    QVERIFY(board->isVisible());
}

QTEST_MAIN(TestLadderWindow)
#include "tst_ladderwindow.moc"
