#pragma once

#include <QAction>
#include <QMainWindow>
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

class GameController;
class GameFiles;
class Journal;
class MessageBar;
class Settings;
class StatusText;

/// Forwards reports from the window's parts to the status text: messages, lasting problems, and a
/// command that shows a problem's details; and to a message bar while the status text is not in
/// view. GUI thread.
class WindowMessages : public QObject
{
    Q_OBJECT

public:
    /// Where messages come from and are shown; all must outlive this.
    struct Parts
    {
        GameController &game;
        Journal &journal;
        Settings &settings;
        GameFiles &files;
        StatusText &status;
        const QWidget &players;
    };

    /// Works for a window, which is the parent.
    WindowMessages(const Parts &parts, QMainWindow *window);

    /// Shows the messages of these parts, each of which has a signal messageRequested().
    template <class... Part>
    void showThoseOf(Part *...part)
    {
        (connect(part, &Part::messageRequested, this, &WindowMessages::show), ...);
    }

private:
    void show(const QString &message);
    void followFiles(const Parts &parts);
    void followJournal(Journal &journal);

    StatusText &m_status;
    MessageBar *m_bar;
    ProblemDetails *m_details; ///< of the message shown
};

} // namespace ui
