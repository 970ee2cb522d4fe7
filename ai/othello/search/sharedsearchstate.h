#pragma once

#include "ai/othello/evaluation/weights.h"
#include "ai/othello/search/transpositiontable.h"
#include "ai/search/searchcontrol.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// A node whose remaining moves are searched by several threads. It is on the stack of the thread
/// that opened it, which leaves the node last.
struct SplitPoint
{
    const SplitPoint *parent = nullptr; ///< the split point inside which it was opened
    std::atomic<bool> cut = false;      ///< a move caused a cut: the other scores are not needed
    /// Number of threads besides the owner; maintained by SharedSearchState.
    int helpers = 0;

    /// Whether this node's score is not needed any more, because of a cut here or above.
    bool abandoned() const
    {
        for (const SplitPoint *point = this; point != nullptr; point = point->parent) {
            if (point->cut.load(std::memory_order_relaxed))
                return true;
        }
        return false;
    }

    bool isWithin(const SplitPoint &other) const
    {
        const SplitPoint *point = this;
        while (point != nullptr && point != &other)
            point = point->parent;
        return point != nullptr;
    }
};

/// The state shared by a search's threads: table, weights, limits, and the split points at which
/// idle threads can help.
///
/// Young Brothers Wait (Feldmann): a node is split only after its first move has been searched,
/// because that often makes the others unnecessary. If the owner of a split node runs out of moves
/// before its helpers do, it helps at split points below them instead of waiting.
class SharedSearchState
{
public:
    /// Uses the time and node limits; the clock starts now.
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

    /// Each thread adds the positions it has searched since its last report, at the latest after
    /// nodesPerReport(); limits and stop token are checked then.
    void addNodes(std::uint64_t nodes);

    /// Whether there is a time limit, so that the threads report their poll gaps.
    bool isTimed() const { return m_limits.time.count() != 0; }
    /// Reports the wall time between two reports of a thread. If the thread had to wait for a
    /// processor that is far more than its computing time, and a stop can be delayed by as much.
    void addPollGap(std::chrono::nanoseconds gap);
    std::chrono::nanoseconds maxPollGap() const
    {
        return std::chrono::nanoseconds(m_maxPollGap.load(std::memory_order_relaxed));
    }
    std::uint64_t nodesPerReport() const
    {
        return m_limits.nodes == 0 ? maxUnreported : maxUnreportedOfFew;
    }

    /// Whether a thread is waiting for a split point. Only a hint, which may be outdated.
    bool hasIdleThread() const { return m_idle.load(std::memory_order_relaxed) > 0; }

    /// The owner offers a split point to other threads, or withdraws it.
    void open(SplitPoint &point);
    void close(SplitPoint &point);

    /// A helper waits for a split point, which it joins and must leave(); null when the search is
    /// over.
    SplitPoint *waitForSplitPoint();
    /// A helper leaves, because the node has no moves left or its score is not needed.
    void leave(SplitPoint &point);
    /// The owner of a closed split point waits for its helpers. Meanwhile it joins split points
    /// that they open below, which are returned and must be left; null once the helpers have left.
    SplitPoint *waitForHelpers(const SplitPoint &point);

    /// Ends the search for the waiting helpers.
    void finish();

private:
    /// Less than a millisecond at 5 to 50 million positions a second.
    static constexpr std::uint64_t maxUnreported = 4096;
    /// With a node limit; including the nodes between two polls it stays below a thousand.
    static constexpr std::uint64_t maxUnreportedOfFew = 256;

    /// The oldest open split point, inside another one if given; or null. The mutex must be held.
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
    std::mutex m_mutex; ///< guards the members below and each split point's number of helpers
    std::condition_variable m_changed;
    std::vector<SplitPoint *> m_open; ///< oldest, and so largest, first
    bool m_finished = false;
};

} // namespace ai::othello
