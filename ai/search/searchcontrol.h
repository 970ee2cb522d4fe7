#pragma once

#include "ai/search/thinkinglimits.h"

#include <chrono>
#include <cstdint>
#include <stop_token>

namespace ai {

/// Decides when one search stops, by its limits and a stop token; cheap enough to check at each
/// node. Only for the search's thread.
class SearchControl
{
public:
    /// The clock, as a function.
    using TimeSource = std::chrono::steady_clock::time_point (*)();

    /// Starts measuring the time.
    explicit SearchControl(const Limits &limits = {}, std::stop_token token = {},
                           TimeSource now = std::chrono::steady_clock::now);

    /// Counts a node and returns whether to stop. Once true it stays true and counts no more. Reads
    /// the clock and the token every 1024 nodes, which take far less than 20 ms in all searches.
    bool visitNode()
    {
        if (m_stopped)
            return true;
        if ((++m_nodes & 1023) == 0 || m_nodes == m_limits.nodes)
            poll();
        return m_stopped;
    }

    /// Reads the clock and the token now.
    bool poll();

    bool stopped() const { return m_stopped; }
    std::uint64_t nodes() const { return m_nodes; }
    const Limits &limits() const { return m_limits; }
    std::chrono::milliseconds elapsed() const;

private:
    Limits m_limits;
    std::stop_token m_token;
    TimeSource m_now;
    std::chrono::steady_clock::time_point m_start;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
};

} // namespace ai
