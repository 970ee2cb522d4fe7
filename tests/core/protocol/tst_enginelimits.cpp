#include "core/protocol/engineclient.h"

#include <QTest>

using namespace std::chrono_literals;
using core::protocol::EngineLimits;

class TestEngineLimits : public QObject
{
    Q_OBJECT

private slots:
    void limitsAreExpressedInEachProtocol_data();
    void limitsAreExpressedInEachProtocol();
    void clockLastsForTheMovesLeft();
    void secondsAreNeverNone();
};

void TestEngineLimits::limitsAreExpressedInEachProtocol_data()
{
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QString>("gtp");
    QTest::addColumn<int>("clock"); // with 30 moves left
    QTest::addColumn<int>("nboardDepth");
    QTest::newRow("nothing") << 0 << 1 << 0 << "" << 3600 << 0;
    QTest::newRow("depth") << 0 << 1 << 8 << "" << 3600 << 8;
    QTest::newRow("time of a move") << 2000 << 1 << 0 << "time_settings 0 2 1" << 60 << 60;
    QTest::newRow("time of a game") << 45'000 << 30 << 0 << "time_settings 0 45 30" << 45 << 60;
    QTest::newRow("both") << 2000 << 1 << 20 << "time_settings 0 2 1" << 60 << 20;
}

void TestEngineLimits::limitsAreExpressedInEachProtocol()
{
    QFETCH(int, milliseconds);
    QFETCH(int, moves);
    QFETCH(int, depth);
    QFETCH(QString, gtp);
    QFETCH(int, clock);
    QFETCH(int, nboardDepth);
    const EngineLimits limits{std::chrono::milliseconds(milliseconds), moves, depth};
    QCOMPARE(limits.hasTime(), !gtp.isEmpty());
    if (limits.hasTime())
        QCOMPARE(QString::fromStdString(gtpTimeSettings(limits)), gtp);
    QCOMPARE(core::protocol::nboardClock(limits, 30), clock);
    QCOMPARE(core::protocol::nboardDepth(limits), nboardDepth);
}

// A time of each move is given again for every one left; a time of all moves stays what it is.
void TestEngineLimits::clockLastsForTheMovesLeft()
{
    const EngineLimits ofMove{2s, 1, 0};
    const EngineLimits ofGame{60s, 30, 0};
    for (int left = 1; left <= 30; ++left) {
        QCOMPARE(core::protocol::nboardClock(ofMove, left), 2 * left);
        QCOMPARE(core::protocol::nboardClock(ofGame, left), 60);
    }
    QCOMPARE(core::protocol::nboardClock(ofMove, 0), 2);
}

void TestEngineLimits::secondsAreNeverNone()
{
    QCOMPARE(core::protocol::wholeSeconds(0ms), 1);
    QCOMPARE(core::protocol::wholeSeconds(10ms), 1);
    QCOMPARE(core::protocol::wholeSeconds(1499ms), 1);
    QCOMPARE(core::protocol::wholeSeconds(1500ms), 2);
}

QTEST_APPLESS_MAIN(TestEngineLimits)
#include "tst_enginelimits.moc"
