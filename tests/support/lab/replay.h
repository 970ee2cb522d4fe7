#pragma once

#include "ai/lab/trace/labsearch.h"

#include <cstdint>
#include <string>

namespace support {

/// What a trace adds up to when it is followed from its leaves alone.
struct Replay
{
    std::uint64_t calls = 0;
    std::uint64_t leaves = 0;
    std::uint64_t cuts = 0;
    std::uint64_t cutBranches = 0;
    std::string
        problem; ///< the first event that does not follow from those before it; empty if all do
};

/// Follows a trace event by event and recomputes every value, window and cut from the leaves'
/// values and the moves of the game, by the definitions. Children must come in the setup's order,
/// or in that which the search has learned, a leaf where there are no moves or the depth is used
/// up, and with what the setup's evaluation yields. The trace must be complete. About a second for
/// a million nodes.
Replay replay(const ai::lab::TracedSearch &search);

} // namespace support
