#include "ai/othello/searchteam.h"

namespace ai::othello {

void SearchTeam::report(std::uint64_t nodes)
{
    const std::uint64_t all = m_nodes.fetch_add(nodes, std::memory_order_relaxed) + nodes;
    if (m_token.stop_requested() || (m_limits.nodes != 0 && all >= m_limits.nodes)
        || (m_limits.time.count() != 0 && elapsed() >= m_limits.time))
        m_stop.store(true, std::memory_order_relaxed);
}

void SearchTeam::open(SplitPoint &point)
{
    {
        const std::lock_guard lock(m_mutex);
        m_open.push_back(&point);
    }
    m_changed.notify_all();
}

void SearchTeam::close(SplitPoint &point)
{
    const std::lock_guard lock(m_mutex);
    std::erase(m_open, &point);
}

SplitPoint *SearchTeam::await()
{
    std::unique_lock lock(m_mutex);
    SplitPoint *point = nullptr;
    ++m_idle;
    m_changed.wait(lock, [&] {
        point = joined(nullptr);
        return point != nullptr || m_dissolved;
    });
    --m_idle;
    return point;
}

void SearchTeam::leave(SplitPoint &point)
{
    {
        const std::lock_guard lock(m_mutex);
        std::erase(m_open, &point);
        --point.helpers;
    }
    m_changed.notify_all();
}

SplitPoint *SearchTeam::awaitHelpers(const SplitPoint &point)
{
    std::unique_lock lock(m_mutex);
    SplitPoint *below = nullptr;
    ++m_idle;
    m_changed.wait(lock, [&] {
        below = joined(&point);
        return below != nullptr || point.helpers == 0;
    });
    --m_idle;
    return below;
}

void SearchTeam::dissolve()
{
    {
        const std::lock_guard lock(m_mutex);
        m_dissolved = true;
    }
    m_changed.notify_all();
}

SplitPoint *SearchTeam::joined(const SplitPoint *within)
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
