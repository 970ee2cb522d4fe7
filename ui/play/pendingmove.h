#pragma once

#include "core/move.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <optional>

namespace ui {

class BoardWidget;

/// A move, the computer's or a forced pass, that is held back until the board has finished the
/// animation of the previous move and the pause after that move is over. GUI thread.
class PendingMove : public QObject
{
    Q_OBJECT

public:
    explicit PendingMove(QObject *parent = nullptr);

    /// The board whose animation is waited for; null for none. Not owned: it may be hidden,
    /// replaced or destroyed at any time.
    void setBoard(BoardWidget *board);

    /// The pause after each move; 0, as at first, for none.
    void setPause(std::chrono::milliseconds pause) { m_pause.setInterval(pause); }
    /// Starts the pause after a move.
    void beginPause();
    /// Holds a move back, replacing any other.
    void start(core::Move move);
    /// Drops the move: due() is not emitted.
    void cancel();

signals:
    /// The move may be shown now. Emitted from the event loop, never from inside animationFinished:
    /// a click that ends an animation must not reach the board after the next move.
    void due(core::Move move);

private:
    void startWhenShown();

    QPointer<BoardWidget> m_board;
    std::optional<core::Move> m_move;
    QTimer m_pause{this}; ///< the pause after the last move
    QTimer m_timer{this}; ///< of zero length, for emitting due()
};

} // namespace ui
