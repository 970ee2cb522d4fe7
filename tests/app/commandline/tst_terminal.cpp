#include "app/commandline/terminal.h"

#include <QTest>

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

/// The standard input is a pipe while it lives.
class PipedInput
{
public:
    PipedInput()
    {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0)
            qFatal("No pipe could be made");
        m_saved = dup(STDIN_FILENO);
        dup2(ends[0], STDIN_FILENO);
        close(ends[0]);
        m_write = ends[1];
    }
    ~PipedInput()
    {
        end();
        dup2(m_saved, STDIN_FILENO);
        close(m_saved);
    }
    Q_DISABLE_COPY_MOVE(PipedInput)

    void type(std::string_view text) const
    {
        QCOMPARE(write(m_write, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    void end()
    {
        if (m_write >= 0)
            close(m_write);
        m_write = -1;
    }

private:
    int m_saved = -1;
    int m_write = -1;
};

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
    const bool isReading = QTest::qWaitFor([thread] { return isWaiting(thread); });
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
