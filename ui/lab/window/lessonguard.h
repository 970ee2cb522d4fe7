#pragma once

#include <QMessageBox>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace ui::lab {

class LabLessons;

/// Asks what becomes of a lesson that is not saved, before something that would lose it: the end
/// of its window or of the program, or another lesson. GUI thread, which does not wait.
class LessonGuard : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent.
    LessonGuard(LabLessons *lessons, QWidget *window);

    /// Whether there is something to ask, which then is asked. Once the lesson is saved or
    /// discarded, the function is called; the last one where several wait for one answer.
    bool confirmDiscard(const std::function<void()> &then);

private:
    void ask();
    void answer(int button);

    LabLessons *m_lessons;
    QWidget *m_window;
    QPointer<QMessageBox> m_question;
    std::function<void()> m_then;
};

} // namespace ui::lab
