#include "ai/learn/rungs.h"
#include "core/nimtheory.h"
#include "tests/support/window/learntest.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/learn/dailyparts.h"
#include "ui/learn/ladderparts.h"
#include "ui/learn/learntexts.h"
#include "ui/style/surface.h"

#include <QGridLayout>
#include <QScrollBar>
#include <QSet>

using core::GameKind;
using core::Move;
using ui::BoardWidget;

/// Lessons, and where all parts of the page are.
class TestLearnPage : public LearnTest
{
    Q_OBJECT

private slots:
    void init() { openWithoutProgress(); }
    void wholeLessonByMouse();
    void aRefusalNamesNoMove();
    void enterOpensALesson();
    void lossesAreToldInSentences();
    void hintsComeInTwoStages();
    void progressIsKept();
    void everythingFitsInEverySize();
    void theHomeNeedsNoScrollingInTheUsualWindow();
    void noLessonStaysMarkedBehindTheMouse();
    void theDailyPuzzleHasNoGapInASmallWindow();
    void allOfTheHomeIsInViewInANarrowWindow();
    void theTaskIsInViewBesideTheBoard_data();
    void theTaskIsInViewBesideTheBoard();

private:
    void checkPlaces(QSize size);
};

void TestLearnPage::wholeLessonByMouse()
{
    const auto &lessons = ai::learn::lessonsOf(GameKind::Othello);
    const auto isProminent = [this](const char *name) {
        return qobject_cast<const ui::FlatButton *>(button(name))->isProminent();
    };
    // Whoever is new begins with a lesson.
    QVERIFY(isProminent("continueLesson") && !isProminent("solveDaily"));
    press("continueLesson");
    for (const auto &step : lessons[0].steps) {
        const bool isBlack = core::sideToMove(step.position) == core::Side::First;
        QCOMPARE(text("studyTask"), QString(isBlack ? "You play Black. " : "You play White. ")
                                        + QString::fromStdString(step.task));
        clickMove(step.turns[0].accepted[0]);
        QCOMPARE(text("studyAnswer"), QString::fromStdString(step.praise));
        press("studyButton4");
    }
    QCOMPARE(text("studyTitle"), QString::fromStdString(lessons[1].title)); // the next lesson
    QVERIFY(progress(GameKind::Othello).isDone(lessons[0].id, lessons[0].steps.size()));
    // A step of two moves, with the other side's between them.
    press("studyButton5");
    QVERIFY(!isProminent("continueLesson") && isProminent("solveDaily"));
    const auto &last = lessons.back();
    QTest::mouseClick(
        m_page->findChild<QAbstractButton *>("lesson" + QString::fromStdString(last.id)),
        Qt::LeftButton);
    clickMove(last.steps[0].turns[0].accepted[0]);
    QTRY_VERIFY(board()->isInteractive());
    QCOMPARE(text("studyAnswer"), QString("Right. Black answers g8. And now?"));
    QVERIFY(core::isLegal(board()->position(), last.steps[0].turns[1].accepted[0]));
    clickMove(last.steps[0].turns[1].accepted[0]);
    QCOMPARE(text("studyAnswer"), QString::fromStdString(last.steps[0].praise));
}

/// A square that is no legal move: what its lines lack, while naming a move could give the answer
/// away.
void TestLearnPage::aRefusalNamesNoMove()
{
    press("continueLesson");
    clickMove(Move(0));
    QCOMPARE(text("studyAnswer"),
             QString("a1 turns no disc: none of the other colour lies beside it. "
                     "The dots show where you can move."));
    ui::BoardDisplay withoutDots;
    withoutDots.legalMoves = false;
    m_page->setDisplay(withoutDots);
    clickMove(Move(29)); // f4
    QCOMPARE(text("studyAnswer"),
             QString("f4 turns no disc: no line of the other colour's discs from it ends at one of "
                     "yours."));
    // A person may have either side.
    QCOMPARE(board()->summary(), QString("Black: 2. White: 2."));
    press("studyButton5");
    choose(GameKind::TicTacToe);
    press("continueLesson");
    QCOMPARE(board()->summary(), QString());
}

void TestLearnPage::enterOpensALesson()
{
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        m_page->setCurrentIndex(0);
        choose(GameKind::TicTacToe);
        auto *lesson = m_page->findChild<ui::LessonButton *>();
        lesson->setFocus();
        QTest::keyClick(lesson, key);
        QVERIFY(board()->position()
                == ai::learn::lessonsOf(GameKind::TicTacToe)[0].steps[0].position);
        QVERIFY(m_page->currentWidget() == m_page->studyView());
    }
}

void TestLearnPage::lossesAreToldInSentences()
{
    ai::learn::LessonJudge judge;
    const auto answer = [&judge](const core::Position &position, const char *text) {
        const Move move = core::parseMove(position, text).value();
        return ui::wrongAnswerText(position, move,
                                   judge.answerTo(position, move, ai::learn::LessonGoal::Wins));
    };
    const core::Position othello =
        core::Othello::parse("XXXXOO--OXXOOOO-OOOXOOO-OOOOOOOXOOOOOOOXOXOOOOOXOOOOOO--OOOOOXXX X")
            .value();
    QCOMPARE(answer(othello, "g1"), QString("g1 loses, although White must pass: at best you end "
                                            "with 30 discs against 34."));
    const core::Position nim = core::Nim::parse("3 limit 3 misere first").value();
    QCOMPARE(answer(nim, "1"), QString("Taking 1 loses: the other side takes 1 and wins."));
    QCOMPARE(answer(nim, "3"), QString("You took the last counter, which loses."));
}

void TestLearnPage::hintsComeInTwoStages()
{
    press("continueLesson");
    const auto &step = ai::learn::lessonsOf(GameKind::Othello)[0].steps[0];
    const QRect hint = button("studyButton1")->geometry();
    const QString before = button("studyButton1")->text();
    press("studyButton1");
    QCOMPARE(text("studyAnswer"), QString::fromStdString(step.hint));
    QVERIFY(button("studyButton1")->text() != before);
    QCOMPARE(button("studyButton1")->geometry(), hint); // another text moves nothing
    press("studyButton1");
    QVERIFY(!button("studyButton1")->isEnabled());
    QCOMPARE(board()->cursorCell(), cellOf(step.turns[0].accepted[0]));
}

void TestLearnPage::progressIsKept()
{
    press("continueLesson");
    clickMove(ai::learn::lessonsOf(GameKind::Othello)[0].steps[0].turns[0].accepted[0]);
    QVERIFY(m_store->waitForDone());
    open();
    QTRY_VERIFY(progress(GameKind::Othello).isDone("bracket", 1));
    press("continueLesson");
    QVERIFY(text("studyTask")
                .endsWith(QString::fromStdString(
                    ai::learn::lessonsOf(GameKind::Othello)[0].steps[1].task)));
}

/// Of the board, the card and its buttons.
void TestLearnPage::checkPlaces(QSize size)
{
    m_page->resize(size);
    QCoreApplication::processEvents();
    const QRect area = view().rect();
    QVERIFY(area.contains(board()->geometry()));
    QVERIFY(board()->width() >= std::min(200, size.width() / 2));
    for (int i = 0; i < 6; ++i) {
        const QPushButton *part = button(QString("studyButton%1").arg(i));
        if (!part->isVisible())
            continue;
        const QString name = QString("%1 of %2 px").arg(part->text()).arg(size.width());
        QVERIFY2(area.contains(part->geometry()), qPrintable(name));
        QVERIFY2(!part->geometry().intersects(board()->geometry()), qPrintable(name));
        QVERIFY2(part->width() >= part->minimumSizeHint().width(), qPrintable(name));
    }
}

void TestLearnPage::everythingFitsInEverySize()
{
    QVERIFY2(m_page->minimumSizeHint().width() <= 360,
             qPrintable(QString::number(m_page->minimumSizeHint().width())));
    const QSize sizes[] = {{360, 400}, {360, 640}, {960, 660}, {1280, 900}};
    press("continueLesson");
    for (const QSize size : sizes)
        checkPlaces(size);
    press("studyButton5");
    // A puzzle of the day that is solved has the most buttons.
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello);
    solve(puzzle);
    QVERIFY(button("studyButton2")->isVisible());
    for (const QSize size : sizes)
        checkPlaces(size);
}

void TestLearnPage::theHomeNeedsNoScrollingInTheUsualWindow()
{
    constexpr int menuBar = 31;
    m_page->resize(960, 660 - menuBar);
    QCoreApplication::processEvents();
    const auto *area = m_page->findChild<ui::VerticalScrollArea *>();
    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
}

/// Lessons and rungs are folded, and unfold where they are; nothing above them moves.
void TestLearnPage::allOfTheHomeIsInViewInANarrowWindow()
{
    m_page->resize(360, 610); // of a window of 360x640
    const auto *bar = m_page->findChild<QScrollArea *>()->verticalScrollBar();
    const auto *rungs = m_page->findChild<ui::RungList *>();
    for (const GameKind game : core::allGames) {
        choose(game);
        QCoreApplication::processEvents();
        QTRY_COMPARE(bar->maximum(), 0);
    }
    choose(GameKind::Othello);
    const auto *lesson = m_page->findChild<QAbstractButton *>("lessonbracket");
    QVERIFY(!lesson->isVisible() && !rungs->isVisible());
    const QPushButton *solve = button("solveDaily");
    const QRect before = solve->geometry();
    press("unfoldLessons");
    press("unfoldRungs");
    QVERIFY(lesson->isVisible() && rungs->isVisible());
    QTRY_VERIFY(bar->maximum() > 0);
    QCOMPARE(solve->geometry(), before);
    press("unfoldLessons");
    QVERIFY(!lesson->isVisible());
    m_page->resize(960, 660);
    QCoreApplication::processEvents();
    QVERIFY(lesson->isVisible() && rungs->isVisible());
    QVERIFY(!button("unfoldRungs")->isVisible());
}

/// A lesson that was laid out elsewhere is not told that the mouse has left it.
void TestLearnPage::noLessonStaysMarkedBehindTheMouse()
{
    auto *lesson = m_page->findChild<QAbstractButton *>("lessoncorners");
    QCursor::setPos(m_page->mapToGlobal(QPoint(1, 1)));
    const QImage usual = lesson->grab().toImage();
    lesson->setAttribute(Qt::WA_UnderMouse);
    QCOMPARE(lesson->grab().toImage(), usual);
    QCursor::setPos(lesson->mapToGlobal(lesson->rect().center()));
    QVERIFY(lesson->grab().toImage() != usual);
}

void TestLearnPage::theDailyPuzzleHasNoGapInASmallWindow()
{
    m_page->resize(360, 640);
    QCoreApplication::processEvents();
    const auto *picture = m_page->findChild<ui::PositionPicture *>();
    const auto *week = m_page->findChild<ui::WeekRow *>();
    const auto *grid = qobject_cast<QGridLayout *>(picture->parentWidget()->layout());
    const QWidget *texts = grid->itemAtPosition(0, 1)->widget();
    const int needed = std::max(picture->width(), texts->heightForWidth(texts->width()));
    const int gap = week->y() - (picture->y() + needed);
    QVERIFY2(gap >= 0 && gap <= 2 * m_page->fontMetrics().height(),
             qPrintable(QString::number(gap)));
}

void TestLearnPage::theTaskIsInViewBesideTheBoard_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 400), QSize(360, 640), QSize(960, 660)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// Without scrolling, in every step of every lesson, and so is what a wrong move leads to.
void TestLearnPage::theTaskIsInViewBesideTheBoard()
{
    QFETCH(QSize, size);
    m_page->resize(size);
    const auto *column = view().findChild<QScrollArea *>();
    const auto isInView = [column](const QWidget *part) {
        const QRect place(part->mapTo(column->viewport(), QPoint()), part->size());
        return column->viewport()->rect().contains(place);
    };
    for (const GameKind game : core::allGames) {
        choose(game);
        for (const auto &lesson : ai::learn::lessonsOf(game)) {
            QTest::mouseClick(
                m_page->findChild<QAbstractButton *>("lesson" + QString::fromStdString(lesson.id)),
                Qt::LeftButton);
            for (const auto &step : lesson.steps) {
                QVERIFY(text("studyTask").endsWith(QString::fromStdString(step.task)));
                QCoreApplication::processEvents();
                QVERIFY2(isInView(m_page->findChild<QLabel *>("studyTask")), step.task.c_str());
                QVERIFY(view().rect().contains(board()->geometry()));
                if (button("studyButton4")->isEnabled())
                    press("studyButton4");
            }
            while (m_page->currentIndex() != 0)
                press("studyButton5");
        }
    }
}

QTEST_MAIN(TestLearnPage)
#include "tst_learnpage.moc"
