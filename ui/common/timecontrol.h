#pragma once

#include <chrono>

namespace ui {

/// How long each player may think: a time for the whole game, and what is added after each move.
struct TimeControl
{
    std::chrono::seconds time{0}; ///< 0: without a clock
    std::chrono::seconds increment{0};

    bool used() const { return time.count() > 0; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

} // namespace ui
