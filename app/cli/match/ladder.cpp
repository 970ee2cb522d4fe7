#include "app/cli/match/ladder.h"

#include "ai/search/random.h"

#include <set>

namespace cli::match {

namespace {

MatchOpening pickOpening(const LadderMatch &ladderMatch, std::size_t index)
{
    std::seed_seq seeds{ladderMatch.seed, static_cast<std::uint64_t>(index)};
    ai::Random random(seeds);
    MatchOpening opening{ladderMatch.start, {}};
    core::Position position = ladderMatch.start;
    for (int i = 0; i < ladderMatch.randomPlies && !isOver(position); ++i) {
        const auto moves = legalMoves(position);
        opening.moves.push_back(moves[ai::uniformIndex(random, moves.size())]);
        position = after(position, opening.moves.back());
    }
    return opening;
}

MatchPlan planOf(const LadderMatch &ladderMatch)
{
    MatchPlan plan;
    plan.players = {ladderMatch.player, ladderMatch.rival};
    for (std::size_t i = 0; i < openingOf(ladderMatch.games + 1); ++i)
        plan.openings.push_back(pickOpening(ladderMatch, i));
    plan.games = ladderMatch.games;
    plan.firstSide = ladderMatch.firstSide;
    plan.threads = ladderMatch.threads;
    plan.seed = ladderMatch.seed;
    return plan;
}

std::vector<core::Move> movesOf(const GameSoFar &game)
{
    std::vector<core::Move> moves;
    for (const PlayedMove &played : game.moves)
        moves.push_back(played.move);
    return moves;
}

} // namespace

core::Result<LadderMatchResult> playLadderMatch(const LadderMatch &ladderMatch,
                                                std::atomic<int> *finished)
{
    const MatchPlan plan = planOf(ladderMatch);
    std::set<std::vector<core::Move>> different;
    MatchRunner runner(plan, {}, [&](const MatchGame &game, const MatchResults &) {
        different.insert(movesOf(game.game));
        if (finished != nullptr)
            ++*finished;
        return std::optional<core::Error>();
    });
    if (const auto error = runner.play({}))
        return *error;
    return LadderMatchResult{runner.results().tally(), static_cast<int>(different.size())};
}

} // namespace cli::match
