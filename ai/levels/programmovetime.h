#pragma once

#include "ai/search/searchcontrol.h"
#include "core/othello.h"

#include <chrono>

namespace ai {

/// The target time for a move that the strong engine's time manager
/// (ai/othello/search/timemanager.h) computes from the limits, for programs that accept a time for
/// the move but no clock. Zero: no time limit.
std::chrono::milliseconds programMoveTime(const core::Othello &position, const Limits &limits);

} // namespace ai
