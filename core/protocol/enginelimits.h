#pragma once

#include <chrono>
#include <string>

namespace core::protocol {

/// The limits of an external program's moves, as far as its protocol can express them:
/// - A time. GTP: time_settings 0 SECONDS MOVES, if the program knows the command. NBoard: the
///   clock of the game, and the depth or 60.
/// - A depth. GTP: nothing. NBoard: set depth, and a clock of an hour.
/// - Neither. GTP: nothing. NBoard: a clock of an hour.
struct EngineLimits
{
    std::chrono::milliseconds time{0}; ///< per period of `moves` moves; 0: no limit
    int moves = 1;
    int depth = 0; ///< plies; 0: no limit

    bool hasTime() const { return time.count() != 0; }

    friend bool operator==(const EngineLimits &, const EngineLimits &) = default;
};

/// Rounds to whole seconds, at least 1: neither protocol supports less.
int wholeSeconds(std::chrono::milliseconds time);

/// "time_settings 0 SECONDS MOVES". Precondition: the limits have a time.
std::string gtpTimeSettings(const EngineLimits &limits);

/// The clock in seconds for a game in which the program still has `movesLeft` moves to make.
int nboardClock(const EngineLimits &limits, int movesLeft);

/// The depth to set; 0 for none.
int nboardDepth(const EngineLimits &limits);

} // namespace core::protocol
