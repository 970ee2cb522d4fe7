#include "ui/learn/mistakestudy.h"

#include "ai/learn/progress.h"
#include "ui/common/titles.h"
#include "ui/learn/learntexts.h"

#include <algorithm>
#include <utility>

namespace ui {

using ai::learn::Mistake;
using core::Move;

MistakeStudy::MistakeStudy(StudyView &view, ProgressStore &store, QObject *parent)
    : JudgedStudy(view, store, parent)
    , m_analyst(std::make_shared<ai::Analyst>())
{}

void MistakeStudy::start(ai::learn::Day today)
{
    m_game = core::GameKind::Othello;
    m_today = today;
    const auto &deck = m_store.of(m_game).mistakes;
    m_due.clear();
    for (const std::size_t index : deck.dueOn(today))
        m_due.push_back(deck.all()[index]);
    if (m_due.empty())
        emit left();
    else
        open(0);
}

void MistakeStudy::open(std::size_t index)
{
    m_index = index;
    m_isAnswered = false;
    m_view.begin(this);
    ask();
    m_view.announce(mistakeTask(mistake()));
}

void MistakeStudy::ask()
{
    m_state = State::Asking;
    askFor(mistake().position, {});
    m_view.card()->showAnswer({});
    showContent();
    showButtons();
}

void MistakeStudy::chooseMove(Move move)
{
    if (m_state != State::Asking)
        return;
    m_view.setInteractive(false);
    const bool right = move == mistake().best;
    right ? m_view.play(move) : m_view.playWrong(move);
    answer(right);
    if (right) {
        const QString text = tr("Right. In the game you played %1.", "a move")
                                 .arg(moveTitle(mistake().position, mistake().played));
        finish(paragraphOf({text, comesBackText()}), StudyCard::Tone::Good);
    } else {
        m_state = State::Wrong;
        showContent();
        showButtons();
        judge(move);
    }
}

void MistakeStudy::tryAgain()
{
    if (m_state == State::Wrong)
        ask();
}

/// Records the first try at a position.
void MistakeStudy::answer(bool right)
{
    if (std::exchange(m_isAnswered, true))
        return;
    m_store.add(ai::learn::Progress::mistakeAnswered(mistake().position, right, m_today));
}

/// Shows the reply to a move that is not the best one.
void MistakeStudy::judge(Move move)
{
    answerBy([analyst = m_analyst, mistake = mistake(), move](std::stop_token token) {
        const auto found = ai::learn::mistakeAnswer(mistake.position, move, mistake.best, *analyst,
                                                    std::move(token));
        return MissedMove{mistakeAnswerText(mistake, move, found), found.reply};
    });
}

void MistakeStudy::showAnswer()
{
    stop();
    answer(false);
    m_view.showPosition(mistake().position);
    m_view.setInteractive(false);
    m_view.play(mistake().best);
    const QString text =
        tr("The best move is %1.").arg(moveTitle(mistake().position, mistake().best));
    finish(paragraphOf({text, comesBackText()}), StudyCard::Tone::Neutral);
}

void MistakeStudy::finish(const QString &text, StudyCard::Tone tone)
{
    m_state = State::Done;
    showContent();
    showButtons();
    m_view.showAnswer(text, tone);
    emit answered();
}

/// When this position, which has been answered, is due again.
QString MistakeStudy::comesBackText() const
{
    const auto &all = m_store.of(m_game).mistakes.all();
    const auto known = std::find_if(all.begin(), all.end(), [this](const Mistake &one) {
        return one.position == mistake().position;
    });
    if (known == all.end())
        return {};
    if (known->isLearnt())
        return tr("It does not come back any more.");
    if (known->due <= m_today)
        return {};
    return known->due == m_today + 1
               ? tr("It comes back tomorrow.")
               : tr("It comes back on %1.", "a date").arg(dayText(known->due));
}

void MistakeStudy::showContent()
{
    m_view.card()->show({.left = tr("Your own mistakes"),
                         .right = tr("%1 of %2").arg(m_index + 1).arg(m_due.size()),
                         .title = mistakeTask(mistake()),
                         .text = mistakeText(mistake())});
}

void MistakeStudy::showButtons()
{
    const bool wrong = m_state == State::Wrong;
    const bool done = m_state == State::Done;
    const bool isLast = m_index + 1 == m_due.size();
    m_view.setButtons(
        {StudyView::Button{done ? QString() : tr("Tr&y again"),
                           [this] { tryAgain(); },
                           wrong,
                           wrong,
                           {},
                           StudyView::Keys::Undo},
         {done ? QString() : tr("Show the &answer"), [this] { showAnswer(); }, m_isAnswered},
         {},
         {tr("Bac&k to Learn"), [this] { leave(); }, true, done && isLast},
         {isLast ? QString() : tr("&Next position"), [this] { open(m_index + 1); }, true,
          done && !isLast},
         {}});
}

} // namespace ui
