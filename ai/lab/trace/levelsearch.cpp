#include "ai/lab/trace/levelsearch.h"

#include "ai/levels/othellolevels.h"

namespace ai::lab {

namespace {

/// The depth of Othello's fixed search: enough for two replies, but small enough to browse.
constexpr int othelloDepth = 4;

LevelSearch ofLevel(const core::TicTacToe &position, Level level)
{
    switch (level) {
    case Level::Easy:
        return {{position, Algorithm::Report, 1}, TraceDeviation::None};
    case Level::Medium:
        return {{position, Algorithm::Intermediate, 3}, TraceDeviation::None};
    case Level::Hard:
        break;
    }
    return {{position, Algorithm::AlphaBetaFresh}, TraceDeviation::TieBreakRules};
}

LevelSearch ofLevel(const core::Othello &position, Level level)
{
    switch (level) {
    case Level::Easy:
        return {{position, Algorithm::Heuristic, easyPlies}, TraceDeviation::Noise};
    case Level::Medium:
        return {{position, Algorithm::Heuristic, mediumPlies}, TraceDeviation::None};
    case Level::Hard:
        break;
    }
    return {{position, Algorithm::Heuristic, othelloDepth}, TraceDeviation::Engine};
}

LevelSearch ofLevel(const core::Nim &position, Level level)
{
    return {{position, Algorithm::AlphaBetaFresh, 0, MoveOrder::Reversed},
            level == Level::Easy ? TraceDeviation::RandomMove : TraceDeviation::Theory};
}

} // namespace

LevelSearch levelSearch(const core::Position &position, Level level)
{
    return std::visit([level](const auto &game) { return ofLevel(game, level); }, position);
}

LevelSearch reportSearch(const core::TicTacToe &position)
{
    return {{position, Algorithm::Report, 1}, TraceDeviation::RulesFirst};
}

} // namespace ai::lab
