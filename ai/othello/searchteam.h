#pragma once

#include "ai/limits.h"
#include "ai/othello/splitpoint.h"
#include "ai/othello/transpositiontable.h"
#include "ai/othello/weights.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// What the threads of one search share: table, weights, the limits that end it, and the nodes
/// where an idle thread can help.
///
/// Young brothers wait (Feldmann): a node is split once its first move is searched, since that one
/// often makes the others needless. The owner of a split node that runs out of moves before its
/// helpers works on what they split below it, so that no thread waits while there is work of its
/// own to do.
class SearchTeam
{
public:
    using Clock = std::chrono::steady_clock;

    /// Limits: depth is not looked at here. The clock starts now.
    SearchTeam(TranspositionTable &table, const Weights &weights, const Limits &limits,
               std::stop_token token)
        : m_table(table)
        , m_weights(weights)
        , m_limits(limits)
        , m_token(std::move(token))
        , m_start(Clock::now())
    {}

    TranspositionTable &table() { return m_table; }
    const Weights &weights() const { return m_weights; }

    bool stopped() const { return m_stop.load(std::memory_order_relaxed); }
    std::chrono::nanoseconds elapsed() const { return Clock::now() - m_start; }

    /// Each thread says now and then how many positions it has made since it said so last, at least
    /// after so many: limits and token are looked at then.
    void report(std::uint64_t nodes);
    std::uint64_t nodesPerReport() const
    {
        return m_limits.nodes == 0 ? mostUnreported : mostUnreportedOfFew;
    }

    /// Whether a thread has nothing to do. A hint: it may be out of date.
    bool helpWanted() const { return m_idle.load(std::memory_order_relaxed) > 0; }

    /// The owner offers a node to the others, and takes the offer back.
    void open(SplitPoint &point);
    void close(SplitPoint &point);

    /// A helper waits for a node to work on; none when the search is over. It must leave it.
    SplitPoint *await();
    /// The node has no moves left to take, or none that matter.
    void leave(SplitPoint &point);
    /// The owner of a closed node waits for its helpers; until they are gone it gets the nodes that
    /// they split below, which it must leave, and then none.
    SplitPoint *awaitHelpers(const SplitPoint &point);

    /// Sends the helpers home.
    void dissolve();

private:
    /// At 5 to 50 million positions a second this is below a millisecond.
    static constexpr std::uint64_t mostUnreported = 4096;
    /// Where positions are counted; with those made between two looks it stays below a thousand.
    static constexpr std::uint64_t mostUnreportedOfFew = 256;

    SplitPoint *joined(const SplitPoint *within);

    TranspositionTable &m_table;
    const Weights &m_weights;
    Limits m_limits;
    std::stop_token m_token;
    Clock::time_point m_start;
    std::atomic<bool> m_stop = false;
    std::atomic<std::uint64_t> m_nodes = 0;

    std::atomic<int> m_idle = 0;
    std::mutex m_mutex; ///< guards what follows and the number of helpers of each split point
    std::condition_variable m_changed;
    std::vector<SplitPoint *> m_open; ///< the oldest, which is the largest, first
    bool m_dissolved = false;
};

} // namespace ai::othello
