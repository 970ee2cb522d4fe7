#include "app/cli/match/matchstatistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace cli::match {

namespace {

/// The two-sided 95 % quantile of the normal distribution.
constexpr double deviations95 = 1.959964;
/// The pseudo-count of an outcome never seen, so that no likelihood is zero.
constexpr double unseen = 1e-3;

using Shares = std::array<double, 5>;

constexpr Shares points{0, 0.25, 0.5, 0.75, 1};

/// The maximum likelihood distribution with a given mean: each observed share is divided by 1 + t
/// (point - mean); t, for which the result sums to 1, is found by bisection between the values at
/// which a divisor is zero.
Shares likeliest(const Shares &seen, double mean)
{
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    const auto excess = [&](double t) {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i)
            sum += seen[i] * (points[i] - mean) / (1 + t * (points[i] - mean));
        return sum;
    };
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (excess(middle) > 0 ? low : high) = middle;
    }
    Shares found{};
    for (std::size_t i = 0; i < points.size(); ++i)
        found[i] = seen[i] / (1 + low * (points[i] - mean));
    return found;
}

} // namespace

ConfidenceInterval wilsonInterval(double share, int trials)
{
    if (trials == 0)
        return {};
    constexpr double z = deviations95;
    const double n = trials;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double reach =
        z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

double shareOf(double elo)
{
    return 1 / (1 + std::pow(10, -elo / 400));
}

double eloOf(double share)
{
    if (share <= 0)
        return -std::numeric_limits<double>::infinity();
    if (share >= 1)
        return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / share - 1);
}

IntervalEstimate shareEstimate(const PairCounts &pairs)
{
    const int count = std::accumulate(pairs.begin(), pairs.end(), 0);
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        sum += pairs[i] * points[i];
        squares += pairs[i] * points[i] * points[i];
    }
    const double mean = sum / count;
    if (*std::max_element(pairs.begin(), pairs.end()) == count) {
        const ConfidenceInterval interval = wilsonInterval(mean, count);
        return {mean, interval.low, interval.high};
    }
    const double variance = std::max(0.0, (squares - sum * mean) / (count - 1));
    const double error = deviations95 * std::sqrt(variance / count);
    return {mean, std::max(0.0, mean - error), std::min(1.0, mean + error)};
}

IntervalEstimate eloEstimate(const PairCounts &pairs)
{
    const IntervalEstimate share = shareEstimate(pairs);
    return {eloOf(share.value), eloOf(share.low), eloOf(share.high)};
}

MeasuredMean measuredMean(std::span<const double> numbers)
{
    if (numbers.empty())
        return {};
    const auto count = static_cast<double>(numbers.size());
    const double mean = std::accumulate(numbers.begin(), numbers.end(), 0.0) / count;
    double squares = 0;
    for (const double number : numbers)
        squares += (number - mean) * (number - mean);
    return {mean, squares == 0 ? 0 : std::sqrt(squares / (count - 1) / count)};
}

IntervalEstimate meanEstimate(std::span<const double> numbers)
{
    const MeasuredMean measured = measuredMean(numbers);
    const double error = measured.standardError == 0 ? std::numeric_limits<double>::infinity()
                                                     : deviations95 * measured.standardError;
    return {measured.mean, measured.mean - error, measured.mean + error};
}

double Sprt::lower() const
{
    return std::log(beta / (1 - alpha));
}

double Sprt::upper() const
{
    return std::log((1 - beta) / alpha);
}

double logLikelihoodRatio(const PairCounts &pairs, double elo0, double elo1)
{
    Shares seen{};
    double count = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        seen[i] = pairs[i] > 0 ? pairs[i] : unseen;
        count += seen[i];
    }
    for (double &share : seen)
        share /= count;
    const Shares of0 = likeliest(seen, shareOf(elo0));
    const Shares of1 = likeliest(seen, shareOf(elo1));
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        sum += seen[i] * std::log(of1[i] / of0[i]);
    return count * sum;
}

SprtDecision decision(const Sprt &sprt, const PairCounts &pairs)
{
    const double ratio = logLikelihoodRatio(pairs, sprt.elo0, sprt.elo1);
    if (ratio >= sprt.upper())
        return SprtDecision::Accepted;
    return ratio <= sprt.lower() ? SprtDecision::Rejected : SprtDecision::Undecided;
}

} // namespace cli::match
