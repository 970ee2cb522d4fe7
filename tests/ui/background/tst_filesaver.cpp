#include "tests/support/blockedfiles.h"
#include "tests/support/faultyfiles.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "ui/background/filesaver.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using support::BlockedFiles;
using support::FaultyFiles;
using ui::FileSaver;

/// Files written behind the window.
class TestFileSaver : public QObject
{
    Q_OBJECT

private slots:
    void filesAreWrittenInOrder();
    void aBlockedWriteBlocksNobody();
    void whatWasGivenToItIsWrittenAtTheEnd();
    void everyCallMayFail();
};

void TestFileSaver::filesAreWrittenInOrder()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("game.txt");
    FileSaver saver;
    QSignalSpy saved(&saver, &FileSaver::saved);
    for (int i = 1; i <= 50; ++i)
        saver.save(path, QByteArray::number(i));
    QVERIFY(saver.isBusy());
    QCOMPARE(saver.path(), path);
    QTRY_VERIFY(!saver.isBusy());
    QCOMPARE(saver.path(), QString());
    QCOMPARE(bytesOf(path), QByteArray("50"));
    QCOMPARE(saved.count(), 50);
    for (const auto &call : saved)
        QCOMPARE(call, (QList<QVariant>{path, QString()}));
}

void TestFileSaver::aBlockedWriteBlocksNobody()
{
    const QTemporaryDir folder;
    BlockedFiles files;
    FileSaver saver(nullptr, files);
    QSignalSpy slow(&saver, &FileSaver::slow);
    QSignalSpy saved(&saver, &FileSaver::saved);
    saver.save(folder.filePath("one"), "1");
    saver.save(folder.filePath("two"), "2");
    QTRY_COMPARE(slow.count(), 1); // once, of the last
    QCOMPARE(saved.count(), 0);
    QVERIFY(saver.isBusy());
    files.release(1);
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(bytesOf(folder.filePath("one")), QByteArray("1"));
    QVERIFY(!QFile::exists(folder.filePath("two")));
    files.release(1);
    QTRY_VERIFY(!saver.isBusy());
    QCOMPARE(bytesOf(folder.filePath("two")), QByteArray("2"));
}

/// Closing the program is no reason to lose what it has to save.
void TestFileSaver::whatWasGivenToItIsWrittenAtTheEnd()
{
    const QTemporaryDir folder;
    BlockedFiles files;
    std::thread later;
    {
        FileSaver saver(nullptr, files);
        for (int i = 0; i < 5; ++i)
            saver.save(folder.filePath(QString::number(i)), QByteArray(1000, char('a' + i)));
        later = std::thread([&files] { files.release(5); });
    }
    later.join();
    for (int i = 0; i < 5; ++i)
        QCOMPARE(bytesOf(folder.filePath(QString::number(i))), QByteArray(1000, char('a' + i)));
}

/// The file is the old one or the new one, and what went wrong is reported.
void TestFileSaver::everyCallMayFail()
{
    int tries = 0;
    for (const int error : {EIO, ENOSPC, EROFS, EMFILE, EINTR, 0}) {
        for (int n = 1;; ++n) {
            const QTemporaryDir folder;
            const QString path = folder.filePath("game.txt");
            QCOMPARE(ui::writeFile(path, "old"), QString());
            FaultyFiles files(folder.path().toStdString(), support::faultAt(n, error));
            QString problem;
            FileSaver saver(nullptr, files);
            connect(&saver, &FileSaver::saved, this,
                    [&](const QString &, const QString &why) { problem = why; });
            saver.save(path, "new");
            QTRY_VERIFY(!saver.isBusy());
            if (!files.faulted())
                break;
            ++tries;
            const QByteArray found = bytesOf(path);
            QVERIFY(found == "new" || (found == "old" && !problem.isEmpty()));
        }
    }
    QVERIFY(tries > 30);
    qInfo("%d calls failed, every file whole", tries);
}

QTEST_GUILESS_MAIN(TestFileSaver)
#include "tst_filesaver.moc"
