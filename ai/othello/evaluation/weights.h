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

/// The parameters of the evaluation: for each phase of the game tables with an entry for each
/// configuration of each pattern and for each side's mobility, and the network that corrects their
/// sum. Immutable while searches use it, so threads share it.
class Weights
{
public:
    /// Each phase covers two numbers of empty squares.
    static constexpr int emptiesPerPhase = 2;
    static constexpr std::size_t phases = 30;
    /// The unit of weights is this fraction of a disc.
    static constexpr int unitsPerDisc = 16;

    /// The weights of a phase under a common index: first the patterns' configurations, then the
    /// mover's mobility, then the other side's.
    struct Phase
    {
        /// A byte each, up to 7.9 discs: half the memory makes searches an eighth faster, because
        /// more of the tables stays in the caches. Fewer than one in 70,000 weights would be
        /// larger.
        std::array<std::int8_t, patternWeights> patterns{};
        std::array<std::int16_t, mobilityConfigurations> ownMoves{};
        std::array<std::int16_t, mobilityConfigurations> otherMoves{};

        int value(std::size_t index) const;
        /// Stores the nearest value that the weight's type can hold.
        void setValue(std::size_t index, int units);

        bool operator==(const Phase &) const = default;
    };

    static constexpr std::size_t phaseOf(int empties)
    {
        const auto phase = static_cast<std::size_t>(empties / emptiesPerPhase);
        return phase < phases ? phase : phases - 1;
    }

    /// A crude evaluation by corners and adjacent squares, for use if no file can be read.
    static Weights fallback();

    /// Parses packed(). The error says what is wrong: another kind of file, version or evaluation,
    /// truncated, or damaged.
    static core::Result<Weights> fromBytes(std::span<const std::uint8_t> bytes);
    std::vector<std::uint8_t> packed() const;

    const Phase &phase(std::size_t index) const { return m_phases[index]; }
    Phase &phase(std::size_t index) { return m_phases[index]; }

    /// A bias for each number of empty squares; mostly due to who moves last. More than 60 do not
    /// occur in games and count as 60.
    std::int16_t bias(int empties) const
    {
        return m_bias[static_cast<std::size_t>(std::min(empties, 60))];
    }
    void setBias(int empties, std::int16_t value)
    {
        m_bias[static_cast<std::size_t>(empties)] = value;
    }

    /// The network that corrects the sum; null if there is none.
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
    std::shared_ptr<const Network> m_network; ///< shared by copies, because it is immutable
};

/// For each weight of a phase the index of the weight that it shares its value with: for a pattern
/// with a mirror symmetry the smaller of a configuration and its mirror image, otherwise its own.
const std::vector<std::uint32_t> &canonicalConfigurations();

} // namespace ai::othello
