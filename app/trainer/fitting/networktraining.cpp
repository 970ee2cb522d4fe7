#include "app/trainer/fitting/networktraining.h"

#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "ai/search/random.h"
#include "app/trainer/fitting/networklearner.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace trainer {

using namespace ai::othello;

namespace {

/// All samples; their scores are replaced by the residuals of the weights.
std::vector<Sample> takeResiduals(const Weights &weights, SamplesByEmpties &samples)
{
    constexpr float unit = Weights::unitsPerDisc;
    std::vector<Sample> all;
    std::size_t count = 0;
    for (const std::vector<Sample> &part : samples)
        count += part.size();
    all.reserve(count);
    for (std::vector<Sample> &part : samples) {
        for (Sample sample : part) {
            const int units = evaluateUnits<PortableKernel>(weights, sample.board);
            sample.score -= static_cast<float>(units) / unit;
            all.push_back(sample);
        }
        part = {};
    }
    return all;
}

double rootMeanSquare(double sum, std::size_t count)
{
    return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, count)));
}

double deviation(const NetworkLearner &learner, std::span<const Sample> samples)
{
    double sum = 0;
    for (const Sample &sample : samples) {
        const double error = double(learner.expected(sample.board)) - sample.score;
        sum += error * error;
    }
    return rootMeanSquare(sum, samples.size());
}

} // namespace

Network trainNetwork(const Weights &weights, Dataset dataset, const NetworkSettings &settings,
                     const std::function<void(const EpochReport &)> &done)
{
    constexpr std::size_t measured = 200'000;
    // Step sizes shrink to this fraction, with the square of the remaining part of the run.
    constexpr float lastStep = 0.02f;

    ai::Random random(settings.seed);
    std::vector<Sample> samples = takeResiduals(weights, dataset.fitted);
    std::vector<Sample> heldOut = takeResiduals(weights, dataset.heldOut);
    ai::shuffle(heldOut, random);
    heldOut.resize(std::min(heldOut.size(), measured));
    double squares = 0;
    for (const Sample &sample : heldOut)
        squares += double(sample.score) * sample.score;

    NetworkLearner learner(random);
    const double total = double(settings.epochs) * double(samples.size());
    for (int epoch = 1; epoch <= settings.epochs; ++epoch) {
        const double before = double(epoch - 1) * double(samples.size());
        ai::shuffle(samples, random);
        learner.learn(samples, [=](std::size_t i) {
            const double left = 1 - (before + double(i)) / total;
            return std::max(lastStep, static_cast<float>(left * left));
        });
        if (done)
            done({epoch, samples.size(),
                  deviation(learner, std::span(samples).first(std::min(samples.size(), measured))),
                  deviation(learner, heldOut), rootMeanSquare(squares, heldOut.size())});
    }
    return learner.rounded();
}

} // namespace trainer
