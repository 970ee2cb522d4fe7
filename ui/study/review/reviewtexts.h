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

/// What was wrong with a move that was a mistake, in one sentence: "Your move 13, taking 2, left
/// the computer a won game." The number is the move's in the game, from 1.
QString reasonText(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                   const Viewpoint &viewpoint);

/// What was wrong with a move, what was better, and the line that shows it; or that nothing was;
/// and where the game stands after it.
QString judgement(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint);

} // namespace ui
