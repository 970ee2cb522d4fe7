#include "tests/support/slow.h"
#include "tests/support/window/gamestest.h"

#include <QAbstractEventDispatcher>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <chrono>
#include <ctime>

#include <malloc.h>
#include <unistd.h>

/// Many games that the computer plays with itself in one window: nothing grows from game to game.
/// With TABULEIRO_SLOW ten minutes of them, or as many minutes as TABULEIRO_SOAK says.
class TestSoak : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nothingGrows();
};

namespace {

/// What a program holds on to.
struct Held
{
    qint64 resident = 0;  ///< bytes; the system adds pages to the table of positions as it likes
    qint64 allocated = 0; ///< bytes; nothing is known of them under the sanitizers
    int files = 0;
    int threads = 0;
    int timers = 0;
    int objects = 0; ///< of the window
};

int timersOf(const QObject &object)
{
    int timers = int(QAbstractEventDispatcher::instance()
                         ->registeredTimers(const_cast<QObject *>(&object))
                         .size());
    for (const QObject *child : object.children())
        timers += timersOf(*child);
    return timers;
}

Held heldBy(const ui::MainWindow &window)
{
    QFile memory("/proc/self/statm");
    const bool isOpen = memory.open(QIODevice::ReadOnly);
    const qint64 pages = isOpen ? memory.readAll().split(' ').value(1).toLongLong() : 0;
    memory.close();
    const auto entries = [](const char *folder) {
        return int(QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size());
    };
    const struct mallinfo2 heap = ::mallinfo2();
    return {pages * ::sysconf(_SC_PAGESIZE),
            qint64(heap.uordblks + heap.hblkhd),
            entries("/proc/self/fd"),
            entries("/proc/self/task"),
            timersOf(window),
            int(window.findChildren<QObject *>().size())};
}

/// A thread's time, in microseconds.
struct ThreadTime
{
    qint64 computed = 0;
    qint64 waited = 0; ///< ready to run, while others had the processors

    static ThreadTime now()
    {
        timespec computed{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &computed);
        QFile file("/proc/thread-self/schedstat");
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const qint64 waited = isOpen ? file.readAll().split(' ').value(1).toLongLong() : 0;
        return {computed.tv_sec * 1'000'000 + computed.tv_nsec / 1000, waited / 1000};
    }
};

/// How long a window lets an event wait: what a person would notice as sticking. What the thread
/// waits for a processor is the machine's, not the window's.
class Answers
{
public:
    static constexpr qint64 noticed = 33'000;

    /// Of one wait, in microseconds.
    struct Wait
    {
        qint64 own = 0; ///< computed, or blocked
        qint64 computed = 0;
        qint64 forProcessor = 0;
    };

    Answers()
    {
        m_since.start();
        m_ticks.callOnTimeout([this] { tick(); });
        m_ticks.start(std::chrono::milliseconds(interval / 1000));
    }

    Wait longest() const { return m_longest; }
    int late() const { return m_late; }
    /// With what the machine is to blame for.
    int lateInAll() const { return m_lateInAll; }

private:
    static constexpr qint64 interval = 5000;

    void tick()
    {
        const ThreadTime now = ThreadTime::now();
        const qint64 wait = m_since.nsecsElapsed() / 1000 - interval;
        m_since.restart();
        const qint64 forProcessor = now.waited - m_before.waited;
        const Wait parts{wait - forProcessor, now.computed - m_before.computed, forProcessor};
        m_before = now;
        if (parts.own > m_longest.own)
            m_longest = parts;
        m_late += parts.own > noticed ? 1 : 0;
        m_lateInAll += wait > noticed ? 1 : 0;
    }

    QElapsedTimer m_since;
    ThreadTime m_before = ThreadTime::now();
    QTimer m_ticks;
    Wait m_longest;
    int m_late = 0;
    int m_lateInAll = 0;
};

} // namespace

void TestSoak::nothingGrows()
{
    const qint64 minutes = qEnvironmentVariableIntValue("TABULEIRO_SOAK");
    const qint64 soak =
        (minutes > 0 ? minutes : 10) * 60 * 1000; ///< milliseconds, where there is time
    constexpr int warmUp = 3;
    constexpr int fewest = 9;
    const auto window = shown();
    ui::GameController &game = window->game();
    connect(
        &game, &ui::GameController::stateChanged, this,
        [&game] {
            if (game.phase() == ui::GameController::Phase::PersonToMove)
                game.letComputerMove();
        },
        Qt::QueuedConnection);
    const auto playAll = [&](int &games) {
        for (const char *name : {"Othello", "Tic-tac-toe", "Nim"}) {
            choose(*window, name);
            choose(*window, "opponent", "A second person");
            trigger(*window, "newGame");
            QTRY_COMPARE_WITH_TIMEOUT(window->game().phase(), ui::GameController::Phase::Over,
                                      120'000);
            ++games;
        }
    };
    const int idleThreads = heldBy(*window).threads;
    const auto rest = [&] {
        QTRY_VERIFY(!game.saving() && !window->board()->isAnimating());
        QTRY_VERIFY2(heldBy(*window).threads <= idleThreads, "threads stay");
        QTRY_VERIFY2(heldBy(*window).timers == 0, "timers stay"); // a list's layout may be pending
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    int games = 0;
    while (games < warmUp && !QTest::currentTestFailed())
        playAll(games);
    rest();
    if (QTest::currentTestFailed())
        return;
    const Held before = heldBy(*window);
    const int counted = games;
    QElapsedTimer clock;
    clock.start();
    const Answers answers;
    while (!QTest::currentTestFailed()
           && (games < fewest || (support::slow() && clock.elapsed() < soak)))
        playAll(games);
    rest();
    const Held after = heldBy(*window);
    const int played = games - counted;
    const qint64 slope = (after.allocated - before.allocated) / played;
    const Answers::Wait longest = answers.longest();
    qInfo("%d games: %lld KiB resident, %lld more than before; allocated %lld bytes a game; %d "
          "files, %d threads, %d timers, %d objects; the window's longest wait %.1f ms (computing "
          "%.1f, beside it %.1f for a processor), %d above %lld ms, with a busy machine's %d",
          played, after.resident / 1024, (after.resident - before.resident) / 1024, slope,
          after.files, after.threads, after.timers, after.objects, double(longest.own) / 1000,
          double(longest.computed) / 1000, double(longest.forProcessor) / 1000, answers.late(),
          Answers::noticed / 1000, answers.lateInAll());
    QVERIFY2(after.files <= before.files, "files stay open");
    QVERIFY2(after.objects <= before.objects, "objects stay");
    if (support::slow()) { // a few games say nothing of a slope, and waits are measured on demand
        QVERIFY2(slope < 1024, "memory grows");
        QVERIFY2(answers.late() == 0, "the window lets events wait");
    }
}

QTEST_MAIN(TestSoak)
#include "tst_soak.moc"
