#include "ai/othello/search/transpositiontable.h"
#include "tests/support/qt/waits.h"
#include "ui/background/backgroundtask.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <latch>
#include <memory>
#include <semaphore>
#include <stdexcept>
#include <utility>
#include <vector>

#include <sys/resource.h>

using core::Failure;
using ui::RequestId;
using Worker = ui::LatestWorker<int>;

namespace {

/// An outcome that has not come by then never comes.
constexpr std::chrono::seconds patience{60};

/// Keeps the outcomes that arrive on a worker's thread.
class Inbox
{
public:
    Worker::Receiver receiver()
    {
        return [this](RequestId id, Worker::Outcome outcome) {
            const std::lock_guard lock(m_mutex);
            m_outcomes.emplace_back(id, std::move(outcome));
            m_changed.notify_all();
        };
    }

    bool waitFor(RequestId id)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, patience, [this, id] {
            return !m_outcomes.empty() && m_outcomes.back().first == id;
        });
    }

    std::vector<RequestId> ids()
    {
        const std::lock_guard lock(m_mutex);
        std::vector<RequestId> found;
        for (const auto &[id, outcome] : m_outcomes)
            found.push_back(id);
        return found;
    }

    Worker::Outcome last()
    {
        const std::lock_guard lock(m_mutex);
        return m_outcomes.back().second;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::pair<RequestId, Worker::Outcome>> m_outcomes;
};

using Thrower = void (*)();

Worker::Job answering(int answer)
{
    return [answer](const std::stop_token &) { return answer; };
}

/// Returns when a stop is requested, and not before.
int untilStopped(const std::stop_token &token)
{
    std::binary_semaphore stopped(0);
    const std::stop_callback callback(token, [&stopped] { stopped.release(); });
    stopped.acquire();
    return 0;
}

/// A job that has begun when wait() returns, and ends when it is stopped.
class EndlessJob
{
public:
    Worker::Job job()
    {
        return [this](const std::stop_token &token) {
            m_begun.release();
            return untilStopped(token);
        };
    }
    void wait() { m_begun.acquire(); }

private:
    std::counting_semaphore<> m_begun{0};
};

std::ptrdiff_t threadCount()
{
    namespace fs = std::filesystem;
    return std::distance(fs::directory_iterator("/proc/self/task"), fs::directory_iterator());
}

} // namespace

/// The worker behind every search: only the latest request is answered, any exception becomes a
/// failure, and an idle worker holds no thread.
class TestLatestWorker : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_usualThreads = threadCount(); }
    void anAnswerComesWithItsId();
    void itsThreadGivesWayToOthers();
    void aRequestStopsTheOneBefore();
    void theLatestWaitingRequestWins();
    void cancelledRequestsStaySilent();
    void aFinishedRequestIsAnsweredWithWhatItHas();
    void aFinishedRequestThatIsCancelledStaysSilent();
    void anExceptionIsAFailureAndTheWorkerGoesOn_data();
    void anExceptionIsAFailureAndTheWorkerGoesOn();
    void aStoppedJobThatThrowsStaysSilent();
    void aReceiverThatThrowsGetsTheFailure();
    void aReceiverStartsTheNextRequest();
    void destructionStopsTheJobAndDropsTheWaitingOne();
    void callsFromManyThreadsAreSafe();
    void idleWorkersHoldNoThreads();

private:
    std::ptrdiff_t m_usualThreads = 0; ///< of a process in which no worker has begun
};

void TestLatestWorker::anAnswerComesWithItsId()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    for (const RequestId id : {7U, 8U, 3U}) {
        worker.start(id, answering(10 * static_cast<int>(id)));
        QVERIFY(inbox.waitFor(id));
        QCOMPARE(std::get<int>(inbox.last()), 10 * static_cast<int>(id));
    }
    QCOMPARE(inbox.ids(), (std::vector<RequestId>{7, 8, 3}));
}

void TestLatestWorker::itsThreadGivesWayToOthers()
{
    constexpr int leastPriority = 19;
    const auto priority = [] { return ::getpriority(PRIO_PROCESS, 0); };
    const int own = priority();
    Inbox inbox;
    Worker worker(inbox.receiver());
    worker.start(1, [priority](const std::stop_token &) {
        int helper = 0;
        std::jthread([&] { helper = priority(); }).join(); // as an engine starts its own
        return std::min(helper, priority());
    });
    QVERIFY(inbox.waitFor(1));
    QCOMPARE(std::get<int>(inbox.last()), std::min(leastPriority, own + 5));
    QCOMPARE(priority(), own);
}

void TestLatestWorker::aRequestStopsTheOneBefore()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    EndlessJob endless;
    worker.start(1, endless.job());
    endless.wait();
    worker.start(2, answering(2));
    QVERIFY(inbox.waitFor(2));
    QCOMPARE(inbox.ids(), std::vector<RequestId>{2});
}

void TestLatestWorker::theLatestWaitingRequestWins()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    std::latch begun(1);
    std::latch released(1);
    std::atomic<int> runs = 0;
    worker.start(1, [&](const std::stop_token &) {
        begun.count_down();
        released.wait(); // ignores the stop, so that the others have to wait
        return ++runs;
    });
    begun.wait();
    for (RequestId id = 2; id <= 10; ++id)
        worker.start(id, [&](const std::stop_token &) { return ++runs; });
    released.count_down();
    QVERIFY(inbox.waitFor(10));
    QCOMPARE(inbox.ids(), std::vector<RequestId>{10});
    QCOMPARE(runs, 2);
}

void TestLatestWorker::cancelledRequestsStaySilent()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    worker.cancel();
    EndlessJob endless;
    worker.start(1, endless.job());
    endless.wait();
    worker.cancel(); // one that runs
    std::latch begun(1);
    std::latch released(1);
    worker.start(2, [&](const std::stop_token &) {
        begun.count_down();
        released.wait();
        return 0;
    });
    begun.wait();
    worker.start(3, answering(3));
    worker.cancel(); // one that runs and one that waits
    worker.cancel();
    released.count_down();
    worker.start(4, answering(4));
    QVERIFY(inbox.waitFor(4));
    QCOMPARE(inbox.ids(), std::vector<RequestId>{4});
}

void TestLatestWorker::aFinishedRequestIsAnsweredWithWhatItHas()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    EndlessJob endless;
    worker.start(1, endless.job());
    endless.wait();
    worker.finish(2); // before it begins
    QVERIFY(inbox.ids().empty());
    worker.finish(1);
    QVERIFY(inbox.waitFor(1));
    worker.finish(2);
    worker.start(2, endless.job());
    QVERIFY(inbox.waitFor(2));
    QCOMPARE(inbox.ids(), (std::vector<RequestId>{1, 2}));
}

void TestLatestWorker::aFinishedRequestThatIsCancelledStaysSilent()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    std::latch begun(1);
    std::latch released(1);
    worker.start(1, [&](const std::stop_token &token) {
        begun.count_down();
        untilStopped(token);
        released.wait();
        return 1;
    });
    begun.wait();
    worker.finish(1);
    worker.cancel();
    released.count_down();
    worker.start(2, answering(2));
    QVERIFY(inbox.waitFor(2));
    QCOMPARE(inbox.ids(), std::vector<RequestId>{2});
}

void TestLatestWorker::anExceptionIsAFailureAndTheWorkerGoesOn_data()
{
    QTest::addColumn<Thrower>("throwIt");
    QTest::addColumn<QString>("message");
    QTest::newRow("runtime_error")
        << Thrower([] { throw std::runtime_error("a reason"); }) << "a reason";
    QTest::newRow("bad_alloc") << Thrower([] { throw std::bad_alloc(); }) << "out of memory";
#ifndef TABULEIRO_SANITIZED // whose allocators end the program
    QTest::newRow("table") << Thrower([] {
        const ai::othello::TranspositionTable table(std::size_t{1} << 50);
    }) << "there is no memory for a transposition table of 1073741824 MiB";
#endif
    QTest::newRow("no std::exception") << Thrower([] { throw 42; }) << "unknown error";
}

void TestLatestWorker::anExceptionIsAFailureAndTheWorkerGoesOn()
{
    QFETCH(Thrower, throwIt);
    QFETCH(QString, message);
    Inbox inbox;
    Worker worker(inbox.receiver());
    worker.start(1, [throwIt](const std::stop_token &) {
        throwIt();
        return 0;
    });
    QVERIFY(inbox.waitFor(1));
    QCOMPARE(QString::fromStdString(std::get<Failure>(inbox.last()).message), message);
    worker.start(2, answering(2));
    QVERIFY(inbox.waitFor(2));
    QCOMPARE(std::get<int>(inbox.last()), 2);
}

void TestLatestWorker::aStoppedJobThatThrowsStaysSilent()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    std::latch begun(1);
    worker.start(1, [&](const std::stop_token &token) -> int {
        begun.count_down();
        untilStopped(token);
        throw std::runtime_error("stopped");
    });
    begun.wait();
    worker.start(2, answering(2));
    QVERIFY(inbox.waitFor(2));
    QCOMPARE(inbox.ids(), std::vector<RequestId>{2});
}

void TestLatestWorker::aReceiverThatThrowsGetsTheFailure()
{
    Inbox inbox;
    Worker worker([receiver = inbox.receiver()](RequestId id, Worker::Outcome outcome) {
        if (std::holds_alternative<int>(outcome))
            throw std::runtime_error("cannot receive");
        receiver(id, std::move(outcome));
        throw std::runtime_error("nor again");
    });
    for (const RequestId id : {1U, 2U}) {
        worker.start(id, answering(0));
        QVERIFY(inbox.waitFor(id));
        QCOMPARE(std::get<Failure>(inbox.last()).message, std::string("cannot receive"));
    }
    QCOMPARE(inbox.ids(), (std::vector<RequestId>{1, 2}));
}

void TestLatestWorker::aReceiverStartsTheNextRequest()
{
    Inbox inbox;
    Worker *next = nullptr;
    Worker worker([&next, receiver = inbox.receiver()](RequestId id, Worker::Outcome outcome) {
        receiver(id, std::move(outcome));
        if (id < 100)
            next->start(id + 1, answering(static_cast<int>(id) + 1));
    });
    next = &worker;
    worker.start(1, answering(1));
    QVERIFY(inbox.waitFor(100));
    QCOMPARE(inbox.ids().size(), 100U);
}

void TestLatestWorker::destructionStopsTheJobAndDropsTheWaitingOne()
{
    for (int i = 0; i < 50; ++i) {
        Inbox inbox;
        const auto captured = std::make_shared<int>(0);
        {
            EndlessJob endless;
            Worker worker(inbox.receiver());
            worker.start(1, endless.job());
            if (i % 2 == 0) // else it may not have begun
                endless.wait();
            worker.start(2, [captured](const std::stop_token &token) {
                return untilStopped(token) + *captured;
            });
        }
        QVERIFY(inbox.ids().empty());
        QCOMPARE(captured.use_count(), 1);
    }
}

void TestLatestWorker::callsFromManyThreadsAreSafe()
{
    Inbox inbox;
    Worker worker(inbox.receiver());
    {
        std::latch together(4);
        std::vector<std::jthread> callers;
        for (RequestId caller = 1; caller <= 4; ++caller) {
            callers.emplace_back([&worker, &together, caller] {
                together.arrive_and_wait();
                for (RequestId i = 0; i < 1000; ++i) {
                    const RequestId id = 1000 * caller + i;
                    if (i % 5 == 4)
                        worker.cancel();
                    else if (i % 2 == 0)
                        worker.start(id, answering(static_cast<int>(id)));
                    else
                        worker.start(id, untilStopped);
                }
            });
        }
    }
    worker.start(1, answering(1));
    QVERIFY(inbox.waitFor(1));
    std::vector<RequestId> ids = inbox.ids();
    std::sort(ids.begin(), ids.end());
    QVERIFY2(std::adjacent_find(ids.begin(), ids.end()) == ids.end(), "an outcome came twice");
    for (const RequestId id : ids)
        QVERIFY2(id == 1 || id % 1000 % 2 == 0, "an outcome of a job that was stopped");
}

void TestLatestWorker::idleWorkersHoldNoThreads()
{
    Inbox inbox;
    const std::ptrdiff_t before = m_usualThreads;
    // A thread that was joined is listed for a moment.
    QTRY_COMPARE(threadCount(), before);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 10; ++i)
        workers.push_back(std::make_unique<Worker>(inbox.receiver()));
    QCOMPARE(threadCount(), before);
    EndlessJob endless;
    for (const auto &worker : workers)
        worker->start(1, endless.job());
    for (std::size_t i = 0; i < workers.size(); ++i)
        endless.wait();
    QCOMPARE(threadCount(), before + 10);
    for (const auto &worker : workers)
        worker->cancel();
    QTRY_COMPARE(threadCount(), before); // all ten are still there to be used
    for (RequestId id = 1; id <= 10; ++id) {
        workers[id - 1]->start(id, answering(1));
        QVERIFY(inbox.waitFor(id));
    }
    QTRY_COMPARE(threadCount(), before);
}

QTEST_GUILESS_MAIN(TestLatestWorker)
#include "tst_latestworker.moc"
