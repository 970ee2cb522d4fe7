#pragma once

#include "ai/search/thinkinglimits.h"
#include "core/side.h"

#include <array>
#include <chrono>
#include <optional>

namespace cli::protocol {

/// The clocks of both sides as GTP's time_settings and time_left describe them: main time, then
/// periods of a number of stones each (Canadian overtime).
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
        int stones = 0; ///< to be played in this period; 0: main time runs
    };

    void set(const TimeSettings &settings);
    /// What a side has left; main time that is over begins the first period of the settings.
    void setLeft(core::Side side, const Left &left);
    /// Gives both sides their whole time again.
    void reset();
    /// Takes the time of a move from a side.
    void spend(core::Side side, std::chrono::milliseconds time);

    /// Whether there is a limit.
    bool runs() const { return m_settings.has_value(); }
    /// Precondition: it runs.
    ai::Clock of(core::Side side) const;

private:
    std::optional<TimeSettings> m_settings;
    std::array<Left, 2> m_left;
};

} // namespace cli::protocol
