#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <array>
#include <string>
#include <vector>

namespace trainer {

/// Mean absolute errors of an evaluation over the positions of one ply.
struct PlyErrors
{
    std::size_t outcomes = 0;
    double outcomeError = 0; ///< in discs, from the score that the game ended with
    std::size_t exacts = 0;
    double exactError = 0; ///< in discs, from the score of perfect play
};

using ErrorsByPly = std::array<PlyErrors, 61>;

/// Errors on the positions of files of games, which should be none that were trained on.
core::Result<ErrorsByPly> measureErrors(const ai::othello::Weights &weights,
                                        const std::vector<std::string> &files);

/// What was measured under a name, for comparison side by side.
struct NamedErrors
{
    std::string name;
    ErrorsByPly errors;
};

/// The mean of the outcome errors over plies, each position counting once; 0 without positions.
double meanOutcomeError(const ErrorsByPly &errors, std::size_t firstPly, std::size_t lastPly);

std::string errorTable(const std::vector<NamedErrors> &all);
/// The errors as curves, an SVG picture.
std::string errorPicture(const std::vector<NamedErrors> &all);

} // namespace trainer
