#pragma once

#include "ai/search/searchcontrol.h"
#include "core/move.h"

#include <array>
#include <chrono>
#include <optional>

namespace cli::protocol {

/// Both sides' clocks as set by GTP's time_settings and time_left: main time, followed by periods
/// with a number of stones each (Canadian overtime).
class GtpClock
{
public:
    struct TimeSettings
    {
        std::chrono::milliseconds main{0};
        std::chrono::milliseconds period{0};
        int stones = 0;
    };
    struct Left
    {
        std::chrono::milliseconds time{0};
        int stones = 0; ///< to be played in this period; 0 during main time
    };

    void set(const TimeSettings &settings);
    /// Sets a side's remaining time; if the main time is over, its first period begins.
    void setLeft(core::Side side, const Left &left);
    /// Resets both clocks to the full time.
    void reset();
    /// Subtracts the time of a move.
    void spend(core::Side side, std::chrono::milliseconds time);

    /// Whether there is a time limit.
    bool runs() const { return m_settings.has_value(); }
    /// The clock for a search. Precondition: runs().
    ai::Clock of(core::Side side) const;

private:
    std::optional<TimeSettings> m_settings;
    std::array<Left, 2> m_left;
};

} // namespace cli::protocol
