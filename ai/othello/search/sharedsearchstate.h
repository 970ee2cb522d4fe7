#pragma once

#include "ai/othello/evaluation/weights.h"
#include "ai/othello/search/splitpoint.h"
#include "ai/othello/search/transpositiontable.h"
#include "ai/search/thinkinglimits.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// What the threads of one search share: table, weights, the limits that end it, and the split
/// points where an idle thread can help.
///
/// Young brothers wait (Feldmann): a node is split once its first move is searched, since that one
/// often makes the others unnecessary. The owner of a split node that runs out of moves before its
/// helpers works on what they split below it, so that no thread waits while there is work of its
/// own to do.
class SharedSearchState
{
public:
    /// Takes time and nodes from the limits; the clock starts now.
    SharedSearchState(TranspositionTable &table, const Weights &weights, const Limits &limits,
                      std::stop_token token)
        : m_table(table)
        , m_weights(weights)
        , m_limits(limits)
        , m_token(std::move(token))
        , m_start(std::chrono::steady_clock::now())
    {}

    TranspositionTable &table() { return m_table; }
    const Weights &weights() const { return m_weights; }

    bool stopped() const { return m_stop.load(std::memory_order_relaxed); }
    std::chrono::nanoseconds elapsed() const { return std::chrono::steady_clock::now() - m_start; }

    /// Each thread reports the positions that it made since its last report, at the latest after
    /// nodesPerReport(): limits and stop token are checked then.
    void addNodes(std::uint64_t nodes);

    /// Whether the search has a limit of time, so that its threads report their poll gaps.
    bool isTimed() const { return m_limits.time.count() != 0; }
    /// The wall time between two reports of a thread, far more than it computed if it had to wait
    /// for a processor: a stop can come as late as that.
    void addPollGap(std::chrono::nanoseconds gap);
    std::chrono::nanoseconds maxPollGap() const
    {
        return std::chrono::nanoseconds(m_maxPollGap.load(std::memory_order_relaxed));
    }
    std::uint64_t nodesPerReport() const
    {
        return m_limits.nodes == 0 ? maxUnreported : maxUnreportedOfFew;
    }

    /// Whether a thread waits for a split point. A hint: it may be out of date.
    bool hasIdleThread() const { return m_idle.load(std::memory_order_relaxed) > 0; }

    /// The owner offers a split point to the other threads, and withdraws it.
    void open(SplitPoint &point);
    void close(SplitPoint &point);

    /// A helper waits for a split point to join, which it must leave(); null when the search is
    /// over.
    SplitPoint *waitForSplitPoint();
    /// A helper's departure: the node has no moves left to search, or none that matter.
    void leave(SplitPoint &point);
    /// The owner of a closed split point waits for its helpers; until they have left it joins the
    /// split points that they open below, which it must leave(), and then gets null.
    SplitPoint *waitForHelpers(const SplitPoint &point);

    /// Ends the helpers' wait: the search is over.
    void finish();

private:
    /// At 5 to 50 million positions a second this is below a millisecond.
    static constexpr std::uint64_t maxUnreported = 4096;
    /// Where nodes are limited; with those made between two polls it stays below a thousand.
    static constexpr std::uint64_t maxUnreportedOfFew = 256;

    /// The oldest open split point, within another one if that is given, or null. With the mutex.
    SplitPoint *joinSplitPoint(const SplitPoint *within);

    TranspositionTable &m_table;
    const Weights &m_weights;
    Limits m_limits;
    std::stop_token m_token;
    std::chrono::steady_clock::time_point m_start;
    std::atomic<bool> m_stop = false;
    std::atomic<std::uint64_t> m_nodes = 0;
    std::atomic<std::int64_t> m_maxPollGap = 0; ///< nanoseconds

    std::atomic<int> m_idle = 0;
    std::mutex m_mutex; ///< guards what follows and the number of helpers of each split point
    std::condition_variable m_changed;
    std::vector<SplitPoint *> m_open; ///< the oldest, which is the largest, first
    bool m_finished = false;
};

} // namespace ai::othello
