#include "ui/play/gamesaver.h"

#include "ui/play/gamestore.h"

#include <utility>

namespace ui {

namespace {

using namespace std::chrono_literals;

/// How long a move waits for the disk at once: half of the time between two frames. A slower one is
/// waited for in the background.
constexpr auto patience = 8ms;

} // namespace

void GameSaver::setStore(GameStore *store)
{
    m_store = store;
    connect(store, &GameStore::written, this, [this] {
        if (std::exchange(m_waiting, false))
            emit saved();
    });
}

void GameSaver::beginNew()
{
    if (m_store != nullptr)
        m_store->beginNew();
}

bool GameSaver::saveMove(const core::GameRecord &game)
{
    m_waiting = m_store != nullptr && !m_store->append(game, patience);
    return !m_waiting;
}

void GameSaver::save(const core::GameRecord &game)
{
    if (m_store != nullptr)
        m_store->append(game, 0ms);
}

} // namespace ui
