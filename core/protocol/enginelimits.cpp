#include "core/protocol/enginelimits.h"

#include <algorithm>
#include <cmath>

namespace core::protocol {

int wholeSeconds(std::chrono::milliseconds time)
{
    return std::max(1, static_cast<int>(std::lround(std::chrono::duration<double>(time).count())));
}

std::string gtpTimeSettings(const EngineLimits &limits)
{
    return "time_settings 0 " + std::to_string(wholeSeconds(limits.time)) + ' '
           + std::to_string(limits.moves);
}

int nboardClock(const EngineLimits &limits, int movesLeft)
{
    constexpr int hour = 3600;
    if (!limits.hasTime())
        return hour;
    const int periods = (std::max(1, movesLeft) + limits.moves - 1) / limits.moves;
    return wholeSeconds(limits.time * periods);
}

int nboardDepth(const EngineLimits &limits)
{
    // With a time limit the depth must not limit the search too.
    constexpr int wholeGame = 60;
    return limits.depth == 0 && limits.hasTime() ? wholeGame : limits.depth;
}

} // namespace core::protocol
