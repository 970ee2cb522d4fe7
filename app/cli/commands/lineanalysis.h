#pragma once

#include "ai/othello/othelloengine.h"
#include "core/format/records.h"
#include "core/protocol/linebuffer.h"

#include <stop_token>
#include <string>
#include <vector>

namespace cli {

/// What one line of `tabuleiro-cli analyze` is answered with: the line and the options decide it,
/// nothing else. Each thread has one of its own.
class LineAnalysis
{
public:
    struct Answer
    {
        std::string text;
        bool bad = false; ///< the line, or a part of it, is no position and no game
        /// What is to be known of the line beside its answer.
        std::vector<core::Error> remarks = {};
    };

    /// Searches to the given depth.
    LineAnalysis(const ai::othello::EngineOptions &settings, int depth);

    /// A line has an answer for each of its games, and for what is none. A stop makes the values
    /// less deep.
    Answer answer(const core::protocol::Line &line, const std::stop_token &token);
    /// A game or a position that was read already.
    Answer answer(const core::format::Record &record, const std::stop_token &token);

private:
    Answer position(const core::Othello &position, const std::stop_token &token);
    Answer game(const core::format::Record &record, const core::Othello &start,
                const std::stop_token &token);
    std::string valueMove(const core::Othello &game, core::Move move, const std::stop_token &token);

    ai::othello::OthelloEngine m_engine;
    ai::Limits m_limits;
};

} // namespace cli
