#include "core/storage/filelock.h"
#include "tests/support/qt/waits.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <future>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using core::storage::FileLock;
using Outcome = FileLock::Outcome;

/// Who holds a lock, whatever its file says or is.
class TestFileLock : public QObject
{
    Q_OBJECT

private slots:
    void oneHoldsIt();
    void itEndsWithTheProgramThatHeldIt();
    void whatTheFileHoldsSaysNothing();
    void aFolderInItsPlaceCanBeLocked();
    void whereNobodyCanLockNobodyHoldsIt();
    void aQueryIsNotInTheWay();
};

void TestFileLock::oneHoldsIt()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("lock").toStdString();
    QVERIFY(!FileLock::isInUse(path));
    FileLock lock(path);
    QCOMPARE(lock.take(), Outcome::Taken);
    QCOMPARE(lock.take(), Outcome::Taken);
    QVERIFY(FileLock::isInUse(path));
    FileLock other(path);
    QCOMPARE(other.take(), Outcome::InUse);
    QVERIFY(QFile::exists(folder.filePath("lock"))); // the query changed nothing
    lock.release();
    QVERIFY(!QFile::exists(folder.filePath("lock")));
    QCOMPARE(other.take(), Outcome::Taken);
}

/// As after kill -9: the file stays, and nobody holds it.
void TestFileLock::itEndsWithTheProgramThatHeldIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("lock");
    QProcess program;
    program.start("flock", {path, "sh", "-c", "echo held; read line"});
    QVERIFY(program.waitForReadyRead(support::maxWait));
    FileLock lock(path.toStdString());
    QCOMPARE(lock.take(), Outcome::InUse);
    QVERIFY(FileLock::isInUse(path.toStdString()));
    program.closeWriteChannel(); // what it started ends as well
    QVERIFY(program.waitForFinished(support::maxWait));
    QVERIFY(QFile::exists(path));
    QVERIFY(!FileLock::isInUse(path.toStdString()));
    QCOMPARE(lock.take(), Outcome::Taken);
}

/// A process number means nothing in another process namespace, or on another computer.
void TestFileLock::whatTheFileHoldsSaysNothing()
{
    const QTemporaryDir folder;
    const QByteArray ours = QByteArray::number(QCoreApplication::applicationPid()) + '\n';
    for (const QByteArray &bytes :
         {QByteArray(), ours, ours + "tabuleiro\nelsewhere\n", QByteArray(1000, '\xff')}) {
        QFile file(folder.filePath("lock"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        FileLock lock(file.fileName().toStdString());
        QVERIFY(!FileLock::isInUse(file.fileName().toStdString()));
        QCOMPARE(lock.take(), Outcome::Taken);
    }
}

void TestFileLock::aFolderInItsPlaceCanBeLocked()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("lock"));
    const std::string path = folder.filePath("lock").toStdString();
    FileLock lock(path);
    FileLock other(path);
    QCOMPARE(lock.take(), Outcome::Taken);
    QCOMPARE(other.take(), Outcome::InUse);
    lock.release();
    QCOMPARE(other.take(), Outcome::Taken);
    QVERIFY(QDir(folder.filePath("lock")).exists());
}

void TestFileLock::whereNobodyCanLockNobodyHoldsIt()
{
    const QTemporaryDir folder;
    FileLock lock(folder.filePath("none/lock").toStdString());
    QCOMPARE(lock.take(), Outcome::Unavailable);
    QVERIFY(!lock.isTaken());
    QVERIFY(QFile::link(folder.filePath("target"), folder.filePath("link")));
    FileLock link(folder.filePath("link").toStdString());
    QCOMPARE(link.take(), Outcome::Unavailable);
}

/// Others may query the lock at the same time, and who takes it waits until they are done.
void TestFileLock::aQueryIsNotInTheWay()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("lock").toStdString();
    const int query = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    QVERIFY(query >= 0);
    QCOMPARE(::flock(query, LOCK_SH), 0); // as isInUse() has it for a moment
    QVERIFY(!FileLock::isInUse(path));
    FileLock lock(path);
    QCOMPARE(lock.take(std::chrono::milliseconds(0)), Outcome::InUse);
    auto taken = std::async(std::launch::async, [&] { return lock.take(std::chrono::minutes(1)); });
    ::close(query);
    QCOMPARE(taken.get(), Outcome::Taken);
    QVERIFY(FileLock::isInUse(path));
}

QTEST_GUILESS_MAIN(TestFileLock)
#include "tst_filelock.moc"
