#pragma once

#include "ai/search/thinkinglimits.h"
#include "core/othello.h"

#include <chrono>

namespace ai {

/// The time that the strong engine would aim at for a move within these limits, as its time manager
/// (ai/othello/search/timemanager.h) decides; for programs that are given a time and no clock.
/// Zero: there is no limit of time.
std::chrono::milliseconds programMoveTime(const core::Othello &position, const Limits &limits);

} // namespace ai
