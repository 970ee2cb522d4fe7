#pragma once

#include "ai/players/searchservice.h"
#include "ui/background/mailbox.h"

#include <QObject>

namespace ui {

/// The computer as the opponent, at any of its levels, and as who gives hints: makes the requests
/// that the search answers, and reports only the answer to the latest. GUI thread, which never
/// waits for a search, except in the destructor, which stops it.
class ComputerOpponent : public QObject
{
    Q_OBJECT

public:
    explicit ComputerOpponent(QObject *parent = nullptr);

    /// The size of the strong Othello engine's transposition table, in MiB; from the next search
    /// on.
    void setTableMemory(int mebibytes) { m_tableMemory = mebibytes; }
    int tableMemory() const { return m_tableMemory; }
    /// How many threads a search may use; 0: as many as help. From the next search on.
    void setThreads(int threads) { m_threads = threads; }
    /// How many threads the next search uses, of those that the machine has.
    int threads() const;

    /// Whether Hard and hints play the opening of Othello from the book; from the next search on.
    void setUsesBook(bool uses) { m_usesBook = uses; }
    bool usesBook() const { return m_usesBook; }

    /// Has what a first move or hint of the game needs read in the background.
    void prepare(core::GameKind kind);
    /// Starts looking for the move of a position, at a level or as a player with a name has it, and
    /// forgets the search before.
    void start(const core::Position &position, ai::Level level, const ai::Limits &limits,
               const ai::NamedPlayer *named = nullptr);
    /// Has the last start() answered at once, by the best move found up to now.
    void finish() { m_search.finish(m_current); }
    /// No answer to the last start() will be reported.
    void cancel();
    bool thinking() const { return m_current != 0; }

signals:
    void moveFound(const ai::SearchResult &result);
    void failed(const QString &message);
    /// What the search that runs has found up to now.
    void progressed(const ai::SearchResult &result);

private:
    void receive(const ai::SearchAnswer &answer);
    void receiveProgress(ai::RequestId id, const ai::SearchResult &result);

    int m_tableMemory = ai::defaultTableMebibytes;
    int m_threads = 0;
    bool m_usesBook = false;
    ai::RequestId m_last = 0;
    ai::RequestId m_current = 0; ///< of the search that runs; 0 for none
    Mailbox m_mailbox;
    ai::SearchService m_search; // last: its thread ends before the rest is destroyed
};

} // namespace ui
