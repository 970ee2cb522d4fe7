#include "app/commandline/interrupt.h"

#include <QTest>

#include <csignal>
#include <future>
#include <stop_token>

using commandline::InterruptGuard;

/// Ctrl-C as a stop token. A wait that does not end fails by the time limit of all tests.
class TestInterrupt : public QObject
{
    Q_OBJECT

private slots:
    void signalStopsTheToken();
    void guardEndsWithoutASignal();
    void signalIsForgottenByTheNext();
};

namespace {

/// Waits until the token is stopped.
void waitForStop(const std::stop_token &token)
{
    std::promise<void> stopped;
    const std::stop_callback callback(token, [&] { stopped.set_value(); });
    stopped.get_future().wait();
}

} // namespace

void TestInterrupt::signalStopsTheToken()
{
    const InterruptGuard guard;
    QVERIFY(!guard.interrupted());
    QVERIFY(!guard.token().stop_requested());
    QCOMPARE(raise(SIGINT), 0);
    QVERIFY(guard.interrupted()); // at once
    waitForStop(guard.token());
}

void TestInterrupt::guardEndsWithoutASignal()
{
    std::stop_token token;
    for (int i = 0; i < 100; ++i) { // before and after its thread waits
        const InterruptGuard guard;
        token = guard.token();
        QVERIFY(!guard.interrupted());
    }
    QVERIFY(!token.stop_requested());
}

void TestInterrupt::signalIsForgottenByTheNext()
{
    for (int i = 0; i < 100; ++i) {
        {
            const InterruptGuard guard;
            QCOMPARE(raise(SIGINT), 0);
            waitForStop(guard.token());
        }
        const InterruptGuard next;
        QVERIFY(!next.interrupted());
        QVERIFY(!next.token().stop_requested());
    }
}

QTEST_APPLESS_MAIN(TestInterrupt)
#include "tst_interrupt.moc"
