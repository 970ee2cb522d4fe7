#pragma once

#include "core/nim.h"

#include <QStringList>

namespace ui {

// What the board of Nim says of a position: to screen readers, and in the line below the heaps.

/// What is on the board, and the rules.
QString nimSummary(const core::Nim &game);
/// Of a counter: its place and, where it is of use, what taking it means.
QString counterName(const core::Nim &game, int cell, bool withMove);
/// Why a number that was typed is not legal.
QString tooManyCounters(const core::Nim &game);
/// What is allowed and who wins, the longest text first.
QStringList nimRules(const core::Nim &game);
/// What taking a counter and those after it does, the longest text first.
QStringList counterCaptions(const core::Nim &game, int cell);

} // namespace ui
