#pragma once

#include "ai/analysis/analyst.h"

#include <vector>

namespace support {

/// An analyst that searches every position with the same limits.
inline ai::Analyst limitedBy(const ai::Limits &limits)
{
    return ai::Analyst([limits](const core::Othello &) { return limits; });
}

/// Its reviews of all moves of a line.
inline std::vector<ai::ReviewedMove> reviewed(ai::Analyst &analyst, const core::Position &start,
                                              const std::vector<core::Move> &line)
{
    std::vector<ai::ReviewedMove> moves(line.size());
    analyst.review(start, line,
                   [&](std::size_t ply, const ai::ReviewedMove &move, int) { moves[ply] = move; });
    return moves;
}
inline std::vector<ai::ReviewedMove> reviewed(const core::Position &start,
                                              const std::vector<core::Move> &line,
                                              const ai::Limits &limits = {})
{
    ai::Analyst analyst = limitedBy(limits);
    return reviewed(analyst, start, line);
}

} // namespace support
