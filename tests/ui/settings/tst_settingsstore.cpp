#include "tests/support/blockedfiles.h"
#include "tests/support/faultyfiles.h"
#include "tests/support/qt/waits.h"
#include "ui/settings/settingsstore.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>
#include <new>
#include <utility>

namespace {

/// A disk for whose first write there is no memory.
class FirstWriteThrows : public support::BlockedFiles
{
public:
    ssize_t write(int file, std::string_view bytes) override
    {
        const ssize_t written = BlockedFiles::write(file, bytes);
        if (std::exchange(m_isFirst, false))
            throw std::bad_alloc();
        return written;
    }

private:
    bool m_isFirst = true;
};

} // namespace

using support::BlockedFiles;
using support::FaultyFiles;
using ui::SettingsStore;

/// The settings in memory: at hand at once, however long their file takes.
class TestSettingsStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theWindowsThreadDoesNotWait();
    void changesMeanwhileAreWrittenTogether();
    void theEndWaitsForTheFile();
    void theEndDoesNotWaitForEver();
    void theProgramSharesOne();
    void problemsAreReported();
    void theNextChangeWritesWhatFailed();
    void changesDuringAFailureAreWritten();

private:
    /// An entry of the file, as another program would find it now.
    QVariant written(const QString &key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettingsStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
}

QVariant TestSettingsStore::written(const QString &key) const
{
    return ui::SettingsFile(core::storage::systemFiles()).entries().value(key);
}

void TestSettingsStore::theWindowsThreadDoesNotWait()
{
    BlockedFiles files;
    SettingsStore store(files);
    store.set("level", "hard");
    QCOMPARE(store.value("level"), QVariant("hard"));
    QVERIFY(!written("level").isValid());
    files.release(1);
    QTRY_COMPARE(written("level"), QVariant("hard"));
    QCOMPARE(store.problem(), QString());
}

void TestSettingsStore::changesMeanwhileAreWrittenTogether()
{
    BlockedFiles files;
    SettingsStore store(files);
    for (int size = 1; size <= 100; ++size)
        store.set("size", size);
    store.set("level", "hard");
    files.release(2); // of the first change, and of the others
    QTRY_COMPARE(written("level"), QVariant("hard"));
    QCOMPARE(written("size").toInt(), 100);
    QCOMPARE(store.value("size").toInt(), 100);
}

void TestSettingsStore::theEndWaitsForTheFile()
{
    {
        SettingsStore store(core::storage::systemFiles());
        store.set("level", "hard");
        store.set("board", "wood");
    }
    QCOMPARE(written("level"), QVariant("hard"));
    QCOMPARE(written("board"), QVariant("wood"));
}

void TestSettingsStore::theEndDoesNotWaitForEver()
{
    // Never destroyed, for nobody waits for the thread that uses it.
    static auto *const files = new BlockedFiles;
    {
        SettingsStore store(*files);
        store.set("level", "hard");
    } // while the file is blocked
    files->release(1);
    QTRY_COMPARE(written("level"), QVariant("hard")); // the disk was only slow
}

void TestSettingsStore::theProgramSharesOne()
{
    const auto store = SettingsStore::ofProgram();
    store->set("level", "hard");
    QCOMPARE(SettingsStore::ofProgram()->value("level"), QVariant("hard"));
    QCOMPARE(SettingsStore::ofProgram(), store);
}

void TestSettingsStore::problemsAreReported()
{
    FaultyFiles files(m_folder->path().toStdString(), support::faultAt(1, ENOSPC, true));
    SettingsStore store(files);
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.set("level", "hard");
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].toString(), store.problem());
    QVERIFY2(store.problem().contains("cannot be saved"), qPrintable(store.problem()));
    QCOMPARE(store.value("level"), QVariant("hard")); // it holds
}

void TestSettingsStore::theNextChangeWritesWhatFailed()
{
    FaultyFiles files(m_folder->path().toStdString(), {1, ENOSPC, false, FaultyFiles::Call::Write});
    SettingsStore store(files);
    store.set("level", "hard");
    QTRY_VERIFY(!store.problem().isEmpty());
    store.set("board", "wood");
    QTRY_COMPARE(written("board"), QVariant("wood"));
    QCOMPARE(written("level"), QVariant("hard"));
    QTRY_COMPARE(store.problem(), QString());
}

void TestSettingsStore::changesDuringAFailureAreWritten()
{
    FirstWriteThrows files;
    SettingsStore store(files);
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.set("level", "hard");
    store.set("board", "wood"); // while the first change is being written
    files.release(2);
    QTRY_COMPARE(written("board"), QVariant("wood"));
    QCOMPARE(written("level"), QVariant("hard"));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].toString(), QString("out of memory"));
    QTRY_COMPARE(store.problem(), QString());
    QCOMPARE(store.value("level"), QVariant("hard"));
}

QTEST_GUILESS_MAIN(TestSettingsStore)
#include "tst_settingsstore.moc"
