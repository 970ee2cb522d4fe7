#include "core/nimtheory.h"
#include "tests/support/window/learntest.h"
#include "tests/support/window/ways.h"

using core::GameKind;
using core::Move;

/// Whole lessons, a day's puzzle, one's own mistakes and a game on the ladder: by mouse, by
/// keyboard and by a screen reader alone.
class TestLearnWays : public LearnTest
{
    Q_OBJECT

private slots:
    void init();
    void wholeLessons_data() { addWays(); }
    void wholeLessons();
    void puzzleOfTheDay_data() { addWays(); }
    void puzzleOfTheDay();
    void ownMistakes_data() { addWays(); }
    void ownMistakes();
    void ladderGame_data() { addWays(); }
    void ladderGame();

private:
    QWidget &widget(const QString &name) const;
    void chooseBy(GameKind game, InputWay way);
};

void TestLearnWays::init()
{
    openWithoutProgress();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QVERIFY(m_page->focusWidget() != nullptr);
}

QWidget &TestLearnWays::widget(const QString &name) const
{
    auto *found = m_page->findChild<QWidget *>(name);
    if (found == nullptr || !found->isVisible() || !found->isEnabled())
        qFatal("%s cannot be used", qPrintable(name));
    return *found;
}

void TestLearnWays::chooseBy(GameKind game, InputWay way)
{
    QAbstractButton &chosen = *segment(game);
    if (way != InputWay::Keyboard)
        return activate(chosen, way);
    // The arrow keys go through the segments.
    tabTo(*segment(GameKind::Othello));
    for (int i = 0; i < 3 && !chosen.isChecked(); ++i)
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Right);
    QVERIFY(chosen.isChecked());
}

/// Every lesson of tic-tac-toe, every step and turn of it, as one lesson after the other is
/// offered.
void TestLearnWays::wholeLessons()
{
    QFETCH(int, way);
    chooseBy(GameKind::TicTacToe, InputWay(way));
    activate(widget("continueLesson"), InputWay(way));
    const auto &lessons = ai::learn::lessonsOf(GameKind::TicTacToe);
    for (const auto &lesson : lessons) {
        QCOMPARE(text("studyTitle"), QString::fromStdString(lesson.title));
        for (const auto &step : lesson.steps) {
            for (const auto &turn : step.turns) {
                QTRY_VERIFY(board()->isInteractive());
                chooseMove(*board(), turn.accepted[0], InputWay(way));
            }
            QTRY_COMPARE(text("studyAnswer"), QString::fromStdString(step.praise));
            activate(widget("studyButton4"),
                     InputWay(way)); // the next step, or lesson; at the end home
        }
        QVERIFY(progress(GameKind::TicTacToe).isDone(lesson.id, lesson.steps.size()));
    }
    QVERIFY(widget("continueLesson").isVisible());
}

void TestLearnWays::puzzleOfTheDay()
{
    QFETCH(int, way);
    chooseBy(GameKind::Nim, InputWay(way));
    activate(widget("solveDaily"), InputWay(way));
    const auto &nim = std::get<core::Nim>(board()->position());
    Move right;
    Move wrong;
    for (const Move move : core::legalMoves(nim))
        (core::nimMoveWins(nim, move) ? right : wrong) = move;
    chooseMove(*board(), wrong, InputWay(way));
    QTRY_VERIFY(!text("studyAnswer").isEmpty());
    activate(widget("studyButton0"), InputWay(way)); // again
    chooseMove(*board(), right, InputWay(way));
    QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
    activate(widget("studyButton1"), InputWay(way));
    QVERIFY(text("studyAnswer").contains("clipboard"));
    activate(widget("studyButton3"), InputWay(way));
    QVERIFY(widget("solveDaily").isVisible());
}

void TestLearnWays::ownMistakes()
{
    QFETCH(int, way);
    addMistake(0, 2);
    activate(widget("practiseMistakes"), InputWay(way));
    chooseMove(*board(), wrongMove(ending(0)), InputWay(way));
    QTRY_VERIFY(text("studyAnswer").contains("costs"));
    activate(widget("studyButton0"), InputWay(way)); // again
    chooseMove(*board(), ending(0).solution, InputWay(way));
    QVERIFY(text("studyAnswer").startsWith("Right"));
    activate(widget("studyButton3"), InputWay(way));
    QVERIFY(!m_page->findChild<QWidget *>("practiseMistakes")->isEnabled());
}

void TestLearnWays::ladderGame()
{
    QFETCH(int, way);
    chooseBy(GameKind::TicTacToe, InputWay(way));
    activate(widget("playRung"), InputWay(way));
    const auto &ladder = progress(GameKind::TicTacToe).ladder;
    for (;;) {
        QTRY_VERIFY(board()->isInteractive() || !ladder.empty());
        if (!ladder.empty())
            break;
        chooseMove(*board(), core::legalMoves(board()->position())[0], InputWay(way));
    }
    QVERIFY(ladder[0].counted);
    QVERIFY(!text("studyAnswer").isEmpty());
    activate(widget("studyButton2"), InputWay(way)); // plays on, with the other side
    QTRY_VERIFY(board()->isInteractive());
    QCOMPARE(core::sideToMove(board()->position()), core::Side::Second);
    activate(widget("studyButton3"), InputWay(way));
    QVERIFY(widget("playRung").isVisible());
}

QTEST_MAIN(TestLearnWays)
#include "tst_learnways.moc"
