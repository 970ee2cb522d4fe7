#include "ai/learn/lessons.h"
#include "ai/learn/puzzles.h"
#include "core/nimtheory.h"
#include "tests/support/window/ways.h"
#include "ui/learn/learnpage.h"

#include <QLabel>
#include <QTemporaryDir>

#include <memory>

using core::GameKind;
using core::Move;

/// Whole lessons, a day's puzzle, one's own mistakes and a game on the ladder: by mouse, by
/// keyboard and by a screen reader alone.
class TestLearnWays : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
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
    ui::BoardWidget &board() const { return *m_page->findChild<ui::BoardWidget *>("learnBoard"); }
    QString text(const QString &label) const { return m_page->findChild<QLabel *>(label)->text(); }
    void choose(GameKind game, InputWay way);

    QTemporaryDir m_state;
    std::unique_ptr<ui::ProgressStore> m_store;
    std::unique_ptr<ui::LearnPage> m_page;
};

void TestLearnWays::init()
{
    qputenv("XDG_STATE_HOME", m_state.path().toUtf8());
    QFile::remove(ui::progressPath());
    m_store = std::make_unique<ui::ProgressStore>(ui::progressPath());
    m_page = std::make_unique<ui::LearnPage>(*m_store);
    m_page->setAnimationSpeed(ui::AnimationSpeed::Off);
    m_page->resize(960, 660);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->open();
    QVERIFY(m_page->focusWidget() != nullptr);
}

void TestLearnWays::cleanup()
{
    m_page.reset();
    m_store.reset();
}

QWidget &TestLearnWays::widget(const QString &name) const
{
    auto *found = m_page->findChild<QWidget *>(name);
    if (found == nullptr || !found->isVisible() || !found->isEnabled())
        qFatal("%s cannot be used", qPrintable(name));
    return *found;
}

void TestLearnWays::choose(GameKind game, InputWay way)
{
    QAbstractButton &segment = *m_page->findChild<ui::SegmentedRow *>()->segment(int(game));
    if (way != InputWay::Keyboard)
        return activate(segment, way);
    // The arrow keys go through the segments.
    auto *chosen = m_page->findChild<ui::SegmentedRow *>()->segment(int(GameKind::Othello));
    tabTo(*chosen);
    for (int i = 0; i < 3 && !segment.isChecked(); ++i)
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Right);
    QVERIFY(segment.isChecked());
}

/// Every lesson of tic-tac-toe, every step and turn of it, as one lesson after the other is
/// offered.
void TestLearnWays::wholeLessons()
{
    QFETCH(int, way);
    choose(GameKind::TicTacToe, InputWay(way));
    activate(widget("continueLesson"), InputWay(way));
    const auto &lessons = ai::learn::lessonsOf(GameKind::TicTacToe);
    for (const auto &lesson : lessons) {
        QCOMPARE(text("studyTitle"), QString::fromStdString(lesson.title));
        for (const auto &step : lesson.steps) {
            for (const auto &turn : step.turns) {
                QTRY_VERIFY(board().isInteractive());
                chooseMove(board(), turn.accepted[0], InputWay(way));
            }
            QTRY_COMPARE(text("studyAnswer"), QString::fromStdString(step.praise));
            activate(widget("studyButton4"),
                     InputWay(way)); // the next step, or lesson; at the end home
        }
        QVERIFY(m_store->of(GameKind::TicTacToe).isDone(lesson.id, lesson.steps.size()));
    }
    QVERIFY(widget("continueLesson").isVisible());
}

void TestLearnWays::puzzleOfTheDay()
{
    QFETCH(int, way);
    choose(GameKind::Nim, InputWay(way));
    activate(widget("solveDaily"), InputWay(way));
    const auto &nim = std::get<core::Nim>(board().position());
    Move right;
    Move wrong;
    for (const Move move : core::legalMoves(nim))
        (core::nimMoveWins(nim, move) ? right : wrong) = move;
    chooseMove(board(), wrong, InputWay(way));
    QTRY_VERIFY(!text("studyAnswer").isEmpty());
    activate(widget("studyButton0"), InputWay(way)); // again
    chooseMove(board(), right, InputWay(way));
    QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
    activate(widget("studyButton1"), InputWay(way));
    QVERIFY(text("studyAnswer").contains("clipboard"));
    activate(widget("studyButton3"), InputWay(way));
    QVERIFY(widget("solveDaily").isVisible());
}

void TestLearnWays::ownMistakes()
{
    QFETCH(int, way);
    const auto &puzzle = ai::learn::puzzlesOf(GameKind::Othello).puzzles[0];
    const auto &position = std::get<core::Othello>(puzzle.position);
    const auto moves = core::legalMoves(position);
    const Move wrong = moves[0] == puzzle.solution ? moves[1] : moves[0];
    m_store->add(ai::learn::Progress::mistakeFound(position, wrong, puzzle.solution,
                                                   ai::learn::localDay(std::time(nullptr)) - 2));
    activate(widget("practiseMistakes"), InputWay(way));
    chooseMove(board(), wrong, InputWay(way));
    QTRY_VERIFY(text("studyAnswer").contains("costs"));
    activate(widget("studyButton0"), InputWay(way)); // again
    chooseMove(board(), puzzle.solution, InputWay(way));
    QVERIFY(text("studyAnswer").startsWith("Right"));
    activate(widget("studyButton3"), InputWay(way));
    QVERIFY(!m_page->findChild<QWidget *>("practiseMistakes")->isEnabled());
}

void TestLearnWays::ladderGame()
{
    QFETCH(int, way);
    choose(GameKind::TicTacToe, InputWay(way));
    activate(widget("playRung"), InputWay(way));
    const auto &ladder = m_store->of(GameKind::TicTacToe).ladder;
    for (;;) {
        QTRY_VERIFY(board().isInteractive() || !ladder.empty());
        if (!ladder.empty())
            break;
        chooseMove(board(), core::legalMoves(board().position())[0], InputWay(way));
    }
    QVERIFY(ladder[0].counted);
    activate(widget("studyButton2"), InputWay(way)); // plays on
    QTRY_VERIFY(board().isInteractive());
    activate(widget("studyButton3"), InputWay(way));
    QVERIFY(widget("playRung").isVisible());
}

QTEST_MAIN(TestLearnWays)
#include "tst_learnways.moc"
