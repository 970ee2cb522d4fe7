#pragma once

#include <QAction>
#include <QObject>
#include <QPlainTextEdit>

namespace ui {

/// What there is to say exactly about a problem whose sentence is shown: behind a command, which
/// is enabled while the sentence is there, in a window of its own.
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
    QPlainTextEdit *m_text = nullptr; ///< in its window, once it was shown
};

} // namespace ui
