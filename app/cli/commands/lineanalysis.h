#pragma once

#include "ai/othello/othelloengine.h"
#include "core/format/records.h"
#include "core/protocol/linebuffer.h"

#include <stop_token>
#include <string>
#include <vector>

namespace cli {

/// Computes the answer of `tabuleiro-cli analyze` to an input line, which depends only on the line
/// and the options. Each thread has its own object.
class LineAnalysis
{
public:
    struct Answer
    {
        std::string text;
        bool bad = false; ///< a part of the line is neither a position nor a game
        /// Remarks on the line besides the answer.
        std::vector<core::Error> remarks = {};
    };

    /// Searches to the given depth.
    LineAnalysis(const ai::othello::EngineOptions &settings, int depth);

    /// Answers a line: an answer for each game in it, and for each part that is not one. A stop
    /// request makes the searches shallower.
    Answer answer(const core::protocol::Line &line, const std::stop_token &token);
    /// Answers a game or position that was already parsed.
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
