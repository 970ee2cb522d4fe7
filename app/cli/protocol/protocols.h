#pragma once

#include "ai/othello/othelloengine.h"
#include "app/cli/protocol/connection.h"

#include <chrono>

namespace cli::protocol {

/// What a move loses between the end of its search and its arrival: on a clock, where the time of
/// each move counts, and for a fixed time a move, which no move may exceed on a loaded machine.
inline constexpr std::chrono::milliseconds clockOverhead{10};
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
