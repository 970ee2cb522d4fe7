#pragma once

#include "core/othello.h"

#include <QString>

#include <optional>

namespace ui {

// Texts about the squares of an Othello board.

/// @param withMove whether to say what a move there would do
QString othelloSquareName(const core::Othello &game, int square,
                          const std::optional<core::Move> &last, bool withMove);
/// How a refusal helps to find a legal move.
enum class LegalMoveHelp {
    Example, ///< names one
    Dots,    ///< points to the marks on the board
    Nothing
};
/// Why a disc cannot be placed on a square.
QString reasonAgainstPlacing(const core::Othello &game, int square, LegalMoveHelp help);

} // namespace ui
