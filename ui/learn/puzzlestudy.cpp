#include "ui/learn/puzzlestudy.h"

#include "ai/learn/clues.h"
#include "ai/learn/dailypuzzle.h"
#include "ai/learn/rungs.h"
#include "ui/analysis/review/reasontexts.h"
#include "ui/common/titles.h"
#include "ui/learn/learntexts.h"
#include "ui/learn/studyview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace ui {

using ai::learn::answerTo;
using ai::learn::Exchange;
using ai::learn::Goal;
using ai::learn::lessonGoalOf;
using ai::learn::PuzzleAnswer;
using ai::learn::restOfSolution;
using core::Move;

namespace {

/// "After b2 by White: c1. Then after e6: f1.", say.
QString textOf(const std::vector<Exchange> &rest)
{
    QStringList sentences;
    for (const Exchange &one : rest) {
        const QString sentence =
            sentences.isEmpty()
                ? PuzzleStudy::tr("After %2 by %1: %3.", "White; its move; the right move then")
                : PuzzleStudy::tr("Then after %2 by %1: %3.",
                                  "White; its next move; the right move then");
        sentences +=
            sentence.arg(sideTitle(core::kindOf(one.position), core::sideToMove(one.position)),
                         moveTitle(one.position, one.reply),
                         moveTitle(core::after(one.position, one.reply), one.right));
    }
    return paragraphOf(sentences);
}

} // namespace

PuzzleStudy::PuzzleStudy(StudyView &view, ProgressStore &store, QObject *parent)
    : JudgedStudy(view, store, parent)
{}

const ai::learn::Puzzle &PuzzleStudy::puzzle() const
{
    return ai::learn::puzzlesOf(m_game).puzzles[static_cast<std::size_t>(m_index)];
}

void PuzzleStudy::startDaily(core::GameKind game, ai::learn::Day day)
{
    m_game = game;
    m_day = day;
    open(ai::learn::dailyPuzzle(game, day, ai::learn::puzzlesOf(game).dailyCount));
}

void PuzzleStudy::startNext(core::GameKind game)
{
    m_game = game;
    m_day.reset();
    std::vector<int> seen;
    for (const auto &[index, atOnce] : m_store.of(game).puzzles)
        seen.push_back(index);
    const auto &progress = m_store.of(game);
    const int rating = int(progress.rating.value);
    open(ai::learn::nextPuzzle(game, seen, rating, QRandomGenerator::global()->generate64()));
}

void PuzzleStudy::open(int index)
{
    if (index < 0) {
        emit left();
        return;
    }
    m_index = index;
    m_found = 0;
    m_failed = missesBefore();
    m_shown = false;
    m_wasShown = m_day && m_store.of(m_game).dailyShown.contains(*m_day);
    m_view.begin(this);
    m_right = {puzzle().solution};
    m_clue.clear();
    m_tried.clear();
    if (m_day && m_store.of(m_game).daily.isSolved(*m_day)) {
        openSolved();
        return;
    }
    ask(puzzle().position);
    m_view.announce(
        paragraphOf({puzzleTitle(puzzle()), discsText(puzzle().position), askedText()}));
}

/// The wrong tries at the puzzle in earlier attempts.
int PuzzleStudy::missesBefore() const
{
    const auto &progress = m_store.of(m_game);
    const auto &misses = m_day ? progress.dailyMisses : progress.puzzleMisses;
    const auto found = misses.find(m_day.value_or(m_index));
    return found == misses.end() ? 0 : found->second;
}

/// Only the first attempt at a daily puzzle counts: a solved one is not asked again.
void PuzzleStudy::openSolved()
{
    m_state = State::Done;
    m_failed = m_store.of(m_game).daily.tries(*m_day) - 1;
    m_asked = puzzle().position;
    m_view.showPosition(core::after(m_asked, puzzle().solution), puzzle().solution, m_asked);
    m_view.setInteractive(false);
    m_view.focusBoard(); // moves the focus to the suggested button
    showResult();
}

void PuzzleStudy::ask(const core::Position &position, std::optional<Move> lastMove,
                      const std::optional<core::Position> &previous)
{
    m_state = State::Asking;
    m_lastMove = lastMove;
    m_previous = previous;
    askFor(position, lastMove, previous);
    m_view.card()->showAnswer(m_clue);
    showContent();
    showButtons();
}

void PuzzleStudy::tryAgain()
{
    if (m_state == State::Wrong)
        ask(m_asked, m_lastMove, m_previous);
}

/// The position in question, and which of the moves to find this is.
QString PuzzleStudy::askedText() const
{
    const int moves = puzzle().movesToFind;
    const QString number = moves > 1 ? tr("Move %1 of %2.").arg(m_found + 1).arg(moves) : QString();
    return paragraphOf({number, puzzleText(m_asked, int(m_right.size()))});
}

void PuzzleStudy::showContent()
{
    const bool done = m_state == State::Done || m_state == State::Exploring;
    const bool isSolved = done && !m_shown;
    const QString tried = m_wasShown ? tr("The answer was shown: it does not count any more.")
                          : isSolved && (m_day || m_failed > 0)
                              ? tr("Solved at try %1.").arg(m_failed + 1)
                          : m_failed > 0 ? tr("Tries used: %1.").arg(m_failed)
                                         : QString();
    m_view.card()->show(
        {.left = m_day ? tr("Puzzle of the day, %1").arg(dayText(*m_day)) : tr("Puzzle"),
         .right = tr("Grade %1 of %2").arg(puzzle().grade).arg(ai::learn::rungCount(m_game)),
         .title = puzzleTitle(puzzle(), done),
         .text = paragraphOf({done || m_state == State::Wrong ? QString() : askedText(), tried}),
         .counts = m_game == core::GameKind::Othello});
}

void PuzzleStudy::showButtons()
{
    const bool done = m_state == State::Done || m_state == State::Exploring;
    const bool wrong = m_state == State::Wrong;
    if (done) {
        const bool canExplore = m_game == core::GameKind::Othello;
        const bool canShare = m_day && !m_shown && !m_wasShown;
        const StudyView::Button back{
            tr("Take b&ack"),     [this] { takeDefenceBack(); }, !m_defended.empty(), false, {},
            StudyView::Keys::Undo};
        const StudyView::Button defences{canExplore ? tr("Try the de&fences") : QString(),
                                         [this] { explore(); }, true, false,
                                         tr("Play the other side: each of its moves is answered.")};
        m_view.setButtons({m_state == State::Exploring ? back : defences,
                           {canShare ? tr("&Copy result") : QString(), [this] { copyResult(); }},
                           {canShare ? tr("Copy &picture") : QString(), [this] { copyPicture(); }},
                           {tr("Bac&k to Learn"), [this] { leave(); }},
                           {tr("&Next puzzle"), [this] { startNext(m_game); }, true, true},
                           {}});
        return;
    }
    const bool asking = m_state == State::Asking;
    const bool hasClue = asking && ai::learn::clueFor(m_asked, m_right, m_tried);
    const StudyView::Button clue{tr("Show a h&int"),
                                 [this] { showClue(); },
                                 hasClue && m_clue.isEmpty(),
                                 false,
                                 tr("A hint counts as a try."),
                                 StudyView::Keys::Hint};
    const StudyView::Button again{tr("Tr&y again"),     [this] { tryAgain(); }, true, true, {},
                                  StudyView::Keys::Undo};
    m_view.setButtons({wrong ? again : clue,
                       {tr("Show the &answer"), [this] { showAnswer(); },
                        wrong || ((m_failed > 0 || m_wasShown || !hasClue) && asking), false,
                        tr("After a try or a hint.")},
                       {},
                       {tr("Bac&k to Learn"), [this] { leave(); }},
                       {},
                       {}});
}

void PuzzleStudy::chooseMove(Move move)
{
    if (m_state == State::Exploring) {
        m_defended.push_back(m_view.position());
        m_defence = moveTitle(m_view.position(), move);
        m_told.clear();
        m_view.play(move);
        showButtons();
        goOnExploring();
        return;
    }
    if (m_state != State::Asking)
        return;
    m_view.setInteractive(false);
    if (std::find(m_right.begin(), m_right.end(), move) != m_right.end()) {
        m_view.play(move);
        answerRight(move);
        return;
    }
    m_view.playWrong(move);
    m_tried.push_back(move);
    useTry();
    m_state = State::Wrong;
    showContent();
    showButtons();
    answerMissed(move, lessonGoalOf(puzzle().goal));
}

void PuzzleStudy::useTry()
{
    ++m_failed;
    m_store.add(m_day ? ai::learn::Progress::dayMissed(m_game, *m_day)
                      : ai::learn::Progress::puzzleMissed(m_game, m_index));
}

void PuzzleStudy::showClue()
{
    useTry();
    m_clue = clueText(m_asked, *ai::learn::clueFor(m_asked, m_right, m_tried));
    showContent();
    showButtons();
    m_view.showAnswer(m_clue);
    m_view.focusBoard();
}

void PuzzleStudy::answerRight(Move move)
{
    ++m_found;
    m_played = move;
    m_state = State::Waiting;
    if (m_found >= puzzle().movesToFind) {
        finish(false);
        return;
    }
    showButtons();
    m_task.start([this, judge = m_judge, next = core::after(m_asked, move), goal = puzzle().goal,
                  left = puzzle().movesToFind - m_found](const BackgroundTask::Context &) {
        const PuzzleAnswer answer = answerTo(next, goal, left, *judge);
        return [this, answer] {
            if (answer.move == Move::none() || answer.right.empty()) {
                finish(false);
                return;
            }
            m_rightNext = answer.right;
            m_reply = answer.move;
            m_view.reply(answer.move);
        };
    });
}

void PuzzleStudy::replyShown()
{
    if (m_state == State::Waiting) {
        const core::Position answered = core::after(m_asked, m_played);
        const QString text = rightAnswerText(answered, m_reply);
        m_right = m_rightNext;
        m_clue.clear();
        m_tried.clear();
        ask(m_view.position(), m_reply, answered);
        m_view.showAnswer(text, StudyCard::Tone::Good);
    } else if (m_state == State::Exploring) {
        goOnExploring();
    } else if (m_state == State::Wrong) {
        showRest();
    }
}

void PuzzleStudy::finish(bool shown)
{
    m_state = State::Done;
    m_shown = shown;
    m_store.add(
        ai::learn::Progress::puzzleTried(m_game, m_index, !shown && !m_wasShown && m_failed == 0));
    if (m_day && shown)
        m_store.add(ai::learn::Progress::dayShown(m_game, *m_day));
    else if (m_day && !m_wasShown)
        m_store.add(ai::learn::Progress::daySolved(m_game, *m_day, m_failed + 1));
    showResult();
    emit answered();
}

void PuzzleStudy::showResult()
{
    QString text;
    if (m_shown)
        text = m_right.size() == 1
                   ? tr("The only right move is %1.").arg(moveTitle(m_asked, m_right.front()))
                   : tr("A right move is %1.").arg(moveTitle(m_asked, m_right.front()));
    else if (m_wasShown)
        text = tr("Right: %1.", "what the move does").arg(solutionText());
    else if (m_failed == 0 && !m_day)
        text = tr("Solved at once: %1.", "what the move does").arg(solutionText());
    else
        text = tr("Solved: %1.", "what the move does").arg(solutionText());
    if (m_day && !m_shown && !m_wasShown)
        text = paragraphOf(
            {text, tr("%n day(s) in a row.", "", m_store.of(m_game).daily.streak(*m_day))});
    showContent();
    showButtons();
    m_clue.clear();
    m_tried.clear();
    m_told = text;
    m_view.showAnswer(text, m_shown ? StudyCard::Tone::Neutral : StudyCard::Tone::Good);
}

/// "a1 wins".
QString PuzzleStudy::solutionText() const
{
    const QString move = moveName(puzzle().position, puzzle().solution);
    return puzzle().goal == Goal::Win ? tr("%1 wins", "a move").arg(move)
                                      : tr("%1 holds the draw", "a move").arg(move);
}

void PuzzleStudy::showAnswer()
{
    m_task.cancel();
    m_view.showPosition(m_asked);
    m_view.setInteractive(false);
    m_view.play(m_right.front());
    finish(true);
    const int left = puzzle().movesToFind - m_found - 1;
    if (left <= 0)
        return;
    m_task.start([this, judge = m_judge, next = core::after(m_asked, m_right.front()),
                  goal = puzzle().goal, left](const BackgroundTask::Context &) {
        const std::vector<Exchange> rest = restOfSolution(next, goal, left, *judge);
        return [this, rest] { tell(textOf(rest), StudyCard::Tone::Neutral); };
    });
}

/// Lets the person play the other side after the solution, or after the move that was shown.
void PuzzleStudy::explore()
{
    m_task.cancel();
    m_state = State::Exploring;
    const core::Position before = m_shown ? m_asked : puzzle().position;
    const Move right = m_shown ? m_right.front() : puzzle().solution;
    const core::Position position = core::after(before, right);
    m_view.showPosition(position, right, before);
    m_defender = core::sideToMove(position);
    m_defended.clear();
    m_defence.clear();
    m_told.clear();
    if (!core::isOver(position))
        tell((puzzle().goal == Goal::Win
                  ? tr("Play for %1 and try to save the game. The winning answer to each move is "
                       "shown.")
                  : tr("Play for %1: no defence gets more than a draw. The answer that holds the "
                       "draw is shown."))
                 .arg(sideTitle(m_game, m_defender)),
             StudyCard::Tone::Neutral);
    showButtons();
    goOnExploring();
    m_view.board()->setFocus();
}

/// Goes back to the person's last choice of a defence.
void PuzzleStudy::takeDefenceBack()
{
    m_task.cancel();
    m_view.showPosition(m_defended.back());
    m_defended.pop_back();
    m_defence.clear();
    m_told.clear();
    m_view.card()->showAnswer({});
    showButtons();
    goOnExploring();
    m_view.board()->setFocus();
}

/// Continues after the last move has been shown.
void PuzzleStudy::goOnExploring()
{
    const core::Position &position = m_view.position();
    const bool isOver = core::isOver(position);
    const bool passes = !isOver && core::mustPass(position);
    const bool defends = !isOver && core::sideToMove(position) == m_defender;
    m_view.setInteractive(defends && !passes);
    if (isOver) {
        tell(gameOverText(std::get<core::Othello>(position)), StudyCard::Tone::Good);
    } else if (passes) {
        tell(mustPassText(position), StudyCard::Tone::Good);
        m_view.reply(core::Othello::pass);
    } else if (!defends) {
        answerDefence();
    }
}

void PuzzleStudy::answerDefence()
{
    m_task.start([this, judge = m_judge,
                  position = m_view.position()](const BackgroundTask::Context &) {
        const Move answer = judge->bestReply(position);
        return [this, position, answer] {
            const QString move = moveTitle(position, answer);
            tell(m_defence.isEmpty() ? tr("%1 plays %2.", "a side and a move")
                                           .arg(sideTitle(m_game, core::sideToMove(position)), move)
                                     : tr("%1 is answered by %2.").arg(m_defence, move),
                 StudyCard::Tone::Good);
            m_defence.clear();
            m_view.reply(answer);
        };
    });
}

/// Appends a sentence to the card's answer and announces it to screen readers.
void PuzzleStudy::tell(const QString &text, StudyCard::Tone tone)
{
    m_told = paragraphOf({m_told, text});
    m_view.card()->showAnswer(m_told, tone);
    m_view.announce(text);
}

DailyResult PuzzleStudy::dailyResult() const
{
    return {puzzle(), *m_day, m_failed, m_store.of(m_game).daily.streak(*m_day)};
}

void PuzzleStudy::copyResult()
{
    QGuiApplication::clipboard()->setText(dailyResultText(dailyResult()));
    m_view.showAnswer(tr("The result is on the clipboard. It gives nothing away."));
}

void PuzzleStudy::copyPicture()
{
    QGuiApplication::clipboard()->setImage(dailyResultPicture(dailyResult(), m_view.palette()));
    m_view.showAnswer(tr("A picture of the result is on the clipboard. It gives nothing away."));
}

} // namespace ui
