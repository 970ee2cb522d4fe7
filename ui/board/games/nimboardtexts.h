#pragma once

#include "core/nim.h"

#include <QStringList>

namespace ui {

// What the board of Nim says of a position: to screen readers, and in the line below the heaps.

/// What is on the board, and the rules.
QString nimSummary(const core::Nim &game);
/// A counter's name: its place and, with its move, what taking it means.
QString counterName(const core::Nim &game, int cell, bool withMove);
/// Why a number that was typed is not legal.
QString tooManyCounters(const core::Nim &game);
/// The rules of taking and winning in texts of which the first that fits is shown: the longest
/// comes first.
QStringList nimRules(const core::Nim &game);
/// What taking a counter and those after it does, likewise in texts from long to short.
QStringList counterCaptions(const core::Nim &game, int cell);

} // namespace ui
