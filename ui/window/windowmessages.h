#pragma once

#include <QMainWindow>
#include <QObject>

namespace ui {

class GameController;
class GameFiles;
class Journal;
class MessageBar;
class ProblemDetails;
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
