#include "tests/support/blockedfiles.h"
#include "tests/support/qt/waits.h"
#include "ui/records/statistics/statisticskeeper.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <thread>

using core::GameKind;
using core::Side;
using support::BlockedFiles;
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
    void theEndDoesNotWaitForEver();
    void problemsAreKnown();
    void aProblemThatIsGoneIsForgotten();
    void aResetIsTakenBack();
    void aResetIsNotTakenBackOverAnotherGame();
};

namespace {

const core::Role easy = ui::computerAt(ai::Level::Easy);
const FinishedGame wonNim{GameKind::Nim, easy, Side::First, Side::First};

} // namespace

void TestStatisticsKeeper::changesAreSeenOnceTheyAreWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("state/statistics.json");
    StatisticsKeeper keeper(nullptr, path);
    QSignalSpy changed(&keeper, &StatisticsKeeper::changed);
    QSignalSpy counted(&keeper, &StatisticsKeeper::counted);
    for (int i = 0; i < 3; ++i)
        keeper.add(wonNim);
    QVERIFY(keeper.tallies().empty());
    QTRY_COMPARE(counted.count(), 3);
    QCOMPARE(changed.count(), 4);
    QCOMPARE(tallyOf(keeper.tallies(), GameKind::Nim, easy).streak, 3);
    QCOMPARE(keeper.problem(), QString());
    Statistics(path).add(wonNim); // another program
    keeper.read();
    QTRY_COMPARE(tallyOf(keeper.tallies(), GameKind::Nim, easy).streak, 4);
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
            keeper.add(wonNim);
        QCoreApplication::processEvents();
        QVERIFY(keeper.tallies().empty()); // nothing is written, and nothing has waited for it
        later = std::thread([&files] { files.release(3); });
    } // the window is closed
    later.join();
    QCOMPARE(Statistics(path).tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).won(), 3);
}

void TestStatisticsKeeper::theEndDoesNotWaitForEver()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("statistics.json");
    // Never destroyed, for nobody waits for the thread that uses it.
    static auto *const files = new BlockedFiles;
    {
        StatisticsKeeper keeper(nullptr, path, *files);
        keeper.add(wonNim);
    } // returns, although nothing was released
    files->release(1);
    QTRY_COMPARE(Statistics(path).tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).won(), 1);
}

void TestStatisticsKeeper::problemsAreKnown()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    StatisticsKeeper keeper(nullptr, folder.filePath("file/statistics.json"));
    QSignalSpy counted(&keeper, &StatisticsKeeper::counted);
    keeper.add(wonNim);
    QTRY_COMPARE(counted.count(), 1);
    QVERIFY2(keeper.problem().contains("cannot be written"), qPrintable(keeper.problem()));
}

void TestStatisticsKeeper::aProblemThatIsGoneIsForgotten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("statistics.json");
    QVERIFY(QDir().mkdir(path)); // in the file's place
    StatisticsKeeper keeper(nullptr, path);
    keeper.read();
    QTRY_VERIFY(!keeper.problem().isEmpty());
    QVERIFY(QDir().rmdir(path));
    const QSignalSpy changed(&keeper, &StatisticsKeeper::changed);
    keeper.read();
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(keeper.problem(), QString());
}

void TestStatisticsKeeper::aResetIsTakenBack()
{
    const QTemporaryDir folder;
    StatisticsKeeper keeper(nullptr, folder.filePath("statistics.json"));
    keeper.add(wonNim);
    keeper.reset();
    QTRY_VERIFY(keeper.canRestore());
    QVERIFY(keeper.tallies().empty());
    keeper.restore();
    QTRY_VERIFY(!keeper.canRestore());
    QCOMPARE(tallyOf(keeper.tallies(), GameKind::Nim, easy).won(), 1);
}

/// Two programs share the file: what one was about to take back must not cost what the other
/// counted.
void TestStatisticsKeeper::aResetIsNotTakenBackOverAnotherGame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("statistics.json");
    StatisticsKeeper keeper(nullptr, path);
    keeper.add(wonNim);
    keeper.add(wonNim);
    keeper.reset();
    QTRY_VERIFY(keeper.canRestore());
    QVERIFY(Statistics(path).add(wonNim)); // by another program
    keeper.restore();
    QTRY_VERIFY2(keeper.problem().contains("a game was counted since"),
                 qPrintable(keeper.problem()));
    QCOMPARE(tallyOf(keeper.tallies(), GameKind::Nim, easy).won(), 1);
    QFile::remove(path);
    QVERIFY(Statistics(path).restore()); // what was kept aside is still there
    QCOMPARE(Statistics(path).tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).won(), 2);
}

QTEST_GUILESS_MAIN(TestStatisticsKeeper)
#include "tst_statisticskeeper.moc"
