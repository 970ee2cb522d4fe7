#include "tests/support/window/learntest.h"
#include "ui/analysis/review/reasontexts.h"
#include "ui/learn/learntexts.h"
#include "ui/learn/puzzlepicture.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <utility>

using core::GameKind;
using core::Move;

/// Puzzles of the day.
class TestLearnPuzzles : public LearnTest
{
    Q_OBJECT

private slots:
    void init() { openWithoutProgress(); }
    void puzzleOfTheDayByKeyboard();
    void sharedPictureGivesNothingAway();
    void answerThatWasShownDoesNotCount();
    void wrongTriesAreKept();
    void aClueCountsAsATry();
    void anAnswerThatWasShownIsRemembered();
    void shownAnswerHasAllMoves();
    void defencesCanBeTried();
    void defencesGoOnPastAPassToTheEnd();
    void defencesAgainstADraw();
    void aSolvedPuzzleIsShownSolved();
    void aSolvedPuzzleOpensForItsDefences();
    void ringsMarkWhatTheAnswerTurned();
    void theCardFollowsTheMoves();
    void aWrongTryIsNotCalledRight();

private:
    /// A day and a defence after the puzzle's solution whose answer makes the defender pass.
    static std::pair<ai::learn::Day, Move> passingDefence();
    /// Clicks a move that misses the goal in the position on the board; the moves that keep it.
    std::vector<Move> tryWrongMove(ai::learn::Goal goal) const;
};

std::vector<Move> TestLearnPuzzles::tryWrongMove(ai::learn::Goal goal) const
{
    const core::Position asked = board()->position();
    ai::learn::LessonJudge judge;
    std::vector<Move> right =
        judge.accepted(asked, goal == ai::learn::Goal::Win ? ai::learn::LessonGoal::Wins
                                                           : ai::learn::LessonGoal::Holds);
    for (const Move move : core::legalMoves(asked)) {
        if (std::find(right.begin(), right.end(), move) == right.end()) {
            clickMove(move);
            break;
        }
    }
    return right;
}

std::pair<ai::learn::Day, Move> TestLearnPuzzles::passingDefence()
{
    ai::learn::LessonJudge judge;
    for (ai::learn::Day day = today; day < today + 365; ++day) {
        const auto puzzle = todaysPuzzle(GameKind::Othello, day);
        const core::Position defended = core::after(puzzle.position, puzzle.solution);
        if (core::mustPass(defended))
            continue;
        for (const Move move : core::legalMoves(defended)) {
            const core::Position next = core::after(defended, move);
            if (core::isOver(next) || core::mustPass(next))
                continue;
            const core::Position answered = core::after(next, judge.bestReply(next));
            if (!core::isOver(answered) && core::mustPass(answered))
                return {day, move};
        }
    }
    qFatal("no puzzle has such a defence");
}

void TestLearnPuzzles::puzzleOfTheDayByKeyboard()
{
    choose(GameKind::TicTacToe);
    button("solveDaily")->setFocus();
    QTest::keyClick(button("solveDaily"), Qt::Key_Space);
    const auto puzzle = todaysPuzzle(GameKind::TicTacToe);
    QVERIFY(board()->position() == puzzle.position);
    // A wrong try first.
    typeMove(wrongMove(puzzle));
    const int wrong = wrongMove(puzzle).code();
    QVERIFY(board()->cellText(wrong).endsWith(", wrong"));
    QTRY_VERIFY(!text("studyAnswer").isEmpty());
    QVERIFY2(text("studyText").contains("Tries used: 1"), qPrintable(text("studyText")));
    QTRY_VERIFY(!board()->isAnimating()); // after the reply as well
    QVERIFY(board()->cellText(wrong).endsWith(", wrong"));
    QTest::keyClick(button("studyButton0"), Qt::Key_Space);
    QVERIFY(!board()->cellText(wrong).contains("wrong"));
    QVERIFY2(text("studyText").contains("Tries used: 1"), qPrintable(text("studyText")));
    typeMove(puzzle.solution);
    QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
    QVERIFY2(text("studyText").contains("Solved at try 2"), qPrintable(text("studyText")));
    QVERIFY(!text("studyText").contains("Tries used"));
    QCOMPARE(progress(GameKind::TicTacToe).daily.tries(today), 2);
    press("studyButton1");
    const QString shared = QGuiApplication::clipboard()->text();
    QVERIFY(shared.contains(QString(QChar(0x2717)) + QChar(0x2713)));
    QVERIFY(shared.contains("try 2"));
    press("studyButton2");
    QCOMPARE(QGuiApplication::clipboard()->image(),
             ui::dailyResultPicture({puzzle, today, 1, 1}, m_page->palette())
                 .convertToFormat(QGuiApplication::clipboard()->image().format()));
}

void TestLearnPuzzles::sharedPictureGivesNothingAway()
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

void TestLearnPuzzles::answerThatWasShownDoesNotCount()
{
    choose(GameKind::TicTacToe);
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::TicTacToe);
    clickMove(wrongMove(puzzle));
    press("studyButton1");
    QVERIFY(board()->position() == core::after(puzzle.position, puzzle.solution));
    QVERIFY2(text("studyTitle").startsWith("One move "), qPrintable(text("studyTitle")));
    QVERIFY(!progress(GameKind::TicTacToe).daily.isSolved(today));
}

/// When a puzzle is left and opened again.
void TestLearnPuzzles::wrongTriesAreKept()
{
    choose(GameKind::TicTacToe);
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::TicTacToe);
    clickMove(wrongMove(puzzle));
    press("studyButton3");
    press("solveDaily");
    QVERIFY2(text("studyText").contains("Tries used: 1"), qPrintable(text("studyText")));
    QVERIFY(m_store->waitForDone());
    open();
    QTRY_VERIFY(!progress(GameKind::TicTacToe).dailyMisses.empty());
    choose(GameKind::TicTacToe);
    press("solveDaily");
    clickMove(puzzle.solution);
    QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
    QVERIFY2(text("studyText").contains("Solved at try 2"), qPrintable(text("studyText")));
    QCOMPARE(progress(GameKind::TicTacToe).daily.tries(today), 2);
    // Those at another puzzle are its own.
    press("studyButton4");
    QVERIFY(!text("studyText").contains("Tries used"));
}

/// A clue narrows the choice, counts as a try and stays until the move is found.
void TestLearnPuzzles::aClueCountsAsATry()
{
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello);
    QVERIFY(!button("studyButton1")->isEnabled()); // the answer
    QCOMPARE(button("studyButton0")->text(), QString("Show a h&int"));
    press("studyButton0");
    const QString clue = text("studyAnswer");
    QCOMPARE(clue, ui::clueText(puzzle.position,
                                *ai::learn::clueFor(puzzle.position, {puzzle.solution})));
    QVERIFY2(text("studyText").contains("Tries used: 1"), qPrintable(text("studyText")));
    QVERIFY(!button("studyButton0")->isEnabled());
    QVERIFY(button("studyButton1")->isEnabled());
    QCOMPARE(progress(GameKind::Othello).dailyMisses.at(today), 1);
    clickMove(wrongMove(puzzle));
    QTRY_VERIFY(text("studyAnswer") != clue);
    press("studyButton0"); // try again
    QCOMPARE(text("studyAnswer"), clue);
    press("studyButton1");
    QVERIFY(!text("studyAnswer").contains(clue));
}

/// It can be tried again, but is not solved then.
void TestLearnPuzzles::anAnswerThatWasShownIsRemembered()
{
    choose(GameKind::TicTacToe);
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::TicTacToe);
    clickMove(wrongMove(puzzle));
    press("studyButton1");
    press("studyButton3");
    QCOMPARE(button("solveDaily")->text().remove('&'), QString("Answer shown: try again"));
    QVERIFY(m_store->waitForDone());
    open();
    QTRY_VERIFY(progress(GameKind::TicTacToe).dailyShown.contains(today));
    choose(GameKind::TicTacToe);
    press("solveDaily");
    QVERIFY2(text("studyText").contains("The answer was shown: it does not count any more."),
             qPrintable(text("studyText")));
    clickMove(puzzle.solution);
    QVERIFY2(text("studyAnswer").startsWith("Right: "), qPrintable(text("studyAnswer")));
    QVERIFY(!text("studyText").contains("Solved"));
    QVERIFY(!button("studyButton1")->isVisible()); // nothing to share
    QVERIFY(!progress(GameKind::TicTacToe).daily.isSolved(today));
}

/// A whole puzzle of Othello, every only move of it; then each defence is answered.
void TestLearnPuzzles::defencesCanBeTried()
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
    press("studyButton0"); // the defence is taken back
    QVERIFY(board()->position() == start);
    QVERIFY(board()->isInteractive() && board()->hasFocus());
    QVERIFY(!button("studyButton0")->isEnabled());
}

/// Each reply is legal, and each move after it the only one that keeps the goal.
void TestLearnPuzzles::shownAnswerHasAllMoves()
{
    ai::learn::Day day = today;
    while (todaysPuzzle(GameKind::Othello, day).movesToFind < 3)
        ++day;
    const auto puzzle = todaysPuzzle(GameKind::Othello, day);
    open(day);
    press("solveDaily");
    press("studyButton0"); // a hint
    press("studyButton1");
    QTRY_COMPARE(text("studyAnswer").toLower().count("after "), puzzle.movesToFind - 1);
    static const QRegularExpression move("\\b[a-h][1-8]\\b");
    QStringList line;
    for (auto match = move.globalMatch(text("studyAnswer")); match.hasNext();)
        line += match.next().captured();
    QCOMPARE(line.size(), 2 * puzzle.movesToFind - 1);
    ai::learn::LessonJudge judge;
    core::Position position = puzzle.position;
    const auto goal = puzzle.goal == ai::learn::Goal::Win ? ai::learn::LessonGoal::Wins
                                                          : ai::learn::LessonGoal::Holds;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const auto played = core::parseMove(position, line[i].toStdString());
        QVERIFY2(played, qPrintable(line[i]));
        if (i % 2 == 0)
            QCOMPARE(judge.accepted(position, goal), std::vector{*played});
        position = core::after(position, *played);
    }
}

/// Whoever has no move passes without being asked to, and the end is counted.
void TestLearnPuzzles::defencesGoOnPastAPassToTheEnd()
{
    const auto [day, move] = passingDefence();
    open(day);
    press("solveDaily");
    solve(todaysPuzzle(GameKind::Othello, day));
    press("studyButton0");
    QTRY_VERIFY(board()->isInteractive());
    const core::Position defended = board()->position();
    const Move answer = ai::learn::LessonJudge().bestReply(core::after(defended, move));
    clickMove(move);
    const auto isOver = [this] { return core::isOver(board()->position()); };
    QTRY_VERIFY(board()->isInteractive() || isOver());
    const QString passed = text("studyAnswer");
    const QString begin =
        QString("%1 is answered by %2. ")
            .arg(QString::fromStdString(core::moveText(defended, move)),
                 QString::fromStdString(core::moveText(core::after(defended, move), answer)));
    QVERIFY2(passed.startsWith(begin), qPrintable(passed));
    QVERIFY2(passed.contains(" must pass. "), qPrintable(passed));
    while (!isOver()) {
        clickMove(core::legalMoves(board()->position())[0]);
        QTRY_VERIFY(board()->isInteractive() || isOver());
    }
    const auto &end = std::get<core::Othello>(board()->position());
    const int most = 32 + std::abs(end.score()) / 2;
    const QString winner = end.score() > 0 ? "Black" : "White";
    const QString over =
        QString("The game is over: %1 wins %2 to %3.").arg(winner).arg(most).arg(64 - most);
    QTRY_VERIFY2(text("studyAnswer").endsWith(over), qPrintable(text("studyAnswer")));
}

/// A move that only holds the draw has no answer that wins.
void TestLearnPuzzles::defencesAgainstADraw()
{
    ai::learn::Day day = today;
    while (todaysPuzzle(GameKind::Othello, day).goal != ai::learn::Goal::Draw)
        ++day;
    open(day);
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello, day);
    solve(puzzle);
    press("studyButton0");
    const bool isBlack = core::sideToMove(puzzle.position) == core::Side::First;
    const QString expected = QString("Play for %1: no defence gets more than a draw. "
                                     "The answer that holds the draw is shown.")
                                 .arg(isBlack ? "White" : "Black");
    QCOMPARE(text("studyAnswer"), expected);
}

/// Its first result stays.
void TestLearnPuzzles::aSolvedPuzzleIsShownSolved()
{
    choose(GameKind::TicTacToe);
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::TicTacToe);
    clickMove(wrongMove(puzzle));
    press("studyButton0");
    clickMove(puzzle.solution);
    QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
    for (int look = 0; look < 2; ++look) {
        press("studyButton3");
        QVERIFY(button("solveDaily")->text().contains("look again"));
        press("solveDaily");
        QVERIFY(board()->position() == core::after(puzzle.position, puzzle.solution));
        QVERIFY(!board()->isInteractive());
        const QString move = ui::moveName(puzzle.position, puzzle.solution);
        QCOMPARE(text("studyAnswer"),
                 QString("Solved: %1 %2. 1 day(s) in a row.")
                     .arg(move, puzzle.goal == ai::learn::Goal::Win ? "wins" : "holds the draw"));
        QVERIFY2(text("studyText").contains("Solved at try 2"), qPrintable(text("studyText")));
        press("studyButton1");
        QVERIFY(QGuiApplication::clipboard()->text().contains("try 2"));
    }
    QVERIFY(m_store->waitForDone());
    QFile file(m_folder->filePath("learn"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count("\ndaily "), 1);
}

void TestLearnPuzzles::aSolvedPuzzleOpensForItsDefences()
{
    m_store->add(ai::learn::Progress::daySolved(GameKind::Othello, today, 3));
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello);
    QVERIFY2(text("studyText").contains("Solved at try 3"), qPrintable(text("studyText")));
    press("studyButton0");
    QVERIFY(board()->position() == core::after(puzzle.position, puzzle.solution));
    QTRY_VERIFY(board()->isInteractive());
}

/// As after every other move on the page.
void TestLearnPuzzles::ringsMarkWhatTheAnswerTurned()
{
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello);
    QVERIFY(puzzle.movesToFind > 1);
    const auto isMarked = [this](Move move, const core::Position &before) {
        const QImage shown = board()->grab().toImage();
        board()->showPosition(board()->position(), move, before);
        return shown == board()->grab().toImage();
    };
    clickMove(puzzle.solution);
    QTRY_VERIFY(board()->isInteractive());
    const core::Position answered = core::after(puzzle.position, puzzle.solution);
    for (const Move answer : core::legalMoves(answered)) {
        if (core::after(answered, answer) == board()->position())
            QVERIFY(isMarked(answer, answered));
    }
    const core::Position second = board()->position();
    tryWrongMove(puzzle.goal);
    QTRY_VERIFY(!text("studyAnswer").startsWith("Right"));
    press("studyButton0");
    for (const Move answer : core::legalMoves(answered)) {
        if (core::after(answered, answer) == second)
            QVERIFY(isMarked(answer, answered));
    }
    solveOn(puzzle, 1);
    press("studyButton0");
    QVERIFY(isMarked(puzzle.solution, puzzle.position));
}

/// What the card says is of the position on the board, and so is the answer.
void TestLearnPuzzles::theCardFollowsTheMoves()
{
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello);
    QVERIFY(puzzle.movesToFind > 1);
    const auto facts = [this](int number) {
        const auto &game = std::get<core::Othello>(board()->position());
        return QString("Move %1 of %2. %3 square(s) are empty.")
            .arg(number)
            .arg(todaysPuzzle(GameKind::Othello).movesToFind)
            .arg(game.empties());
    };
    const auto count = [this](const char *name) {
        return m_page->findChild<QLabel *>(name)->text().toInt();
    };
    const auto countsFollow = [&] {
        const auto &game = std::get<core::Othello>(board()->position());
        return count("firstCount") == game.count(core::Side::First)
               && count("secondCount") == game.count(core::Side::Second);
    };
    QVERIFY(countsFollow());
    QVERIFY2(text("studyText").startsWith(facts(1)), qPrintable(text("studyText")));
    clickMove(puzzle.solution);
    QTRY_VERIFY(board()->isInteractive());
    QVERIFY2(text("studyText").startsWith(facts(2)), qPrintable(text("studyText")));
    QVERIFY(countsFollow());
    // The answer is of this move.
    const core::Position second = board()->position();
    const std::vector<Move> right = tryWrongMove(puzzle.goal);
    press("studyButton1");
    QVERIFY(board()->position() == core::after(second, right[0]));
    QCOMPARE(text("studyAnswer"), "The only right move is "
                                      + QString::fromStdString(core::moveText(second, right[0]))
                                      + ".");
}

/// The second only move of a puzzle, missed and tried again.
void TestLearnPuzzles::aWrongTryIsNotCalledRight()
{
    press("solveDaily");
    const auto puzzle = todaysPuzzle(GameKind::Othello);
    QVERIFY(puzzle.movesToFind > 1);
    clickMove(puzzle.solution);
    QTRY_VERIFY(board()->isInteractive() && text("studyAnswer").startsWith("Right. "));
    QVERIFY(text("studyAnswer").contains(" answers ") && text("studyAnswer").endsWith("And now?"));
    const auto cells = [this] {
        QStringList texts;
        for (int cell = 0; cell < 64; ++cell)
            texts << board()->cellText(cell);
        return texts;
    };
    const QStringList shown = cells();
    QCOMPARE(shown.filter("last move").size(), 1); // the answer
    const core::Position second = board()->position();
    tryWrongMove(puzzle.goal);
    QTRY_VERIFY(!text("studyAnswer").isEmpty() && !text("studyAnswer").startsWith("Right"));
    press("studyButton0");
    QVERIFY(board()->position() == second);
    QCOMPARE(cells(), shown); // the answer is marked again
    QCOMPARE(text("studyAnswer"), QString());
}

QTEST_MAIN(TestLearnPuzzles)
#include "tst_learnpuzzles.moc"
