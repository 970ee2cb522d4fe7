#include "ai/search/searchcontrol.h"

#include <QTest>

using ai::Limits;
using ai::SearchControl;
using namespace std::chrono_literals;

namespace {

/// How many nodes are visited until the search is to stop, at most so many.
std::uint64_t visits(SearchControl &control, std::uint64_t most)
{
    for (std::uint64_t i = 1; i <= most; ++i) {
        if (control.visitNode())
            return i;
    }
    return most + 1;
}

/// The time as a test has it.
std::chrono::steady_clock::time_point pretended;

std::chrono::steady_clock::time_point pretendedNow()
{
    return pretended;
}

/// Far more than any test visits.
constexpr std::uint64_t many = 10'000'000'000;

} // namespace

/// When a search is stopped.
class TestSearchControl : public QObject
{
    Q_OBJECT

private slots:
    void withoutLimitsItGoesOn();
    void theNodeLimitIsExact();
    void theTimeLimitEndsTheSearchOnceItIsOver();
    void aStopIsSeenWithinAThousandNodes();
    void aStopIsSeenByPollAtOnce();
    void theFirstLimitReachedEndsIt();
    void onceStoppedItStaysStopped();
    void depthAloneNeverStops();
};

void TestSearchControl::withoutLimitsItGoesOn()
{
    SearchControl control;
    QCOMPARE(visits(control, 100'000), 100'001u);
    QVERIFY(!control.poll());
    QCOMPARE(control.nodes(), 100'000u);
}

void TestSearchControl::theNodeLimitIsExact()
{
    for (const std::uint64_t limit : {1u, 2u, 1000u, 1023u, 1024u, 1025u, 5000u}) {
        SearchControl control(Limits{.nodes = limit});
        QCOMPARE(visits(control, many), limit);
        QCOMPARE(control.nodes(), limit);
    }
}

void TestSearchControl::theTimeLimitEndsTheSearchOnceItIsOver()
{
    SearchControl control(Limits{.time = 20ms}, {}, pretendedNow);
    pretended += 19ms;
    QVERIFY(!control.poll());
    QCOMPARE(visits(control, 5000), 5001u);
    pretended += 1ms;
    QCOMPARE(control.elapsed(), 20ms);
    QVERIFY(visits(control, many) <= 1024);
    QVERIFY(control.poll());
}

void TestSearchControl::aStopIsSeenWithinAThousandNodes()
{
    std::stop_source source;
    SearchControl control({}, source.get_token());
    QCOMPARE(visits(control, 5000), 5001u);
    source.request_stop();
    QVERIFY(visits(control, many) <= 1024);
}

void TestSearchControl::aStopIsSeenByPollAtOnce()
{
    std::stop_source source;
    SearchControl control({}, source.get_token());
    QVERIFY(!control.poll());
    source.request_stop();
    QVERIFY(!control.stopped());
    QVERIFY(control.poll());
    QVERIFY(control.stopped());
}

void TestSearchControl::theFirstLimitReachedEndsIt()
{
    SearchControl nodesFirst(Limits{.time = 1h, .nodes = 3000});
    QCOMPARE(visits(nodesFirst, many), 3000u);
    SearchControl timeFirst(Limits{.time = 5ms, .nodes = many}, {}, pretendedNow);
    pretended += 5ms;
    QVERIFY(visits(timeFirst, many) <= 1024);
}

void TestSearchControl::onceStoppedItStaysStopped()
{
    SearchControl control(Limits{.nodes = 10});
    visits(control, many);
    for (int i = 0; i < 3000; ++i)
        QVERIFY(control.visitNode());
    QCOMPARE(control.nodes(), 10u);
    QVERIFY(control.poll());
    QVERIFY(control.stopped());
}

void TestSearchControl::depthAloneNeverStops()
{
    SearchControl control(Limits{.depth = 1});
    QCOMPARE(visits(control, 10'000), 10'001u);
}

QTEST_APPLESS_MAIN(TestSearchControl)
#include "tst_searchcontrol.moc"
