#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace cli::match {

/// Pairs of games with the same opening and exchanged colours, counted by their half points, from 0
/// to 2 points. Pairs, unlike games, are independent, so errors are computed from them.
using PairCounts = std::array<int, 5>;

/// An estimate with its 95 % confidence interval.
struct IntervalEstimate
{
    double value = 0;
    double low = 0;
    double high = 0;
};

/// A 95 % confidence interval of a share.
struct ConfidenceInterval
{
    double low = 0;
    double high = 1;
};

/// Wilson's score interval for a share, from 0 to 1, in this number of trials; 0 to 1 for none.
ConfidenceInterval wilsonInterval(double share, int trials);

/// Logistic Elo: the expected share of points, from 0 to 1, for an Elo difference; and its inverse,
/// which is infinite at 0 and 1.
double shareOf(double elo);
double eloOf(double share);

/// The share of the points, with the normal distribution's interval, or Wilson's if all pairs have
/// the same points. Precondition: at least one pair.
IntervalEstimate shareEstimate(const PairCounts &pairs);
/// The Elo difference that corresponds to the share of points; unknown bounds are infinite.
IntervalEstimate eloEstimate(const PairCounts &pairs);

/// A mean and its standard error; an error of 0 if it is unknown, because all numbers are equal or
/// there are none.
struct MeasuredMean
{
    double mean = 0;
    double standardError = 0;
};
MeasuredMean measuredMean(std::span<const double> numbers);

/// A mean with the normal distribution's interval, which is unbounded if all numbers are equal.
/// Precondition: at least one number.
IntervalEstimate meanEstimate(std::span<const double> numbers);

/// A sequential probability ratio test of whether a player is stronger by elo1 (accepted) or elo0
/// (rejected). Alpha and beta are the probabilities of accepting and rejecting wrongly.
struct Sprt
{
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;

    /// The test ends when the log-likelihood ratio leaves these bounds.
    double lower() const;
    double upper() const;
};

/// The log-likelihood ratio of elo1 against elo0 in the generalised test: for each hypothesis takes
/// the distribution of pairs that fits the observations best among those with the hypothetical
/// share. (M. Van den Bergh, "A practical introduction to the GSPRT", as used in testing chess
/// engines.)
double logLikelihoodRatio(const PairCounts &pairs, double elo0, double elo1);

enum class SprtDecision : std::uint8_t { Undecided, Accepted, Rejected };

SprtDecision decision(const Sprt &sprt, const PairCounts &pairs);

} // namespace cli::match
