#pragma once

#include "core/match/gamerecord.h"

#include <QObject>

#include <chrono>

namespace ui {

/// Where the current game is saved as it is played, so that a crash loses nothing. This base class
/// stores nothing and reports everything as saved; Journal (ui/records) saves to disk. GUI thread,
/// which may block for a few milliseconds.
class GameStore : public QObject
{
    Q_OBJECT

public:
    explicit GameStore(QObject *parent = nullptr);

    /// The next record begins another game.
    virtual void beginNew() {}
    /// Saves the game with a new move. True if it is saved on return; else moveSaved() follows,
    /// unless forgetMove() is called first.
    bool saveMove(const core::GameRecord &game);
    /// Stops waiting for the move: moveSaved() does not follow.
    void forgetMove() { m_awaitsMove = false; }
    /// Saves any other change without waiting; a crash may lose it.
    void save(const core::GameRecord &game) { append(game, {}); }

    /// Appends the game, blocking for at most `patience`. True if it is saved by then, or cannot be
    /// saved at all; else written() follows.
    virtual bool append(const core::GameRecord &game, std::chrono::milliseconds patience);

signals:
    /// The move for which saveMove() returned false is saved, or could not be.
    void moveSaved();
    /// The record for which append() returned false is saved, or could not be.
    void written();

private:
    bool m_awaitsMove = false;
};

} // namespace ui
