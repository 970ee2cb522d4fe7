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

/// Offers games that were written down: the last one that was not finished and all that were
/// interrupted, and reads the one to resume. The journals are read on a thread that nobody
/// waits for. GUI thread.
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
    /// Whether games are being read, to be offered or continued; for tests.
    bool isReading() const { return m_reading.isRunning() || m_resuming.isRunning(); }
    /// Reads a game in its own journal, which is written on from now on, and calls `proceed` with
    /// it; not where withdraw() comes first, or another window plays it.
    void read(const JournalledGame &listed, std::function<void(const JournalledGame &)> proceed);
    /// The game as it can be resumed here: a program that is known by its name alone may be
    /// that of the Preferences.
    core::GameRecord playable(core::GameRecord game) const;
    /// Another game begins: offers none, and forgets the one being read.
    void withdraw();

signals:
    /// There is a game on the card.
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
    QList<JournalledGame> m_offers; ///< the one on the card first
    qsizetype m_declined = 0;       ///< of those that were offered
    BackgroundTask m_reading;       ///< the games to offer
    BackgroundTask m_resuming;      ///< the game to resume
};

} // namespace ui
