#include "ai/othello/search/sharedsearchstate.h"

namespace ai::othello {

void SharedSearchState::addNodes(std::uint64_t nodes)
{
    const std::uint64_t all = m_nodes.fetch_add(nodes, std::memory_order_relaxed) + nodes;
    if (m_token.stop_requested() || (m_limits.nodes != 0 && all >= m_limits.nodes)
        || (m_limits.time.count() != 0 && elapsed() >= m_limits.time))
        m_stop.store(true, std::memory_order_relaxed);
}

void SharedSearchState::addPollGap(std::chrono::nanoseconds gap)
{
    std::int64_t maximum = m_maxPollGap.load(std::memory_order_relaxed);
    while (
        gap.count() > maximum
        && !m_maxPollGap.compare_exchange_weak(maximum, gap.count(), std::memory_order_relaxed)) {
    }
}

void SharedSearchState::open(SplitPoint &point)
{
    {
        const std::lock_guard lock(m_mutex);
        m_open.push_back(&point);
    }
    m_changed.notify_all();
}

void SharedSearchState::close(SplitPoint &point)
{
    const std::lock_guard lock(m_mutex);
    std::erase(m_open, &point);
}

SplitPoint *SharedSearchState::waitForSplitPoint()
{
    std::unique_lock lock(m_mutex);
    SplitPoint *point = nullptr;
    ++m_idle;
    m_changed.wait(lock, [&] {
        point = joinSplitPoint(nullptr);
        return point != nullptr || m_finished;
    });
    --m_idle;
    return point;
}

void SharedSearchState::leave(SplitPoint &point)
{
    {
        const std::lock_guard lock(m_mutex);
        std::erase(m_open, &point);
        --point.helpers;
    }
    m_changed.notify_all();
}

SplitPoint *SharedSearchState::waitForHelpers(const SplitPoint &point)
{
    std::unique_lock lock(m_mutex);
    SplitPoint *below = nullptr;
    ++m_idle;
    m_changed.wait(lock, [&] {
        below = joinSplitPoint(&point);
        return below != nullptr || point.helpers == 0;
    });
    --m_idle;
    return below;
}

void SharedSearchState::finish()
{
    {
        const std::lock_guard lock(m_mutex);
        m_finished = true;
    }
    m_changed.notify_all();
}

SplitPoint *SharedSearchState::joinSplitPoint(const SplitPoint *within)
{
    for (SplitPoint *const point : m_open) {
        if (within == nullptr || point->isWithin(*within)) {
            ++point->helpers;
            return point;
        }
    }
    return nullptr;
}

} // namespace ai::othello
