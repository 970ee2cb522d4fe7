#pragma once

#include "ai/lab/trace/labsearch.h"

#include <cstdint>
#include <string>

namespace support {

/// The result of replaying a trace.
struct Replay
{
    std::uint64_t calls = 0;
    std::uint64_t leaves = 0;
    std::uint64_t cuts = 0;
    std::uint64_t cutBranches = 0;
    std::string
        problem; ///< the first event inconsistent with those before it; empty if there is none
};

/// Replays a trace event by event, and recomputes every value, window and cut from the leaves'
/// values and the game's moves by definition. Checks that children are in the setup's or the
/// learned order, and that leaves are where there are no moves or the depth is used up, with the
/// setup's evaluation. The trace must be complete. Takes about a second for a million nodes.
Replay replay(const ai::lab::TracedSearch &search);

} // namespace support
