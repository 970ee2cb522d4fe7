#pragma once

#include "ai/analysis/analyst.h"
#include "core/match/match.h"

#include <QString>

#include <array>
#include <optional>

namespace ui {

class GameController;

/// The words of a review.

/// From whose side a review speaks: the person's, or where two people play the one who moves first.
struct Viewpoint
{
    std::optional<core::Side> computer; ///< the side it plays; nothing where two people do
    std::array<QString, 2> names;       ///< of the players

    core::Side side() const { return computer ? opponent(*computer) : core::Side::First; }
    /// A value to Side::First as one to side().
    int valueHere(int toFirst) const { return side() == core::Side::First ? toFirst : -toFirst; }
    const QString &name(core::Side of) const { return names[static_cast<std::size_t>(of)]; }
};

Viewpoint viewpointOf(const GameController &game);
/// Whose mistakes matter to whom a game is reviewed for: the person's, or of two people both's.
ai::TurningPointsOf turningPointsOf(const GameController &game);

/// Where the game stands after a move, in a sentence: "You are about 4 behind."
QString standingText(core::GameKind kind, int valueToFirst, bool exact, const Viewpoint &viewpoint);
/// Where the game stands, in a cell of a table: "+4" to the viewpoint's side, "win", "loss", or
/// whoever wins.
QString standingShort(core::GameKind kind, int valueToFirst, const Viewpoint &viewpoint);
/// "good", "mistake", "blunder"; empty for a move without a grade.
QString gradeTitle(ai::Grade grade);

/// What a move does, beside its notation: "You turn 3", "Computer takes 2", or of one heap "You
/// leave 17".
QString moveInWords(const core::Position &position, core::Move move, const Viewpoint &viewpoint);

/// A value to a side as it is written: "+4", or in the other games "wins", "draws", "loses".
QString valueText(core::GameKind kind, int value);

/// A move as it can be found again: "a6 (move 39)", "O on 3 (move 4)". The number is the move's in
/// the game, from 1.
QString moveLandmark(const core::Position &position, core::Move move, std::size_t number);

/// What was wrong with a move that was a mistake: "It let the computer take the corner a1."; empty
/// where only the number of discs speaks.
QString reasonText(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                   const Viewpoint &viewpoint);

/// By which move a game was decided, and why: "a6 (move 39) decided it: you were 4 ahead, then 10
/// behind. b5 would have won."
QString decisionText(const core::Position &position, const ai::ReviewedMove &move,
                     std::size_t number, const Viewpoint &viewpoint);

/// A move of a review with its place in the game.
struct LandmarkOf
{
    const core::Position &position; ///< that it was played in
    ai::ReviewedMove move;
    std::size_t number; ///< in the game, from 1
};

/// Of a game of Othello that was last level long before what cost most: "You were last level before
/// b3 (move 3). What cost most was g2 (move 20): about 15 discs."
QString dearestMoveText(const LandmarkOf &lastLevel, const LandmarkOf &dearest,
                        const Viewpoint &viewpoint);

/// What was wrong with a move, what was better and what it cost, or that nothing was better; and
/// where the game stands after it.
QString judgement(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint);

} // namespace ui
