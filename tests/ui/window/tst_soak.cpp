#include "tests/support/qt/gamestest.h"
#include "tests/support/slow.h"

#include <QAbstractEventDispatcher>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <chrono>

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

/// How long a window lets an event wait: what a person would notice as sticking.
class Answers
{
public:
    static constexpr qint64 noticed = 33; ///< milliseconds

    Answers()
    {
        m_since.start();
        m_ticks.callOnTimeout([this] {
            const qint64 gap = m_since.restart() - interval;
            m_longest = qMax(m_longest, gap);
            m_late += gap > noticed ? 1 : 0;
        });
        m_ticks.start(std::chrono::milliseconds(interval));
    }

    qint64 longest() const { return m_longest; } ///< milliseconds
    int late() const { return m_late; }

private:
    static constexpr qint64 interval = 5;

    QElapsedTimer m_since;
    QTimer m_ticks;
    qint64 m_longest = 0;
    int m_late = 0;
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
    auto &game = const_cast<ui::GameController &>(window->game());
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
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    int games = 0;
    while (games < warmUp)
        playAll(games);
    rest();
    const Held before = heldBy(*window);
    const int counted = games;
    QElapsedTimer clock;
    clock.start();
    const Answers answers;
    while (games < fewest || (support::slow() && clock.elapsed() < soak))
        playAll(games);
    rest();
    const Held after = heldBy(*window);
    const int played = games - counted;
    const qint64 slope = (after.allocated - before.allocated) / played;
    qInfo("%d games: %lld KiB resident, %lld more than before; allocated %lld bytes a game; %d "
          "files, %d threads, %d timers, %d objects; the "
          "longest wait %lld ms, %d above %lld ms",
          played, after.resident / 1024, (after.resident - before.resident) / 1024, slope,
          after.files, after.threads, after.timers, after.objects, answers.longest(),
          answers.late(), Answers::noticed);
    QVERIFY2(after.files <= before.files, "files stay open");
    QVERIFY2(after.timers <= before.timers, "timers stay");
    QVERIFY2(after.objects <= before.objects, "objects stay");
    if (support::slow()) // a few games say nothing of a slope
        QVERIFY2(slope < 1024, "memory grows");
}

QTEST_MAIN(TestSoak)
#include "tst_soak.moc"
