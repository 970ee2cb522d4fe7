#pragma once

#include "app/trainer/data/games.h"

#include <array>
#include <optional>
#include <vector>

namespace trainer {

/// A position and its value for the mover, in discs.
struct Sample
{
    ai::othello::Board board;
    float score = 0;
};

/// A position of a self-play game with all known values.
struct Labels
{
    ai::othello::Board board;
    float target = 0;           ///< training target
    std::optional<int> outcome; ///< the game's score; nothing if a random move followed
    std::optional<int> exact;   ///< the score with perfect play
};

/// The positions of a game usable for training: those whose move was searched. The target is the
/// TD(lambda) return, backwards from the exact end: `lambda` times what follows a ply plus the rest
/// times the ply's own search; 1 means only the game's outcome. Targets do not propagate over
/// random moves.
std::vector<Labels> computeLabels(const ReplayedGame &replay, double lambda);

/// Samples indexed by their number of empty squares.
using SamplesByEmpties = std::array<std::vector<Sample>, 61>;

/// Samples for fitting an evaluation, and others for validating it.
struct Dataset
{
    SamplesByEmpties fitted;
    SamplesByEmpties heldOut; ///< every twentieth game, not used for training
    std::size_t games = 0;
};

/// Reads game files; an error names the unusable file.
core::Result<Dataset> readDataset(const std::vector<std::string> &files, double lambda);

} // namespace trainer
