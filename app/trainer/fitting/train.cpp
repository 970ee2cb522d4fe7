#include "app/trainer/fitting/train.h"

#include "ai/search/random.h"
#include "app/commandline/paralleljobs.h"
#include "app/trainer/fitting/regression.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace trainer {

using namespace ai::othello;

namespace {

/// Step sizes in discs, tuned on held-out positions.
constexpr float coarseFirstStep = 0.3f;
constexpr float coarseLastStep = 0.12f;
constexpr float fineFirstStep = 0.1f;
constexpr float stepDecay = 0.72f;
/// The fraction of a group's samples that belongs to one of its phases, and so the share of the
/// experience to keep.
constexpr float groupTrust = 0.2f;
/// A phase is finished after this many epochs without improvement on held-out positions.
constexpr int patience = 2;

int minEmpties(std::size_t phase)
{
    return static_cast<int>(phase) * Weights::emptiesPerPhase;
}

int maxEmpties(std::size_t phase)
{
    return phase + 1 == Weights::phases ? 60 : minEmpties(phase) + Weights::emptiesPerPhase - 1;
}

/// The samples of the phases from `first` to `last`, inclusive.
std::vector<Sample> gathered(const SamplesByEmpties &samples, std::size_t first, std::size_t last)
{
    std::vector<Sample> all;
    for (int empties = minEmpties(first); empties <= maxEmpties(last); ++empties) {
        const auto &part = samples[static_cast<std::size_t>(empties)];
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

/// Learns from all samples once, in random order.
void learnAll(Regression &regression, std::vector<Sample> &samples, float step, ai::Random &random)
{
    ai::shuffle(samples, random);
    for (const Sample &sample : samples)
        regression.learn(sample, step);
}

class Training
{
public:
    Training(const Dataset &dataset, const TrainSettings &settings,
             const std::function<void(const PhaseReport &)> &done)
        : m_dataset(dataset)
        , m_settings(settings)
        , m_done(done)
        , m_group(2 * settings.coarsePhases + 1)
    {}

    Weights run()
    {
        const std::size_t groups = (Weights::phases + m_group - 1) / m_group;
        const auto noState = [] { return std::monostate(); };
        commandline::inParallel(m_settings.threads, groups, noState,
                                [this](std::monostate, std::size_t group, std::mutex &) {
                                    fitGroup(group);
                                    return std::optional<core::Error>();
                                });
        fillGaps();
        return std::move(m_weights);
    }

private:
    void fitGroup(std::size_t group)
    {
        const std::size_t first = group * m_group;
        const std::size_t last = std::min(first + m_group, Weights::phases) - 1;
        std::seed_seq seeds{m_settings.seed, std::uint64_t(group)};
        ai::Random random(seeds);
        Regression coarse;
        {
            std::vector<Sample> samples = gathered(m_dataset.fitted, first, last);
            const int epochs = m_settings.coarseEpochs;
            for (int epoch = 0; epoch < epochs; ++epoch) {
                const float part =
                    epochs > 1 ? static_cast<float>(epoch) / static_cast<float>(epochs - 1) : 0.0f;
                learnAll(coarse, samples,
                         coarseFirstStep + (coarseLastStep - coarseFirstStep) * part, random);
            }
        }
        for (std::size_t phase = first; phase <= last; ++phase)
            fitPhase(coarse, phase, random);
    }

    void fitPhase(const Regression &coarse, std::size_t phase, ai::Random &random)
    {
        std::vector<Sample> samples = gathered(m_dataset.fitted, phase, phase);
        const std::vector<Sample> heldOut = gathered(m_dataset.heldOut, phase, phase);
        Regression regression;
        regression.start(coarse, groupTrust);
        Regression best = regression;
        PhaseReport report{phase, samples.size(), 0, regression.deviation(heldOut), 0};
        float step = fineFirstStep;
        int idle = 0;
        for (int epoch = 1; epoch <= m_settings.fineEpochs && idle < patience; ++epoch) {
            learnAll(regression, samples, step, random);
            step *= stepDecay;
            const double deviation = regression.deviation(heldOut);
            ++idle;
            if (deviation < report.heldOut) {
                report.heldOut = deviation;
                report.epochs = epoch;
                best = regression;
                idle = 0;
            }
        }
        report.fitted =
            best.deviation(std::span(samples).first(std::min<std::size_t>(samples.size(), 20'000)));
        const std::lock_guard lock(m_mutex);
        best.write(m_weights, phase);
        best.writeBiases(m_weights, minEmpties(phase), maxEmpties(phase));
        m_filled[phase] = !samples.empty();
        if (m_done)
            m_done(report);
    }

    /// The phases nearest to the start have no positions: copy the nearest phase that has.
    void fillGaps()
    {
        for (std::size_t phase = 1; phase < Weights::phases; ++phase) {
            if (m_filled[phase] || !m_filled[phase - 1])
                continue;
            m_weights.phase(phase) = m_weights.phase(phase - 1);
            for (int empties = minEmpties(phase); empties <= maxEmpties(phase); ++empties)
                m_weights.setBias(empties, m_weights.bias(empties - Weights::emptiesPerPhase));
            m_filled[phase] = true;
        }
    }

    const Dataset &m_dataset;
    const TrainSettings &m_settings;
    const std::function<void(const PhaseReport &)> &m_done;
    const std::size_t m_group;
    std::mutex m_mutex;
    Weights m_weights;
    std::array<bool, Weights::phases> m_filled{};
};

} // namespace

Weights train(const Dataset &dataset, const TrainSettings &settings,
              const std::function<void(const PhaseReport &)> &done)
{
    return Training(dataset, settings, done).run();
}

} // namespace trainer
