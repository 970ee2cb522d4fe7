#pragma once

#include "ai/othello/othelloengine.h"
#include "ai/othello/timeplan.h"
#include "app/cli/protocol/connection.h"

#include <chrono>

namespace cli::protocol {

/// How long a move is thought about where the other program sets no clock.
struct Pondering
{
    std::chrono::milliseconds time{1000}; ///< 0: none but the depth ends it
    int depth = 0;                        ///< plies; 0: none but the time ends it

    ai::Limits limits() const
    {
        ai::Limits limits;
        if (time.count() != 0)
            limits = ai::othello::limitsOf(ai::othello::budgetOfMove(time));
        limits.depth = depth;
        return limits;
    }
};

// Each speaks its protocol on the standard input and output, until `quit` or the end of the input.

/// Go Text Protocol 2 as used for Othello.
void speakGtp(ai::othello::OthelloEngine &engine, const Pondering &pondering);
/// NBoard 1 and 2.
void speakNBoard(ai::othello::OthelloEngine &engine, const Pondering &pondering);
/// Cassio's ENGINE-PROTOCOL.
void speakCassio(ai::othello::OthelloEngine &engine);

} // namespace cli::protocol
