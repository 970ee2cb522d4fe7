#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace cli::match {

/// Points of a pair of games with one opening, both colours: pairs by half points, from 0 to 2
/// points. Pairs, not games, are independent of each other, so errors are computed from them.
using PairCounts = std::array<int, 5>;

/// A figure and the interval in which the truth lies with 95 % confidence.
struct IntervalEstimate
{
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The limits between which a share lies with 95 % confidence.
struct ConfidenceInterval
{
    double low = 0;
    double high = 1;
};

/// Wilson's score interval for a share, 0 to 1, seen in this many trials; 0 to 1 for none.
ConfidenceInterval wilsonInterval(double share, int trials);

/// The expected share of points, 0 to 1, of a player who is stronger by an Elo difference, and its
/// inverse, which is infinite at 0 and 1 (logistic Elo).
double shareOf(double elo);
double eloOf(double share);

/// Share of the points. By the normal distribution; where all pairs have the same points, by
/// Wilson's interval. Precondition: at least one pair.
IntervalEstimate shareEstimate(const PairCounts &pairs);
/// The difference in Elo that the share of the points means: infinite ends where nothing is known.
IntervalEstimate eloEstimate(const PairCounts &pairs);

/// A mean of numbers, and how far it may lie from the true one: 0 where that is not known, for all
/// are the same or there are none.
struct MeasuredMean
{
    double mean = 0;
    double standardError = 0;
};
MeasuredMean measuredMean(std::span<const double> numbers);

/// The mean of numbers by the normal distribution; without an end where all are the same.
/// Precondition: at least one.
IntervalEstimate meanEstimate(std::span<const double> numbers);

/// A sequential probability ratio test: whether a player is elo1 stronger (accepted) or elo0
/// (rejected), with a chance of alpha to accept wrongly and beta to reject wrongly.
struct Sprt
{
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;

    /// The test ends where the log-likelihood ratio leaves these bounds.
    double lower() const;
    double upper() const;
};

/// The generalised test's log-likelihood ratio of elo1 against elo0: each of the two is given the
/// distribution of pairs that fits best what was seen and has the share it claims. (M. Van den
/// Bergh, "A practical introduction to the GSPRT", as used in testing chess engines.)
double logLikelihoodRatio(const PairCounts &pairs, double elo0, double elo1);

enum class SprtDecision : std::uint8_t { Undecided, Accepted, Rejected };

SprtDecision decision(const Sprt &sprt, const PairCounts &pairs);

} // namespace cli::match
