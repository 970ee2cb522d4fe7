#include "tests/support/faultyfiles.h"
#include "tests/support/nothreads.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/journals.h"
#include "tests/support/qt/waits.h"
#include "ui/play/gamecontroller.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <cerrno>
#include <semaphore>
#include <unistd.h>

using core::GameKind;
using core::GameRecord;
using support::journalledGame;
using support::writtenGame;
using ui::Journal;
using namespace std::chrono_literals;

namespace {

/// A disk whose first write waits until it is let go, and fails.
class FailsOnce : public core::storage::FileSystem
{
public:
    ssize_t write(int file, std::string_view bytes) override
    {
        if (m_failed.exchange(true))
            return FileSystem::write(file, bytes);
        m_released.acquire();
        errno = ENOSPC;
        return -1;
    }
    void release() { m_released.release(); }

private:
    std::atomic<bool> m_failed = false;
    std::binary_semaphore m_released{0};
};

} // namespace

/// A journal that cannot be written, or that vanishes: the failure is reported and the game goes
/// on.
class TestJournalFailures : public JournalsTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aReadOnlyFolderIsReportedOnceAndTheGameGoesOn();
    void aFullDiskIsReportedAndTheGameGoesOn();
    void whatCouldNotBeSavedIsSavedLater();
    void failureIsOverOnceALaterRecordIsWritten();
    void failureOfAnotherGameIsNotReported();
    void aRecordThatNoThreadWritesIsReported();
    void aJournalThatVanishedIsMadeAnew_data();
    void aJournalThatVanishedIsMadeAnew();
};

void TestJournalFailures::aReadOnlyFolderIsReportedOnceAndTheGameGoesOn()
{
    if (::geteuid() == 0) {
        // Nothing is read-only for root: a file where the folder should be stands in for it.
        QVERIFY(writeBytes(m_folder->path() + "/games", "in the way"));
    } else {
        QVERIFY(QDir().mkpath(folder()));
        QVERIFY(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::ExeOwner));
    }
    Journal journal(folder());
    QSignalSpy failed(&journal, &Journal::failed);
    ui::GameController game;
    game.setStore(&journal);
    game.start(core::Othello(), {});
    game.play(legalMoves(game.match().current()).front());
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    game.play(legalMoves(game.match().current()).front());
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed[0][0].toString().isEmpty());
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestJournalFailures::aFullDiskIsReportedAndTheGameGoesOn()
{
    support::FaultyFiles files(m_folder->path().toStdString(),
                               {2, ENOSPC, true, support::FaultyFiles::Call::Write});
    Journal journal(folder(), nullptr, files);
    QSignalSpy failed(&journal, &Journal::failed);
    ui::GameController game;
    game.setStore(&journal);
    game.start(core::Othello(), {});
    for (std::size_t ply = 1; ply <= 3; ++ply) {
        game.play(legalMoves(game.match().current()).front());
        QTRY_COMPARE(game.match().ply(), ply);
    }
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains("space"));
    QCOMPARE(ui::journalledGame(journal.path())->record.moves.size(), std::size_t(1));
}

void TestJournalFailures::whatCouldNotBeSavedIsSavedLater()
{
    QVERIFY(writeBytes(m_folder->path() + "/games", "in the way"));
    {
        Journal journal(folder());
        QSignalSpy failed(&journal, &Journal::failed);
        QSignalSpy recovered(&journal, &Journal::recovered);
        journal.append(journalledGame(GameKind::Othello, 3), 10s);
        QCOMPARE(failed.count(), 1);
        QVERIFY(QFile::remove(m_folder->path() + "/games"));
        journal.append(journalledGame(GameKind::Othello, 4), 10s);
        QCOMPARE(recovered.count(), 1);
        QVERIFY(ui::journalledGames(folder(), 10)[0].inUse); // it is locked as well
    }
    const auto games = ui::journalledGames(folder(), 10);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].record.moves.size(), std::size_t(4));
}

/// Each record has the whole game, so that what is on the disk then is not lost.
void TestJournalFailures::failureIsOverOnceALaterRecordIsWritten()
{
    FailsOnce files;
    Journal journal(folder(), nullptr, files);
    QSignalSpy failed(&journal, &Journal::failed);
    QSignalSpy recovered(&journal, &Journal::recovered);
    QVERIFY(!journal.append(journalledGame(GameKind::Othello, 3), 0ms));
    files.release();
    QVERIFY(journal.append(journalledGame(GameKind::Othello, 4), 10s));
    QCoreApplication::processEvents(); // what the first one delivers
    QCOMPARE(failed.count(), recovered.count());
    QCOMPARE(ui::journalledGame(journal.path())->record.moves.size(), std::size_t(4));
}

void TestJournalFailures::aRecordThatNoThreadWritesIsReported()
{
    Journal journal(folder());
    QSignalSpy failed(&journal, &Journal::failed);
    QSignalSpy recovered(&journal, &Journal::recovered);
    {
        const support::NoThreads none;
        journal.append(journalledGame(GameKind::Othello, 3), 0ms);
    }
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed[0][0].toString().isEmpty());
    QVERIFY(journal.append(journalledGame(GameKind::Othello, 4), 10s));
    QCOMPARE(recovered.count(), 1);
    QCOMPARE(ui::journalledGame(journal.path())->record.moves.size(), std::size_t(4));
}

/// Late news of the game before would have the next one taken for lost.
void TestJournalFailures::failureOfAnotherGameIsNotReported()
{
    FailsOnce files;
    Journal journal(folder(), nullptr, files);
    QSignalSpy failed(&journal, &Journal::failed);
    QSignalSpy recovered(&journal, &Journal::recovered);
    QSignalSpy written(&journal, &Journal::written);
    QVERIFY(!journal.append(journalledGame(GameKind::Othello, 3), 0ms));
    journal.beginNew();
    QVERIFY(!journal.append(journalledGame(GameKind::Nim, 1), 0ms));
    files.release();
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(recovered.count(), 0);
    QVERIFY(ui::journalledGame(journal.path()));
}

void TestJournalFailures::aJournalThatVanishedIsMadeAnew_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"file", "folder", "replaced"})
        QTest::newRow(how) << how;
}

void TestJournalFailures::aJournalThatVanishedIsMadeAnew()
{
    QFETCH(QString, how);
    QString path;
    {
        Journal journal(folder());
        QSignalSpy made(&journal, &Journal::recreated);
        QSignalSpy failed(&journal, &Journal::failed);
        journal.append(journalledGame(GameKind::Othello, 3), 10s);
        path = journal.path();
        QVERIFY(how == "folder" ? QDir(folder()).removeRecursively() : QFile::remove(path));
        if (how == "replaced")
            QVERIFY(writeBytes(path, "another file\n"));
        journal.append(journalledGame(GameKind::Othello, 4), 10s);
        QCOMPARE(made.count(), 1);
        journal.append(journalledGame(GameKind::Othello, 5), 10s);
        QCOMPARE(made.count(), 1);
        QCOMPARE(failed.count(), 0);
        Journal other(folder());
        QVERIFY(!support::resumed(other, path)); // it is locked as before
    }
    QCOMPARE(ui::journalledGame(path)->record.moves.size(), std::size_t(5));
    QCOMPARE(ui::journalledGame(path)->problem, QString());
    QCOMPARE(bytesOf(path + ".other-1"), QByteArray(how == "replaced" ? "another file\n" : ""));
}

QTEST_MAIN(TestJournalFailures)
#include "tst_journalfailures.moc"
