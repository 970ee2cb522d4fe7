#pragma once

#include "core/move.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <optional>

namespace ui {

class BoardWidget;

/// A move that was found, the computer's or a pass, and is played no earlier than the board has
/// shown the one before it in full and a pause after that one was made is over. GUI thread.
class PendingMove : public QObject
{
    Q_OBJECT

public:
    explicit PendingMove(QObject *parent = nullptr);

    /// The board whose animation is waited for; without one nothing is. Not owned: it may be
    /// hidden, replaced or destroyed at any time.
    void setBoard(BoardWidget *board);

    /// The pause after each move; 0, as at first, for none.
    void setPause(std::chrono::milliseconds pause) { m_pause.setInterval(pause); }
    /// A move was made: its pause begins.
    void beginPause();
    /// Waits with a move, instead of the one before.
    void start(core::Move move);
    /// due() will not come.
    void cancel();

signals:
    /// The move may be shown now. Always through the event loop: the click that ends an animation
    /// must not find the board after the next move.
    void due(core::Move move);

private:
    void startWhenShown();

    QPointer<BoardWidget> m_board;
    std::optional<core::Move> m_move;
    QTimer m_pause{this}; ///< of the last move made
    QTimer m_timer{this}; ///< of no time
};

} // namespace ui
