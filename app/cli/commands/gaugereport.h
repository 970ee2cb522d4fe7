#pragma once

#include "core/error.h"
#include "core/othello.h"

#include <map>
#include <string>
#include <vector>

namespace cli {

/// A position whose moves all have an exact value, in discs for the side to move.
struct GaugedPosition
{
    core::Othello position;
    std::map<core::Move, int> values;

    int best() const;
    /// Between the best move and the next.
    int gap() const;
};

/// Reads positions with values of all their moves, such as `tabuleiro-trainer gauge` makes, in a
/// text or packed. The error names the file and what lacks a value.
core::Result<std::vector<GaugedPosition>> readGauge(const std::string &path);

/// What a search saw in such a position.
struct Sighting
{
    int gap = 0;
    int best = 0;  ///< the exact value of the best move
    int loss = 0;  ///< of the move chosen, in discs
    int shown = 0; ///< the search's own value
};

/// The factor that takes the values shown nearest to the exact ones: with the least sum of absolute
/// differences; 1 where nothing is shown but 0.
double calibratingFactor(const std::vector<Sighting> &sightings);

/// The absolute errors of the values shown once a factor has been fitted: of either half of the
/// sightings with the factor of the other. The halves take turns by pairs, for a gauge's positions
/// with a gap of two discs and others do by ones.
std::vector<double> calibratedErrors(const std::vector<Sighting> &sightings);

/// How often the best move was chosen, what the chosen moves lose, and the mean absolute errors of
/// the values shown, before and after calibration: a line for all and one for a gap of two discs,
/// each figure with its standard error.
std::string gaugeReport(const std::vector<Sighting> &sightings);

} // namespace cli
