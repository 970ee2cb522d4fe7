#pragma once

#include "ui/play/gamecontroller.h"

#include <QObject>

namespace ui {

/// Lets the computer play both sides of a game, and prints every move that is shown to the standard
/// output. Ends where the search fails. The game is not counted in the statistics.
class Demonstration : public QObject
{
    Q_OBJECT

public:
    /// The game must outlive it.
    Demonstration(GameController &game, QObject *parent);

    void start(const core::Position &position);

private:
    void printMove(core::Move move) const;
    void findMove();

    GameController &m_game;
    bool m_failed = false; ///< the search failed; another one would fail again
};

} // namespace ui
