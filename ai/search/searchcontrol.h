#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace ai {

// The default limits of a search in the window, on the command line and in the protocols.
inline constexpr int defaultTableMebibytes = 64; ///< of the strong Othello engine's table
inline constexpr int defaultThreads = 1;

// The largest limits that a user can set.
inline constexpr int maxTableMebibytes = 65'536;
inline constexpr int maxSearchDepth = 60; ///< plies: the whole of a game of Othello

/// The time on the clock that a move loses between the end of its search and its arrival.
inline constexpr std::chrono::milliseconds clockOverhead{10};

constexpr std::size_t bytesOfMebibytes(int mebibytes)
{
    return static_cast<std::size_t>(mebibytes) << 20;
}

/// The clock of the side to move as it begins to think.
struct Clock
{
    std::chrono::milliseconds remaining{0}; ///< for the game, or for movesToGo moves
    std::chrono::milliseconds increment{0}; ///< added after each move
    std::chrono::milliseconds grace{0};     ///< used once the first time has run out
    /// Byo-yomi: the number of moves, including this one, to be made in `remaining`; 0: all moves
    /// of the game.
    int movesToGo = 0;
};

/// The limits of a search. Zero means no limit of that kind; the first limit that is reached ends
/// the search.
struct Limits
{
    std::chrono::milliseconds time{0};
    int depth = 0;           ///< plies
    std::uint64_t nodes = 0; ///< positions generated; each thread may exceed it by < 1000
    /// The SearchResult::confidence in percent that a search to `depth` or to the end must reach;
    /// 0: any. Only the Othello engine uses this and the following members.
    int confidence = 0;
    /// The clock, of which the time manager decides how much the move takes, at most `time`.
    std::optional<Clock> clock = std::nullopt;
    /// The time that a move loses between the end of its search and its arrival, deducted from time
    /// and clock.
    std::chrono::milliseconds overhead{0};
};

/// The memory and threads that a search may use.
struct Resources
{
    std::size_t tableBytes = bytesOfMebibytes(defaultTableMebibytes); ///< the maximum table size
    int threads = defaultThreads;

    friend bool operator==(const Resources &, const Resources &) = default;
};

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
