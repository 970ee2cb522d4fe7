#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"
#include "ui/records/journal/resumecard.h"
#include "ui/settings/settings.h"

#include <QObject>

#include <optional>

namespace ui {

/// Goes on with games that were written down: offers the last one that was not finished and all
/// that were interrupted, continues those of the journals, and opens those of files. The journals
/// are read on a thread that nobody waits for.
class GameResumer : public QObject
{
    Q_OBJECT

public:
    /// All of them but the parent must outlive it.
    GameResumer(GameController &game, GameStarter &starter, Journal &journal, ResumeCard &card,
                Settings &settings, QObject *parent);

    /// Reads which games can be continued and were not declined, and offers them one after the
    /// other, unless a game has begun by then.
    void offerGames();
    /// Whether games are being read, to be offered or continued.
    bool isReading() const { return m_reading.isRunning() || m_resuming.isRunning(); }
    /// Continues a game in its own journal, once that is read, unless another game begins first.
    void resume(const JournalledGame &listed) { readAndContinue(listed, std::nullopt); }
    /// Continues the game that is offered by a move of it, under the same condition.
    void resumeWith(core::Move move);
    /// Opens a game, or a position without moves, as another game.
    void open(const core::GameRecord &game);
    /// Where and when the game in hand was played, if it was opened: "Paris, 1999".
    const QString &eventTitle() const { return m_eventTitle; }

signals:
    /// There is a game on the card.
    void offered();
    /// The game in hand ends, for another one.
    void aboutToBegin();
    /// A game was continued or opened.
    void begun();
    /// A game was opened that may go on with either side.
    void continuable();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    /// A move that a game is continued with, and where it was chosen.
    struct NextMove
    {
        core::Position before;
        core::Move move;
    };

    void showOffer();
    void decline();
    void readAndContinue(const JournalledGame &listed, const std::optional<NextMove> &next);
    void continueGame(const JournalledGame &game);
    void leaveGame(const QString &nextEventTitle);
    core::GameRecord withProgramOfName(core::GameRecord game) const;

    GameController &m_game;
    GameStarter &m_starter;
    Journal &m_journal;
    ResumeCard &m_card;
    Settings &m_settings;
    QString m_eventTitle;
    QList<JournalledGame> m_offers; ///< the one on the card first
    qsizetype m_declined = 0;       ///< of those that were offered
    BackgroundTask m_reading;       ///< the games to offer
    BackgroundTask m_resuming;      ///< the game to continue
};

} // namespace ui
