#include "ui/learn/study.h"

#include "ui/learn/learntexts.h"
#include "ui/learn/studyview.h"

#include <utility>

namespace ui {

Study::Study(StudyView &view, ProgressStore &store, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_store(store)
{}

JudgedStudy::JudgedStudy(StudyView &view, ProgressStore &store, QObject *parent)
    : Study(view, store, parent)
    , m_judge(std::make_shared<ai::learn::LessonJudge>())
{}

void JudgedStudy::askFor(const core::Position &position, std::optional<core::Move> lastMove,
                         const std::optional<core::Position> &previous)
{
    stop();
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
            m_view.card()->showAnswer(missed.text, StudyCard::Tone::Bad);
            m_view.announce(missed.text);
            if (missed.reply != core::Move::none())
                m_view.reply(missed.reply);
        };
    });
}

void JudgedStudy::answerMissed(core::Move move, ai::learn::LessonGoal goal)
{
    answerBy([judge = m_judge, position = m_asked, goal, move](std::stop_token) {
        const ai::learn::WrongAnswer answer = judge->answerTo(position, move, goal);
        return MissedMove{wrongAnswerText(position, move, answer), answer.reply};
    });
}

} // namespace ui
