#include "app/commandline/terminal.h"
#include "tests/support/qt/pipedinput.h"
#include "tests/support/qt/waits.h"

#include <array>
#include <csignal>
#include <fstream>
#include <future>
#include <iterator>
#include <pthread.h>
#include <thread>
#include <unistd.h>

using commandline::Interruption;
using commandline::readInput;

namespace {

/// Whether a thread of this process waits in the system: its state in proc(5).
bool isWaiting(pid_t thread)
{
    std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/stat");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::size_t name = text.rfind(')'); // which may hold anything
    return name != text.npos && text.substr(name, 3) == ") S";
}

} // namespace

class TestTerminal : public QObject
{
    Q_OBJECT

private slots:
    void inputIsReadToItsEnd();
    void interruptOfAnotherThreadEndsTheRead();
    void interruptBeforeTheReadEndsIt();
    void interruptIsForgottenByTheNext();
};

void TestTerminal::inputIsReadToItsEnd()
{
    PipedInput input;
    std::array<char, 8> bytes{};
    input.type("d3");
    QCOMPARE(readInput(bytes), std::size_t(2));
    QCOMPARE(std::string_view(bytes.data(), 2), std::string_view("d3"));
    input.end();
    QCOMPARE(readInput(bytes), std::size_t(0));
}

void TestTerminal::interruptOfAnotherThreadEndsTheRead()
{
    const PipedInput input;
    const Interruption interruption;
    // The signal is blocked in the thread that reads, so that it cannot end the read by itself.
    std::thread reader;
    std::promise<pid_t> number;
    std::size_t count = 99;
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    QCOMPARE(pthread_sigmask(SIG_BLOCK, &interrupt, nullptr), 0);
    reader = std::thread([&] {
        number.set_value(gettid());
        std::array<char, 8> bytes{};
        count = readInput(bytes);
    });
    QCOMPARE(pthread_sigmask(SIG_UNBLOCK, &interrupt, nullptr), 0);
    const pid_t thread = number.get_future().get();
    const bool isReading =
        QTest::qWaitFor([thread] { return isWaiting(thread); }, support::maxWait);
    QCOMPARE(raise(SIGINT), 0);
    reader.join();
    QVERIFY(isReading);
    QCOMPARE(count, std::size_t(0));
    QVERIFY(Interruption::happened());
}

void TestTerminal::interruptBeforeTheReadEndsIt()
{
    const PipedInput input;
    const Interruption interruption;
    input.type("d3\n");
    QCOMPARE(raise(SIGINT), 0);
    std::array<char, 8> bytes{};
    QCOMPARE(readInput(bytes), std::size_t(0));
}

void TestTerminal::interruptIsForgottenByTheNext()
{
    const PipedInput input;
    {
        const Interruption interruption;
        QCOMPARE(raise(SIGINT), 0);
    }
    const Interruption interruption;
    QVERIFY(!Interruption::happened());
    input.type("d3\n");
    std::array<char, 8> bytes{};
    QCOMPARE(readInput(bytes), std::size_t(3));
}

QTEST_APPLESS_MAIN(TestTerminal)
#include "tst_terminal.moc"
