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
    using QObject::QObject;

    /// The next record begins another game.
    virtual void beginNew() {}
    /// Saves the game, blocking for at most `patience`; without patience a crash may lose it. True
    /// if it is saved by then, or cannot be saved at all; else written() follows.
    virtual bool append(const core::GameRecord & /*game*/, std::chrono::milliseconds /*patience*/)
    {
        return true;
    }
    void save(const core::GameRecord &game) { append(game, {}); }

signals:
    /// All records for which append() returned false are saved, or could not be. Emitted from the
    /// event loop.
    void written();
};

} // namespace ui
