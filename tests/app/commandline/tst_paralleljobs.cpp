#include "app/commandline/paralleljobs.h"

#include <QTest>

#include <latch>
#include <new>
#include <set>

using commandline::inParallel;
using core::Error;

/// Jobs on several threads.
class TestParallelJobs : public QObject
{
    Q_OBJECT

private slots:
    void everyJobIsDoneOnce();
    void everyThreadHasAWorkerOfItsOwn();
    void theFirstErrorEndsThem();
    void whatIsThrownIsThrownAgain();
};

void TestParallelJobs::everyJobIsDoneOnce()
{
    std::multiset<std::size_t> done;
    const auto error = inParallel(
        4, 100, [] { return 0; },
        [&](int & /*worker*/, std::size_t index, std::mutex &mutex) -> std::optional<Error> {
            const std::lock_guard lock(mutex);
            done.insert(index);
            return std::nullopt;
        });
    QVERIFY(!error);
    QCOMPARE(done.size(), std::size_t(100));
    QCOMPARE(std::set(done.begin(), done.end()).size(), std::size_t(100));
    QCOMPARE(*done.rbegin(), std::size_t(99));
}

void TestParallelJobs::everyThreadHasAWorkerOfItsOwn()
{
    std::atomic<int> made = 0;
    std::latch together(3); // each of the three threads has a job
    std::set<int> workers;
    const auto error = inParallel(
        3, 3, [&] { return ++made; },
        [&](int &worker, std::size_t, std::mutex &mutex) -> std::optional<Error> {
            together.arrive_and_wait();
            const std::lock_guard lock(mutex);
            workers.insert(worker);
            return std::nullopt;
        });
    QVERIFY(!error);
    QCOMPARE(workers, (std::set{1, 2, 3}));
}

void TestParallelJobs::theFirstErrorEndsThem()
{
    std::size_t begun = 0;
    const auto error = inParallel(
        1, 100, [] { return 0; },
        [&](int & /*worker*/, std::size_t index, std::mutex & /*mutex*/) -> std::optional<Error> {
            ++begun;
            return index == 7 ? std::optional(Error{"a reason"}) : std::nullopt;
        });
    QVERIFY(error);
    QCOMPARE(error->text, std::string("a reason"));
    QCOMPARE(begun, std::size_t(8));
}

/// As for want of memory, by what makes a worker and by a job.
void TestParallelJobs::whatIsThrownIsThrownAgain()
{
    const auto succeed = [](int, std::size_t, std::mutex &) { return std::optional<Error>(); };
    const auto fail = [](int, std::size_t index, std::mutex &) -> std::optional<Error> {
        if (index == 7)
            throw std::bad_alloc();
        return std::nullopt;
    };
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                             (void)inParallel(
                                 3, 100, []() -> int { throw std::bad_alloc(); }, succeed));
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)inParallel(
                                                 3, 100, [] { return 0; }, fail));
}

QTEST_APPLESS_MAIN(TestParallelJobs)
#include "tst_paralleljobs.moc"
