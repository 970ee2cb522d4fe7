#include "ai/learn/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ai::learn {

namespace {

// Rating deviations: that of every rung, and a player's minimum, below which the rating would
// hardly change any more.
constexpr double rungDeviation = 30;
constexpr double minDeviation = 50;

const double q = std::numbers::ln10 / 400;

double weightOf(double deviation)
{
    return 1
           / std::sqrt(1
                       + 3 * q * q * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

} // namespace

void Rating::play(int opponent, double result)
{
    const double weight = weightOf(rungDeviation);
    const double expected = 1 / (1 + std::pow(10, -weight * (value - opponent) / 400));
    const double precision = q * q * weight * weight * expected * (1 - expected);
    const double variance = 1 / (1 / (deviation * deviation) + precision);
    value += q * variance * weight * (result - expected);
    deviation = std::max(std::sqrt(variance), minDeviation);
}

} // namespace ai::learn
