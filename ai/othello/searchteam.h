#pragma once

#include "ai/limits.h"
#include "ai/othello/transpositiontable.h"
#include "ai/othello/weights.h"

#include <atomic>
#include <chrono>
#include <stop_token>

namespace ai::othello {

/// What the threads of one search share, and when they give up.
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
    void stop() { m_stop.store(true, std::memory_order_relaxed); }

    /// Asked at each large node by the leading thread, which has made so many positions: whether to
    /// give up. The clock and the token are read once in some thousand positions.
    bool visit(std::uint64_t nodes)
    {
        if (nodes >= m_nextPoll) {
            m_nextPoll = nodes + nodesPerPoll;
            poll(nodes);
        }
        return stopped();
    }

    std::chrono::nanoseconds elapsed() const { return Clock::now() - m_start; }

private:
    /// At 5 to 50 million positions a second this is below a millisecond.
    static constexpr std::uint64_t nodesPerPoll = 4096;

    void poll(std::uint64_t nodes)
    {
        if (m_token.stop_requested() || (m_limits.nodes != 0 && nodes >= m_limits.nodes)
            || (m_limits.time.count() != 0 && elapsed() >= m_limits.time))
            stop();
    }

    TranspositionTable &m_table;
    const Weights &m_weights;
    Limits m_limits;
    std::stop_token m_token;
    Clock::time_point m_start;
    std::atomic<bool> m_stop = false;
    std::uint64_t m_nextPoll = 0;
};

} // namespace ai::othello
