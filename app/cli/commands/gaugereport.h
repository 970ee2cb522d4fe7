#pragma once

#include "core/error.h"
#include "core/othello.h"

#include <map>
#include <string>
#include <vector>

namespace cli {

/// A position with exact values, in discs for the side to move, for all moves.
struct GaugedPosition
{
    core::Othello position;
    std::map<core::Move, int> values;

    int best() const;
    /// The difference between the best two moves.
    int gap() const;
};

/// Reads positions with values for all moves, such as the output of `tabuleiro-trainer gauge`, as
/// text or packed. The error names the file and the place where a value is missing.
core::Result<std::vector<GaugedPosition>> readGauge(const std::string &path);

/// What a search found in such a position.
struct Sighting
{
    int gap = 0;
    int best = 0;  ///< the exact value of the best move
    int loss = 0;  ///< of the move chosen, in discs
    int shown = 0; ///< the value reported by the search
};

/// The factor that minimises the sum of absolute differences between the scaled reported values and
/// the exact ones; 1 if all reported values are 0.
double calibratingFactor(const std::vector<Sighting> &sightings);

/// The absolute errors of the reported values after calibration; each half of the sightings is
/// calibrated on the other half. The halves alternate by pairs of positions, because in a gauge
/// every other position has a gap of two discs.
std::vector<double> calibratedErrors(const std::vector<Sighting> &sightings);

/// How often the best move was chosen, what the chosen moves lose, and the mean absolute errors of
/// the reported values before and after calibration: one line for all positions and one for those
/// with a gap of two discs, each figure with its standard error.
std::string gaugeReport(const std::vector<Sighting> &sightings);

} // namespace cli
