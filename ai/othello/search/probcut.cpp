#include "ai/othello/search/probcut.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace ai::othello {

namespace {

/// The deviation's logarithm is linear in the empties and both depths; stored as factors.
class ErrorFactors
{
public:
    ErrorFactors(double constant, double perEmpty, double perDepth, double perShallowPly)
    {
        for (std::size_t i = 0; i < m_empties.size(); ++i) {
            const auto plies = static_cast<double>(i);
            m_empties[i] = std::exp(constant + perEmpty * plies);
            m_depth[i] = std::exp(perDepth * plies);
            m_shallow[i] = std::exp(perShallowPly * plies);
        }
    }

    double deviation(int empties, int depth, int shallowDepth) const
    {
        return m_empties[static_cast<std::size_t>(std::min(empties, 60))]
               * m_depth[static_cast<std::size_t>(depth)]
               * m_shallow[static_cast<std::size_t>(shallowDepth)];
    }

private:
    std::array<double, 61> m_empties;
    std::array<double, 61> m_depth;
    std::array<double, 61> m_shallow;
};

// The output of `tabuleiro-trainer probcut` for the weights in resources/othello.
const ErrorFactors midgameErrors(1.654, -0.0188, 0.0494, -0.1473);
const ErrorFactors endgameErrors(1.705, 0.0055, 0.0055, -0.0886);

// The ratio of the network's error to that of the sum of the weights, tuned in games
// (resources/othello/README.md).
constexpr double networkErrorShare = 0.8;

int margin(int empties, int depth, int shallowDepth, int selectivity, double share)
{
    const ErrorFactors &errors = depth >= empties ? endgameErrors : midgameErrors;
    const double deviations = selectivityLevels[static_cast<std::size_t>(selectivity)].deviations;
    return static_cast<int>(
        std::lround(share * deviations * errors.deviation(empties, depth, shallowDepth)));
}

} // namespace

int probCutMargin(int empties, int depth, int shallowDepth, int selectivity)
{
    return margin(empties, depth, shallowDepth, selectivity, 1.0);
}

int networkCutMargin(int empties, int depth, int selectivity)
{
    return margin(empties, depth, 0, selectivity, networkErrorShare);
}

} // namespace ai::othello
