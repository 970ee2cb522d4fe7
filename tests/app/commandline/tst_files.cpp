#include "app/commandline/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <system_error>

namespace {

/// What follows the name of a file that the system refused to write.
std::string notWritten(int reason)
{
    return ": cannot be written: " + std::generic_category().message(reason);
}

} // namespace

/// Files and streams of every kind, and writing that fails.
class TestFiles : public QObject
{
    Q_OBJECT

private slots:
    void filesAreReadAndWritten();
    void whatIsNotAFileIsReported();
    void pipesAndLinksStay();
    void fullDeviceIsReported();
    void oldFileStaysWhereTheNewOneCannotBeWritten();
};

void TestFiles::filesAreReadAndWritten()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("file").toStdString();
    QVERIFY(!commandline::checkWritable(path));
    QVERIFY(!std::filesystem::exists(path));
    for (const std::string &text :
         {std::string("first\n"), std::string(200'000, 'x'), std::string()}) {
        QVERIFY(!commandline::writeText(path, text));
        QVERIFY(!commandline::checkWritable(path));
        QCOMPARE(*commandline::readText(path), text);
        QCOMPARE(commandline::readBytes(path)->size(), text.size());
    }
    // Nothing else is left in the folder.
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"file"});
}

void TestFiles::whatIsNotAFileIsReported()
{
    const QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    QCOMPARE(commandline::readText(path).error().text, path + ": is a folder; expected a file");
    QCOMPARE(commandline::readBytes(path + "/none").error().text,
             path + "/none: there is no such file");
    QCOMPARE(commandline::checkWritable(path)->text, path + ": is a folder; expected a file");
    QCOMPARE(commandline::checkWritable(path + "/none/file")->text,
             path + "/none/file" + notWritten(ENOENT));
    QCOMPARE(commandline::writeText(path, "text")->text, path + notWritten(EISDIR));
    QCOMPARE(commandline::writeText(path + "/none/file", "text")->text,
             path + "/none/file" + notWritten(ENOENT));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
}

void TestFiles::pipesAndLinksStay()
{
    const QTemporaryDir folder;
    const std::string pipe = folder.filePath("pipe").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    std::fstream reader(pipe); // both ways, so that opening it waits for nobody
    QVERIFY(reader.is_open());
    QVERIFY(!commandline::checkWritable(pipe));
    QVERIFY(!commandline::writeText(pipe, "text\n"));
    QVERIFY(std::filesystem::is_fifo(pipe));
    std::string line;
    QVERIFY(std::getline(reader, line));
    QCOMPARE(line, std::string("text"));

    const std::string link = folder.filePath("link").toStdString();
    const std::string file = folder.filePath("file").toStdString();
    QVERIFY(!commandline::writeText(file, "old"));
    std::filesystem::create_symlink("file", link);
    QVERIFY(!commandline::writeText(link, "new"));
    QVERIFY(std::filesystem::is_symlink(link));
    QCOMPARE(*commandline::readText(file), std::string("new"));
}

void TestFiles::fullDeviceIsReported()
{
    const std::string device = "/dev/full";
    QCOMPARE(commandline::writeText(device, "text")->text, device + notWritten(ENOSPC));
    QVERIFY(std::filesystem::is_character_file(device));
}

void TestFiles::oldFileStaysWhereTheNewOneCannotBeWritten()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("file").toStdString();
    QVERIFY(!commandline::writeText(path, "old"));
    // Like a full disk: the first bytes are written, the rest is not.
    constexpr rlim_t limit = 100'000;
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{limit, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto error = commandline::writeText(path, std::string(2 * limit, 'x'));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, ignored);
    QVERIFY(error.has_value());
    QCOMPARE(error->text, path + notWritten(EFBIG));
    QCOMPARE(*commandline::readText(path), std::string("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"file"});
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
