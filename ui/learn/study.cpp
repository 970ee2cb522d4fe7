#include "ui/learn/study.h"

#include "ui/learn/learntexts.h"
#include "ui/learn/studyview.h"

#include <utility>

namespace ui {

namespace {

/// The best moves after a forced pass in an ending, until the other side has moved: a pass alone
/// shows nothing on the board.
std::vector<core::Move> restAfterPass(core::Position position, ai::learn::LessonJudge &judge)
{
    std::vector<core::Move> rest;
    if (core::isOver(position) || !core::mustPass(position))
        return rest;
    const core::Side other = core::sideToMove(position);
    position = core::after(position, core::Othello::pass);
    for (bool hasMoved = false; !hasMoved && !core::isOver(position);) {
        rest.push_back(judge.bestReply(position));
        hasMoved = core::sideToMove(position) == other && !core::mustPass(position);
        position = core::after(position, rest.back());
    }
    return rest;
}

} // namespace

Study::Study(StudyView &view, ProgressStore &store, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_store(store)
{
    connect(&m_task, &BackgroundTask::failed, this,
            [this](const QString &reason) { m_view.showAnswer(reason, StudyCard::Tone::Bad); });
}

void Study::leave()
{
    stop();
    m_view.showPosition(m_view.position()); // drops the moves that were to follow
    emit left();
}

JudgedStudy::JudgedStudy(StudyView &view, ProgressStore &store, QObject *parent)
    : Study(view, store, parent)
    , m_judge(std::make_shared<ai::learn::LessonJudge>())
{}

void JudgedStudy::askFor(const core::Position &position, std::optional<core::Move> lastMove,
                         const std::optional<core::Position> &previous)
{
    stop();
    m_rest.clear();
    m_isPlayingOut = false;
    m_isReplyShown = false;
    m_asked = position;
    m_view.showPosition(position, lastMove, previous);
    m_view.setInteractive(true);
    m_view.focusBoard();
}

void JudgedStudy::answerBy(std::function<MissedMove(std::stop_token)> job)
{
    m_task.start([this, job = std::move(job)](const BackgroundTask::Context &context) {
        const MissedMove missed = job(context.stopToken);
        return [this, missed] {
            m_view.showAnswer(missed.text, StudyCard::Tone::Bad);
            m_rest = missed.rest;
            m_isReplyShown = missed.reply == core::Move::none();
            if (!m_isReplyShown)
                m_view.reply(missed.reply);
        };
    });
}

void JudgedStudy::answerMissed(core::Move move, ai::learn::LessonGoal goal)
{
    answerBy([judge = m_judge, position = m_asked, goal, move](std::stop_token) {
        const ai::learn::WrongAnswer answer = judge->answerTo(position, move, goal);
        MissedMove missed{wrongAnswerText(position, move, answer), answer.reply};
        if (goal == ai::learn::LessonGoal::Wins || goal == ai::learn::LessonGoal::Holds)
            missed.rest = restAfterPass(core::after(position, move), *judge);
        return missed;
    });
}

void JudgedStudy::pressedWhileLocked()
{
    if (m_isReplyShown && !m_isPlayingOut)
        tryAgain();
}

void JudgedStudy::playOut()
{
    m_isPlayingOut = true;
    m_rest.clear();
    m_task.start([this, judge = m_judge,
                  position = m_view.position()](const BackgroundTask::Context &context) {
        std::vector<core::Move> line;
        for (core::Position next = position;
             !core::isOver(next) && !context.stopToken.stop_requested();
             next = core::after(next, line.back()))
            line.push_back(core::mustPass(next) ? core::Othello::pass : judge->bestReply(next));
        return [this, line] {
            m_rest = line;
            showRest();
        };
    });
}

void JudgedStudy::showRest()
{
    if (m_rest.empty()) {
        m_isPlayingOut = false;
        m_isReplyShown = true;
        return;
    }
    const core::Move next = m_rest.front();
    m_rest.erase(m_rest.begin());
    m_view.reply(next);
}

} // namespace ui
