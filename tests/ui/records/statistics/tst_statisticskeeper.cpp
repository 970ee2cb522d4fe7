#include "ui/records/statistics/statisticskeeper.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <semaphore>
#include <thread>

using core::GameKind;
using core::Side;
using ui::FinishedGame;
using ui::Statistics;
using ui::StatisticsKeeper;
using ui::Tally;

/// Statistics that are changed behind the window.
class TestStatisticsKeeper : public QObject
{
    Q_OBJECT

private slots:
    void changesAreSeenOnceTheyAreWritten();
    void aBlockedWriteBlocksNobodyAndNoGameIsLost();
    void problemsAreKnown();
    void aResetIsTakenBack();
};

namespace {

const FinishedGame won{GameKind::Nim, ai::Level::Easy, Side::First, Side::First};
const Tally nim{GameKind::Nim, ai::Level::Easy, {}, {}};

/// A disk on which every write waits until it is let go.
class BlockedFiles : public core::storage::Files
{
public:
    ssize_t write(int file, std::string_view bytes) override
    {
        m_released.acquire();
        return Files::write(file, bytes);
    }
    void release(int writes) { m_released.release(writes); }

private:
    std::counting_semaphore<> m_released{0};
};

} // namespace

void TestStatisticsKeeper::changesAreSeenOnceTheyAreWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("state/statistics.json");
    StatisticsKeeper keeper(nullptr, path);
    QSignalSpy changed(&keeper, &StatisticsKeeper::changed);
    QSignalSpy counted(&keeper, &StatisticsKeeper::counted);
    for (int i = 0; i < 3; ++i)
        keeper.add(won);
    QVERIFY(keeper.tallies().empty());
    QTRY_COMPARE(counted.count(), 3);
    QCOMPARE(changed.count(), 4);
    QCOMPARE(tallyOf(keeper.tallies(), nim).streak, 3);
    QCOMPARE(keeper.problem(), QString());
    Statistics(path).add(won); // another program
    keeper.read();
    QTRY_COMPARE(tallyOf(keeper.tallies(), nim).streak, 4);
}

void TestStatisticsKeeper::aBlockedWriteBlocksNobodyAndNoGameIsLost()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("statistics.json");
    BlockedFiles files;
    std::thread later;
    {
        StatisticsKeeper keeper(nullptr, path, files);
        for (int i = 0; i < 3; ++i)
            keeper.add(won);
        QCoreApplication::processEvents();
        QVERIFY(keeper.tallies().empty()); // nothing is written, and nothing has waited for it
        later = std::thread([&files] { files.release(3); });
    } // the window is closed
    later.join();
    QCOMPARE(Statistics(path).tally(GameKind::Nim, ai::Level::Easy).won(), 3);
}

void TestStatisticsKeeper::problemsAreKnown()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    StatisticsKeeper keeper(nullptr, folder.filePath("file/statistics.json"));
    QSignalSpy counted(&keeper, &StatisticsKeeper::counted);
    keeper.add(won);
    QTRY_COMPARE(counted.count(), 1);
    QVERIFY2(keeper.problem().contains("cannot be written"), qPrintable(keeper.problem()));
}

void TestStatisticsKeeper::aResetIsTakenBack()
{
    const QTemporaryDir folder;
    StatisticsKeeper keeper(nullptr, folder.filePath("statistics.json"));
    keeper.add(won);
    keeper.resetOrRestore();
    QTRY_VERIFY(keeper.canRestore());
    QVERIFY(keeper.tallies().empty());
    keeper.resetOrRestore();
    QTRY_VERIFY(!keeper.canRestore());
    QCOMPARE(tallyOf(keeper.tallies(), nim).won(), 1);
}

QTEST_GUILESS_MAIN(TestStatisticsKeeper)
#include "tst_statisticskeeper.moc"
