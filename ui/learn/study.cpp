#include "ui/learn/study.h"

#include "ui/learn/learntexts.h"
#include "ui/learn/studyview.h"

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

void JudgedStudy::askFor(const core::Position &position, std::optional<core::Move> lastMove)
{
    stop();
    m_asked = position;
    m_view.showPosition(position, lastMove);
    m_view.setInteractive(true);
    m_view.board()->setFocus();
}

void JudgedStudy::answerMissed(core::Move move, ai::learn::LessonGoal goal)
{
    m_task.start(
        [this, judge = m_judge, position = m_asked, goal, move](const BackgroundTask::Context &) {
            const ai::learn::WrongAnswer answer = judge->answerTo(position, move, goal);
            return [this, position, move, answer] {
                const QString text = wrongAnswerText(position, move, answer);
                m_view.card()->showAnswer(text, StudyCard::Tone::Bad);
                m_view.announce(text);
                if (answer.reply != core::Move::none())
                    m_view.reply(answer.reply);
            };
        });
}

} // namespace ui
