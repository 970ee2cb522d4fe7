#pragma once

#include <chrono>

namespace ui {

/// Each player's thinking time: for the whole game, and an increment after each move.
struct TimeControl
{
    std::chrono::seconds time{0}; ///< 0: no clock
    std::chrono::seconds increment{0};

    bool used() const { return time.count() > 0; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

} // namespace ui
