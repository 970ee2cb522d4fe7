#pragma once

#include "ui/analysis/review/reasontexts.h"

#include <QStringList>

namespace ui {

class GameController;

// The texts of a review.

Viewpoint viewpointOf(const GameController &game);
/// Whose mistakes matter to whom a game is reviewed for: the person's, or of two people both's.
ai::TurningPointsOf turningPointsOf(const GameController &game);

/// What the game comes to after a move, in a sentence: "You should lose by about 4."
QString standingText(core::GameKind kind, int valueToFirst, bool exact, const Viewpoint &viewpoint);
/// Where the game stands, in a cell of a table: "+4" to the viewpoint's side, "win", "loss", or
/// whoever wins.
QString standingShort(core::GameKind kind, int valueToFirst, const Viewpoint &viewpoint);
/// "good", "mistake", "blunder"; empty for a move without a grade.
QString gradeTitle(ai::Grade grade);

/// A value to a side as it is written: "+4", or in the other games "wins", "draws", "loses".
QString valueText(core::GameKind kind, int value);

/// Says by which move a game was decided, and why: "a6 (move 39) decided it: you were 4 ahead, then
/// 10 behind. b5 would have won."
QStringList decisionText(const core::Position &position, const ai::ReviewedMove &move,
                         std::size_t number, const Viewpoint &viewpoint);

/// A move of a review with its place in the game.
struct LandmarkOf
{
    const core::Position &position; ///< that it was played in
    ai::ReviewedMove move;
    std::size_t number; ///< in the game, from 1
};

/// Says where a game of Othello was last level, and which later move cost the most: "You were last
/// level before b3 (move 3). What cost most was g2 (move 20): about 15 discs."
QStringList costliestMoveText(const LandmarkOf &lastLevel, const LandmarkOf &costliest,
                              const Viewpoint &viewpoint);

/// What was played and, of a mistake, what was better: "You played a6. b5 was better.", or where
/// both are searched to the end: "a6 loses by 4; b5 draws."
QString verdict(const core::Position &position, const ai::ReviewedMove &move,
                const Viewpoint &viewpoint);

/// What was wrong with a move and what it cost, or that nothing was better; and what the game comes
/// to after it. Nothing of it repeats the verdict.
QString judgement(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint);

} // namespace ui
