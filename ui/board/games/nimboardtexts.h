#pragma once

#include "core/nim.h"

#include <QStringList>

namespace ui {

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
