#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <map>
#include <string>
#include <vector>

namespace support {

/// What iterative deepening tries first in a search, by the position's text: the best move there in
/// the search one ply shallower, where that changed the position's window. Found by an alpha-beta
/// of its own from the definition. Nothing for other algorithms.
std::map<std::string, core::Move> bestMovesBefore(const ai::lab::SearchSetup &setup);

/// The moves that were enough for a cut, by ply: the last two of each, the latest first.
class KillerMoves
{
public:
    void add(std::size_t ply, core::Move move);
    /// None if the ply has had no cut.
    std::vector<core::Move> of(std::size_t ply) const;

private:
    std::map<std::size_t, std::vector<core::Move>> m_all; ///< the latest last, all of them
};

} // namespace support
