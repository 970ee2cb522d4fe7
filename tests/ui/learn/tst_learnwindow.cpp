#include "ai/learn/lessons.h"
#include "ai/learn/puzzles.h"
#include "core/format/nativeformat.h"
#include "tests/support/qt/files.h"
#include "tests/support/window/gamestest.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/lessongrid.h"
#include "ui/learn/progressstore.h"
#include "ui/play/card/playerscard.h"

#include <QScrollArea>
#include <QScrollBar>

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
    void theHiddenGameIsNeitherCopiedNorSaved();
    void theKeysOfUndoAndHintPressTheButtons();
    void anAnswerThatComesLaterLeavesTheKeyboard();
    void theKeyboardGoesFromButtonToButton();
    void fontsGrowWithTheWindow();
    void theBoardLiesWhereThatOfAGameDoes();
    void allOfTheHomeIsInView();
};

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
    QTRY_VERIFY2(bytesOf(ui::progressPath()).contains(line),
                 bytesOf(ui::progressPath()).constData());
    // None is of the other side.
    for (const QByteArray &kept : bytesOf(ui::progressPath()).split('\n')) {
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

/// The board of Learn is seen, which these commands are not about.
void TestLearnWindow::theHiddenGameIsNeitherCopiedNorSaved()
{
    const auto window = shown();
    play(*window, {"d3", "c3"});
    const std::initializer_list<const char *> commands{"copyGame", "copyPosition", "copyPicture",
                                                       "saveGame", "savePicture"};
    QApplication::clipboard()->setText("mine");
    for (const char *page : {"learnPage", "playPage"}) {
        trigger(*window, page);
        for (const char *command : commands)
            QCOMPARE(part<QAction>(*window, command)->isEnabled(), page == QString("playPage"));
        QTest::keySequence(window.get(), QKeySequence("Ctrl+Shift+C"));
        QCOMPARE(QApplication::clipboard()->text() == "mine", page == QString("learnPage"));
    }
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
    QVERIFY2(answer->text().startsWith("If you undo a move"), qPrintable(answer->text()));
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
    const QStringList behind = tabbed(int(lessons.size()) + 2);
    QCOMPARE(behind.first(), QString("lessonbracket"));
    QCOMPARE(behind.at(lessons.size() - 1), QString("lessonending"));
    QCOMPARE(behind.at(lessons.size()), QString("rungList"));
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
