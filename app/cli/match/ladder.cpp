#include "app/cli/match/ladder.h"

#include "ai/search/random.h"

#include <set>

namespace cli::match {

namespace {

MatchOpening drawOpening(const Contest &contest, std::size_t index)
{
    std::seed_seq seeds{contest.seed, static_cast<std::uint64_t>(index)};
    ai::Random random(seeds);
    MatchOpening opening{contest.start, {}};
    core::Position position = contest.start;
    for (int i = 0; i < contest.randomPlies && !isOver(position); ++i) {
        const auto moves = legalMoves(position);
        opening.moves.push_back(moves[ai::uniformIndex(random, moves.size())]);
        position = after(position, opening.moves.back());
    }
    return opening;
}

MatchPlan planOf(const Contest &contest)
{
    MatchPlan plan;
    plan.players = {contest.player, contest.rival};
    for (std::size_t i = 0; i < openingOf(contest.games + 1); ++i)
        plan.openings.push_back(drawOpening(contest, i));
    plan.games = contest.games;
    plan.firstSide = contest.firstSide;
    plan.threads = contest.threads;
    plan.seed = contest.seed;
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

core::Result<ContestResult> playContest(const Contest &contest, std::atomic<int> *finished)
{
    const MatchPlan plan = planOf(contest);
    std::set<std::vector<core::Move>> different;
    MatchRunner runner(plan, {}, [&](const MatchGame &game, const MatchResults &) {
        different.insert(movesOf(game.game));
        if (finished != nullptr)
            ++*finished;
        return std::optional<core::Error>();
    });
    if (const auto error = runner.play({}))
        return *error;
    return ContestResult{runner.results().tally(), static_cast<int>(different.size())};
}

} // namespace cli::match
