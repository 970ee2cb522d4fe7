#pragma once

#include "ai/othello/othelloengine.h"
#include "app/trainer/data/chunks.h"
#include "app/trainer/data/selfplay.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainer {

/// The extension of the files of positions.
inline constexpr std::string_view gaugeExtension = "obf";

/// Which position files of the gauge to make, and the properties of their positions. The gauge
/// measures the engine's accuracy.
struct GaugeSettings : ChunkSettings
{
    GaugeSettings() { chunks = 300; }

    std::size_t positionsPerChunk = 10;
    int minEmpties = 24;                             ///< a position has up to two more
    std::size_t tableBytes = std::size_t(256) << 20; ///< per thread

    /// Positions have at least two moves, and a lead of at most this many discs after a 12-ply
    /// search.
    static constexpr int maxLead = 16;
    /// The minimum number of random moves at the start of a game makes games differ; the maximum
    /// keeps them similar to those of players.
    static constexpr PlaySettings play{
        .depth = 6, .exactEmpties = 12, .minRandom = 8, .maxRandom = 14};
};

/// A position with the exact values of its moves.
struct GaugePosition
{
    core::Othello position;
    std::vector<ai::AnalyzedMove> values; ///< exact, best first

    /// The difference between the best two moves, in discs.
    int gap() const { return values[0].value - values[1].value; }
};

/// The required properties of the position with a number, from 0. Every other position has a gap of
/// two discs, the smallest that leaves a single best move; the gap of the others is random and may
/// be 0. So any prefix of the positions has the same mixture.
struct GaugeRule
{
    bool gapOfTwo = false;
    int empties = 0;
};
GaugeRule gaugeRule(std::size_t number, int minEmpties);

/// Makes the gauge's positions, each from separate self-play games of the engine.
class GaugeMaker
{
public:
    GaugeMaker(const ai::othello::Weights &weights, const GaugeSettings &settings);

    /// The position with a number; independent of what was made before, and the same on any
    /// machine.
    GaugePosition position(std::size_t number);

private:
    std::optional<core::Othello> played(int empties, ai::Random &random);

    GaugeSettings m_settings;
    SelfPlayer m_player;
    ai::othello::OthelloEngine m_engine;
};

/// A position in OBF: the board, the side to move, and every move with its value.
std::string lineOf(const GaugePosition &position);

/// Writes the missing chunks by makeMissingChunks(). `done` gets the number of each new chunk.
std::optional<core::Error> makeGauge(const ai::othello::Weights &weights,
                                     const GaugeSettings &settings,
                                     const std::function<void(std::size_t)> &done);

} // namespace trainer
