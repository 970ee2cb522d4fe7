#pragma once

#include <QMainWindow>

namespace ui {

class GameController;
class GameFiles;
class Journal;
class MessageBar;
class ProblemDetails;
class Settings;
class StatusText;

/// Brings what the parts of the window report to the line of its state: messages, problems that
/// stay until they are over, and the command for a problem's details; and to a bar of their own
/// where that line is not in view. GUI thread.
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

    /// Has the messages of these parts shown, each of which has a signal messageRequested().
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
    ProblemDetails *m_details; ///< of the message that is shown
};

} // namespace ui
