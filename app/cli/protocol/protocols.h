#pragma once

#include "ai/othello/othelloengine.h"
#include "app/cli/protocol/connection.h"

#include <chrono>

namespace cli::protocol {

/// What a move loses between the end of its search and its arrival where each has a fixed time,
/// which it may not exceed on a loaded machine. On a clock that is ai::clockOverhead.
inline constexpr std::chrono::milliseconds moveOverhead{50};

// Each speaks its protocol on the standard input and output, until `quit` or the end of the input.
// The limits are those of a move where the other program sets none.

/// Go Text Protocol 2 as used for Othello.
void speakGtp(ai::othello::OthelloEngine &engine, const ai::Limits &limits);
/// NBoard 1 and 2.
void speakNBoard(ai::othello::OthelloEngine &engine, const ai::Limits &limits);
/// Cassio's ENGINE-PROTOCOL.
void speakCassio(ai::othello::OthelloEngine &engine);

} // namespace cli::protocol
