#pragma once

#include "core/match/gamerecord.h"

#include <QObject>

#include <chrono>

namespace ui {

/// Where the current game is written as it is played, so that no crash loses it. This one keeps
/// nothing: everything counts as written. Journal (ui/records) keeps games on the disk. GUI thread,
/// which waits for the disk a few milliseconds at most.
class GameStore : public QObject
{
    Q_OBJECT

public:
    explicit GameStore(QObject *parent = nullptr);

    /// The next record begins another game.
    virtual void beginNew() {}
    /// Writes the game with a new move in it. True where it is written now; else moveSaved()
    /// follows, unless forgetMove() comes first.
    bool saveMove(const core::GameRecord &game);
    /// Stops waiting for the move: moveSaved() does not follow.
    void forgetMove() { m_awaitsMove = false; }
    /// Writes any other change without waiting: after a crash the game may be as it was before.
    void save(const core::GameRecord &game) { append(game, {}); }

    /// Appends the game, waiting for at most `patience`. True where it is written by then, or
    /// cannot be written at all; else written() follows.
    virtual bool append(const core::GameRecord &game, std::chrono::milliseconds patience);

signals:
    /// The move for which saveMove() did not wait is written, or could not be.
    void moveSaved();
    /// The record for which append() did not wait is written, or could not be.
    void written();

private:
    bool m_awaitsMove = false;
};

} // namespace ui
