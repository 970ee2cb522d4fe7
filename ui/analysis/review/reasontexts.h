#pragma once

#include "ai/analysis/analyst.h"
#include "core/match/match.h"
#include "core/match/role.h"
#include "ui/play/gamesentences.h"

#include <QString>

#include <array>
#include <optional>

namespace ui {

// What a review says about a mistake, and parts of such sentences.

/// The perspective of a review: the person's side or, between two people, the first side.
struct Viewpoint
{
    std::optional<core::Side> person{}; ///< the only person's side; nothing if two play
    bool facesComputer = true;          ///< otherwise the opponent has a name
    std::array<QString, 2> names{};     ///< of the players

    core::Side side() const { return person.value_or(core::Side::First); }
    /// Converts a value for Side::First to one for side().
    int valueHere(int toFirst) const { return side() == core::Side::First ? toFirst : -toFirst; }
    const QString &name(core::Side of) const { return names[static_cast<std::size_t>(of)]; }
};

/// The player to move.
Player moverOf(const core::Position &position, const Viewpoint &viewpoint);

/// A move of tic-tac-toe: "X on 7".
QString markText(const core::Position &position, core::Move move);

/// A move within a sentence: "d3", "X on 7" or "taking 2 from heap a".
QString moveName(const core::Position &position, core::Move move);

/// A move with its number in the game, from 1: "a6 (move 39)", "O on 3 (move 4)".
QString moveLandmark(const core::Position &position, core::Move move, std::size_t number);

/// What would have won in Nim: "Taking 2 from heap a would have won."
QString betterOfNim(const core::Nim &position, core::Move best);

/// Why a move was a mistake: "It let the computer take the corner a1."; empty if only the number of
/// discs says so.
QString reasonText(const core::Position &position, const ai::ReviewedMove &move, std::size_t number,
                   const Viewpoint &viewpoint);

} // namespace ui
