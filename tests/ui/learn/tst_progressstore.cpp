#include "core/storage/filelock.h"
#include "tests/support/faultyfiles.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "ui/learn/progressstore.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using ai::learn::Progress;
using core::GameKind;
using ui::ProgressStore;

namespace {

void writeBytesTo(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// The file of what was learnt.
class TestProgressStore : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAddedIsReadAgain();
    void twoWindowsKeepEachOthersLines();
    void damagedLinesAreNamedAndKept();
    void anotherFileIsKeptUnderAnotherName();
    void unwritablePlaceIsNamed();
    void whatCannotBeReadIsNotReplaced();
    void linesThatCouldNotBeWrittenAreWrittenWithTheNext();
    void lockedFileIsWrittenLater();
    void lockedFileIsWrittenAtTheEnd();
    void linesInAFileThatWasNotSyncedAreWrittenOnce();
    void linesBeforeTheFileIsReadCountOnce();
    void aMistakeIsKeptOnce();
    void theFirstResultOfADayIsKept();
};

void TestProgressStore::whatIsAddedIsReadAgain()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("new/learn");
    {
        ProgressStore store(path);
        store.add(Progress::stepDone(GameKind::Othello, "corners", 0));
        QVERIFY(store.of(GameKind::Othello).isDone("corners", 1)); // at once
        QVERIFY(store.waitForDone());
    }
    ProgressStore store(path);
    QSignalSpy changed(&store, &ProgressStore::changed);
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(store.of(GameKind::Othello).isDone("corners", 1));
}

void TestProgressStore::twoWindowsKeepEachOthersLines()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    ProgressStore one(path);
    ProgressStore other(path);
    QVERIFY(one.waitForDone() && other.waitForDone());
    for (int i = 0; i < 20; ++i) {
        one.add(Progress::puzzleTried(GameKind::Othello, i, true));
        other.add(Progress::puzzleTried(GameKind::Othello, 100 + i, false));
    }
    QVERIFY(one.waitForDone());
    QVERIFY(other.waitForDone());
    int damaged = 0;
    const QByteArray text = bytesOf(path);
    const Progress all = Progress::fromText(text.toStdString(), damaged);
    QCOMPARE(damaged, 0);
    QCOMPARE(all.of(GameKind::Othello).puzzles.size(), std::size_t(40));
}

void TestProgressStore::damagedLinesAreNamedAndKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    writeBytesTo(path, "Tabuleiro learn 1\nlesson othello corners 0\nnonsense\nlesson othe");
    ProgressStore store(path);
    QSignalSpy messages(&store, &ProgressStore::messageRequested);
    QTRY_COMPARE(messages.size(), 1);
    QVERIFY(messages[0][0].toString().contains(QDir::toNativeSeparators(path)));
    QVERIFY(store.of(GameKind::Othello).isDone("corners", 1));
    store.add(Progress::stepDone(GameKind::Othello, "corners", 1));
    QVERIFY(store.waitForDone());
    QCOMPARE(bytesOf(path), QByteArray("Tabuleiro learn 1\nlesson othello corners 0\nnonsense\n"
                                       "lesson othe\nlesson othello corners 1\n"));
}

void TestProgressStore::anotherFileIsKeptUnderAnotherName()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    writeBytesTo(path, "something else");
    ProgressStore store(path);
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 0));
    QVERIFY(store.waitForDone());
    QCOMPARE(bytesOf(path + ".damaged-1"), QByteArray("something else"));
    QCOMPARE(bytesOf(path), QByteArray("Tabuleiro learn 1\nlesson nim pairs 0\n"));
    writeBytesTo(path, "and again");
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 1));
    QVERIFY(store.waitForDone());
    QCOMPARE(bytesOf(path + ".damaged-1"), QByteArray("something else"));
    QCOMPARE(bytesOf(path + ".damaged-2"), QByteArray("and again"));
}

/// A disk that returns a part of the file, and then an error.
void TestProgressStore::whatCannotBeReadIsNotReplaced()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    const QByteArray before = "Tabuleiro learn 1\nlesson othello corners 0\n";
    writeBytesTo(path, before);
    support::FaultyFiles files(folder.path().toStdString(),
                               {1, EIO, true, support::FaultyFiles::Call::ReadAt});
    ProgressStore store(path, nullptr, files);
    QSignalSpy messages(&store, &ProgressStore::messageRequested);
    QTRY_COMPARE(messages.size(), 1);
    QVERIFY(messages[0][0].toString().contains(QDir::toNativeSeparators(path)));
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 0));
    QTRY_COMPARE(messages.size(), 2);
    QCOMPARE(bytesOf(path), before);
}

void TestProgressStore::linesThatCouldNotBeWrittenAreWrittenWithTheNext()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    support::FaultyFiles files(folder.path().toStdString(),
                               {1, ENOSPC, false, support::FaultyFiles::Call::Write});
    ProgressStore store(path, nullptr, files);
    QSignalSpy messages(&store, &ProgressStore::messageRequested);
    QVERIFY(store.waitForDone());
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 0));
    QTRY_COMPARE(messages.size(), 1);
    QVERIFY(bytesOf(path).isEmpty());
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 1));
    QVERIFY(store.waitForDone());
    QCOMPARE(bytesOf(path),
             QByteArray("Tabuleiro learn 1\nlesson nim pairs 0\nlesson nim pairs 1\n"));
}

/// Without the lock the lines of the window that holds it could be lost.
void TestProgressStore::lockedFileIsWrittenLater()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    core::storage::FileLock lock((path + ".lock").toStdString());
    QCOMPARE(lock.take(), core::storage::FileLock::Outcome::Taken);
    ProgressStore store(path);
    QSignalSpy messages(&store, &ProgressStore::messageRequested);
    QVERIFY(store.waitForDone());
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 0));
    QTRY_COMPARE(messages.size(), 1);
    QVERIFY(bytesOf(path).isEmpty());
    lock.release();
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 1));
    QVERIFY(store.waitForDone());
    QCOMPARE(bytesOf(path),
             QByteArray("Tabuleiro learn 1\nlesson nim pairs 0\nlesson nim pairs 1\n"));
}

void TestProgressStore::unwritablePlaceIsNamed()
{
    const QTemporaryDir folder;
    writeBytesTo(folder.filePath("file"), "");
    ProgressStore store(folder.filePath("file/learn"));
    QSignalSpy messages(&store, &ProgressStore::messageRequested);
    store.add(Progress::stepDone(GameKind::Nim, "pairs", 0));
    QTRY_COMPARE(messages.size(), 1);
    QVERIFY(messages[0][0].toString().contains("file/learn"));
    QVERIFY(store.of(GameKind::Nim).isDone("pairs", 1)); // until the end of the program
}

/// A lock that is held for longer is that of a window that does not write any more.
void TestProgressStore::lockedFileIsWrittenAtTheEnd()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    core::storage::FileLock lock((path + ".lock").toStdString());
    QCOMPARE(lock.take(), core::storage::FileLock::Outcome::Taken);
    {
        ProgressStore store(path);
        const QSignalSpy messages(&store, &ProgressStore::messageRequested);
        QVERIFY(store.waitForDone());
        store.add(Progress::stepDone(GameKind::Nim, "pairs", 0));
        QTRY_COMPARE(messages.size(), 1);
    }
    QCOMPARE(bytesOf(path), QByteArray("Tabuleiro learn 1\nlesson nim pairs 0\n"));
}

/// Replacing a file ends with its folder's sync. A game on the ladder would count twice.
void TestProgressStore::linesInAFileThatWasNotSyncedAreWrittenOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    const std::string game = Progress::ladderPlayed(GameKind::Nim, 0, 1, true);
    const QByteArray line = QByteArray::fromStdString(game) + '\n';
    support::FaultyFiles files(folder.path().toStdString(),
                               {2, EIO, false, support::FaultyFiles::Call::Sync});
    ProgressStore store(path, nullptr, files);
    const QSignalSpy messages(&store, &ProgressStore::messageRequested);
    QVERIFY(store.waitForDone());
    store.add(game);
    QTRY_COMPARE(messages.size(), 1);
    QCOMPARE(bytesOf(path), "Tabuleiro learn 1\n" + line);
    store.add(game);
    QVERIFY(store.waitForDone());
    QCOMPARE(bytesOf(path), "Tabuleiro learn 1\n" + line.repeated(2));
}

/// A game on the ladder counts each time it is in the file.
void TestProgressStore::linesBeforeTheFileIsReadCountOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    const std::string game = Progress::ladderPlayed(GameKind::Nim, 0, 1, true);
    {
        ProgressStore store(path);
        store.add(game);
        QVERIFY(store.waitForDone());
        QCOMPARE(store.of(GameKind::Nim).ladder.size(), std::size_t(1));
        store.add(game);
        QCOMPARE(store.of(GameKind::Nim).ladder.size(), std::size_t(2));
    }
    {
        ProgressStore store(path);
        store.add(game);
    } // which is over before the file is read
    const QByteArray line = QByteArray::fromStdString(game) + '\n';
    QCOMPARE(bytesOf(path), "Tabuleiro learn 1\n" + line.repeated(3));
}

/// The same game may be reviewed on many days.
void TestProgressStore::aMistakeIsKeptOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    const core::Othello start;
    const auto moves = start.legalMoves();
    const auto foundOn = [&](ai::learn::Day day) {
        return Progress::mistakeFound(start, moves[1], moves[0], day);
    };
    {
        ProgressStore store(path);
        store.add(foundOn(20000)); // before the file is read
        QVERIFY(store.waitForDone());
        store.add(foundOn(20001));
        QVERIFY(store.waitForDone());
    }
    ProgressStore store(path);
    store.add(foundOn(20002));
    QVERIFY(store.waitForDone());
    store.add(foundOn(20003));
    QVERIFY(store.waitForDone());
    QCOMPARE(bytesOf(path),
             "Tabuleiro learn 1\n" + QByteArray::fromStdString(foundOn(20000)) + '\n');
}

void TestProgressStore::theFirstResultOfADayIsKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("learn");
    const auto solvedAt = [](int tries) {
        return Progress::daySolved(GameKind::Nim, 20000, tries);
    };
    {
        ProgressStore store(path);
        store.add(solvedAt(3));
        QVERIFY(store.waitForDone());
        store.add(solvedAt(1));
        QCOMPARE(store.of(GameKind::Nim).daily.tries(20000), 3);
    }
    ProgressStore store(path);
    store.add(solvedAt(2)); // before the file is read
    QVERIFY(store.waitForDone());
    QCOMPARE(store.of(GameKind::Nim).daily.tries(20000), 3);
    QCOMPARE(bytesOf(path), "Tabuleiro learn 1\n" + QByteArray::fromStdString(solvedAt(3)) + '\n');
}

QTEST_MAIN(TestProgressStore)
#include "tst_progressstore.moc"
