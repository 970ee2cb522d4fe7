#include "app/cli/commands/gaugereport.h"

#include "app/cli/match/matchstatistics.h"
#include "app/commandline/files.h"
#include "core/format/records.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iomanip>
#include <sstream>

namespace cli {

namespace {

core::Result<GaugedPosition> gaugedPosition(const core::format::Record &record)
{
    const auto *const position = std::get_if<core::Othello>(&record.game.start);
    if (position == nullptr || !record.isPosition())
        return core::Error{"is not a position of Othello"};
    GaugedPosition gauged{*position, {}};
    for (const core::format::StatedValue &value : record.values)
        gauged.values[value.move] = value.score;
    const auto moves = position->legalMoves();
    for (const core::Move move : moves) {
        if (!gauged.values.contains(move))
            return core::Error{"has no value for " + position->moveText(move)
                               + "; expected the values of all moves"};
    }
    if (moves.size() < 2)
        return core::Error{"has fewer than two legal moves; expected at least two"};
    if (gauged.values.size() != moves.size())
        return core::Error{"has a value without a move; expected values of moves alone"};
    return gauged;
}

std::size_t halfOf(std::size_t index)
{
    return index / 2 % 2;
}

std::array<double, 2> factorsOfHalves(const std::vector<Sighting> &sightings)
{
    std::array<std::vector<Sighting>, 2> halves;
    for (std::size_t i = 0; i < sightings.size(); ++i)
        halves[halfOf(i)].push_back(sightings[i]);
    return {calibratingFactor(halves[0]), calibratingFactor(halves[1])};
}

/// The absolute errors of each half, calibrated with the other half's factor.
std::vector<double> calibratedErrors(const std::vector<Sighting> &sightings,
                                     const std::array<double, 2> &factors)
{
    std::vector<double> errors;
    for (std::size_t i = 0; i < sightings.size(); ++i)
        errors.push_back(std::abs(factors[1 - halfOf(i)] * sightings[i].shown - sightings[i].best));
    return errors;
}

std::string meanText(const std::vector<double> &numbers)
{
    const match::MeasuredMean measured = match::measuredMean(numbers);
    std::ostringstream text;
    text << std::fixed << std::setprecision(2) << std::setw(9) << measured.mean << " +- "
         << std::setw(4) << measured.standardError;
    return text.str();
}

} // namespace

int GaugedPosition::best() const
{
    return std::max_element(values.begin(), values.end(),
                            [](const auto &a, const auto &b) { return a.second < b.second; })
        ->second;
}

int GaugedPosition::gap() const
{
    std::vector<int> scores;
    for (const auto &[move, score] : values)
        scores.push_back(score);
    std::partial_sort(scores.begin(), scores.begin() + 2, scores.end(), std::greater<>());
    return scores[0] - scores[1];
}

core::Result<std::vector<GaugedPosition>> readGauge(const std::string &path)
{
    const auto text = commandline::readText(path);
    if (!text)
        return text.error();
    core::format::ReadOptions options;
    options.name = path;
    const auto found = core::format::readRecords(*text, options);
    if (!found)
        return found.error();
    if (!found->warnings.empty())
        return found->warnings.front().error;
    std::vector<GaugedPosition> positions;
    for (const core::format::Record &record : found->records) {
        const auto gauged = gaugedPosition(record);
        if (!gauged)
            return gauged.error().in(path + ", line " + std::to_string(record.line));
        positions.push_back(*gauged);
    }
    return positions;
}

double calibratingFactor(const std::vector<Sighting> &sightings)
{
    // |f s - v| = |s| |f - v/s|, so the best f is the median of v/s weighted by |s|.
    std::vector<std::pair<double, int>> factors;
    int total = 0;
    for (const Sighting &sighting : sightings) {
        if (sighting.shown == 0)
            continue;
        factors.emplace_back(static_cast<double>(sighting.best) / sighting.shown,
                             std::abs(sighting.shown));
        total += std::abs(sighting.shown);
    }
    std::sort(factors.begin(), factors.end());
    int below = 0;
    for (const auto &[factor, weight] : factors) {
        below += weight;
        if (2 * below >= total)
            return factor;
    }
    return 1;
}

std::vector<double> calibratedErrors(const std::vector<Sighting> &sightings)
{
    return calibratedErrors(sightings, factorsOfHalves(sightings));
}

std::string gaugeReport(const std::vector<Sighting> &sightings)
{
    const std::array<double, 2> factors = factorsOfHalves(sightings);
    const std::vector<double> calibrated = calibratedErrors(sightings, factors);
    std::ostringstream text;
    text << std::setw(21) << "positions" << std::setw(17) << "best move, %" << std::setw(17)
         << "loss, discs" << std::setw(17) << "error, discs" << std::setw(17) << "calibrated"
         << '\n';
    for (const bool onlyGapOfTwo : {false, true}) {
        std::vector<double> found;
        std::vector<double> losses;
        std::vector<double> errors;
        std::vector<double> after;
        for (std::size_t i = 0; i < sightings.size(); ++i) {
            const Sighting &sighting = sightings[i];
            if (onlyGapOfTwo && sighting.gap != 2)
                continue;
            found.push_back(sighting.loss == 0 ? 100 : 0);
            losses.push_back(sighting.loss);
            errors.push_back(std::abs(sighting.shown - sighting.best));
            after.push_back(calibrated[i]);
        }
        text << std::setw(12) << std::left << (onlyGapOfTwo ? "gap of 2" : "all") << std::right
             << std::setw(9) << found.size() << meanText(found) << meanText(losses)
             << meanText(errors) << meanText(after) << '\n';
    }
    text << std::fixed << std::setprecision(3) << "factors of the halves " << factors[0] << ' '
         << factors[1] << '\n';
    return text.str();
}

} // namespace cli
