#pragma once

#include "ui/analysis/review/reasontexts.h"

#include <QStringList>

namespace ui {

class GameController;

// The texts of a review.

Viewpoint viewpointOf(const GameController &game);
/// The side whose mistakes a review is about: the person's; between two people both, and the
/// winner's turning point.
ai::TurningPointsOf turningPointsOf(const GameController &game);

/// The expected result after a move, in a sentence: "You should lose by about 4."
QString standingText(core::GameKind kind, int valueToFirst, bool exact, const Viewpoint &viewpoint);
/// The standing for a table's cell: "+4" from the viewpoint's side, "win", "loss", or the winner.
QString standingShort(core::GameKind kind, int valueToFirst, const Viewpoint &viewpoint);
/// "good", "mistake", "blunder"; empty for a move without a grade.
QString gradeTitle(ai::Grade grade);

/// A value for a side in short: "+4", or in the other games "wins", "draws", "loses".
QString valueText(core::GameKind kind, int value);

/// Which move decided a game, and why: "a6 (move 39) decided it: you were winning by 4, then losing
/// by 10. b5 would have won."
QStringList decisionText(const core::Position &position, const ai::ReviewedMove &move,
                         std::size_t number, const Viewpoint &viewpoint);

/// A move of a review with its place in the game.
struct LandmarkOf
{
    const core::Position &position; ///< before the move
    ai::ReviewedMove move;
    std::size_t number; ///< in the game, from 1
};

/// When a game of Othello was last level, and which later move cost the most: "You were last level
/// before b3 (move 3). What cost most was g2 (move 20): about 15 discs."
QStringList costliestMoveText(const LandmarkOf &lastLevel, const LandmarkOf &costliest,
                              const Viewpoint &viewpoint);

/// The move played and, if it was a mistake, the better one: "You played a6. b5 was better.", or if
/// both are solved: "a6 loses by 4; b5 draws."
QString verdict(const core::Position &position, const ai::ReviewedMove &move,
                const Viewpoint &viewpoint);

/// Why a move was a mistake and what it cost, or that nothing was better; and the expected result
/// after it. Repeats nothing of the verdict.
QString judgement(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint);

} // namespace ui
