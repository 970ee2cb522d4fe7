#pragma once

#include "ai/othello/evaluation/network.h"
#include "ai/othello/evaluation/patterns.h"

#include "core/error.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace ai::othello {

/// The numbers of the evaluation: for each phase of the game a table entry for each configuration
/// of each pattern and for the moves of each side, and the network that corrects their sum.
/// Immutable while searches use it, so threads share it.
class Weights
{
public:
    /// Positions are grouped by two empty squares.
    static constexpr int emptiesPerPhase = 2;
    static constexpr std::size_t phases = 30;
    /// Weights count in this part of a disc.
    static constexpr int unitsPerDisc = 16;

    /// A phase's weights, addressed by one index: those of the patterns' configurations, of the
    /// mover's moves, of the other side's.
    struct Phase
    {
        /// A byte each, up to 7.9 discs: half the memory makes searches an eighth faster, as more
        /// of the tables stays in the nearest caches. Fewer than one of 70,000 weights would be
        /// larger.
        std::array<std::int8_t, patternWeights> patterns{};
        std::array<std::int16_t, mobilityConfigurations> ownMoves{};
        std::array<std::int16_t, mobilityConfigurations> otherMoves{};

        int value(std::size_t index) const;
        /// Sets the nearest number that the weight can hold.
        void setValue(std::size_t index, int units);

        bool operator==(const Phase &) const = default;
    };

    static constexpr std::size_t phaseOf(int empties)
    {
        const auto phase = static_cast<std::size_t>(empties / emptiesPerPhase);
        return phase < phases ? phase : phases - 1;
    }

    /// A crude evaluation by corners and the squares beside them, for when no file can be read.
    static Weights fallback();

    /// Reads what packed() wrote. The error reports what is wrong: not such a file, another
    /// version, another evaluation, cut short, or damaged.
    static core::Result<Weights> fromBytes(std::span<const std::uint8_t> bytes);
    std::vector<std::uint8_t> packed() const;

    const Phase &phase(std::size_t index) const { return m_phases[index]; }
    Phase &phase(std::size_t index) { return m_phases[index]; }

    /// Added to every position with this many empty squares: mostly, who moves last.
    /// More than 60 do not occur in a game; they count as 60.
    std::int16_t bias(int empties) const
    {
        return m_bias[static_cast<std::size_t>(std::min(empties, 60))];
    }
    void setBias(int empties, std::int16_t value)
    {
        m_bias[static_cast<std::size_t>(empties)] = value;
    }

    /// The network that corrects the sum; null where none was trained.
    const Network *network() const { return m_network.get(); }
    void setNetwork(Network network)
    {
        m_network = std::make_shared<const Network>(std::move(network));
    }

    /// All zero, without a network.
    Weights();

    bool operator==(const Weights &other) const;

private:
    std::vector<Phase> m_phases;
    std::array<std::int16_t, 61> m_bias{};
    std::shared_ptr<const Network> m_network; ///< immutable, so copies share it
};

/// For each weight of a phase the index of the one that it shares its value with: the lesser of a
/// configuration and its mirror image where a pattern is its own mirror image, else its own.
const std::vector<std::uint32_t> &canonicalConfigurations();

} // namespace ai::othello
