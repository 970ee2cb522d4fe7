#include "ai/learn/lessons.h"
#include "ai/learn/puzzles.h"
#include "core/format/nativeformat.h"
#include "tests/support/window/gamestest.h"
#include "ui/learn/ladderstudy.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/lessongrid.h"
#include "ui/learn/progressstore.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/gametexts.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

using core::GameKind;
using core::Move;

/// What leads from a game to Learn.
class TestLearnWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void mistakesOfAReviewedGameComeBack();
    void theFirstStartOffersALessonOnce();
    void whoMovesIsOfferedNoLesson();
    void theTitleSaysWhatIsLearnt();
    void learnOpensAtItsTop();
    void theGameIsNotChangedUnseen();
    void aLadderGameIsReviewed_data();
    void aLadderGameIsReviewed();
    void aLadderGameIsReviewedBeforeItsLastMoveIsShown();
    void aLadderGameIsOpenedAgain();
    void aLadderGameGoesOnAgainstTheComputer_data();
    void aLadderGameGoesOnAgainstTheComputer();
    void afterALadderGameLearnOpensAtItsHome();
    void theKeysOfUndoAndHintPressTheButtons();
    void anAnswerThatComesLaterLeavesTheKeyboard();
    void theKeyboardGoesFromButtonToButton();
    void fontsGrowWithTheWindow();
    void theBoardLiesWhereThatOfAGameDoes();
    void allOfTheHomeIsInView();

private:
    static QByteArray progress();
    static std::vector<Move> playRung(const ui::MainWindow &window, GameKind game);
};

QByteArray TestLearnWindow::progress()
{
    QFile kept(ui::progressPath());
    return kept.open(QIODevice::ReadOnly) ? kept.readAll() : QByteArray();
}

/// A game that is over when it is opened is reviewed, and what the person misplayed is kept, though
/// the page Learn was never opened.
void TestLearnWindow::mistakesOfAReviewedGameComeBack()
{
    const auto &puzzle = ai::learn::puzzlesOf(GameKind::Othello).puzzles[0];
    core::GameRecord record;
    record.start = puzzle.position;
    record.roles = core::rolesWithOpponent(core::opponent(core::sideToMove(puzzle.position)));
    core::Position position = puzzle.position;
    while (!core::isOver(position)) {
        const auto moves = core::legalMoves(position);
        const Move move = moves.front() == puzzle.solution ? moves.back() : moves.front();
        record.moves.push_back(move);
        position = core::after(position, move);
    }
    const auto window = shown();
    window->openPath(
        file("game.tabuleiro", QByteArray::fromStdString(core::format::writeNative(record))));
    QTRY_VERIFY(window->game().phase() == ui::GameController::Phase::Over);
    const auto &first = std::get<core::Othello>(puzzle.position);
    const std::string text = first.toText() + ' ' + first.moveText(record.moves[0]) + ' '
                             + first.moveText(puzzle.solution);
    const QByteArray line = "mistake othello " + QByteArray::fromStdString(text);
    QTRY_VERIFY2(progress().contains(line), progress().constData());
    // None is of the other side.
    for (const QByteArray &kept : progress().split('\n')) {
        if (kept.startsWith("mistake"))
            QCOMPARE(kept.split(' ')[3], line.split(' ')[3]);
    }
    trigger(*window, "learnPage");
    auto *tomorrow = part<QLabel>(*window, "practiseMistakesText");
    QTRY_COMPARE(tomorrow->text(), QString("The next ones come back tomorrow."));
}

void TestLearnWindow::theFirstStartOffersALessonOnce()
{
    forgetStarts();
    {
        const auto window = shown();
        const auto *offer = part<QWidget>(*window, "lessonOffer");
        QVERIFY(offer->isVisible());
        QVERIFY(window->focusWidget() != part<QWidget>(*window, "takeLesson")); // quietly
        choose(*window, "Nim");
        QCOMPARE(offer->findChild<QLabel *>()->text(), QString("New to Nim?"));
        choose(*window, "Othello");
        QCOMPARE(offer->findChild<QLabel *>()->text(), QString("New to Othello?"));
        press(*window, "takeLesson");
        QVERIFY(!offer->isVisible());
        const auto &lesson = ai::learn::lessonsOf(GameKind::Othello)[0];
        QCOMPARE(part<QLabel>(*window, "studyTitle")->text(), QString::fromStdString(lesson.title));
        QVERIFY(part<QWidget>(*window, "learnBoard")->isVisible());
        trigger(*window, "playPage");
        QVERIFY(window->board()->isVisible() && offer->isHidden());
    }
    const auto again = shown();
    QVERIFY(part<QWidget>(*again, "lessonOffer")->isHidden());
}

void TestLearnWindow::whoMovesIsOfferedNoLesson()
{
    forgetStarts();
    const auto window = shown({360, 400});
    QVERIFY(!part<QWidget>(*window, "lessonOffer")->isHidden());
    play(*window, {"d3"});
    QVERIFY(part<QWidget>(*window, "lessonOffer")->isHidden());
    // Of this game alone.
    trigger(*window, "newGame");
    choose(*window, "Nim");
    QVERIFY(!part<QWidget>(*window, "lessonOffer")->isHidden());
    QCOMPARE(part<QWidget>(*window, "lessonOffer")->findChild<QLabel *>()->text(),
             QString("New to Nim?"));
    choose(*window, "Othello");
    QVERIFY(part<QWidget>(*window, "lessonOffer")->isHidden());
}

void TestLearnWindow::theTitleSaysWhatIsLearnt()
{
    const auto window = shown();
    const QString played = window->windowTitle();
    trigger(*window, "learnPage");
    QCOMPARE(window->windowTitle(), QString::fromUtf8("Learn \u2014 Othello"));
    press(*window, "solveDaily");
    QCOMPARE(window->windowTitle(), QString::fromUtf8("Puzzle of the day \u2014 Othello"));
    trigger(*window, "playPage");
    QCOMPARE(window->windowTitle(), played);
}

/// In the smallest window, where the page has to be scrolled.
void TestLearnWindow::learnOpensAtItsTop()
{
    const auto window = shown({360, 400});
    trigger(*window, "learnPage");
    QCoreApplication::processEvents();
    QTRY_COMPARE(window->focusWidget(), part<ui::LearnPage>(*window, "learnPage")
                                            ->findChild<ui::SegmentedRow *>()
                                            ->segment(static_cast<int>(GameKind::Othello)));
}

void TestLearnWindow::theGameIsNotChangedUnseen()
{
    const auto window = shown();
    play(*window, {"f5", "d6"});
    const auto &game = window->game();
    trigger(*window, "learnPage");
    const std::vector<std::pair<Qt::Key, Qt::KeyboardModifiers>> keys{
        {Qt::Key_Z, Qt::ControlModifier},
        {Qt::Key_H, Qt::ControlModifier},
        {Qt::Key_M, Qt::ControlModifier},
        {Qt::Key_Left, Qt::AltModifier}};
    for (const auto &[key, modifiers] : keys) {
        QTest::keyClick(window.get(), key, modifiers);
        QVERIFY(!window->board()->isVisible());
        QCOMPARE(game.shownPly(), std::size_t(2));
        QVERIFY(!game.findingHint() && game.canHelp());
    }
    trigger(*window, "playPage");
    QVERIFY(window->board()->isVisible());
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.shownPly(), std::size_t(1));
    trigger(*window, "learnPage");
    trigger(*window, "newGame"); // what opens something leads back
    QVERIFY(window->board()->isVisible());
}

/// Plays a game against the first rung to its end; the moves of the person and of the rung.
std::vector<Move> TestLearnWindow::playRung(const ui::MainWindow &window, GameKind game)
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

void TestLearnWindow::aLadderGameIsReviewed_data()
{
    QTest::addColumn<bool>("byCommand");
    QTest::newRow("button") << false;
    QTest::newRow("command") << true;
}

/// The game of the page Play is kept.
void TestLearnWindow::aLadderGameIsReviewed()
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
    QVERIFY2(stateText(*window).contains("Your last game is kept: Game, Recent games."),
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
void TestLearnWindow::aLadderGameIsReviewedBeforeItsLastMoveIsShown()
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
    QCOMPARE(progress().count("ladder nim"), qsizetype(1));
}

/// From the recent games, with its players as in the ladder.
void TestLearnWindow::aLadderGameIsOpenedAgain()
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

void TestLearnWindow::aLadderGameGoesOnAgainstTheComputer_data()
{
    QTest::addColumn<bool>("byMove");
    QTest::newRow("command") << false;
    QTest::newRow("move") << true;
}

/// From an earlier position: the rung plays only in the ladder.
void TestLearnWindow::aLadderGameGoesOnAgainstTheComputer()
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
void TestLearnWindow::afterALadderGameLearnOpensAtItsHome()
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

void TestLearnWindow::theKeysOfUndoAndHintPressTheButtons()
{
    const auto window = shown();
    trigger(*window, "learnPage");
    press(*window, "playRung");
    auto &board = *part<ui::BoardWidget>(*window, "learnBoard");
    const QList<int> cells = board.cells();
    board.press(*std::find_if(cells.begin(), cells.end(),
                              [&board](int cell) { return board.isLegal(cell); }));
    QTRY_VERIFY(board.isInteractive() && !board.isAnimating());
    const auto *answer = part<QLabel>(*window, "studyAnswer");
    QTest::keyClick(&board, Qt::Key_H, Qt::ControlModifier);
    QVERIFY2(answer->text().startsWith("With a hint"), qPrintable(answer->text()));
    QTest::keyClick(&board, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(answer->text().startsWith("With a move taken back"), qPrintable(answer->text()));
    QTest::keyClick(&board, Qt::Key_Z, Qt::ControlModifier); // confirms
    QVERIFY(board.position() == core::Position(core::Othello()));
}

void TestLearnWindow::anAnswerThatComesLaterLeavesTheKeyboard()
{
    const auto window = shown();
    trigger(*window, "learnPage");
    press(*window, "playRung");
    auto &learnBoard = *part<ui::BoardWidget>(*window, "learnBoard");
    QVERIFY(learnBoard.isInteractive());
    QTest::keyClicks(&learnBoard, "d3");
    QTest::keyClick(&learnBoard, Qt::Key_Return);
    QVERIFY(!learnBoard.isInteractive());
    trigger(*window, "playPage");
    window->board()->setFocus();
    QTRY_VERIFY(learnBoard.isInteractive()); // the rung has moved
    QCOMPARE(window->focusWidget(), window->board());
}

/// Without a detour by the switch of the pages, where a letter opens no menu; Enter presses.
void TestLearnWindow::theKeyboardGoesFromButtonToButton()
{
    const auto window = shown();
    trigger(*window, "learnPage");
    const auto tabbed = [&window](int count) {
        QStringList names;
        for (int i = 0; i < count; ++i) {
            QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
            names << window->focusWidget()->objectName();
        }
        return names;
    };
    auto *begin = part<QWidget>(*window, "continueLesson");
    begin->setFocus();
    const auto lessons = window->findChildren<ui::LessonButton *>();
    QVERIFY(lessons.size() >= 12);
    const QStringList behind = tabbed(int(lessons.size()) + 1);
    QCOMPARE(behind.first(), QString("lessonbracket"));
    QCOMPARE(behind.at(lessons.size() - 1), QString("lessonending"));
    QCOMPARE(behind.last(), QString("playRung"));
    begin->setFocus();
    QTest::keyClick(begin, Qt::Key_Return);
    QVERIFY(part<QWidget>(*window, "learnBoard")->isVisible());
    part<QWidget>(*window, "learnBoard")->setFocus();
    QCOMPARE(tabbed(3), QStringList({"studyButton1", "studyButton4", "studyButton5"}));
    auto *page = part<QWidget>(*window, "learnSegment");
    page->setFocus();
    QTest::keyClick(page, Qt::Key_H);
    QVERIFY(window->menuBar()->activeAction() == nullptr);
}

/// At home and in a study, and a large window can become small again.
void TestLearnWindow::fontsGrowWithTheWindow()
{
    const auto window = shown({960, 660});
    trigger(*window, "learnPage");
    const auto *home = part<QWidget>(*window, "solveDaily");
    const int usual = home->fontMetrics().height();
    QCOMPARE(usual, window->fontMetrics().height());
    QCoreApplication::processEvents();
    const auto *study = part<ui::LearnPage>(*window, "learnPage")->studyView();
    const int usualOfStudy = study->fontMetrics().height();
    const QSize least = window->minimumSize();
    window->resize(3840, 2160);
    QTRY_VERIFY(2 * home->fontMetrics().height() >= 3 * usual);
    press(*window, "solveDaily");
    QVERIFY(study->fontMetrics().height() >= home->fontMetrics().height());
    QCoreApplication::processEvents();
    window->resize(960, 660);
    QTRY_COMPARE(window->size(), QSize(960, 660));
    QTRY_COMPARE(study->fontMetrics().height(), usualOfStudy);
    QTRY_COMPARE(window->minimumSize(), least);
}

void TestLearnWindow::theBoardLiesWhereThatOfAGameDoes()
{
    const auto window = shown({960, 660});
    trigger(*window, "learnPage");
    press(*window, "solveDaily");
    const auto areaOf = [&](const QWidget *part) {
        return QRect(part->mapTo(window.get(), QPoint()), part->size());
    };
    const auto *study = part<ui::LearnPage>(*window, "learnPage")->studyView();
    const auto *players = window->findChild<ui::PlayersCard *>();
    for (const bool mirrored : {false, true}) {
        window->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        for (const QSize size : {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)}) {
            window->resize(size);
            trigger(*window, "learnPage");
            QCoreApplication::processEvents();
            const QRect board = areaOf(study->board());
            const QRect column = areaOf(study->card());
            trigger(*window, "playPage");
            QCoreApplication::processEvents();
            QCOMPARE(board, areaOf(part<QWidget>(*window, "board")));
            QCOMPARE(column.left(), areaOf(players).left());
            QCOMPARE(column.right(), areaOf(players).right());
        }
    }
}

void TestLearnWindow::allOfTheHomeIsInView()
{
    const auto window = shown({960, 660});
    trigger(*window, "learnPage");
    const auto *page = part<ui::LearnPage>(*window, "learnPage");
    for (const QSize size : {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)}) {
        window->resize(size);
        QCoreApplication::processEvents();
        const auto *area = page->findChild<QScrollArea *>();
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }
}

QTEST_MAIN(TestLearnWindow)
#include "tst_learnwindow.moc"
