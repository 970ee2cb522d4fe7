#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace ai {

// The defaults of a search: in the window, on the command line and in the protocols.
inline constexpr std::chrono::milliseconds defaultThinkingTime{1000}; ///< a move
inline constexpr double defaultThinkingSeconds =
    std::chrono::duration<double>(defaultThinkingTime).count();
inline constexpr int defaultTableMebibytes = 64; ///< of the strong Othello engine's table
inline constexpr int defaultThreads = 1;

/// What a move loses on a clock between the end of its search and its arrival.
inline constexpr std::chrono::milliseconds clockOverhead{10};

constexpr std::size_t bytesOfMebibytes(int mebibytes)
{
    return static_cast<std::size_t>(mebibytes) << 20;
}

/// What the side to move has left on its clock as it begins to think.
struct Clock
{
    std::chrono::milliseconds remaining{0}; ///< for the game, or for movesToGo moves
    std::chrono::milliseconds increment{0}; ///< added after each move
    std::chrono::milliseconds grace{0};     ///< a second, last clock, used once the first is empty
    /// Byo-yomi: how many moves, including this one, must be made in `remaining`; 0: all of the
    /// game.
    int movesToGo = 0;
};

/// How long a search may think. Zero means no limit of that kind; the first limit reached ends it.
struct Limits
{
    std::chrono::milliseconds time{0};
    int depth = 0;           ///< plies
    std::uint64_t nodes = 0; ///< positions made; exceeded by less than a thousand a thread
    /// The SearchResult::confidence in percent that a search to `depth` or to the end goes on for;
    /// 0: any. This and what follows is read by the Othello engine alone.
    int confidence = 0;
    /// The time manager decides how much of it the move takes, at most `time`.
    std::optional<Clock> clock = std::nullopt;
    /// What a move loses between the end of its search and its arrival, kept back from time and
    /// clock.
    std::chrono::milliseconds overhead{0};
};

/// What a search may use of the machine.
struct Resources
{
    std::size_t tableBytes = bytesOfMebibytes(defaultTableMebibytes); ///< of the table, at most
    int threads = defaultThreads;

    friend bool operator==(const Resources &, const Resources &) = default;
};

} // namespace ai
