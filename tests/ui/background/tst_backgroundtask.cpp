#include "tests/support/qt/waits.h"
#include "ui/background/backgroundtask.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <fcntl.h>
#include <sched.h>
#include <sys/stat.h>
#include <unistd.h>

#include <memory>
#include <semaphore>
#include <stdexcept>

using ui::BackgroundTask;
using Answer = BackgroundTask::Completion;
using Context = BackgroundTask::Context;
using Semaphore = std::counting_semaphore<>;

/// Jobs on another thread, whose answers are delivered to this one or not at all.
class TestBackgroundTask : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerComesHome_data() { addWaysToStart(); }
    void anAnswerComesHome();
    void progressComesInItsOrder_data() { addWaysToStart(); }
    void progressComesInItsOrder();
    void anEmptyAnswerEndsTheJob_data() { addWaysToStart(); }
    void anEmptyAnswerEndsTheJob();
    void anExceptionIsReportedAndTheTaskGoesOn_data() { addWaysToStart(); }
    void anExceptionIsReportedAndTheTaskGoesOn();
    void whatIsOnItsWayHomeIsDroppedByTheNextJob_data() { addWaysToStart(); }
    void whatIsOnItsWayHomeIsDroppedByTheNextJob();
    void whatIsOnItsWayHomeIsDroppedByCancel_data() { addWaysToStart(); }
    void whatIsOnItsWayHomeIsDroppedByCancel();
    void anAnswerIsDroppedIfASlotReplacesItsJob_data() { addWaysToStart(); }
    void anAnswerIsDroppedIfASlotReplacesItsJob();
    void whatIsOnItsWayHomeDiesWithTheTask_data() { addWaysToStart(); }
    void whatIsOnItsWayHomeDiesWithTheTask();
    void aFinishedJobIsAnsweredWithWhatItHas();
    void destructionStopsTheJob();
    void nobodyWaitsForADetachedJob();
    void aBlockedReadHoldsUpNothing();

private:
    static void addWaysToStart();
    static void start(BackgroundTask &task, BackgroundTask::Job job);
};

void TestBackgroundTask::addWaysToStart()
{
    QTest::addColumn<bool>("detached");
    QTest::newRow("start") << false;
    QTest::newRow("startDetached") << true;
}

/// Starts a job in the way of the data row.
void TestBackgroundTask::start(BackgroundTask &task, BackgroundTask::Job job)
{
    QFETCH(bool, detached);
    if (detached)
        task.startDetached(std::move(job));
    else
        task.start(std::move(job));
}

void TestBackgroundTask::anAnswerComesHome()
{
    BackgroundTask task;
    const QSignalSpy running(&task, &BackgroundTask::runningChanged);
    QThread *const home = QThread::currentThread();
    QThread *worker = nullptr;
    QThread *receiver = nullptr;
    start(task, [&](const Context &) {
        return [&, thread = QThread::currentThread()] {
            worker = thread;
            receiver = QThread::currentThread();
        };
    });
    QVERIFY(task.isRunning());
    QTRY_COMPARE(receiver, home);
    QVERIFY(worker != home);
    QVERIFY(!task.isRunning());
    QCOMPARE(running, (QList<QVariantList>{{true}, {false}}));
}

void TestBackgroundTask::progressComesInItsOrder()
{
    BackgroundTask task;
    QList<int> received;
    start(task, [&](const Context &context) {
        for (int i = 1; i <= 3; ++i)
            context.report([&, i] {
                QVERIFY(task.isRunning());
                received << i;
            });
        return [&] { received << 4; };
    });
    QTRY_VERIFY(!task.isRunning());
    QCOMPARE(received, (QList<int>{1, 2, 3, 4}));
}

void TestBackgroundTask::anEmptyAnswerEndsTheJob()
{
    BackgroundTask task;
    const QSignalSpy failed(&task, &BackgroundTask::failed);
    start(task, [](const Context &) { return Answer(); });
    QTRY_VERIFY(!task.isRunning());
    QVERIFY(failed.isEmpty());
}

void TestBackgroundTask::anExceptionIsReportedAndTheTaskGoesOn()
{
    BackgroundTask task;
    const QSignalSpy failed(&task, &BackgroundTask::failed);
    start(task, [](const Context &) -> Answer { throw std::runtime_error("a reason"); });
    QTRY_VERIFY(!task.isRunning());
    start(task, [](const Context &) -> Answer { throw std::bad_alloc(); });
    QTRY_VERIFY(!task.isRunning());
    QCOMPARE(failed, (QList<QVariantList>{{"a reason"}, {"out of memory"}}));
    bool answered = false;
    start(task, [&](const Context &) { return [&] { answered = true; }; });
    QTRY_VERIFY(answered);
}

/// A job whose report is queued when wait() returns; it must not be received.
class Reporting
{
public:
    BackgroundTask::Job job()
    {
        return [this](const Context &context) {
            context.report([this] { m_received = true; });
            m_reported.release();
            return Answer();
        };
    }
    void wait() { m_reported.acquire(); }
    bool received() const { return m_received; }

private:
    Semaphore m_reported{0};
    bool m_received = false;
};

void TestBackgroundTask::whatIsOnItsWayHomeIsDroppedByTheNextJob()
{
    BackgroundTask task;
    const QSignalSpy running(&task, &BackgroundTask::runningChanged);
    Reporting before;
    start(task, before.job());
    before.wait();
    bool answered = false;
    start(task, [&](const Context &) { return [&] { answered = true; }; });
    QTRY_VERIFY(answered);
    QVERIFY(!before.received());
    QCOMPARE(running, (QList<QVariantList>{{true}, {false}}));
}

void TestBackgroundTask::whatIsOnItsWayHomeIsDroppedByCancel()
{
    BackgroundTask task;
    const QSignalSpy running(&task, &BackgroundTask::runningChanged);
    Reporting before;
    start(task, before.job());
    before.wait();
    task.cancel();
    QVERIFY(!task.isRunning());
    QCoreApplication::processEvents();
    QVERIFY(!before.received());
    QCOMPARE(running, (QList<QVariantList>{{true}, {false}}));
}

void TestBackgroundTask::anAnswerIsDroppedIfASlotReplacesItsJob()
{
    BackgroundTask task;
    QStringList answers;
    const auto answering = [&answers](const char *text) {
        return [&answers, text](const Context &) {
            return Answer([&answers, text] { answers << text; });
        };
    };
    connect(&task, &BackgroundTask::runningChanged, this, [&, replaced = false](bool runs) mutable {
        if (!runs && !std::exchange(replaced, true))
            start(task, answering("second"));
    });
    start(task, answering("first"));
    QTRY_VERIFY(!answers.isEmpty());
    QTRY_VERIFY(!task.isRunning());
    QCOMPARE(answers, QStringList("second"));
}

void TestBackgroundTask::whatIsOnItsWayHomeDiesWithTheTask()
{
    auto task = std::make_unique<BackgroundTask>();
    Reporting before;
    start(*task, before.job());
    before.wait();
    task.reset();
    QCoreApplication::processEvents();
    QVERIFY(!before.received());
}

void TestBackgroundTask::aFinishedJobIsAnsweredWithWhatItHas()
{
    BackgroundTask task;
    task.finish(); // nothing
    QList<int> answers;
    const auto untilStopped = [&](int answer) {
        return [&answers, answer](const Context &context) {
            Semaphore stopped(0);
            const std::stop_callback callback(context.stopToken, [&] { stopped.release(); });
            stopped.acquire();
            return [&answers, answer] { answers << answer; };
        };
    };
    for (int i = 1; i <= 20; ++i) { // before it has begun, or after
        task.start(untilStopped(i));
        QVERIFY(task.isRunning());
        task.finish();
        QTRY_VERIFY(!task.isRunning());
    }
    task.start(untilStopped(21));
    task.finish();
    task.cancel(); // nobody wants to know any more
    task.start([&](const Context &) { return [&] { answers << 22; }; });
    QTRY_VERIFY(!task.isRunning());
    QCOMPARE(answers.size(), 21);
    QCOMPARE(answers.constLast(), 22);
}

void TestBackgroundTask::destructionStopsTheJob()
{
    bool stopped = false;
    {
        Semaphore begun(0);
        BackgroundTask task;
        task.start([&](const Context &context) {
            Semaphore stop(0);
            const std::stop_callback callback(context.stopToken, [&] { stop.release(); });
            begun.release();
            stop.acquire();
            stopped = true; // read after the thread is joined
            return Answer();
        });
        begun.acquire();
    }
    QVERIFY(stopped);
}

void TestBackgroundTask::nobodyWaitsForADetachedJob()
{
    struct Shared
    {
        Semaphore begun{0};
        Semaphore released{0};
        Semaphore ended{0};
        bool received = false;
    };
    const auto shared = std::make_shared<Shared>();
    // Released when the job is gone, with all that it would report.
    const auto endOfJob = [shared] {
        return std::shared_ptr<Shared>(shared.get(),
                                       [shared](Shared *) { shared->ended.release(); });
    };
    const auto blocked = [](const std::shared_ptr<Shared> &end) {
        return [end](const Context &context) -> Answer {
            end->begun.release();
            end->released.acquire(); // ignores the stop, as a read that blocks
            context.report([end] { end->received = true; });
            return [end] { end->received = true; };
        };
    };
    bool answered = false;
    {
        BackgroundTask task;
        task.startDetached(blocked(endOfJob()));
        shared->begun.acquire();
        task.startDetached([&](const Context &) { return [&] { answered = true; }; });
        QTRY_VERIFY(answered); // the first one still blocks
        task.startDetached(blocked(endOfJob()));
        shared->begun.acquire();
    }
    shared->released.release(2); // the task is gone, and both go on
    shared->ended.acquire();
    shared->ended.acquire();
    QCoreApplication::processEvents();
    QVERIFY(!shared->received);
}

namespace {

/// The child of aBlockedReadHoldsUpNothing(): a program that paints and ends while a file is read
/// that never gives a byte.
int paintDuringBlockedRead(int argc, char *argv[])
{
    cpu_set_t processors;
    CPU_ZERO(&processors);
    CPU_SET(static_cast<std::size_t>(sched_getcpu()), &processors);
    if (sched_setaffinity(0, sizeof processors, &processors) != 0)
        return 3;
    const QGuiApplication app(argc, argv);
    if (QThread::idealThreadCount() != 1)
        return 4;
    const auto begun = std::make_shared<Semaphore>(0);
    BackgroundTask task;
    task.startDetached([begun, path = QString(argv[2])](const Context &) {
        QFile file(path);
        begun->release();
        return [bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray()] {
            QCoreApplication::exit(5); // it was to block
        };
    });
    begun->acquire();
    QImage image(1000, 1000, QImage::Format_ARGB32_Premultiplied);
    QLinearGradient gradient(0, 0, 1000, 1000);
    gradient.setColorAt(1, Qt::red);
    QPainter(&image).fillRect(image.rect(), gradient);
    QTimer::singleShot(0, &app, &QCoreApplication::quit);
    return QCoreApplication::exec();
}

} // namespace

/// Qt paints large areas by the threads of its global pool, which has as many as there are
/// processors, and waits for that pool at the end of the program: a blocked read has no place
/// there.
void TestBackgroundTask::aBlockedReadHoldsUpNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("fifo");
    QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
    // With a writer that writes nothing, a read waits forever.
    const int writer = open(qPrintable(path), O_RDWR | O_CLOEXEC);
    QVERIFY(writer >= 0);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {"--paint-during-read", path});
    const bool ended = child.waitForFinished(support::maxWait);
    if (!ended)
        child.kill();
    ::close(writer);
    QVERIFY2(ended, "the program hangs");
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    QCOMPARE(child.exitCode(), 0);
}

int main(int argc, char *argv[])
{
    if (argc == 3 && QByteArray(argv[1]) == "--paint-during-read")
        return paintDuringBlockedRead(argc, argv);
    QGuiApplication app(argc, argv);
    TestBackgroundTask test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_backgroundtask.moc"
