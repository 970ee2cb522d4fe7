#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <map>
#include <string>
#include <vector>

namespace support {

/// The moves that iterative deepening tries first, by the position's text: the best move there in
/// the previous iteration, if it changed the position's window. Found by an independent alpha-beta
/// written from the definition. Empty for other algorithms.
std::map<std::string, core::Move> bestMovesBefore(const ai::lab::SearchSetup &setup);

/// The moves that caused a cut, by ply: the last two of each, the latest first.
class KillerMoves
{
public:
    void add(std::size_t ply, core::Move move);
    /// Empty if there was no cut at this ply.
    std::vector<core::Move> of(std::size_t ply) const;

private:
    std::map<std::size_t, std::vector<core::Move>> m_all; ///< all of them, the latest last
};

} // namespace support
