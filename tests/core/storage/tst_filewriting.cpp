#include "core/storage/filewriting.h"
#include "tests/support/faultyfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>

#include <fcntl.h>

using support::FaultyFiles;

/// A file is replaced as a whole, whichever call fails and whenever the power does.
class TestFileWriting : public QObject
{
    Q_OBJECT

private slots:
    void everyCallThatFailsLeavesOneOrTheOther();
    void aPowerCutLeavesOneOrTheOther();
    void permissionsStay();
    void linkWithoutItsFileStays();
    void permissionsThatCannotBeKeptAreNoFailure();
    void foldersAreMade();
    void namesMeanwhileAreChosenOnce();
    void readingReturnsTheEndOfAFile();
    void everyReadThatFailsIsAnError();
    void whatIsNoFileIsNotRead();
};

namespace {

const std::string oldText = "old\n";
const std::string newText(10'000, 'n');

void write(const QString &path, const std::string &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text.data(), qint64(text.size())), qint64(text.size()));
}

std::string contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

void TestFileWriting::everyCallThatFailsLeavesOneOrTheOther()
{
    int tries = 0;
    for (const int error : {EIO, ENOSPC, EROFS, EMFILE, EINTR, 0}) {
        for (int n = 1;; ++n) {
            const QTemporaryDir folder;
            const QString path = folder.filePath("file");
            write(path, oldText);
            FaultyFiles files(folder.path().toStdString(), support::faultAt(n, error));
            const auto problem = core::storage::replaceFile(files, path.toStdString(), newText);
            if (!files.faulted())
                break;
            ++tries;
            const std::string found = contents(path);
            QVERIFY(found == newText || (problem && found == oldText));
            QVERIFY(error != EINTR || !problem); // a signal is no failure
            QVERIFY(error != 0 || !problem);     // nor is a write of a part
            QCOMPARE(files.openFiles(), std::size_t(0));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"file"});
        }
    }
    QVERIFY(tries > 30);
    qInfo("%d calls failed, every file whole", tries);
}

void TestFileWriting::aPowerCutLeavesOneOrTheOther()
{
    std::mt19937 random(1);
    int tries = 0;
    for (int failing = 0; failing < 5; ++failing) { // none, or one of the synchronisations
        const QTemporaryDir folder;
        const QString root = folder.filePath("disk");
        QVERIFY(QDir().mkdir(root));
        const std::string path = root.toStdString() + "/file";
        FaultyFiles files(root.toStdString(), {failing, EIO, false, FaultyFiles::Call::Sync});
        const bool oldSaved = !core::storage::replaceFile(files, path, oldText);
        const int between = files.calls();
        const bool newSaved = !core::storage::replaceFile(files, path, newText);
        for (int call = 1; call <= files.calls() + 1; ++call) {
            for (int i = 0; i < 6; ++i) {
                const QString left = folder.filePath(QString::number(++tries));
                files.leaveAfterPowerCut(left.toStdString(), call,
                                         i == 0   ? FaultyFiles::Loss::Everything
                                         : i == 1 ? FaultyFiles::Loss::Nothing
                                                  : FaultyFiles::Loss::Some,
                                         random);
                const std::string found = contents(left + "/file");
                if (newSaved && call > files.calls())
                    QVERIFY(found == newText);
                else if (oldSaved && call > between)
                    QVERIFY(found == oldText || found == newText);
                else
                    QVERIFY(found.empty() || found == oldText || found == newText);
            }
        }
    }
    qInfo("%d losses of power, every file whole", tries);
}

void TestFileWriting::permissionsStay()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("file");
    write(path, oldText);
    const auto own = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(path, own));
    QVERIFY(!core::storage::replaceFile(core::storage::systemFiles(), path.toStdString(), newText));
    QVERIFY((QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther))
            == QFile::Permissions());
}

void TestFileWriting::linkWithoutItsFileStays()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("below"));
    QVERIFY(QFile::link("below/first", folder.filePath("link")));
    QVERIFY(QFile::link("second", folder.filePath("below/first")));
    const std::string path = folder.filePath("link").toStdString();
    QVERIFY(!core::storage::replaceFile(core::storage::systemFiles(), path, newText));
    QVERIFY(QFileInfo(folder.filePath("link")).isSymLink());
    QCOMPARE(contents(folder.filePath("below/second")), std::string(newText));
}

void TestFileWriting::permissionsThatCannotBeKeptAreNoFailure()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("file");
    write(path, oldText);
    FaultyFiles files(folder.path().toStdString(),
                      {1, EPERM, true, FaultyFiles::Call::Permissions});
    QVERIFY(!core::storage::replaceFile(files, path.toStdString(), newText));
    QVERIFY(files.faulted());
    QCOMPARE(contents(path), std::string(newText));
}

void TestFileWriting::foldersAreMade()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a/b/c").toStdString();
    core::storage::FileSystem &files = core::storage::systemFiles();
    QVERIFY(!core::storage::makeFolders(files, path));
    QVERIFY(!core::storage::makeFolders(files, path));
    QVERIFY(QDir(folder.filePath("a/b/c")).exists());
    write(folder.filePath("file"), oldText);
    QVERIFY(bool(core::storage::makeFolders(files, folder.filePath("file/d").toStdString())));
    QVERIFY(bool(core::storage::makeFolders(files, folder.filePath("file").toStdString())));
}

/// Two computers that share a folder may give one number to a process each, and the file system may
/// let both make the same file: then each would write into the other's.
void TestFileWriting::namesMeanwhileAreChosenOnce()
{
    class Recorder : public core::storage::FileSystem
    {
    public:
        int open(const std::string &path, int flags, mode_t mode) override
        {
            if ((flags & O_CREAT) != 0)
                m_names << QString::fromStdString(path);
            return FileSystem::open(path, flags, mode);
        }
        QStringList names() const { return m_names; }

    private:
        QStringList m_names;
    };
    const QTemporaryDir folder;
    Recorder files;
    for (int i = 0; i < 100; ++i)
        QVERIFY(!core::storage::replaceFile(files, folder.filePath("file").toStdString(), newText));
    QStringList names = files.names();
    QCOMPARE(names.size(), 100);
    QCOMPARE(names.removeDuplicates(), 0);
    // What tells them apart is neither this process nor how many came before.
    const QString process = QString::number(QCoreApplication::applicationPid());
    const auto chance = [](const QString &name) { return name.section('.', -2, -2).size() >= 16; };
    QVERIFY(std::all_of(names.begin(), names.end(), chance));
    QVERIFY(!names.first().contains(process) && !names.last().contains(process));
}

void TestFileWriting::readingReturnsTheEndOfAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("file");
    write(path, "0123456789");
    core::storage::FileSystem files;
    const auto read = [&](std::size_t most) {
        return core::storage::readFile(files, path.toStdString(), most);
    };
    for (const std::size_t most : {10U, 11U}) {
        QCOMPARE(read(most).bytes, std::string("0123456789"));
        QVERIFY(read(most).isWhole && !read(most).error);
    }
    QCOMPARE(read(3).bytes, std::string("789"));
    QVERIFY(!read(3).isWhole && !read(3).error);
    write(path, "");
    QVERIFY(read(3).bytes.empty() && read(3).isWhole && !read(3).error);
}

/// EINTR is no failure: the call is repeated.
void TestFileWriting::everyReadThatFailsIsAnError()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("file");
    write(path, newText);
    using Call = FaultyFiles::Call;
    for (const int error : {EIO, EINTR}) {
        for (const Call call : {Call::Open, Call::Status, Call::ReadAt, Call::Close}) {
            FaultyFiles files(folder.path().toStdString(), {1, error, false, call});
            const auto read = core::storage::readFile(files, path.toStdString());
            QVERIFY(files.faulted());
            QCOMPARE(files.openFiles(), std::size_t(0));
            // Before it is closed everything has been read.
            QCOMPARE(!read.error, error == EINTR || call == Call::Close);
            QCOMPARE(read.bytes, read.error ? std::string() : newText);
        }
    }
}

void TestFileWriting::whatIsNoFileIsNotRead()
{
    const QTemporaryDir folder;
    core::storage::FileSystem files;
    const auto errorOf = [&](const QString &name) {
        return core::storage::readFile(files, folder.filePath(name).toStdString()).error;
    };
    write(folder.filePath("file"), oldText);
    for (const char *missing : {"none", "file/none"})
        QVERIFY(core::storage::readFile(files, folder.filePath(missing).toStdString()).isMissing());
    QVERIFY(errorOf(".") == core::storage::notRegularFile());
    QCOMPARE(::mkfifo(folder.filePath("pipe").toStdString().c_str(), 0600), 0);
    QVERIFY(errorOf("pipe") == core::storage::notRegularFile()); // and it does not block
}

QTEST_GUILESS_MAIN(TestFileWriting)
#include "tst_filewriting.moc"
