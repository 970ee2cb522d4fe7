#pragma once

#include "ai/othello/othelloengine.h"
#include "core/library/gamelibrary.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace cli {

/// How the positions of a library are valued. Equal settings give equal values on any machine,
/// however the positions are split: each search has a fixed depth, one thread and an empty table.
struct AnalysisSettings
{
    /// A larger table gains nothing: 3,225 positions at depth 8 take 2.7, 2.4 and 2.6 s with 1, 4
    /// and 16 MB.
    static constexpr int defaultTableMebibytes = 1;
    static constexpr int minDepth = 2; ///< the moves played are searched one ply less deep

    int depth = 10;
    int tableMebibytes = defaultTableMebibytes;

    friend bool operator==(const AnalysisSettings &, const AnalysisSettings &) = default;
};

/// Values positions of a library independently of each other. One thread at a time.
class PositionAnalyst
{
public:
    explicit PositionAnalyst(const AnalysisSettings &settings);

    /// The values of the position and of each move that was played in it; nothing after a stop
    /// request.
    std::optional<core::library::PositionValue> value(const core::library::PlayedPosition &position,
                                                      const std::stop_token &token);

private:
    std::optional<int> valueAfter(const core::Othello &position, core::Move move,
                                  const std::stop_token &token);

    ai::othello::OthelloEngine m_engine;
    int m_depth;
};

/// Whether a value makes an analysis to this depth unnecessary: it has at least that information,
/// or is deeper and would be kept even if it lacks moves played since.
bool isEnough(const std::optional<core::library::PositionValue> &value,
              const core::library::PlayedPosition &position, int depth);

// The lines of chunks and results. A position is canonical; the side to move has X.

/// "BOARD d3c4": the position and the moves that were played in it.
std::string chunkLine(const core::library::PlayedPosition &position);
core::Result<core::library::PlayedPosition> parseChunkLine(std::string_view line);

/// "BOARD d3+2 exact d3+2 c4-1": the best move with its value, whether that is exact or of the
/// search's depth, and the values of the moves played.
std::string resultLine(const core::library::PlayedPosition &position,
                       const core::library::PositionValue &value);
/// The line does not contain the depth, which is the chunk's.
core::Result<core::library::KeyedValue> parseResultLine(std::string_view line, int depth);

} // namespace cli
