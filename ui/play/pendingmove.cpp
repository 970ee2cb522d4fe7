#include "ui/play/pendingmove.h"

#include "ui/board/boardwidget.h"

#include <utility>

namespace ui {

PendingMove::PendingMove(QObject *parent)
    : QObject(parent)
    , m_pause(this)
{
    m_pause.setObjectName("pause");
    m_pause.setSingleShot(true);
    m_pause.setInterval(0);
    connect(&m_pause, &QTimer::timeout, this, &PendingMove::startWhenShown);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (const auto move = std::exchange(m_move, std::nullopt))
            emit due(*move);
    });
}

void PendingMove::setBoard(BoardWidget *board)
{
    if (m_board != nullptr)
        m_board->disconnect(this);
    m_board = board;
    if (board != nullptr) {
        connect(board, &BoardWidget::animationFinished, this, &PendingMove::startWhenShown);
        connect(board, &BoardWidget::animationDropped, this, &PendingMove::startWhenShown);
        connect(board, &BoardWidget::motionSkipped, this, [this] {
            m_pause.stop();
            startWhenShown();
        });
        connect(board, &QObject::destroyed, this, [this] {
            m_board = nullptr; // reset first: a QPointer to a QWidget is not null yet at this point
            startWhenShown();
        });
    }
    startWhenShown();
}

void PendingMove::beginPause()
{
    if (m_pause.interval() > 0)
        m_pause.start();
}

void PendingMove::start(core::Move move)
{
    m_timer.stop();
    m_move = move;
    startWhenShown();
}

void PendingMove::cancel()
{
    m_pause.stop();
    m_timer.stop();
    m_move.reset();
}

void PendingMove::startWhenShown()
{
    if (m_move && !m_pause.isActive() && (m_board == nullptr || !m_board->isAnimating()))
        m_timer.start();
}

} // namespace ui
