#pragma once

#include "core/game.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace support {

/// The value of positions under best play, by the definition: an oracle for every search and
/// theory. Remembers what it has seen, so that small games are solved whole.
template <core::NamedGame G>
class Solver
{
public:
    /// First's gain.
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

    /// The gain of the side to move.
    int valueToMover(const G &position)
    {
        return position.sideToMove() == core::Side::First ? value(position) : -value(position);
    }

    std::size_t positions() const { return m_values.size(); }

private:
    std::unordered_map<std::string, int> m_values;
};

} // namespace support
