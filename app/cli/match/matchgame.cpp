#include "app/cli/match/matchgame.h"

namespace cli::match {

using core::Side;

int MatchGame::score() const
{
    if (failed)
        return *failed == Side::First ? -core::Othello::maxScore : core::Othello::maxScore;
    return core::score(game.position);
}

GameSummary summaryOf(const MatchGame &game)
{
    GameSummary summary;
    summary.number = game.number;
    summary.score = game.playerOf(Side::First) == 0 ? game.score() : -game.score();
    Side side = sideToMove(game.game.start);
    for (const PlayedMove &move : game.game.moves) {
        if (move.time)
            summary.used[static_cast<std::size_t>(game.playerOf(side))].add(*move.time);
        side = opponent(side);
    }
    if (game.failed)
        summary.failed = game.playerOf(*game.failed);
    summary.failure = game.failure.what;
    return summary;
}

} // namespace cli::match
