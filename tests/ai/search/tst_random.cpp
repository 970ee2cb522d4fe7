#include "ai/search/random.h"

#include <QTest>

#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

/// Our own distributions. Their sequences were computed by an independent program from the
/// definition of the generator, so that they hold for every standard library.
class TestRandom : public QObject
{
    Q_OBJECT

private slots:
    void indexesAreTheSameWithEveryLibrary();
    void coinsAreTheSameWithEveryLibrary();
    void deviatesAreTheSameWithEveryLibrary();
    void shufflesAreTheSameWithEveryLibrary();
    void indexesAreEvenlySpread();
    void deviatesHaveMeanZeroAndDeviationOne();
};

void TestRandom::indexesAreTheSameWithEveryLibrary()
{
    ai::Random random(1);
    for (const std::size_t expected :
         {8u, 2u, 0u, 6u, 4u, 9u, 8u, 5u, 8u, 4u, 6u, 3u, 7u, 7u, 0u, 3u})
        QCOMPARE(ai::uniformIndex(random, 10), expected);
}

void TestRandom::coinsAreTheSameWithEveryLibrary()
{
    ai::Random random(1);
    std::string flips;
    for (int i = 0; i < 16; ++i)
        flips += ai::coinFlip(random) ? '1' : '0';
    QCOMPARE(flips, std::string("0000010011011000"));
}

void TestRandom::deviatesAreTheSameWithEveryLibrary()
{
    ai::Random random(1);
    // Compared to the last bit: each is a sum of integers over a power of two.
    for (const double expected :
         {-1.5993333945516497, -0.68128978763706982, -1.1356518894899637, 0.31246527028270066})
        QVERIFY(std::equal_to<>()(ai::normalDeviate(random), expected));
}

void TestRandom::shufflesAreTheSameWithEveryLibrary()
{
    ai::Random random(1);
    std::vector<int> numbers{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    ai::shuffle(numbers, random);
    QCOMPARE(numbers, (std::vector<int>{1, 7, 3, 9, 4, 0, 5, 2, 6, 8}));
}

void TestRandom::indexesAreEvenlySpread()
{
    ai::Random random(2);
    std::array<int, 7> counts{};
    constexpr int draws = 70'000;
    for (int i = 0; i < draws; ++i)
        ++counts[ai::uniformIndex(random, counts.size())];
    // Within six standard deviations of the binomial distribution, 93.
    for (const int count : counts)
        QVERIFY(std::abs(count - draws / 7) < 560);
}

void TestRandom::deviatesHaveMeanZeroAndDeviationOne()
{
    ai::Random random(3);
    constexpr int draws = 100'000;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < draws; ++i) {
        const double deviate = ai::normalDeviate(random);
        sum += deviate;
        squares += deviate * deviate;
    }
    QVERIFY(std::abs(sum / draws) < 0.02);
    QVERIFY(std::abs(squares / draws - 1) < 0.03);
}

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
