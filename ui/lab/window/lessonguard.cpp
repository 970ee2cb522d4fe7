#include "ui/lab/window/lessonguard.h"

#include "ui/desktop/bringtofront.h"
#include "ui/lab/window/lablessons.h"

#include <utility>

namespace ui::lab {

LessonGuard::LessonGuard(LabLessons *lessons, QWidget *window)
    : QObject(window)
    , m_lessons(lessons)
    , m_window(window)
{}

bool LessonGuard::deferIfModified(const std::function<void()> &then)
{
    if (!m_lessons->isModified())
        return false;
    m_then = then;
    bringToFront(*m_window);
    if (m_question == nullptr)
        ask();
    else
        m_question->raise();
    return true;
}

void LessonGuard::ask()
{
    m_question =
        new QMessageBox(QMessageBox::Question, tr("Lesson"), {},
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    m_question->setObjectName("unsavedLesson");
    m_question->setTextFormat(Qt::PlainText);
    m_question->setText(tr("Save the lesson \"%1\"?").arg(m_lessons->name()));
    m_question->setInformativeText(
        tr("Without that, what was written since it was saved last is lost."));
    m_question->setDefaultButton(QMessageBox::Save);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_question, &QMessageBox::finished, this, &LessonGuard::answer);
    m_question->open();
}

void LessonGuard::answer(int button)
{
    const std::function<void()> then = std::exchange(m_then, {});
    if (button == QMessageBox::Save) {
        m_lessons->saveThen(then);
    } else if (button == QMessageBox::Discard) {
        m_lessons->discard();
        then();
    }
}

} // namespace ui::lab
