#pragma once

#include "core/match/gamerecord.h"

#include <QObject>

#include <chrono>

namespace ui {

/// Where the game in hand is written as it is played, so that no crash loses it. Implemented by
/// Journal (ui/records), which this room may not include. GUI thread.
class GameStore : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The next record begins another game.
    virtual void beginNew() = 0;
    /// Appends the game. True where it is written now, or cannot be written at all; false where
    /// that takes longer than the patience: written() follows.
    virtual bool append(const core::GameRecord &game, std::chrono::milliseconds patience) = 0;

signals:
    /// The record for which append() did not wait is written, or could not be.
    void written();
};

} // namespace ui
