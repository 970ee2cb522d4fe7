#include "ui/play/gamestore.h"

#include <utility>

namespace ui {

namespace {

using namespace std::chrono_literals;

/// How long a move may block for the disk: half a frame. If that takes longer, the move is saved in
/// the background.
constexpr auto patience = 8ms;

} // namespace

GameStore::GameStore(QObject *parent)
    : QObject(parent)
{
    connect(this, &GameStore::written, this, [this] {
        if (std::exchange(m_awaitsMove, false))
            emit moveSaved();
    });
}

bool GameStore::saveMove(const core::GameRecord &game)
{
    m_awaitsMove = !append(game, patience);
    return !m_awaitsMove;
}

bool GameStore::append(const core::GameRecord & /*game*/, std::chrono::milliseconds /*patience*/)
{
    return true;
}

} // namespace ui
