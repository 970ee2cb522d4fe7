#pragma once

#include "ai/analysis/analyst.h"
#include "core/match/match.h"

#include <QString>

#include <array>
#include <optional>

namespace ui {

// What is said of a mistake, and the parts of such sentences.

/// The side from which a review speaks: the person's, or where two people play the one who moves
/// first.
struct Viewpoint
{
    std::optional<core::Side> person{}; ///< side of the one who plays; nothing where two do
    bool facesComputer = true;          ///< otherwise the person's opponent has a name
    std::array<QString, 2> names{};     ///< of the players

    core::Side side() const { return person.value_or(core::Side::First); }
    /// A value to Side::First as one to side().
    int valueHere(int toFirst) const { return side() == core::Side::First ? toFirst : -toFirst; }
    const QString &name(core::Side of) const { return names[static_cast<std::size_t>(of)]; }
};

/// Who made a move, for the sentences that exist for each.
enum class Mover { You, Computer, Named };
Mover moverOf(const core::Position &position, const Viewpoint &viewpoint);

/// A move of tic-tac-toe: "X on 7".
QString markText(const core::Position &position, core::Move move);

/// A move within a sentence: "d3", "X on 7" or "taking 2 from heap a".
QString moveName(const core::Position &position, core::Move move);

/// A move as it can be found again: "a6 (move 39)", "O on 3 (move 4)". The number is the move's in
/// the game, from 1.
QString moveLandmark(const core::Position &position, core::Move move, std::size_t number);

/// What was done, as a sentence: "You played a6 (move 39)."
QString playedSentence(const core::Position &position, core::Move move, std::size_t number,
                       const Viewpoint &viewpoint);

/// What would have won in Nim: "Taking 2 from heap a would have won."
QString betterOfNim(const core::Nim &position, core::Move best);

/// What was wrong with a move that was a mistake: "It let the computer take the corner a1."; empty
/// where only the number of discs speaks.
QString reasonText(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                   const Viewpoint &viewpoint);

} // namespace ui
