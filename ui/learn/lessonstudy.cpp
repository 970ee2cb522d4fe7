#include "ui/learn/lessonstudy.h"

#include "ui/common/titles.h"
#include "ui/learn/learntexts.h"
#include "ui/learn/studyview.h"

#include <algorithm>

namespace ui {

using core::Move;

LessonStudy::LessonStudy(StudyView &view, ProgressStore &store, QObject *parent)
    : JudgedStudy(view, store, parent)
{}

const ai::learn::Lesson &LessonStudy::lesson() const
{
    return translatedLessons(m_game)[m_lesson];
}

void LessonStudy::start(core::GameKind game, std::size_t lesson)
{
    m_game = game;
    m_lesson = lesson;
    const auto &known = m_store.of(game).lessons;
    const auto done = known.find(this->lesson().id);
    std::size_t first = 0;
    while (done != known.end() && done->second.contains(int(first)))
        ++first;
    goTo(first < this->lesson().steps.size() ? first : 0);
}

void LessonStudy::goTo(std::size_t step)
{
    m_step = step;
    m_view.begin(this);
    m_turn = 0;
    m_hints = 0;
    ask(this->step().position);
    m_view.announce(paragraphOf({QString::fromStdString(this->step().text), task()}));
}

void LessonStudy::ask(const core::Position &position, std::optional<Move> lastMove,
                      const std::optional<core::Position> &previous)
{
    m_state = State::Asking;
    askFor(position, lastMove, previous);
    m_view.card()->showAnswer({});
    showContent();
    showButtons();
}

void LessonStudy::tryAgain()
{
    if (m_state == State::Wrong)
        ask(m_asked);
}

/// Whether the question is decided by the disc count.
bool LessonStudy::isCounted() const
{
    return m_game == core::GameKind::Othello
           && (turn().goal == ai::learn::LessonGoal::Wins
               || turn().goal == ai::learn::LessonGoal::Holds);
}

/// Whether the rest of the game can be played automatically: after a right or wrong move, unless it
/// is over.
bool LessonStudy::canPlayOut() const
{
    const bool isAtRest = m_state == State::Done || (m_state == State::Wrong && isReplyShown());
    return isAtRest && !isPlayingOut() && !core::isOver(m_view.position());
}

/// The task, including the side to play.
QString LessonStudy::task() const
{
    const core::Position &position = step().position;
    const core::GameKind kind = core::kindOf(position);
    const QString side = kind == core::GameKind::Nim
                             ? QString()
                             : tr("You play %1.", "a colour or a mark")
                                   .arg(sideTitle(kind, core::sideToMove(position)));
    return paragraphOf({side, QString::fromStdString(step().task)});
}

void LessonStudy::showContent()
{
    const auto &lessons = translatedLessons(m_game);
    const auto &known = m_store.of(m_game).lessons;
    const auto done = known.find(lesson().id);
    std::vector<bool> steps;
    for (std::size_t i = 0; i < lesson().steps.size(); ++i)
        steps.push_back(done != known.end() && done->second.contains(int(i)));
    m_view.card()->show({.left = tr("Lesson %1 of %2").arg(m_lesson + 1).arg(lessons.size()),
                         .right = tr("Step %1 of %2").arg(m_step + 1).arg(lesson().steps.size()),
                         .title = QString::fromStdString(lesson().title),
                         .text = QString::fromStdString(step().text),
                         .task = task(),
                         .steps = steps,
                         .step = int(m_step),
                         .counts = isCounted()});
}

void LessonStudy::showButtons()
{
    const bool asking = m_state == State::Asking;
    const bool isLast = m_step + 1 == lesson().steps.size();
    const bool isLastLesson = isLast && m_lesson + 1 == translatedLessons(m_game).size();
    const bool done = m_state == State::Done;
    m_view.setButtons({StudyView::Button{tr("Ta&ke back"),
                                         [this] { tryAgain(); },
                                         m_state == State::Wrong,
                                         m_state == State::Wrong,
                                         {},
                                         StudyView::Keys::Undo},
                       {m_hints == 0 ? tr("H&int") : tr("Sh&ow a move"),
                        [this] { giveHint(); },
                        asking && m_hints < 2,
                        false,
                        {},
                        StudyView::Keys::Hint},
                       {isCounted() ? tr("&Play it out") : QString(),
                        [this] {
                            playOut();
                            m_view.focusBoard(); // moves the focus to a button
                            showButtons();
                        },
                        canPlayOut(), false, tr("Both sides play their best moves to the end.")},
                       {tr("&Back"), [this] { goTo(m_step - 1); }, m_step > 0},
                       {isLastLesson ? tr("&Finish")
                        : isLast     ? tr("&Next lesson")
                                     : tr("&Next step"),
                        [this] { goOn(); }, !isLastLesson || done, done},
                       {tr("&All lessons"), [this] { leave(); }}});
}

void LessonStudy::chooseMove(Move move)
{
    if (m_state != State::Asking)
        return;
    m_view.setInteractive(false);
    const auto &accepted = turn().accepted;
    const bool isRight = std::find(accepted.begin(), accepted.end(), move) != accepted.end();
    isRight ? m_view.play(move) : m_view.playWrong(move);
    if (turn().goal == ai::learn::LessonGoal::FewestReplies
        || turn().goal == ai::learn::LessonGoal::Quiet)
        m_view.markMoves(); // what the goal is about
    if (!isRight) {
        m_state = State::Wrong;
        showButtons();
        answerMissed(move, turn().goal);
    } else if (turn().reply != Move::none()) {
        m_state = State::Waiting;
        m_played = move;
        m_view.reply(turn().reply);
        showButtons();
    } else {
        finish();
    }
}

void LessonStudy::replyShown()
{
    if (m_state != State::Waiting) {
        const bool playsOut = isPlayingOut();
        showRest(); // of the refutation of a wrong move, or of a game being played out
        showButtons();
        // If the refutation of a wrong move ends the game, keep its explanation.
        if (playsOut && core::isOver(m_view.position())) {
            const auto &end = std::get<core::Othello>(m_view.position());
            m_view.showAnswer(gameOverText(end), m_state == State::Done ? StudyCard::Tone::Good
                                                                        : StudyCard::Tone::Bad);
        }
        return;
    }
    const Move reply = turn().reply;
    const core::Position answered = core::after(m_asked, m_played);
    const QString text = rightAnswerText(answered, reply);
    ++m_turn;
    ask(m_view.position(), reply, answered);
    m_view.showAnswer(text, StudyCard::Tone::Good);
}

void LessonStudy::finish()
{
    m_state = State::Done;
    m_store.add(ai::learn::Progress::stepDone(m_game, lesson().id, int(m_step)));
    showContent();
    showButtons();
    m_view.showAnswer(QString::fromStdString(step().praise), StudyCard::Tone::Good);
}

void LessonStudy::giveHint()
{
    ++m_hints;
    if (m_hints == 1) {
        m_view.card()->showAnswer(QString::fromStdString(step().hint));
    } else {
        const core::Move right = turn().accepted.front();
        m_view.showHint(right);
        m_view.card()->showAnswer(
            tr("A right move is marked: %1.").arg(moveTitle(m_view.position(), right)));
    }
    showButtons();
    m_view.focusBoard();
    m_view.announce(m_view.card()->answer());
}

/// Goes to the next step, or to the next lesson.
void LessonStudy::goOn()
{
    if (m_step + 1 < lesson().steps.size())
        goTo(m_step + 1);
    else if (m_lesson + 1 < translatedLessons(m_game).size())
        start(m_game, m_lesson + 1);
    else
        leave();
}

} // namespace ui
