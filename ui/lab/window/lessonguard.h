#pragma once

#include <QMessageBox>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace ui::lab {

class LabLessons;

/// Asks about an unsaved lesson before it would be lost: when its window or the program is closed,
/// or another lesson is opened. GUI thread, which does not block.
class LessonGuard : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is its parent.
    LessonGuard(LabLessons *lessons, QWidget *window);

    /// If there are unsaved changes, asks about them and returns true; calls `then` once they are
    /// saved or discarded. If several calls are waiting, only the last one's function is called.
    bool deferIfModified(const std::function<void()> &then);

private:
    void ask();
    void answer(int button);

    LabLessons *m_lessons;
    QWidget *m_window;
    QPointer<QMessageBox> m_question;
    std::function<void()> m_then;
};

} // namespace ui::lab
