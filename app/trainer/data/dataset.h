#pragma once

#include "app/trainer/data/games.h"

#include <array>
#include <optional>
#include <vector>

namespace trainer {

/// A position and what it is worth to its mover, in discs.
struct Sample
{
    ai::othello::Board board;
    float score = 0;
};

/// A position of a self-play game with all that is known of its worth.
struct Labels
{
    ai::othello::Board board;
    float target = 0;           ///< what training aims at
    std::optional<int> outcome; ///< the game's score; none where a random move followed
    std::optional<int> exact;   ///< the score of perfect play
};

/// The positions of a game that can be learnt from: those with a move that was searched for. The
/// target is the return of temporal differences: `lambda` of what follows a ply and the rest of the
/// ply's own search, back from the exact end; 1 means the outcome of the game alone. No target
/// reaches back over a random move.
std::vector<Labels> computeLabels(const ReplayedGame &replay, double lambda);

/// Samples by their number of empty squares.
using SamplesByEmpties = std::array<std::vector<Sample>, 61>;

/// Samples to fit an evaluation to, and others to judge it by.
struct Dataset
{
    SamplesByEmpties fitted;
    SamplesByEmpties heldOut; ///< every twentieth game, never trained on
    std::size_t games = 0;
};

/// Reads files of games; the error names the one that cannot be used.
core::Result<Dataset> readDataset(const std::vector<std::string> &files, double lambda);

} // namespace trainer
