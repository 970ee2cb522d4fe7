#pragma once

#include "ai/othello/evaluation/weights.h"
#include "app/trainer/data/dataset.h"

#include <array>
#include <string>
#include <vector>

namespace trainer {

/// Mean absolute errors of an evaluation in one ply.
struct PlyErrors
{
    std::size_t outcomes = 0;
    double outcomeError = 0; ///< in discs, compared with the game's final score
    std::size_t exacts = 0;
    double exactError = 0; ///< in discs, compared with perfect play
};

using ErrorsByPly = std::array<PlyErrors, 61>;

/// Measures errors on the positions of game files, which should not have been used for training.
core::Result<ErrorsByPly> measureErrors(const ai::othello::Weights &weights,
                                        const std::vector<std::string> &files);

/// Labelled errors for a comparison.
struct NamedErrors
{
    std::string name;
    ErrorsByPly errors;
};

/// The mean outcome error over plies, weighted by positions; 0 without positions.
double meanOutcomeError(const ErrorsByPly &errors, std::size_t firstPly, std::size_t lastPly);

std::string errorTable(const std::vector<NamedErrors> &all);
/// A plot of the errors as SVG.
std::string errorPicture(const std::vector<NamedErrors> &all);

} // namespace trainer
