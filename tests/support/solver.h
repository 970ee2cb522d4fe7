#pragma once

#include "core/game.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace support {

/// The minimax value of positions by definition: an oracle for searches and theories. Caches all
/// results, so that small games are solved completely.
template <core::NamedGame G>
class Solver
{
public:
    /// The value for First.
    int value(const G &position)
    {
        if (position.isOver())
            return position.score();
        const std::string key = position.toText();
        if (const auto known = m_values.find(key); known != m_values.end())
            return known->second;
        const bool maximizing = position.sideToMove() == core::Side::First;
        int best = maximizing ? -G::maxScore : G::maxScore;
        for (const core::Move move : position.legalMoves()) {
            const int child = value(after(position, move));
            best = maximizing ? std::max(best, child) : std::min(best, child);
        }
        m_values.emplace(key, best);
        return best;
    }

    /// The value for the side to move.
    int valueToMover(const G &position)
    {
        return position.sideToMove() == core::Side::First ? value(position) : -value(position);
    }

    std::size_t positions() const { return m_values.size(); }

private:
    std::unordered_map<std::string, int> m_values;
};

} // namespace support
