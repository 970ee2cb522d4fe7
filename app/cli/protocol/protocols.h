#pragma once

#include "ai/othello/othelloengine.h"
#include "app/cli/protocol/connection.h"

#include <chrono>

namespace cli::protocol {

/// Reserve for a move's delivery if each move has a fixed time, which must not be exceeded on a
/// loaded machine. With a clock it is ai::clockOverhead.
inline constexpr std::chrono::milliseconds moveOverhead{50};

// Each function speaks its protocol on standard input and output, until `quit` or the end of the
// input. The limits are for moves for which the other program sets none.

/// Go Text Protocol 2, in the form used for Othello.
void speakGtp(ai::othello::OthelloEngine &engine, const ai::Limits &limits);
/// NBoard 1 and 2.
void speakNBoard(ai::othello::OthelloEngine &engine, const ai::Limits &limits);
/// Cassio's ENGINE-PROTOCOL.
void speakCassio(ai::othello::OthelloEngine &engine);

} // namespace cli::protocol
