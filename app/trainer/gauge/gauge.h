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

/// Of the files of positions.
inline constexpr std::string_view gaugeExtension = "obf";

/// Which files of positions of the gauge of the engine's sight are made, and what positions they
/// have.
struct GaugeSettings : ChunkSettings
{
    GaugeSettings() { chunks = 300; }

    std::size_t positionsPerChunk = 10;
    int minEmpties = 24;                             ///< a position has at most two more
    std::size_t tableBytes = std::size_t(256) << 20; ///< of each thread

    /// A position has at least two moves, and by a search of twelve plies neither side leads by
    /// more.
    static constexpr int maxLead = 16;
    /// Games begin with so many random moves at least, to be unlike, and at most, to be like those
    /// of players.
    static constexpr PlaySettings play{
        .depth = 6, .exactEmpties = 12, .minRandom = 8, .maxRandom = 14};
};

/// A position and what each of its moves is worth under best play.
struct GaugePosition
{
    core::Othello position;
    std::vector<ai::othello::MoveValue> values; ///< exact, the best first

    /// In discs between the best two moves.
    int gap() const { return values[0].score - values[1].score; }
};

/// The rule of selection: what the position of a number, from 0, has. Every other one has a gap of
/// two discs, the least that makes one move the best; the gap of the others is left to chance, 0
/// included. Any number of positions from the first on has the mixture of them all.
struct GaugeRule
{
    bool gapOfTwo = false;
    int empties = 0;
};
GaugeRule gaugeRule(std::size_t number, int minEmpties);

/// Makes the positions of the gauge, each from games of its own that the engine plays against
/// itself.
class GaugeMaker
{
public:
    GaugeMaker(const ai::othello::Weights &weights, const GaugeSettings &settings);

    /// The position of a number: the same whatever was made before, on any machine.
    GaugePosition position(std::size_t number);

private:
    std::optional<core::Othello> played(int empties, ai::Random &random);

    GaugeSettings m_settings;
    SelfPlayer m_player;
    ai::othello::OthelloEngine m_engine;
};

/// A position as a line of OBF: the board, the side to move, and every move with its value.
std::string lineOf(const GaugePosition &position);

/// Writes the chunks that are missing, as makeMissingChunks() does. `done` gets the number of each
/// new chunk.
std::optional<core::Error> makeGauge(const ai::othello::Weights &weights,
                                     const GaugeSettings &settings,
                                     const std::function<void(std::size_t)> &done);

} // namespace trainer
