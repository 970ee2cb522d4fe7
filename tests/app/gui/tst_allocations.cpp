#include "core/format/nativeformat.h"
#include "tests/support/randomplay.h"
#include "tests/support/records.h"
#include "tests/support/slow.h"
#include "ui/play/gamecontroller.h"
#include "ui/play/opponents/movefinder.h"
#include "ui/records/gameloading.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"
#include "ui/study/review/reviewer.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <optional>
#include <thread>

#include <link.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

std::atomic<bool> counting = false;
std::atomic<long> allocations = 0;
std::atomic<long> failing = 0; ///< the number of the allocation that fails; 0: none

/// Where Qt's code is. Its constructors do not survive that they run out of memory (Qt 6.4 crashes
/// in QObject's), so what Qt allocates itself is there.
struct Range
{
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
};
std::array<Range, 64> qtCode;
std::size_t qtRanges = 0;

int noteQt(dl_phdr_info *library, std::size_t, void *)
{
    if (std::strstr(library->dlpi_name, "libQt6") == nullptr)
        return 0;
    for (int i = 0; i < library->dlpi_phnum && qtRanges < qtCode.size(); ++i) {
        const auto &part = library->dlpi_phdr[i];
        if (part.p_type == PT_LOAD && (part.p_flags & PF_X) != 0) {
            const std::uintptr_t begin = library->dlpi_addr + part.p_vaddr;
            qtCode[qtRanges++] = {begin, begin + part.p_memsz};
        }
    }
    return 0;
}

bool fails(const void *caller)
{
    if (!counting.load())
        return false;
    const auto address = reinterpret_cast<std::uintptr_t>(caller);
    for (std::size_t i = 0; i < qtRanges; ++i) {
        if (address >= qtCode[i].begin && address < qtCode[i].end)
            return false;
    }
    return ++allocations == failing.load();
}

void *allocateOrThrow(const void *caller, std::size_t size)
{
    void *memory = fails(caller) ? nullptr : std::malloc(std::max<std::size_t>(size, 1));
    return memory != nullptr ? memory : throw std::bad_alloc();
}

void *allocateOrThrow(const void *caller, std::size_t size, std::align_val_t alignment)
{
    const auto align = static_cast<std::size_t>(alignment);
    void *memory =
        fails(caller) ? nullptr : std::aligned_alloc(align, (size + align - 1) / align * align);
    return memory != nullptr ? memory : throw std::bad_alloc();
}

} // namespace

// Those of this whole program; the other forms call these.
void *operator new(std::size_t size)
{
    return allocateOrThrow(__builtin_return_address(0), size);
}
void *operator new(std::size_t size, std::align_val_t alignment)
{
    return allocateOrThrow(__builtin_return_address(0), size, alignment);
}
void *operator new[](std::size_t size)
{
    return allocateOrThrow(__builtin_return_address(0), size);
}
void *operator new[](std::size_t size, std::align_val_t alignment)
{
    return allocateOrThrow(__builtin_return_address(0), size, alignment);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::align_val_t) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t, std::align_val_t) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, std::align_val_t) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, std::size_t, std::align_val_t) noexcept
{
    std::free(memory);
}

namespace {

using namespace std::chrono_literals;

/// How a child that did its work ends.
enum Status : int { WentOn = 0, Reported = 10, ThrewInTheWindow = 11, Wrong = 12 };

/// In memory that a child shares with its parent, which so knows it however the child ends.
struct Told
{
    std::atomic<int> saved = 0;        ///< moves of the game that were reported as saved
    std::atomic<long> allocations = 0; ///< of any work
};

/// Work that is done in a child.
using Work = std::function<Status(const QString &folder, Told &told)>;

core::GameRecord sampleGame()
{
    support::Random random(3);
    return support::randomRecord(core::Othello(), random, 12);
}

/// Counts the allocations while it lives.
class Counted
{
public:
    Counted() { counting = true; }
    ~Counted() { counting = false; }
    Counted(const Counted &) = delete;
    Counted &operator=(const Counted &) = delete;
};

bool waitUntil(const std::function<bool()> &done)
{
    return QTest::qWaitFor(done, 20'000);
}

/// Two people play; every move is saved before it is shown.
Status playGame(const QString &folder, Told &told)
{
    const core::GameRecord game = sampleGame();
    bool failed = false;
    ui::Journal journal(folder);
    QObject::connect(&journal, &ui::Journal::failed, [&] { failed = true; });
    bool isSaved = true;
    QObject::connect(&journal, &ui::Journal::failed, [&] { isSaved = false; });
    QObject::connect(&journal, &ui::Journal::recovered, [&] { isSaved = true; });
    ui::GameController controller;
    controller.setStore(&journal);
    try {
        const Counted counted;
        controller.start(core::Othello(), {});
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            controller.play(game.moves[ply]);
            if (!waitUntil([&] { return controller.match().ply() == ply + 1; }))
                return Wrong;
            if (isSaved)
                told.saved = static_cast<int>(ply) + 1;
        }
    } catch (const std::bad_alloc &) {
        return ThrewInTheWindow; // where the window's program ends
    }
    return failed ? Reported : WentOn;
}

/// Opens a file as the window does.
Status openGame(const QString &folder, Told &)
{
    const core::GameRecord game = sampleGame();
    const QString path = folder + "/game.tabuleiro";
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(QByteArray::fromStdString(core::format::writeNative(game))) < 0)
        return Wrong;
    file.close();
    std::optional<ui::LoadedGames> loaded;
    bool failed = false;
    ui::BackgroundTask task;
    QObject::connect(&task, &ui::BackgroundTask::failed, [&] { failed = true; });
    try {
        const Counted counted;
        task.startDetached([&](const ui::BackgroundTask::Context &) {
            return
                [&loaded, games = ui::loadGames(path, core::GameKind::Othello)] { loaded = games; };
        });
        if (!waitUntil([&] { return failed || loaded; }))
            return Wrong;
    } catch (const std::bad_alloc &) {
        return ThrewInTheWindow;
    }
    if (failed || !loaded->games)
        return Reported;
    return loaded->games->size() == 1 && loaded->games->record(0).moves == game.moves ? WentOn
                                                                                      : Wrong;
}

/// Reviews a game of tic-tac-toe: all is solved.
Status reviewGame(const QString &, Told &)
{
    support::Random random(5);
    const core::GameRecord game = support::randomRecord(core::TicTacToe(), random, 9);
    bool failed = false;
    ui::Reviewer reviewer;
    QObject::connect(&reviewer, &ui::Reviewer::failed, [&] { failed = true; });
    try {
        const Counted counted;
        reviewer.start(game.start, game.moves);
        if (!waitUntil([&] { return !reviewer.running(); }))
            return Wrong;
    } catch (const std::bad_alloc &) {
        return ThrewInTheWindow;
    }
    if (failed)
        return Reported;
    return reviewer.done() == game.moves.size() ? WentOn : Wrong;
}

/// Finds the computer's move.
Status searchMove(const QString &, Told &)
{
    bool failed = false;
    std::optional<core::Move> move;
    const core::Match match{core::Position(core::Othello())};
    ui::MoveFinder finder;
    finder.setLevel(ai::Level::Hard);
    finder.setOptions({.tableMemory = 1});
    QObject::connect(&finder, &ui::MoveFinder::searchFailed, [&] { failed = true; });
    QObject::connect(&finder, &ui::MoveFinder::moveFound, [&](core::Move found) { move = found; });
    try {
        const Counted counted;
        finder.start(match, {.time = 10ms});
        if (!waitUntil([&] { return failed || move; }))
            return Wrong;
    } catch (const std::bad_alloc &) {
        return ThrewInTheWindow;
    }
    if (failed)
        return Reported;
    return isLegal(match.current(), *move) ? WentOn : Wrong;
}

/// Runs work in a child, with one allocation failing; how it ended, as wait() says.
int runInChild(const Work &work, const QString &folder, long failingAllocation, Told &told)
{
    told.saved = 0;
    const pid_t child = ::fork();
    if (child == 0) {
        ::alarm(60); // what hangs is a finding
        for (const int fatal : {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE})
            std::signal(fatal, SIG_DFL); // without the stack trace of Qt Test
        int count = 1;
        std::array<char, 2> name{'t', '\0'};
        std::array<char *, 2> arguments{name.data(), nullptr};
        const QCoreApplication app(count, arguments.data());
        failing = failingAllocation;
        const Status status = work(folder, told);
        told.allocations = allocations.load();
        ::_exit(status);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

Told &sharedTold()
{
    void *memory =
        ::mmap(nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        qFatal("no shared memory");
    return *::new (memory) Told;
}

} // namespace

/// Whichever allocation of a game, an opening of a file, a review or a search fails: the program
/// reports it and goes on, or ends with every move saved that it reported as saved.
class TestAllocations : public QObject
{
    Q_OBJECT

private slots:
    void everyAllocationMayFail_data();
    void everyAllocationMayFail();
};

void TestAllocations::everyAllocationMayFail_data()
{
    QTest::addColumn<Work>("work");
    QTest::newRow("game") << Work(playGame);
    QTest::newRow("open") << Work(openGame);
    QTest::newRow("review") << Work(reviewGame);
    QTest::newRow("search") << Work(searchMove);
}

void TestAllocations::everyAllocationMayFail()
{
    QFETCH(Work, work);
    static Told &told = sharedTold();
    const QTemporaryDir whole;
    const int undisturbed = runInChild(work, whole.path(), 0, told);
    QVERIFY(WIFEXITED(undisturbed));
    QCOMPARE(WEXITSTATUS(undisturbed), int(WentOn));
    const long all = told.allocations;
    QVERIFY(all > 10);
    constexpr long sample = 10;
    const long step = support::slow() ? 1 : std::max(1L, all / sample);
    std::array<int, 4> ends{}; // went on, reported, threw in the GUI thread, terminated
    int tries = 0;
    for (long n = 1; n <= all; n += step, ++tries) {
        const QTemporaryDir folder;
        const int end = runInChild(work, folder.path(), n, told);
        const QByteArray place = "allocation " + QByteArray::number(qlonglong(n));
        if (WIFSIGNALED(end)) {
            // An exception that nobody takes ends the program; no other signal may.
            QVERIFY2(WTERMSIG(end) == SIGABRT,
                     place + ", signal " + QByteArray::number(WTERMSIG(end)));
            ++ends[3];
        } else {
            const int status = WEXITSTATUS(end);
            QVERIFY2(status != Wrong && status <= ThrewInTheWindow, place);
            ++ends[status == WentOn ? 0 : status == Reported ? 1 : 2];
        }
        std::size_t found = 0;
        for (const ui::JournalledGame &game : ui::journalledGames(folder.path(), 5))
            found = std::max(found, game.record.moves.size());
        QVERIFY2(found >= std::size_t(told.saved.load()), place);
    }
    qInfo("%d of %ld allocations failed: went on %d, reported %d, ended by an exception %d, "
          "terminated %d",
          tries, all, ends[0], ends[1], ends[2], ends[3]);
    QCOMPARE(ends[3], 0);
}

int main(int argc, char *argv[])
{
    ::dl_iterate_phdr(noteQt, nullptr);
    TestAllocations test; // no application yet: its threads would be missing in a child
    return QTest::qExec(&test, argc, argv);
}
#include "tst_allocations.moc"
