#pragma once

#include "core/match/gamerecord.h"

#include <QObject>

namespace ui {

class GameStore;

/// Has every change of the game in hand written before it is shown. GUI thread, which waits
/// for the disk a few milliseconds at most. Without a store everything counts as written.
class GameSaver : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Not owned; must outlive this.
    void setStore(GameStore *store);

    /// The next record begins another game.
    void beginNew();
    /// Writes the game with a new move in it. True where it is written now; else saved() follows,
    /// unless cancel() comes first.
    bool saveMove(const core::GameRecord &game);
    /// Writes any other change, which nobody waits for: at worst the store has the game as it was.
    void save(const core::GameRecord &game);
    /// The move is not waited for any more.
    void cancel() { m_waiting = false; }

signals:
    void saved();

private:
    GameStore *m_store = nullptr;
    bool m_waiting = false; ///< saved() is owed
};

} // namespace ui
