#include "app/trainer/gauge/gauge.h"

#include "app/commandline/numbers.h"

#include <array>
#include <cstdlib>

namespace trainer {

using namespace ai::othello;

namespace {

/// Additional empty squares of consecutive pairs of positions. Few pairs have any, because each
/// takes three times as long.
constexpr std::array<int, 12> emptiesBeyond{0, 0, 1, 0, 0, 0, 2, 0, 0, 1, 0, 0};

constexpr int sketchDepth = 12;
/// Tolerance of a gap, in discs; gaps of 2 that the sketch misjudges by more are lost.
constexpr int sketchError = 1;

} // namespace

GaugeRule gaugeRule(std::size_t number, int minEmpties)
{
    return {number % 2 == 0, minEmpties + emptiesBeyond[number / 2 % emptiesBeyond.size()]};
}

GaugeMaker::GaugeMaker(const Weights &weights, const GaugeSettings &settings)
    : m_settings(settings)
    , m_player(weights, GaugeSettings::play)
    , m_engine({.tableBytes = settings.tableBytes})
{}

GaugePosition GaugeMaker::position(std::size_t number)
{
    std::seed_seq seeds{m_settings.seed, std::uint64_t(number)};
    ai::Random random(seeds);
    m_player.clear();
    const GaugeRule rule = gaugeRule(number, m_settings.minEmpties);
    for (;;) {
        const auto position = played(rule.empties, random);
        if (!position)
            continue;
        m_engine.clear();
        const auto valued = [&](const ai::Limits &limits) {
            return GaugePosition{*position, m_engine.analyze(*position, limits)};
        };
        // Each step takes many times as long as the previous one, which filters candidates for it.
        const GaugePosition sketch = valued({.depth = sketchDepth});
        if (std::abs(sketch.values[0].value) > GaugeSettings::maxLead)
            continue;
        if (rule.gapOfTwo
            && (std::abs(sketch.gap() - 2) > sketchError || valued({.confidence = 95}).gap() != 2))
            continue;
        GaugePosition found = valued({});
        if (!rule.gapOfTwo || found.gap() == 2)
            return found;
    }
}

/// A position of a new game with that many empty squares, if there is one with a choice.
std::optional<core::Othello> GaugeMaker::played(int empties, ai::Random &random)
{
    core::Othello game;
    for (const Ply &ply : m_player.game(random)) {
        if (game.mustPass())
            game.play(core::Othello::pass);
        if (game.empties() == empties)
            break;
        game.play(moveOf(ply.square));
    }
    if (game.empties() != empties || game.legalMoves().size() < 2)
        return std::nullopt;
    return game;
}

std::string lineOf(const GaugePosition &position)
{
    std::string line = position.position.toText() + ';';
    for (const ai::AnalyzedMove &value : position.values)
        line += ' ' + position.position.moveText(value.move) + ':'
                + commandline::signedNumber(value.value, 0) + ';';
    return line;
}

std::optional<core::Error> makeGauge(const Weights &weights, const GaugeSettings &settings,
                                     const std::function<void(std::size_t)> &done)
{
    return makeMissingChunks(
        settings, gaugeExtension, [&] { return GaugeMaker(weights, settings); },
        [&](GaugeMaker &maker, std::size_t chunk) {
            std::string text;
            for (std::size_t i = 0; i < settings.positionsPerChunk; ++i)
                text += lineOf(maker.position(chunk * settings.positionsPerChunk + i)) + '\n';
            return core::Result(text);
        },
        [&](std::size_t chunk, const std::string &) {
            if (done)
                done(chunk);
        });
}

} // namespace trainer
