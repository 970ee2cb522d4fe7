#pragma once

#include <QAction>
#include <QObject>
#include <QPlainTextEdit>

namespace ui {

/// Technical details of a problem whose message is shown. They open in a window of their own, by a
/// command that is enabled while the message is shown.
class ProblemDetails : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent.
    explicit ProblemDetails(QWidget *window);

    QAction *command() const { return m_command; }
    void offer(const QString &details);
    void withdraw() { m_command->setEnabled(false); }

private:
    void show();

    QWidget *m_window;
    QAction *m_command;
    QString m_details;
    QPlainTextEdit *m_text = nullptr; ///< in its window, once that was opened
};

} // namespace ui
