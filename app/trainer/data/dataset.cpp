#include "app/trainer/data/dataset.h"

#include <algorithm>

namespace trainer {

namespace {

constexpr std::size_t heldOutEvery = 20;

} // namespace

std::vector<Labels> computeLabels(const ReplayedGame &replay, double lambda)
{
    std::vector<Labels> labels;
    const std::vector<GameStep> &steps = replay.steps;
    double target = replay.score;
    bool known = true;
    bool played = true;
    int outcome = replay.score;
    for (std::size_t i = steps.size(); i-- > 0;) {
        const GameStep &step = steps[i];
        // 1. Negate: values are for the mover, who changes unless a pass came in between.
        if (i + 1 < steps.size() && !steps[i + 1].passed) {
            target = -target;
            outcome = -outcome;
        }
        // 2. Results after a random move say nothing about the positions before it.
        if (step.ply.source == MoveSource::Random) {
            known = false;
            played = false;
            continue;
        }
        const double own = step.ply.score;
        if (step.ply.source == MoveSource::Exact || !known)
            target = own;
        else
            target = lambda * target + (1 - lambda) * own;
        known = true;
        // 3. With lambda 1, that is by outcomes alone, positions before a random move have no
        // target unless it is exact.
        if (!played && lambda >= 1 && step.ply.source != MoveSource::Exact)
            continue;
        Labels label{step.board, static_cast<float>(target), std::nullopt, std::nullopt};
        if (played)
            label.outcome = outcome;
        if (step.ply.source == MoveSource::Exact)
            label.exact = step.ply.score;
        labels.push_back(label);
    }
    std::reverse(labels.begin(), labels.end());
    return labels;
}

core::Result<Dataset> readDataset(const std::vector<std::string> &files, double lambda)
{
    Dataset dataset;
    for (const std::string &path : files) {
        const auto games = readGames(path);
        if (!games)
            return games.error();
        for (const SelfPlayGame &game : *games) {
            const auto replay = replayGame(game);
            SamplesByEmpties &part =
                dataset.games++ % heldOutEvery == 0 ? dataset.heldOut : dataset.fitted;
            for (const Labels &label : computeLabels(*replay, lambda))
                part[static_cast<std::size_t>(label.board.empties())].push_back(
                    {label.board, label.target});
        }
    }
    return dataset;
}

} // namespace trainer
