#include "tests/support/nothreads.h"
#include "tests/support/qt/waits.h"
#include "ui/background/orderedtasks.h"

#include <QSemaphore>
#include <QSignalSpy>

#include <algorithm>
#include <atomic>
#include <memory>
#include <stdexcept>
#include <thread>

using ui::OrderedTasks;

/// Work that must happen: in order, all of it, and behind the GUI thread.
class TestOrderedTasks : public QObject
{
    Q_OBJECT

private slots:
    void everyJobRunsInOrderOnAnotherThread();
    void theWindowsThreadDoesNotWait();
    void whatWasAddedIsDoneAtTheEnd();
    void whatIsAbandonedIsNotWaitedFor();
    void anExceptionIsReportedAndTheNextJobRuns();
    void aFailureGoesToTheJobsHandler();
    void aJobMayFollowFromAnAnswer();
    void aJobWithoutAThreadFails();
};

void TestOrderedTasks::everyJobRunsInOrderOnAnotherThread()
{
    constexpr int count = 1000;
    OrderedTasks tasks;
    QSignalSpy finished(&tasks, &OrderedTasks::finished);
    const std::thread::id here = std::this_thread::get_id();
    std::vector<int> ran;
    std::vector<int> answered;
    bool elsewhere = true;
    for (int i = 0; i < count; ++i) {
        tasks.add([&, i]() -> OrderedTasks::Completion {
            ran.push_back(i); // one job at a time
            elsewhere = elsewhere && std::this_thread::get_id() != here;
            return [&, i] { answered.push_back(i); };
        });
    }
    QVERIFY(tasks.isBusy());
    QTRY_VERIFY(!tasks.isBusy());
    QVERIFY(elsewhere);
    QCOMPARE(ran.size(), std::size_t(count));
    QVERIFY(std::is_sorted(ran.begin(), ran.end()));
    QVERIFY(ran == answered);
    QVERIFY(finished.count() >= 1);
}

void TestOrderedTasks::theWindowsThreadDoesNotWait()
{
    QSemaphore blocked;
    bool answered = false;
    OrderedTasks tasks;
    tasks.add([&]() -> OrderedTasks::Completion {
        blocked.acquire();
        return [&] { answered = true; };
    });
    tasks.add([] { return OrderedTasks::Completion(); });
    QCoreApplication::processEvents(); // all this happens while the first job is blocked
    QVERIFY(tasks.isBusy() && !answered);
    blocked.release();
    QTRY_VERIFY(!tasks.isBusy());
    QVERIFY(answered);
}

void TestOrderedTasks::whatWasAddedIsDoneAtTheEnd()
{
    QSemaphore blocked;
    std::atomic<int> done = 0;
    std::thread later;
    {
        OrderedTasks tasks;
        for (int i = 0; i < 3; ++i)
            tasks.add([&]() -> OrderedTasks::Completion {
                blocked.acquire();
                ++done;
                return [] { qFatal("an answer for nobody"); };
            });
        later = std::thread([&] { blocked.release(3); });
    }
    QCOMPARE(done.load(), 3);
    later.join();
    QCoreApplication::processEvents();
}

void TestOrderedTasks::whatIsAbandonedIsNotWaitedFor()
{
    struct Shared
    {
        QSemaphore begun;
        QSemaphore blocked;
        QSemaphore ended;
        std::atomic<int> done = 0;
    };
    const auto shared = std::make_shared<Shared>();
    {
        OrderedTasks tasks;
        for (int i = 0; i < 2; ++i)
            tasks.add([shared]() -> OrderedTasks::Completion {
                shared->begun.release();
                shared->blocked.acquire();
                ++shared->done;
                shared->ended.release();
                return [] { qFatal("an answer for nobody"); };
            });
        shared->begun.acquire();
        tasks.abandon();
    }
    QCOMPARE(shared->done.load(), 0);
    shared->blocked.release(2);
    shared->ended.acquire();                    // the one that had begun
    QVERIFY(!shared->begun.tryAcquire(1, 200)); // the other is dropped
    QCoreApplication::processEvents();
    QCOMPARE(shared->done.load(), 1);
}

void TestOrderedTasks::anExceptionIsReportedAndTheNextJobRuns()
{
    OrderedTasks tasks;
    QStringList problems;
    connect(&tasks, &OrderedTasks::failed, this,
            [&](const QString &problem) { problems << problem; });
    bool answered = false;
    tasks.add(
        []() -> OrderedTasks::Completion { throw std::runtime_error("the disk is on fire"); });
    tasks.add([]() -> OrderedTasks::Completion { throw std::bad_alloc(); });
    tasks.add([&]() -> OrderedTasks::Completion { return [&] { answered = true; }; });
    QTRY_VERIFY(!tasks.isBusy());
    QCOMPARE(problems, (QStringList{"the disk is on fire", "out of memory"}));
    QVERIFY(answered);
}

void TestOrderedTasks::aFailureGoesToTheJobsHandler()
{
    OrderedTasks tasks;
    QSignalSpy failed(&tasks, &OrderedTasks::failed);
    QStringList messages;
    for (const QString name : {"first", "second"}) {
        tasks.add([]() -> OrderedTasks::Completion { throw std::runtime_error("no"); },
                  [&messages, name](const QString &message) { messages << name + ": " + message; });
    }
    QTRY_VERIFY(!tasks.isBusy());
    {
        const support::NoThreads none;
        QVERIFY(tasks.waitForDone(std::chrono::minutes(1))); // the thread has ended
        tasks.add([] { return OrderedTasks::Completion(); },
                  [&messages](const QString &) { messages << "no thread"; });
    }
    QCOMPARE(messages, (QStringList{"first: no", "second: no", "no thread"}));
    QCOMPARE(failed.count(), 0);
}

void TestOrderedTasks::aJobMayFollowFromAnAnswer()
{
    OrderedTasks tasks;
    QSignalSpy finished(&tasks, &OrderedTasks::finished);
    int rounds = 0;
    const std::function<void()> next = [&] {
        if (++rounds < 10)
            tasks.add([&]() -> OrderedTasks::Completion { return [&next] { next(); }; });
    };
    next();
    QTRY_COMPARE(rounds, 10);
    QTRY_VERIFY(!tasks.isBusy());
    QCOMPARE(finished.count(), 1);
}

void TestOrderedTasks::aJobWithoutAThreadFails()
{
    OrderedTasks tasks;
    QSignalSpy failed(&tasks, &OrderedTasks::failed);
    QSignalSpy finished(&tasks, &OrderedTasks::finished);
    bool done = false;
    const auto job = [&done] { return [&done] { done = true; }; };
    {
        const support::NoThreads none;
        tasks.add(job);
    }
    QCOMPARE(failed.count(), 1);
    QCOMPARE(finished.count(), 1);
    QVERIFY(!tasks.isBusy() && !done);
    tasks.add(job);
    QTRY_VERIFY(done);
    QCOMPARE(failed.count(), 1);
}

QTEST_GUILESS_MAIN(TestOrderedTasks)
#include "tst_orderedtasks.moc"
