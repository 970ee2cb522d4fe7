#include "ai/learn/rating.h"

#include <QTest>

#include <cmath>

using ai::learn::Rating;

/// The rating of a person who plays on the ladder.
class TestRating : public QObject
{
    Q_OBJECT

private slots:
    void ratingFollowsGlickman();
    void deviationFallsAsComputed();
};

/// The example of Glickman's paper has three games at once; its terms are those of one.
void TestRating::ratingFollowsGlickman()
{
    Rating rating{1500, 200};
    rating.play(1400, 1);
    // By hand: g(30) = 0.9955, E = 0.6394, d^2 = 132400 / ..., as the formulas say.
    const double q = std::log(10) / 400;
    const double g = 1 / std::sqrt(1 + 3 * q * q * 900 / (M_PI * M_PI));
    const double e = 1 / (1 + std::pow(10, -g * 100 / 400));
    const double d2 = 1 / (q * q * g * g * e * (1 - e));
    QVERIFY(std::abs(g - 0.9955) < 1e-4);
    QVERIFY(std::abs(rating.value - (1500 + q / (1 / 40000.0 + 1 / d2) * g * (1 - e))) < 1e-9);
    QVERIFY(std::abs(rating.deviation - std::sqrt(1 / (1 / 40000.0 + 1 / d2))) < 1e-9);
}

/// Against opponents of equal strength: 143, 105, 76 and 63 after 5, 10, 20 and 30 games.
void TestRating::deviationFallsAsComputed()
{
    Rating rating;
    for (int game = 1; game <= 30; ++game) {
        rating.play(static_cast<int>(rating.value), 0.5);
        const int expected = game == 5 ? 143 : game == 10 ? 105 : game == 20 ? 76 : 63;
        if (game == 5 || game == 10 || game == 20 || game == 30)
            QVERIFY2(std::abs(rating.deviation - expected) < 3,
                     qPrintable(QString::number(rating.deviation)));
    }
}

QTEST_APPLESS_MAIN(TestRating)
#include "tst_rating.moc"
