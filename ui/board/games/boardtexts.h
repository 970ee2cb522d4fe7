#pragma once

#include "core/nim.h"
#include "core/othello.h"

#include <QString>
#include <QStringList>

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

// The texts of a Nim board: for screen readers, and for the line below the heaps.

/// What is on the board, and the rules.
QString nimSummary(const core::Nim &game);
/// A counter's accessible name: its place and, with its move, what taking it means.
QString counterName(const core::Nim &game, int cell, bool withMove);
/// Why a typed number is not a legal move.
QString tooManyCounters(const core::Nim &game);
/// The rules in variants from long to short; the first one that fits is shown.
QStringList nimRules(const core::Nim &game);
/// What taking a counter means, in variants from long to short.
QStringList counterCaptions(const core::Nim &game, int cell);

} // namespace ui
