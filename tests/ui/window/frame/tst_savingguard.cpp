#include "tests/support/blockedfiles.h"
#include "tests/support/qt/waits.h"
#include "ui/background/filesaver.h"
#include "ui/window/frame/savingguard.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using support::BlockedFiles;
using ui::FileSaver;
using ui::SavingGuard;

/// A window that is closed while a file is being written.
class TestSavingGuard : public QObject
{
    Q_OBJECT

private slots:
    void nothingKeepsAnIdleWindowOpen();
    void windowClosesOnceTheFileIsWritten();
    void allFilesAreWaitedFor();
    void messageOfAFailureKeepsTheWindowOpen();
    void secondTimeTheFileIsGivenUp();
};

void TestSavingGuard::nothingKeepsAnIdleWindowOpen()
{
    QWidget window;
    FileSaver saver;
    SavingGuard guard(&window);
    guard.watch(&saver);
    const QSignalSpy messages(&guard, &SavingGuard::messageRequested);
    QVERIFY(!guard.deferClosing());
    QCOMPARE(messages.count(), 0);
}

void TestSavingGuard::windowClosesOnceTheFileIsWritten()
{
    const QTemporaryDir folder;
    BlockedFiles files;
    QWidget window;
    FileSaver saver(nullptr, files);
    SavingGuard guard(&window);
    guard.watch(&saver);
    const QSignalSpy messages(&guard, &SavingGuard::messageRequested);
    window.show();
    saver.save(folder.filePath("game.txt"), "1");
    QVERIFY(guard.deferClosing());
    QCOMPARE(messages.count(), 1);
    QVERIFY(messages.front().front().toString().contains("game.txt"));
    QVERIFY(window.isVisible());
    files.release(1);
    QTRY_VERIFY(!window.isVisible());
    QVERIFY(QFile::exists(folder.filePath("game.txt")));
}

void TestSavingGuard::allFilesAreWaitedFor()
{
    const QTemporaryDir folder;
    BlockedFiles files;
    BlockedFiles otherFiles;
    QWidget window;
    FileSaver saver(nullptr, files);
    FileSaver other(nullptr, otherFiles);
    SavingGuard guard(&window);
    guard.watch(&saver);
    guard.watch(&other);
    window.show();
    other.save(folder.filePath("other.txt"), "2");
    const QSignalSpy messages(&guard, &SavingGuard::messageRequested);
    QVERIFY(guard.deferClosing());
    QVERIFY(messages.front().front().toString().contains("other.txt"));
    const QSignalSpy finished(&saver, &FileSaver::finished);
    saver.save(folder.filePath("game.txt"), "1");
    files.release(1);
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(window.isVisible());
    otherFiles.release(1);
    QTRY_VERIFY(!window.isVisible());
}

void TestSavingGuard::messageOfAFailureKeepsTheWindowOpen()
{
    const QTemporaryDir folder;
    QWidget window;
    FileSaver saver;
    SavingGuard guard(&window);
    guard.watch(&saver);
    window.show();
    const QSignalSpy finished(&saver, &FileSaver::finished);
    saver.save(folder.filePath("missing/game.txt"), "1");
    QVERIFY(guard.deferClosing());
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(window.isVisible());
    QVERIFY(!guard.deferClosing()); // who has read it may go
}

void TestSavingGuard::secondTimeTheFileIsGivenUp()
{
    const QTemporaryDir folder;
    // Outlives the test, as the program's does: nobody waits for a file that is given up.
    static auto *const files = new BlockedFiles;
    QWidget window;
    {
        FileSaver saver(nullptr, *files);
        SavingGuard guard(&window);
        guard.watch(&saver);
        saver.save(folder.filePath("one"), "1");
        saver.save(folder.filePath("two"), "2");
        QVERIFY(guard.deferClosing());
        QVERIFY(!guard.deferClosing());
        files->release(1); // what has begun ends
    }
    QVERIFY(!QFile::exists(folder.filePath("two")));
}

QTEST_MAIN(TestSavingGuard)
#include "tst_savingguard.moc"
