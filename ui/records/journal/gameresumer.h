#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"
#include "ui/records/journal/resumecard.h"
#include "ui/settings/settings.h"

#include <QObject>

#include <functional>

namespace ui {

/// Offers saved games: the latest one if it was not finished, and all that were interrupted; and
/// reads the one to be resumed. Journals are read on a detached thread. GUI thread.
class GameResumer : public QObject
{
    Q_OBJECT

public:
    /// Everything but the parent must outlive it.
    GameResumer(GameController &game, GameStarter &starter, Journal &journal, ResumeCard &card,
                Settings &settings, QObject *parent);

    /// Reads which games can be continued and were not declined, and offers them one by one, unless
    /// a game has begun by then.
    void offerGames();
    /// Whether games are being read; for tests.
    bool isReading() const { return m_reading.isRunning() || m_resuming.isRunning(); }
    /// Reads a game, makes its journal the current one, and calls `proceed` with it; not if
    /// withdraw() is called first, or if another window plays the game.
    void read(const JournalledGame &listed, std::function<void(const JournalledGame &)> proceed);
    /// The game's record with roles that can be played here: if only a program's name is known, and
    /// it is that of the Preferences' program, that program takes the role.
    core::GameRecord playable(core::GameRecord game) const;
    /// Another game begins: withdraws the offers, and drops the game being read.
    void withdraw();

signals:
    /// The card shows an offer.
    void offered();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void showOffer();
    void decline();

    GameController &m_game;
    GameStarter &m_starter;
    Journal &m_journal;
    ResumeCard &m_card;
    Settings &m_settings;
    QList<JournalledGame> m_offers; ///< the first is on the card
    qsizetype m_declined = 0;       ///< the number of offers declined so far
    BackgroundTask m_reading;       ///< the games to offer
    BackgroundTask m_resuming;      ///< the game to resume
};

} // namespace ui
