#include "core/format/ggf.h"
#include "tests/core/library/importedfiles.h"
#include "tests/support/packing.h"
#include "tests/support/records.h"

#include <QDir>
#include <QTest>

#include <unistd.h>

using namespace core::library;
using namespace libraryimport;
using core::format::WthorGame;

/// Files of games that are damaged, too large or cannot be read, and libraries that are.
class TestImportFaults : public QObject
{
    Q_OBJECT

private slots:
    void cutPackedFilesGiveWhatIsWhole();
    void damagedFilesArePassedOver();
    void unreadableFolderIsNamed();
    void aLibraryIsNoFileOfGames();
    void aTooLargeFileIsNamedWithItsSize();
    void nothingGoesIntoADamagedLibrary();
};

void TestImportFaults::cutPackedFilesGiveWhatIsWhole()
{
    support::Random random(8);
    std::string ggf;
    for (int i = 0; i < 400; ++i)
        ggf += core::format::writeGgf(support::randomRecord(core::Othello(), random));
    const std::string packed = support::gzipped(ggf);
    QTemporaryDir folder;
    QVERIFY(write(folder.filePath("cut.ggf.gz"), packed.substr(0, packed.size() / 2)));
    QVERIFY(write(folder.filePath("head.ggf.gz"), packed.substr(0, 5)));
    QVERIFY(write(folder.filePath("whole.ggf"), ggf.substr(0, ggf.find('\n') + 1)));
    GameLibrary library = newLibrary(folder);
    const ImportReport report = imported(library, folder.path());
    QVERIFY2(report.added > 100 && report.added < 300, std::to_string(report.added).c_str());
    QVERIFY(!report.problems.empty());
    QVERIFY2(report.problems[0].text.find("cut.ggf.gz: ") != std::string::npos,
             report.problems[0].text.c_str());
    QVERIFY2(report.problems.back().text.find("head.ggf.gz: ") != std::string::npos,
             report.problems.back().text.c_str());
}

void TestImportFaults::damagedFilesArePassedOver()
{
    QTemporaryDir folder;
    writeSmallArchive(folder);
    std::vector<WthorGame> wrong = games(5, 2003);
    wrong[2].moves[7] = 11; // a1, which turns nothing
    QVERIFY(write(folder.filePath("WTH_2003.wtb"), support::wthorFile(wrong, 2003)));
    QVERIFY(write(folder.filePath("WTH_2004.wtb"),
                  support::wthorFile(games(5, 2004), 2004).substr(0, 200)));
    QVERIFY(write(folder.filePath("nonsense.txt"), "once upon a time"));
    QVERIFY(write(folder.filePath("nim.tabuleiro"), "Tabuleiro game 1\ngame: nim\nmoves: a1\n"));
    GameLibrary library = newLibrary(folder);
    const ImportReport report = imported(library, folder.path());
    QCOMPARE(report.added, std::size_t(26)); // the cut file holds two whole games
    std::string all;
    for (const core::Error &problem : report.problems)
        all += problem.text + '\n';
    QCOMPARE(report.problems.size(), std::size_t(4));
    QVERIFY2(all.find("WTH_2003.wtb: game 3: ") != std::string::npos, all.c_str());
    QVERIFY2(all.find("WTH_2004.wtb: ") != std::string::npos, all.c_str());
    QVERIFY2(all.find("nonsense.txt: ") != std::string::npos, all.c_str());
    QVERIFY2(all.find("nim.tabuleiro: line 1: ") != std::string::npos, all.c_str());
}

void TestImportFaults::unreadableFolderIsNamed()
{
    const QTemporaryDir folder;
    const auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(folder.path(), all | QFile::ReadGroup | QFile::ExeGroup
                                                     | QFile::ReadOther | QFile::ExeOther));
    QVERIFY(QDir(folder.path()).mkpath("closed"));
    QVERIFY(write(folder.filePath("a.txt"), "f5d6c3"));
    const QString closed = folder.filePath("closed");
    QVERIFY(QFile::setPermissions(closed, {}));
    const std::vector<std::string> paths{folder.path().toStdString()};
    const uid_t user = ::geteuid();
    constexpr uid_t nobody = 65534;
    QVERIFY(user != 0 || ::seteuid(nobody) == 0); // the superuser reads every folder
    const FilesToImport found = filesToImport(paths);
    QVERIFY(::seteuid(user) == 0);
    QVERIFY(QFile::setPermissions(closed, all));
    QCOMPARE(found.paths.size(), std::size_t(1));
    QCOMPARE(found.problems.size(), std::size_t(1));
    QVERIFY(found.problems.front().text.starts_with(closed.toStdString() + ": "));
    GameLibrary library = newLibrary(folder);
    const auto report = importFiles(library, found, [](const ImportProgress &) {}, {});
    QCOMPARE(report->added, std::size_t(1));
    QCOMPARE(report->problems.size(), std::size_t(1));
}

void TestImportFaults::aLibraryIsNoFileOfGames()
{
    const QTemporaryDir folder;
    writeSmallArchive(folder);
    GameLibrary library = newLibrary(folder);
    imported(library, folder.path());
    const QString before = folder.filePath("games.db");
    const auto report = imported(library, before);
    QCOMPARE(report.added, std::size_t(0));
    QCOMPARE(report.problems.size(), std::size_t(1));
    QVERIFY(report.problems.front().text.starts_with((before + ": is a database").toStdString()));
}

void TestImportFaults::aTooLargeFileIsNamedWithItsSize()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("large.txt");
    QVERIFY(writeBytes(file, "f5d6"));
    QVERIFY(QFile::resize(file, qint64(100) << 20)); // sparse
    const auto games = readGamesFile(file.toStdString());
    QVERIFY(!games);
    const std::string text = games.error().text;
    QVERIFY2(text.find("104857600") != std::string::npos, text.c_str());
}

void TestImportFaults::nothingGoesIntoADamagedLibrary()
{
    const QTemporaryDir folder;
    writeSmallArchive(folder);
    const QString path = folder.filePath("games.db");
    {
        GameLibrary library = newLibrary(folder);
        imported(library, folder.path());
    }
    QByteArray bytes = bytesOf(path);
    constexpr int page = 8192;
    bytes.replace(bytes.size() / 2 / page * page, page, QByteArray(page, char(0xa5)));
    QVERIFY(writeBytes(path, bytes));
    GameLibrary damaged = newLibrary(folder);
    QVERIFY(write(folder.filePath("more.txt"), "f5d6c3d3c4"));
    const std::vector<std::string> paths{folder.filePath("more.txt").toStdString()};
    const auto report =
        importFiles(damaged, filesToImport(paths), [](const ImportProgress &) {}, {});
    QVERIFY(!report);
    QVERIFY2(report.error().text.find("is damaged") != std::string::npos,
             report.error().text.c_str());
    QCOMPARE(bytesOf(path), bytes);
    std::stop_source stop; // before the check, which takes a while
    stop.request_stop();
    QVERIFY(importFiles(
                damaged, filesToImport(paths), [](const ImportProgress &) {}, stop.get_token())
                ->stopped);
}

QTEST_GUILESS_MAIN(TestImportFaults)
#include "tst_importfaults.moc"
