#include "ai/learn/calendar.h"
#include "ai/learn/lessons.h"
#include "ai/learn/puzzles.h"
#include "ai/learn/rungs.h"
#include "core/nimtheory.h"
#include "tests/support/qt/waits.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/puzzlepicture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>
#include <utility>

using core::GameKind;
using core::Move;
using ui::BoardWidget;
using ui::LearnPage;
using ui::StudyView;

/// Lessons, puzzles and the ladder in the window.
class TestLearnPage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void wholeLessonByMouse();
    void wrongMoveIsAnsweredByWhatItAllows();
    void takenBackMoveIsNotAnswered();
    void hintsComeInTwoStages();
    void puzzleOfTheDayByKeyboard();
    void sharedPictureGivesNothingAway();
    void answerThatWasShownDoesNotCount();
    void defencesCanBeTried();
    void ladderGameByPresses();
    void undoMarksTheGame();
    void hintMarksTheGame();
    void nextRungIsOfferedAtTheEnd();
    void ownMistakesComeBack();
    void laterMistakesAreNotOffered();
    void progressIsKept();
    void everythingFitsInEverySize();

private:
    void open();
    void choose(GameKind game);
    void press(const QString &button);
    QPushButton *button(const QString &name) const;
    QString text(const QString &label) const;
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>("learnBoard"); }
    void clickMove(Move move) const;
    void typeMove(Move move) const;
    int cellOf(Move move) const;
    ai::learn::Puzzle todaysPuzzle(GameKind game) const;
    static const ai::learn::Puzzle &ending(int number);
    void addMistake(int number, int daysAgo);
    void checkPlaces(QSize size);
    void solve(const ai::learn::Puzzle &puzzle);

    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<ui::ProgressStore> m_store;
    std::unique_ptr<LearnPage> m_page;
};

void TestLearnPage::init()
{
    m_state = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
    open();
}

void TestLearnPage::cleanup()
{
    m_page.reset();
}

void TestLearnPage::open()
{
    m_page.reset();
    m_store = std::make_unique<ui::ProgressStore>(ui::progressPath());
    m_page = std::make_unique<LearnPage>(*m_store);
    m_page->setAnimationSpeed(ui::AnimationSpeed::Off);
    m_page->resize(960, 660);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestLearnPage::choose(GameKind game)
{
    auto *games = m_page->findChild<ui::SegmentedRow *>();
    QTest::mouseClick(games->segment(static_cast<int>(game)), Qt::LeftButton);
}

QPushButton *TestLearnPage::button(const QString &name) const
{
    return m_page->findChild<QPushButton *>(name);
}

void TestLearnPage::press(const QString &name)
{
    QPushButton *pressed = button(name);
    QVERIFY2(pressed != nullptr && pressed->isEnabled(), qPrintable(name));
    QTest::mouseClick(pressed, Qt::LeftButton);
}

QString TestLearnPage::text(const QString &label) const
{
    return m_page->findChild<QLabel *>(label)->text();
}

int TestLearnPage::cellOf(Move move) const
{
    for (const int cell : board()->cells()) {
        if (board()->moveAt(cell) == move)
            return cell;
    }
    return -1;
}

void TestLearnPage::clickMove(Move move) const
{
    QTest::mouseClick(board(), Qt::LeftButton, {},
                      board()->cellRect(cellOf(move)).center().toPoint());
}

void TestLearnPage::typeMove(Move move) const
{
    QTest::keyClicks(board(), QString::fromStdString(core::moveText(board()->position(), move)));
    QTest::keyClick(board(), Qt::Key_Return);
}

ai::learn::Puzzle TestLearnPage::todaysPuzzle(GameKind game) const
{
    const auto &set = ai::learn::puzzlesOf(game);
    const int index =
        ai::learn::dailyPuzzle(game, ai::learn::localDay(std::time(nullptr)), set.dailyCount);
    return set.puzzles[static_cast<std::size_t>(index)];
}

void TestLearnPage::wholeLessonByMouse()
{
    const auto &lessons = ai::learn::lessonsOf(GameKind::Othello);
    press("continueLesson");
    for (const auto &step : lessons[0].steps) {
        QCOMPARE(text("studyTask"), QString::fromStdString(step.task));
        clickMove(step.turns[0].accepted[0]);
        QCOMPARE(text("studyAnswer"), QString::fromStdString(step.praise));
        press("studyButton4");
    }
    QCOMPARE(text("studyTitle"), QString::fromStdString(lessons[1].title)); // the next lesson
    QVERIFY(m_store->of(GameKind::Othello).isDone(lessons[0].id, lessons[0].steps.size()));
    // A step of two moves, with the other side's between them.
    press("studyButton5");
    const auto &last = lessons.back();
    QTest::mouseClick(
        m_page->findChild<QAbstractButton *>("lesson" + QString::fromStdString(last.id)),
        Qt::LeftButton);
    clickMove(last.steps[0].turns[0].accepted[0]);
    QTRY_VERIFY(board()->isInteractive());
    QVERIFY(core::isLegal(board()->position(), last.steps[0].turns[1].accepted[0]));
    clickMove(last.steps[0].turns[1].accepted[0]);
    QCOMPARE(text("studyAnswer"), QString::fromStdString(last.steps[0].praise));
}

void TestLearnPage::wrongMoveIsAnsweredByWhatItAllows()
{
    const auto &lessons = ai::learn::lessonsOf(GameKind::Othello);
    const auto beside = std::find_if(lessons.begin(), lessons.end(),
                                     [](const auto &lesson) { return lesson.id == "beside"; });
    QTest::mouseClick(m_page->findChild<QAbstractButton *>("lessonbeside"), Qt::LeftButton);
    const auto &step = beside->steps[0];
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
    QVERIFY(!m_store->of(GameKind::Othello).isDone("beside", 1));
}

/// A move that was taken back before its answer came is not answered.
void TestLearnPage::takenBackMoveIsNotAnswered()
{
    const auto &lessons = ai::learn::lessonsOf(GameKind::Othello);
    const auto beside = std::find_if(lessons.begin(), lessons.end(),
                                     [](const auto &lesson) { return lesson.id == "beside"; });
    const auto &step = beside->steps[0];
    const auto &accepted = step.turns[0].accepted;
    const auto moves = core::legalMoves(step.position);
    const Move wrong = *std::find_if(moves.begin(), moves.end(), [&](Move move) {
        return std::find(accepted.begin(), accepted.end(), move) == accepted.end();
    });
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

void TestLearnPage::hintsComeInTwoStages()
{
    press("continueLesson");
    const auto &step = ai::learn::lessonsOf(GameKind::Othello)[0].steps[0];
    press("studyButton1");
    QCOMPARE(text("studyAnswer"), QString::fromStdString(step.hint));
    press("studyButton1");
    QVERIFY(!button("studyButton1")->isEnabled());
    QCOMPARE(board()->cursorCell(), cellOf(step.turns[0].accepted[0]));
}

void TestLearnPage::puzzleOfTheDayByKeyboard()
{
    choose(GameKind::TicTacToe);
    button("solveDaily")->setFocus();
    QTest::keyClick(button("solveDaily"), Qt::Key_Space);
    const auto puzzle = todaysPuzzle(GameKind::TicTacToe);
    QVERIFY(board()->position() == puzzle.position);
    // A wrong try first.
    const auto moves = core::legalMoves(puzzle.position);
    const Move wrong = moves[0] == puzzle.solution ? moves[1] : moves[0];
    typeMove(wrong);
    QTRY_VERIFY(!text("studyAnswer").isEmpty());
    QTest::keyClick(button("studyButton0"), Qt::Key_Space);
    typeMove(puzzle.solution);
    QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
    const auto day = ai::learn::localDay(std::time(nullptr));
    QCOMPARE(m_store->of(GameKind::TicTacToe).daily.tries(day), 2);
    press("studyButton1");
    const QString shared = QGuiApplication::clipboard()->text();
    QVERIFY(shared.contains(QString(QChar(0x2717)) + QChar(0x2713)));
    QVERIFY(shared.contains("try 2"));
    press("studyButton2");
    QCOMPARE(QGuiApplication::clipboard()->image(),
             ui::dailyResultPicture({puzzle, day, 1, 1}, m_page->palette())
                 .convertToFormat(QGuiApplication::clipboard()->image().format()));
}

void TestLearnPage::sharedPictureGivesNothingAway()
{
    const QPalette palette = m_page->palette();
    for (const GameKind game : core::allGames) {
        ui::DailyResult result{todaysPuzzle(game), 20000, 2, 5};
        const QImage picture = ui::dailyResultPicture(result, palette);
        QVERIFY(picture.text("Description").contains("Solved at try 3\n5 day(s)"));
        for (const Move move : core::legalMoves(result.puzzle.position)) {
            result.puzzle.solution = move;
            QCOMPARE(ui::dailyResultPicture(result, palette), picture);
        }
        // What it tells: the day, the tries and the streak.
        for (const auto &other : {ui::DailyResult{result.puzzle, 20001, 2, 5},
                                  ui::DailyResult{result.puzzle, 20000, 1, 5},
                                  ui::DailyResult{result.puzzle, 20000, 2, 4}})
            QVERIFY(ui::dailyResultPicture(other, palette) != picture);
    }
}

void TestLearnPage::answerThatWasShownDoesNotCount()
{
    choose(GameKind::TicTacToe);
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::TicTacToe);
    const auto moves = core::legalMoves(puzzle.position);
    clickMove(moves[0] == puzzle.solution ? moves[1] : moves[0]);
    press("studyButton1");
    QVERIFY(board()->position() == core::after(puzzle.position, puzzle.solution));
    const auto day = ai::learn::localDay(std::time(nullptr));
    QVERIFY(!m_store->of(GameKind::TicTacToe).daily.isSolved(day));
}

/// Clicks every only move of a puzzle of Othello.
void TestLearnPage::solve(const ai::learn::Puzzle &puzzle)
{
    ai::learn::LessonJudge judge;
    const auto goal = puzzle.goal == ai::learn::Goal::Win ? ai::learn::LessonGoal::Wins
                                                          : ai::learn::LessonGoal::Holds;
    for (int found = 0; found < puzzle.movesToFind; ++found) {
        QTRY_VERIFY(board()->isInteractive());
        const auto right = judge.accepted(board()->position(), goal);
        QCOMPARE(right.size(), std::size_t(1));
        clickMove(right[0]);
    }
    QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
}

/// A whole puzzle of Othello, every only move of it; then each defence is answered.
void TestLearnPage::defencesCanBeTried()
{
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello);
    solve(puzzle);
    press("studyButton0");
    const auto start = core::after(puzzle.position, puzzle.solution);
    QVERIFY(board()->position() == start);
    const Move defence = core::legalMoves(start)[0];
    clickMove(defence);
    QTRY_VERIFY(board()->isInteractive() || core::isOver(board()->position()));
    QVERIFY(!(board()->position() == core::after(start, defence)));
}

void TestLearnPage::ladderGameByPresses()
{
    choose(GameKind::TicTacToe);
    press("playRung");
    const auto &ladder = m_store->of(GameKind::TicTacToe).ladder;
    for (;;) {
        QTRY_VERIFY(board()->isInteractive() || !ladder.empty());
        if (!ladder.empty())
            break;
        board()->press(board()->cells().at(core::legalMoves(board()->position())[0].code()));
    }
    QVERIFY(ladder[0].counted);
    QVERIFY(!text("studyAnswer").isEmpty());
    press("studyButton2"); // plays on, with the other side
    QTRY_VERIFY(board()->isInteractive());
    QCOMPARE(core::sideToMove(board()->position()), core::Side::Second);
}

void TestLearnPage::undoMarksTheGame()
{
    choose(GameKind::Nim);
    press("playRung");
    QTRY_VERIFY(board()->isInteractive());
    const core::Position start = board()->position();
    clickMove(core::Nim::take(0, 1));
    QTRY_VERIFY(board()->isInteractive() && !(board()->position() == start));
    QVERIFY(!text("studyText").contains("does not count"));
    press("studyButton0");
    QVERIFY(board()->position() == start);
    QVERIFY(text("studyText").contains("does not count"));
    const auto &ladder = m_store->of(GameKind::Nim).ladder;
    for (;;) {
        QTRY_VERIFY(board()->isInteractive() || !ladder.empty());
        if (!ladder.empty())
            break;
        clickMove(core::Nim::take(0, 1));
    }
    QVERIFY(!ladder[0].counted);
    QVERIFY(text("studyText").contains("does not count")); // marked to its end
}

void TestLearnPage::hintMarksTheGame()
{
    choose(GameKind::Nim);
    press("playRung");
    QTRY_VERIFY(board()->isInteractive());
    press("studyButton1");
    QVERIFY(text("studyText").contains("does not count"));
    QTRY_VERIFY(text("studyAnswer").startsWith("The highest rung would play "));
    QVERIFY(text("studyText").contains("does not count"));
}

/// Three wins of five climb; the next rung is offered where the game ends.
void TestLearnPage::nextRungIsOfferedAtTheEnd()
{
    for (int game = 0; game < 2; ++game)
        m_store->add(ai::learn::Progress::ladderPlayed(GameKind::Nim, 0, 1, true));
    choose(GameKind::Nim);
    press("playRung");
    const auto &progress = m_store->of(GameKind::Nim);
    for (;;) {
        QTRY_VERIFY(board()->isInteractive() || button("studyButton2")->isVisible());
        if (progress.rung > 0)
            break;
        if (!board()->isInteractive()) {
            QVERIFY(progress.ladder.size() < 60); // the lowest rung moves at random
            press("studyButton2");
            continue;
        }
        const auto &nim = std::get<core::Nim>(board()->position());
        const auto moves = core::legalMoves(board()->position());
        const auto wins = [&nim](Move move) { return core::nimMoveWins(nim, move); };
        const auto right = std::find_if(moves.begin(), moves.end(), wins);
        clickMove(right == moves.end() ? moves[0] : *right);
    }
    QVERIFY2(text("studyAnswer").contains("You climb to rung 2."), qPrintable(text("studyAnswer")));
    QVERIFY(button("studyButton2")->text().remove('&').contains("next rung"));
    press("studyButton2");
    QCOMPARE(text("studyTitle"), QString("Rung 2 of 5"));
}

/// A position with one good move.
const ai::learn::Puzzle &TestLearnPage::ending(int number)
{
    return ai::learn::puzzlesOf(GameKind::Othello).puzzles[std::size_t(number)];
}

void TestLearnPage::addMistake(int number, int daysAgo)
{
    const auto position = std::get<core::Othello>(ending(number).position);
    const Move best = ending(number).solution;
    const auto moves = core::legalMoves(position);
    const Move played = moves.back() == best ? moves.front() : moves.back();
    m_store->add(ai::learn::Progress::mistakeFound(
        position, played, best, ai::learn::localDay(std::time(nullptr)) - daysAgo));
}

void TestLearnPage::ownMistakesComeBack()
{
    addMistake(0, 3);
    addMistake(1, 3);
    QCOMPARE(text("practiseMistakesText"), QString("2 position(s) to try again today"));
    press("practiseMistakes");
    // The first one is missed, answered and then found: it comes back tomorrow.
    const auto &mistakes = m_store->of(GameKind::Othello).mistakes;
    const core::Position first = ending(0).position;
    QVERIFY(board()->position() == first);
    QVERIFY(text("studyTitle").contains("one move is best"));
    QVERIFY(!button("studyButton1")->isEnabled()); // no answer before a try
    const Move played = mistakes.all()[0].played;
    clickMove(played);
    QTRY_VERIFY(text("studyAnswer").contains("costs"));
    QVERIFY2(text("studyAnswer").contains("in the game, too"), qPrintable(text("studyAnswer")));
    QTRY_VERIFY(!(board()->position() == core::after(first, played))); // it is answered
    press("studyButton0");
    QVERIFY(board()->position() == first);
    clickMove(ending(0).solution);
    QVERIFY2(text("studyAnswer").contains("tomorrow"), qPrintable(text("studyAnswer")));
    QCOMPARE(mistakes.all()[0].rightInARow, 0);
    // The second one is found at once: it comes back the day after.
    press("studyButton4");
    QVERIFY(board()->position() == ending(1).position);
    clickMove(ending(1).solution);
    QVERIFY(text("studyAnswer").startsWith("Right. In the game you played "));
    QVERIFY(text("studyAnswer").contains("comes back on"));
    QCOMPARE(mistakes.all()[1].rightInARow, 1);
    QVERIFY(!button("studyButton4")->isVisible()); // the last one
    press("studyButton3");
    QCOMPARE(text("practiseMistakesText"), QString("The next ones come back tomorrow."));
    QVERIFY(!button("practiseMistakes")->isEnabled());
    // All of it is kept.
    QVERIFY(m_store->waitForDone());
    const auto known = mistakes.all();
    open();
    QTRY_VERIFY(m_store->of(GameKind::Othello).mistakes.all() == known);
}

void TestLearnPage::laterMistakesAreNotOffered()
{
    QVERIFY(!button("practiseMistakes")->isEnabled());
    addMistake(0, 0);
    QCOMPARE(text("practiseMistakesText"), QString("The next ones come back tomorrow."));
    QVERIFY(!button("practiseMistakes")->isEnabled());
    // An answer that was shown is a wrong one.
    addMistake(1, 3);
    press("practiseMistakes");
    const auto moves = core::legalMoves(ending(1).position);
    clickMove(moves[0] == ending(1).solution ? moves[1] : moves[0]);
    press("studyButton1");
    QVERIFY(board()->position() == core::after(ending(1).position, ending(1).solution));
    QCOMPARE(m_store->of(GameKind::Othello).mistakes.all()[1].rightInARow, 0);
    QVERIFY(m_store->of(GameKind::Othello).mistakes.all()[1].lastAnswer.has_value());
    press("studyButton3");
    choose(GameKind::Nim);
    QVERIFY(!button("practiseMistakes")->isVisible());
}

void TestLearnPage::progressIsKept()
{
    press("continueLesson");
    clickMove(ai::learn::lessonsOf(GameKind::Othello)[0].steps[0].turns[0].accepted[0]);
    QVERIFY(m_store->waitForDone());
    open();
    QTRY_VERIFY(m_store->of(GameKind::Othello).isDone("bracket", 1));
    press("continueLesson");
    QCOMPARE(text("studyTask"),
             QString::fromStdString(ai::learn::lessonsOf(GameKind::Othello)[0].steps[1].task));
}

/// Of the board, the card and its buttons.
void TestLearnPage::checkPlaces(QSize size)
{
    m_page->resize(size);
    QCoreApplication::processEvents();
    const QRect area = m_page->findChild<StudyView *>()->rect();
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

QTEST_MAIN(TestLearnPage)
#include "tst_learnpage.moc"
