#pragma once

#include "core/match/gamerecord.h"

#include <QObject>

#include <chrono>

namespace ui {

/// Where the current game is written as it is played, so that no crash loses it. This one keeps
/// nothing: everything counts as written. Journal (ui/records), which this room may not include,
/// keeps games on the disk. GUI thread, which waits for the disk a few milliseconds at most.
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
    /// The move is not waited for any more.
    void forgetMove() { m_awaitsMove = false; }
    /// Writes any other change, which nobody waits for: at worst the store has the game as it was.
    void save(const core::GameRecord &game) { append(game, {}); }

    /// Appends the game. True where it is written now, or cannot be written at all; false where
    /// that takes longer than the patience: written() follows.
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
