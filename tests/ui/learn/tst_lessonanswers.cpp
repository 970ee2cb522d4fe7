#include "tests/support/window/learntest.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

using core::GameKind;
using core::Move;
using ui::BoardWidget;

namespace {

const ai::learn::Lesson &lessonNamed(const std::string &id)
{
    const auto &lessons = ai::learn::lessonsOf(GameKind::Othello);
    return *std::find_if(lessons.begin(), lessons.end(),
                         [&id](const auto &lesson) { return lesson.id == id; });
}

/// A legal move that a step does not accept.
Move wrongMoveOf(const ai::learn::LessonStep &step)
{
    const auto &accepted = step.turns[0].accepted;
    const std::vector<Move> moves = core::legalMoves(step.position);
    return *std::find_if(moves.begin(), moves.end(), [&accepted](Move move) {
        return std::find(accepted.begin(), accepted.end(), move) == accepted.end();
    });
}

} // namespace

/// What lessons answer to moves, on the board and beside it.
class TestLessonAnswers : public LearnTest
{
    Q_OBJECT

private slots:
    void init() { openWithoutProgress(); }
    void wrongMoveIsAnsweredByWhatItAllows();
    void wrongMovesAreAnsweredOnTheBoard_data();
    void wrongMovesAreAnsweredOnTheBoard();
    void whatFollowsAPassIsShown();
    void takenBackMoveIsNotAnswered();
    void movesLeftToTheOtherSideAreMarked();
    void discsAreCountedWhereTheyDecide();
    void enterPressesTheButtonThatGoesOn();
    void enterOfTheMoveDoesNotGoOn();
    void doubleClickPressesNoOtherButton();
    void theBoardTakesAWrongMoveBack();
    void endingsArePlayedOut_data();
    void endingsArePlayedOut();
    void escapeLeadsBackToLearn();
    void anAnswerMovesNothing_data();
    void anAnswerMovesNothing();
};

void TestLessonAnswers::wrongMoveIsAnsweredByWhatItAllows()
{
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonbeside"), Qt::LeftButton);
    const ai::learn::LessonStep &step = lessonNamed("beside").steps[0];
    const auto &accepted = step.turns[0].accepted;
    for (const Move move : core::legalMoves(step.position)) {
        if (std::find(accepted.begin(), accepted.end(), move) != accepted.end())
            continue;
        clickMove(move);
        QVERIFY(!board()->isInteractive());
        QTRY_VERIFY(text("studyAnswer").contains("corner"));
        // The corner is taken on the board as well.
        const core::Position next = core::after(step.position, move);
        QTRY_VERIFY(!(board()->position() == next));
        press("studyButton0");
        QVERIFY(board()->position() == step.position);
        QVERIFY(board()->isInteractive());
        QCOMPARE(text("studyAnswer"), QString());
    }
    QVERIFY(!progress(GameKind::Othello).isDone("beside", 1));
}

void TestLessonAnswers::wrongMovesAreAnsweredOnTheBoard_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("answer");
    const int othello = static_cast<int>(GameKind::Othello);
    const int ticTacToe = static_cast<int>(GameKind::TicTacToe);
    QTest::newRow("discs") << othello << "bracket" << 1 << "c5"
                           << "c5 turns 1. Another move turns 2. "
                              "Black answers e2 and turns 2.";
    QTest::newRow("pass") << othello << "pass" << 0 << "d6"
                          << "After d6, Black has 5 move(s). Black answers g5.";
    QTest::newRow("corner taken") << othello << "corners" << 0 << "b1"
                                  << "After b1, Black takes the corner that you could have taken.";
    QTest::newRow("corner closed")
        << othello << "corners" << 0 << "g4"
        << "After g4, Black answers h4, and you cannot take the corner a1 on your next move.";
    QTest::newRow("corner left") << othello << "corners" << 0 << "f3"
                                 << "f3 leaves the corner a1, which you could have taken and "
                                    "still can. "
                                    "Black answers g4.";
    QTest::newRow("line left") << ticTacToe << "win" << 1 << "8"
                               << "After 8, O closes your line. Another is still open.";
    QTest::newRow("one threat") << ticTacToe << "fork" << 0 << "2"
                                << "2 makes one threat, and O blocks it.";
    QTest::newRow("fork lost") << ticTacToe << "fork" << 1 << "4"
                               << "After 4, O answers 8 and cannot be stopped any more.";
}

void TestLessonAnswers::wrongMovesAreAnsweredOnTheBoard()
{
    QFETCH(int, game);
    QFETCH(QString, lesson);
    QFETCH(int, step);
    QFETCH(QString, move);
    QFETCH(QString, answer);
    choose(static_cast<GameKind>(game));
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lesson" + lesson), Qt::LeftButton);
    for (int i = 0; i < step; ++i)
        press("studyButton4");
    const core::Position asked = board()->position();
    const Move wrong = core::parseMove(asked, move.toStdString()).value();
    clickMove(wrong);
    QTRY_VERIFY(!text("studyAnswer").isEmpty());
    QCOMPARE(text("studyAnswer"), answer);
    QTRY_VERIFY(core::sideToMove(board()->position()) == core::sideToMove(asked));
    QVERIFY(!(board()->position() == asked));
}

/// The other side must pass, and loses nothing by that.
void TestLessonAnswers::whatFollowsAPassIsShown()
{
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonfewer"), Qt::LeftButton);
    press("studyButton4");
    const core::Position asked = board()->position();
    const Move wrong = core::parseMove(asked, "g1").value();
    const core::Position passed = core::after(core::after(asked, wrong), core::Othello::pass);
    clickMove(wrong);
    QTRY_VERIFY(text("studyAnswer").startsWith("g1 loses, although"));
    const auto empties = [](const core::Position &position) {
        return std::get<core::Othello>(position).empties();
    };
    // The person's next move, and the answer to it.
    QTRY_VERIFY(empties(board()->position()) == empties(passed) - 2);
    QVERIFY(!board()->isInteractive());
    press("studyButton0");
    QVERIFY(board()->position() == asked);
}

/// A move that was taken back before its answer came is not answered.
void TestLessonAnswers::takenBackMoveIsNotAnswered()
{
    const ai::learn::LessonStep &step = lessonNamed("beside").steps[0];
    const Move wrong = wrongMoveOf(step);
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonbeside"), Qt::LeftButton);
    clickMove(wrong);
    press("studyButton0");
    // Another page answers the same move, which it was asked later.
    const auto store = std::exchange(m_store, nullptr);
    const auto first = std::exchange(m_page, nullptr);
    open();
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonbeside"), Qt::LeftButton);
    clickMove(wrong);
    QTRY_VERIFY(!text("studyAnswer").isEmpty());
    QCOMPARE(first->findChild<QLabel *>("studyAnswer")->text(), QString());
    QVERIFY(first->findChild<BoardWidget *>("learnBoard")->position() == step.position);
}

/// Where a lesson is about them: they can be counted.
void TestLessonAnswers::movesLeftToTheOtherSideAreMarked()
{
    const auto marked = [this] {
        const auto cells = board()->cells();
        return std::count_if(cells.begin(), cells.end(), [this](int cell) {
            return board()->cellName(cell).contains("legal move");
        });
    };
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonmobility"), Qt::LeftButton);
    const Move right = lessonNamed("mobility").steps[0].turns[0].accepted[0];
    clickMove(right);
    QVERIFY(text("studyAnswer").contains("five moves left"));
    QCOMPARE(marked(), 5);
    QVERIFY(!board()->isInteractive());
    const QImage dotted = board()->grab().toImage();
    auto plain = view().board()->display();
    plain.legalMoves = false;
    board()->setDisplay(plain);
    QVERIFY(board()->grab().toImage() != dotted);
    // Nowhere else.
    press("studyButton5");
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessoncorners"), Qt::LeftButton);
    clickMove(lessonNamed("corners").steps[0].turns[0].accepted[0]);
    QTRY_VERIFY(!text("studyAnswer").isEmpty());
    QCOMPARE(marked(), 0);
}

void TestLessonAnswers::discsAreCountedWhereTheyDecide()
{
    const auto open = [this](const char *lesson) {
        QTest::mouseClick(m_page->findChild<QAbstractButton *>(lesson), Qt::LeftButton);
    };
    const auto counts = [this] { return text("firstCount") + ' ' + text("secondCount"); };
    open("lessoncount");
    QVERIFY(m_page->findChild<QLabel *>("firstCount")->isVisible());
    QCOMPARE(counts(), QString("36 25"));
    QCOMPARE(m_page->findChild<QLabel *>("firstCount")->accessibleName(), QString("Black: 36"));
    const core::Position asked = board()->position();
    clickMove(core::parseMove(asked, "g7").value());
    QCOMPARE(counts(), QString("35 27"));
    QTRY_VERIFY(core::sideToMove(board()->position()) == core::sideToMove(asked));
    QCOMPARE(counts(), QString("38 25"));
    press("studyButton0");
    QCOMPARE(counts(), QString("36 25"));
    press("studyButton5");
    open("lessoncorners");
    QVERIFY(!m_page->findChild<QLabel *>("firstCount")->isVisible());
}

/// After a right and after a wrong move.
void TestLessonAnswers::enterPressesTheButtonThatGoesOn()
{
    choose(GameKind::TicTacToe);
    press("continueLesson");
    const auto &lesson = ai::learn::lessonsOf(GameKind::TicTacToe)[0];
    board()->setFocus();
    typeMove(lesson.steps[0].turns[0].accepted[0]);
    QCOMPARE(text("studyAnswer"), QString::fromStdString(lesson.steps[0].praise));
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
    QVERIFY(board()->position() == lesson.steps[1].position);
    QVERIFY(board()->hasFocus());
    typeMove(wrongMoveOf(lesson.steps[1]));
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
    QVERIFY(board()->position() == lesson.steps[1].position);
    QVERIFY(board()->isInteractive() && board()->hasFocus());
}

/// Whoever types Enter behind a move by habit sees the answer.
void TestLessonAnswers::enterOfTheMoveDoesNotGoOn()
{
    choose(GameKind::TicTacToe);
    press("continueLesson");
    const auto &steps = ai::learn::lessonsOf(GameKind::TicTacToe)[0].steps;
    const auto pressAt = [this](quint64 milliseconds, Qt::Key key, const QString &text = {}) {
        QKeyEvent pressed(QEvent::KeyPress, key, Qt::NoModifier, text);
        pressed.setTimestamp(milliseconds);
        QCoreApplication::sendEvent(m_page->focusWidget(), &pressed);
    };
    board()->setFocus();
    const int square = steps[0].turns[0].accepted[0].code() + 1;
    pressAt(1'000, Qt::Key(Qt::Key_0 + square), QString::number(square));
    pressAt(1'200, Qt::Key_Return);
    QCOMPARE(text("studyAnswer"), QString::fromStdString(steps[0].praise));
    pressAt(2'500, Qt::Key_Return);
    QVERIFY(board()->position() == steps[1].position);
}

/// The first click on Hint leaves "Show a move" at its place; a later click presses that.
void TestLessonAnswers::doubleClickPressesNoOtherButton()
{
    choose(GameKind::TicTacToe);
    press("continueLesson");
    auto *button = m_page->findChild<QAbstractButton *>("studyButton1");
    QCOMPARE(button->text(), QString("H&int"));
    const auto clickAt = [button](QEvent::Type type, quint64 milliseconds) {
        const QPointF place = QRectF(button->rect()).center();
        for (const auto one : {type, QEvent::MouseButtonRelease}) {
            QMouseEvent event(one, place, button->mapToGlobal(place), Qt::LeftButton,
                              one == type ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            event.setTimestamp(milliseconds);
            QCoreApplication::sendEvent(button, &event);
        }
    };
    clickAt(QEvent::MouseButtonPress, 10'000);
    const QString hint = text("studyAnswer");
    QVERIFY(!hint.isEmpty());
    QCOMPARE(button->text(), QString("Sh&ow a move"));
    clickAt(QEvent::MouseButtonDblClick, 10'150);
    QVERIFY(button->isEnabled());
    QCOMPARE(text("studyAnswer"), hint);
    clickAt(QEvent::MouseButtonPress, 12'000);
    QVERIFY(!button->isEnabled()); // there are no more than two
}

/// Once its answer has been shown, where the board is pressed again.
void TestLessonAnswers::theBoardTakesAWrongMoveBack()
{
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonbeside"), Qt::LeftButton);
    const core::Position asked = board()->position();
    const ai::learn::LessonStep &step = lessonNamed("beside").steps[0];
    const Move wrong = wrongMoveOf(step);
    clickMove(wrong);
    const int cell = cellOf(wrong);
    board()->press(cell); // as a double click does
    QCOMPARE(board()->isInteractive(), false);
    QTRY_VERIFY(!(board()->position() == core::after(asked, wrong))); // has been answered
    const auto pressed = [&] {
        if (!board()->isInteractive())
            board()->press(cell);
        return board()->isInteractive();
    };
    QTRY_VERIFY(pressed());
    QVERIFY(board()->position() == asked);
    QCOMPARE(text("studyAnswer"), QString());
}

void TestLessonAnswers::endingsArePlayedOut_data()
{
    QTest::addColumn<bool>("right");
    QTest::newRow("right") << true;
    QTest::newRow("wrong") << false;
}

/// With the best moves of both sides, so that the count is the one that the engine finds.
void TestLessonAnswers::endingsArePlayedOut()
{
    QFETCH(bool, right);
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonfewer"), Qt::LeftButton);
    const ai::learn::LessonStep &step = lessonNamed("fewer").steps[0];
    const Move move = right ? step.turns[0].accepted[0] : wrongMoveOf(step);
    QVERIFY(!button("studyButton2")->isEnabled());
    clickMove(move);
    QTRY_VERIFY(button("studyButton2")->isEnabled());
    const bool isExplained = text("studyAnswer").contains(right ? "You have few" : "loses: ");
    QVERIFY2(isExplained, qPrintable(text("studyAnswer")));
    press("studyButton2");
    QCOMPARE(m_page->focusWidget()->objectName(), QString(right ? "studyButton4" : "studyButton0"));
    QTRY_VERIFY(core::isOver(board()->position()));
    ai::learn::LessonJudge judge;
    const int value = -judge.exactValue(core::after(step.position, move));
    const int own = std::get<core::Othello>(board()->position()).score()
                    * (core::sideToMove(step.position) == core::Side::First ? 1 : -1);
    QCOMPARE(own, value);
    QCOMPARE(own > 0, right);
    QTRY_VERIFY2(text("studyAnswer").startsWith("The game is over: "),
                 qPrintable(text("studyAnswer")));
    QVERIFY(!button("studyButton2")->isEnabled());
}

void TestLessonAnswers::escapeLeadsBackToLearn()
{
    press("continueLesson");
    board()->setFocus();
    QTest::keyClick(board(), Qt::Key_Escape);
    QCOMPARE(m_page->currentIndex(), 0);
}

void TestLessonAnswers::anAnswerMovesNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("narrow") << QSize(360, 610); // of a window of 360x640
    QTest::newRow("usual") << QSize(960, 630);
}

/// Where there is too little height for both, the answer takes the place of the explanation.
void TestLessonAnswers::anAnswerMovesNothing()
{
    QFETCH(QSize, size);
    m_page->resize(size);
    press("continueLesson");
    const auto *area = view().findChild<ui::VerticalScrollArea *>();
    const auto part = [this](const char *name) { return m_page->findChild<QLabel *>(name); };
    QTRY_VERIFY(part("studyText")->isVisible());
    const QRect task = part("studyTask")->geometry();
    const QRect title = part("studyTitle")->geometry();
    for (int press = 0; press < 2; ++press) {
        constexpr int besideNoDisc = 57; // b8
        QTest::mouseClick(board(), Qt::LeftButton, {},
                          board()->cellRect(besideNoDisc).center().toPoint());
        QVERIFY(part("studyAnswer")->text().startsWith("b8"));
        for (int level = 0; level < 4; ++level)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCOMPARE(part("studyTask")->geometry(), task);
        QCOMPARE(part("studyTitle")->geometry(), title);
        QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        const QLabel *answer = part("studyAnswer");
        QVERIFY(answer->visibleRegion().boundingRect().height()
                >= answer->heightForWidth(answer->width()));
    }
    QCOMPARE(part("studyText")->isVisible(), size.width() > 360);
    // The text is back with the next step.
    press("studyButton4");
    QVERIFY(part("studyText")->isVisible());
}

QTEST_MAIN(TestLessonAnswers)
#include "tst_lessonanswers.moc"
