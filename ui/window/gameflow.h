#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/records/journal/journalreading.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ui {

class GameResumer;
class Journal;
class ResumeCard;
class SetupController;
class SetupPanel;
class SideOffer;
class StatusText;

/// Begins and resumes games. Each way to do so is one function with the same steps: leave the
/// current game, begin another, show it in the window. GUI thread.
class GameFlow : public QObject
{
    Q_OBJECT

public:
    /// The objects that the steps use; all must outlive this.
    struct Parts
    {
        GameController &game;
        Journal &journal;
        GameStarter &starter;
        GameResumer &resumer;
        ResumeCard &resumeCard;
        SetupPanel &panel;
        SetupController &setup;
        SideOffer &sideOffer;
        StatusText &status;
        /// Brings the board into view for the next move.
        std::function<void()> showBoard;
        /// Whether the review or the list of moves is open.
        std::function<bool()> isReviewing;
    };

    GameFlow(Parts parts, QObject *parent);

    /// Starts the game that is chosen.
    void play();
    /// Starts another game like the current one, whatever is chosen for the next one.
    void playAgain();
    /// Starts the chosen game, or resumes the offered one, with this move of a person's. With no
    /// move, tells the user how to begin.
    void playWith(core::Move move);
    /// Resumes a game in its own journal once that is read, unless another game begins first.
    void resume(const JournalledGame &listed) { resumeAnd(listed, {}); }
    /// Finds a hint; a game that waits for its first move begins with it.
    void findHint();
    /// Opens a game, or a position without moves, as another game.
    void open(const core::GameRecord &game);
    /// Opens a finished game, and says that the game in progress is kept.
    void openFinished(const core::GameRecord &game);
    /// Goes on from the position after `ply` moves of a line that begins like the game's; the other
    /// moves are kept as a variation.
    void playFrom(const std::vector<core::Move> &line, std::size_t ply);
    /// Has a person continue the current game as one side; nothing where two people play it.
    void continueAs(std::optional<core::Side> person);
    /// Lets the computer replace the other program, which failed.
    void replaceProgram();

    /// Where and when the current game was played, if it was opened: "Paris, 1999".
    const QString &eventTitle() const { return m_eventTitle; }

signals:
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void start(const GameStarter::NextGame &next);
    void resumeAnd(const JournalledGame &listed, const std::function<void()> &then);
    void continueGame(const JournalledGame &game);
    void leaveGame(const QString &nextEventTitle);
    void decideRoles(core::Side person);
    void showHowToBeginMessage();
    QString messageOfLeaving() const;

    Parts m_parts;
    /// Moves are tried in the review of a game whose players are unknown.
    bool m_isExploring = false;
    QString m_eventTitle;
};

} // namespace ui
