#include "app/cli/match/matchstatistics.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace cli::match;

/// What is computed from the results of a match: intervals and tests.
class TestMatchStatistics : public QObject
{
    Q_OBJECT

private slots:
    void eloHasItsTableValues();
    void shareHasTheIntervalOfItsPairs();
    void meansHaveStandardErrors();
    void wholePointsStillHaveAnInterval();
    void likelihoodRatioIsThatOfASearch_data();
    void likelihoodRatioIsThatOfASearch();
    void testDecidesAtItsBounds();
    void wilsonAgreesWithPublishedValues();
};

namespace {

bool near(double a, double b, double error)
{
    return std::abs(a - b) <= error;
}

/// The best log-likelihood of so many lost, drawn and won pairs for an expected share, searched for
/// among all distributions that have it.
double bestLikelihood(double lost, double drawn, double won, double share)
{
    const double lead = 2 * share - 1; // chance to win less chance to lose
    double low = std::max(0.0, -lead);
    double high = (1 - lead) / 2;
    const auto likelihood = [&](double lose) {
        return lost * std::log(lose) + won * std::log(lose + lead)
               + drawn * std::log(1 - 2 * lose - lead);
    };
    for (int i = 0; i < 200; ++i) {
        const double third = (high - low) / 3;
        if (likelihood(low + third) < likelihood(high - third))
            low += third;
        else
            high -= third;
    }
    return likelihood((low + high) / 2);
}

} // namespace

void TestMatchStatistics::eloHasItsTableValues()
{
    // The logistic curve: a share of 3/4 is three to one, 400 log10 3.
    QVERIFY(near(eloOf(0.75), 190.8485, 1e-4));
    QVERIFY(near(shareOf(400), 10.0 / 11, 1e-9));
    QVERIFY(near(shareOf(100), 0.640065, 1e-6));
    QCOMPARE(eloOf(0.5), 0.0);
    QVERIFY(std::isinf(eloOf(1)) && eloOf(0) < 0);
    for (const double elo : {-700.0, -3.0, 12.5})
        QVERIFY(near(eloOf(shareOf(elo)), elo, 1e-9));
}

void TestMatchStatistics::shareHasTheIntervalOfItsPairs()
{
    // Mean 0.6; squares 10 + 20 / 4 = 15 of 30 pairs: variance (15 - 18 * 0.6) / 29.
    const PairCounts pairs{4, 0, 16, 0, 10};
    const IntervalEstimate share = shareEstimate(pairs);
    const double mean = 18.0 / 30;
    const double error = 1.959964 * std::sqrt((14 - 18 * mean) / 29 / 30);
    QVERIFY(near(share.value, mean, 1e-12));
    QVERIFY(near(share.high - mean, error, 1e-9));
    QVERIFY(near(mean - share.low, error, 1e-9));
    // Openings that the same colour always wins say nothing against equality, but few are no
    // certainty: Wilson's interval for 10 of 20.
    const IntervalEstimate even = shareEstimate({0, 0, 20, 0, 0});
    QCOMPARE(even.value, 0.5);
    QVERIFY(near(even.high - 0.5, 0.2007, 1e-4) && near(0.5 - even.low, 0.2007, 1e-4));
    const std::array numbers{1.0, 3.0};
    const IntervalEstimate discs = meanEstimate(numbers);
    QVERIFY(near(discs.value, 2, 1e-12) && near(discs.high, 2 + 1.959964, 1e-6));
    const std::array same{3.0, 3.0};
    QVERIFY(std::isinf(meanEstimate(same).low) && std::isinf(meanEstimate(same).high));
    QCOMPARE(meanEstimate(same).value, 3.0);
}

void TestMatchStatistics::meansHaveStandardErrors()
{
    const MeasuredMean measured = measuredMean(std::array{1.0, 2.0, 3.0, 6.0});
    QCOMPARE(measured.mean, 3.0);
    QCOMPARE(measured.standardError, std::sqrt(14.0 / 3 / 4));
    QCOMPARE(measuredMean(std::array{5.0}).standardError, 0.0);
    QCOMPARE(measuredMean({}).mean, 0.0);
}

void TestMatchStatistics::wholePointsStillHaveAnInterval()
{
    // Wilson's interval for 10 of 10: z^2 / (n + z^2) is not won at worst.
    const IntervalEstimate won = eloEstimate({0, 0, 0, 0, 10});
    QVERIFY(std::isinf(won.value));
    QVERIFY(near(shareOf(won.low), 10 / (10 + 3.8415), 1e-4));
    const IntervalEstimate lost = eloEstimate({10, 0, 0, 0, 0});
    QVERIFY(near(lost.high, -won.low, 1e-9));
}

void TestMatchStatistics::likelihoodRatioIsThatOfASearch_data()
{
    QTest::addColumn<int>("lost");
    QTest::addColumn<int>("drawn");
    QTest::addColumn<int>("won");
    QTest::newRow("better") << 20 << 60 << 40;
    QTest::newRow("worse") << 50 << 45 << 30;
    QTest::newRow("even") << 100 << 100 << 100;
    QTest::newRow("much better") << 2 << 10 << 90;
}

void TestMatchStatistics::likelihoodRatioIsThatOfASearch()
{
    QFETCH(int, lost);
    QFETCH(int, drawn);
    QFETCH(int, won);
    const double ratio = logLikelihoodRatio({lost, 0, drawn, 0, won}, 0, 20);
    const double expected = bestLikelihood(lost, drawn, won, shareOf(20))
                            - bestLikelihood(lost, drawn, won, shareOf(0));
    QVERIFY2(near(ratio, expected, 0.01),
             qPrintable(QString("%1, expected %2").arg(ratio).arg(expected)));
}

void TestMatchStatistics::testDecidesAtItsBounds()
{
    const Sprt sprt{0, 50, 0.05, 0.05};
    QVERIFY(near(sprt.upper(), 2.944439, 1e-6) && near(sprt.lower(), -2.944439, 1e-6));
    QVERIFY(decision(sprt, {0, 0, 0, 0, 0}) == SprtDecision::Undecided);
    QVERIFY(decision(sprt, {1, 0, 2, 0, 1}) == SprtDecision::Undecided);
    QVERIFY(decision(sprt, {10, 0, 40, 0, 60}) == SprtDecision::Accepted);
    QVERIFY(decision(sprt, {60, 0, 40, 0, 10}) == SprtDecision::Rejected);
    QVERIFY(decision(sprt, {0, 0, 0, 0, 60}) == SprtDecision::Accepted);
}

// Values of the score interval by its closed form: 0 of n reaches up to z*z / (n + z*z).
void TestMatchStatistics::wilsonAgreesWithPublishedValues()
{
    const ConfidenceInterval none = wilsonInterval(0, 10);
    QCOMPARE(none.low, 0.0);
    QVERIFY(std::abs(none.high - 0.2775) < 0.0001);
    const ConfidenceInterval half = wilsonInterval(0.5, 100);
    QVERIFY(std::abs(half.low - 0.4038) < 0.0001);
    QVERIFY(std::abs(half.high - 0.5962) < 0.0001);
    const ConfidenceInterval all = wilsonInterval(1, 200);
    QVERIFY(std::abs(all.low - 0.9812) < 0.0001);
    QCOMPARE(all.high, 1.0);
}

QTEST_APPLESS_MAIN(TestMatchStatistics)
#include "tst_matchstatistics.moc"
