#include "core/format/ggf.h"
#include "core/format/nativeformat.h"
#include "core/format/records.h"
#include "core/format/transcript.h"
#include "core/library/libraryexplorer.h"
#include "tests/core/library/importedfiles.h"
#include "tests/support/packing.h"
#include "tests/support/records.h"

#include <QDir>
#include <QTest>

using namespace core::library;
using namespace libraryimport;
using core::format::WthorGame;

/// Files of games of each kind.
class TestLibraryImport : public QObject
{
    Q_OBJECT

private slots:
    void wthorGoesInWhole();
    void namesMayBeMissing();
    void textsGoIn();
    void packedFilesAreThoseInside();
    void aKomiIsNotKeptAndSaidSo();
    void gamesComeBackAsTheyWere();
    void datesAndResultsAreRead_data();
    void datesAndResultsAreRead();
    void theSameAgainAddsNothing();
    void aStopKeepsWholeFiles();
    void foldersAreSearchedForEveryExtension();
    void namesComeFromTheUsualFile();
    void remarksPassNoGameOver();
    void scoreThatCameLaterIsTaken();
};

void TestLibraryImport::wthorGoesInWhole()
{
    QTemporaryDir folder;
    writeSmallArchive(folder);
    GameLibrary library = newLibrary(folder);
    const ImportReport report = imported(library, folder.path());
    QCOMPARE(report.added, std::size_t(20));
    QCOMPARE(report.files, std::size_t(2));
    QVERIFY(report.problems.empty());
    const std::vector<LibraryGame> found = contentOf(library);
    const std::vector<WthorGame> expected = games(10, 2001);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const core::GameRecord record =
            core::format::wthorRecord(expected[i], {"???", "Ann", "Bob"}, {"", "Open"});
        QVERIFY(found[i] == *libraryGameOf(record));
        QVERIFY(recordOf(found[i]).moves == record.moves);
        QCOMPARE(found[i].year, 2001);
        QCOMPARE(found[i].players, (std::array<std::string, 2>{"Ann", "Bob"}));
        QCOMPARE(found[i].score, std::optional(2 * expected[i].score - 64));
    }
}

void TestLibraryImport::namesMayBeMissing()
{
    QTemporaryDir folder;
    writeSmallArchive(folder);
    QVERIFY(QFile::remove(folder.filePath("WTHOR.TRN")));
    QVERIFY(write(folder.filePath("WTHOR.JOU"), "damaged"));
    GameLibrary library = newLibrary(folder);
    const ImportReport report = imported(library, folder.filePath("WTH_2001.wtb"));
    QCOMPARE(report.added, std::size_t(10));
    QCOMPARE(report.problems.size(), std::size_t(1));
    QVERIFY(report.problems[0].text.find("WTHOR.JOU: ") != std::string::npos);
    const LibraryGame game = contentOf(library).front();
    QCOMPARE(game.players[0], std::string("#1"));
    QCOMPARE(game.event, std::string("#1"));
}

void TestLibraryImport::textsGoIn()
{
    support::Random random(4);
    core::GameRecord record = support::randomRecord(core::Othello(), random);
    record.players = {"Ann", "Bob"};
    record.date = "2020-05-01";
    const LibraryGame expected = *libraryGameOf(record);
    QTemporaryDir folder;
    QVERIFY(write(folder.filePath("a.ggf"), core::format::writeGgf(record)));
    QVERIFY(write(folder.filePath("b.tabuleiro"), core::format::writeNative(record)));
    QVERIFY(
        write(folder.filePath("c.txt"), core::format::writeTranscript(record.start, record.moves)));
    QVERIFY(write(folder.filePath("d.pgn"),
                  "[Black \"Ann\"]\n[White \"Bob\"]\n[Date \"2020.05.01\"]\n"
                      + core::format::writeTranscript(record.start, record.moves)));
    QVERIFY(write(folder.filePath("e.jpg"), "no games"));
    GameLibrary library = newLibrary(folder);
    const ImportReport report = imported(library, folder.path());
    QVERIFY2(report.problems.empty(),
             report.problems.empty() ? "" : report.problems[0].text.c_str());
    QCOMPARE(report.files, std::size_t(4));
    for (const LibraryGame &game : contentOf(library)) {
        QVERIFY(game.squares == expected.squares);
        QCOMPARE(game.score, expected.score);
    }
    const LibraryGame game = contentOf(library).front();
    QCOMPARE(game.players, expected.players);
    QCOMPARE(game.year, 2020);
}

void TestLibraryImport::packedFilesAreThoseInside()
{
    support::Random random(7);
    std::string ggf;
    for (int i = 0; i < 30; ++i)
        ggf += core::format::writeGgf(support::randomRecord(core::Othello(), random));
    const std::string wthor = support::wthorFile(games(10, 2001), 2001);
    const auto imported = [&](const std::string &ggfName, const std::string &ggfBytes,
                              const std::string &wthorName, const std::string &wthorBytes) {
        QTemporaryDir folder;
        writeSmallArchive(folder); // with the files of names
        QFile::remove(folder.filePath("WTH_2001.wtb"));
        QFile::remove(folder.filePath("WTH_2002.wtb"));
        write(folder.filePath(QString::fromStdString(ggfName)), ggfBytes);
        write(folder.filePath(QString::fromStdString(wthorName)), wthorBytes);
        GameLibrary library = newLibrary(folder);
        const ImportReport report = libraryimport::imported(library, folder.path());
        return report.problems.empty() ? contentOf(library) : std::vector<LibraryGame>();
    };
    const auto plain = imported("a.ggf", ggf, "b.wtb", wthor);
    QCOMPARE(plain.size(), std::size_t(40));
    QCOMPARE(plain.back().players[1], std::string("Bob"));
    QVERIFY(imported("a.ggf.gz", support::gzipped(ggf), "b.wtb.gz", support::gzipped(wthor))
            == plain);
    QVERIFY(imported("a.ggf.bz2", support::bzipped(ggf), "b.WTB.BZ2", support::bzipped(wthor))
            == plain);
    // The content says what it is where the name does not.
    QVERIFY(imported("a.gz", support::gzipped(ggf), "b.gz", support::gzipped(wthor)) == plain);
}

void TestLibraryImport::aKomiIsNotKeptAndSaidSo()
{
    support::Random random(9);
    const auto withKomi = [&](std::size_t moves) {
        core::GameRecord record = support::randomRecord(core::Othello(), random, moves);
        const core::Position end =
            core::positionAfter(record.start, record.moves, record.moves.size());
        const int lead = core::isOver(end) ? core::score(end) : 16;
        record.result = std::to_string(lead) + ".500";
        record.result.insert(0, lead >= 0 ? "+" : "");
        std::string text = core::format::writeGgf(record);
        return text.insert(text.find("TY["), lead >= 0 ? "KM[-0.500]" : "KM[+0.500]");
    };
    const std::string finished = withKomi(200);
    QTemporaryDir folder;
    QVERIFY(write(folder.filePath("komi.ggf"), finished + withKomi(20)));
    GameLibrary library = newLibrary(folder);
    const ImportReport report = imported(library, folder.path());
    QCOMPARE(report.added, std::size_t(2));
    QCOMPARE(report.problems.size(), std::size_t(1));
    QVERIFY2(report.problems[0].text.ends_with(
                 "komi.ggf: games with a komi: 2; discs are counted without it"),
             report.problems[0].text.c_str());
    const std::vector<LibraryGame> games = contentOf(library);
    const core::Position end = endOf(*core::format::readRecord(finished, {}));
    QCOMPARE(games[0].score, std::optional(core::score(end)));
    QCOMPARE(games[1].score, std::nullopt);
}

void TestLibraryImport::gamesComeBackAsTheyWere()
{
    support::Random random(5);
    for (int i = 0; i < 50; ++i) {
        core::GameRecord record =
            support::randomRecord(core::Othello(), random, 20 + support::drawnIndex(60, random));
        const LibraryGame game = *libraryGameOf(record);
        const core::GameRecord back = recordOf(game);
        // A pass that ends an unfinished game is no move that a library keeps.
        while (!record.moves.empty() && record.moves.back() == core::Othello::pass)
            record.moves.pop_back();
        QVERIFY(back.moves == record.moves);
        QVERIFY(*libraryGameOf(back) == game);
    }
    QVERIFY(!libraryGameOf(support::randomRecord(core::Nim(), random)));
    core::GameRecord other;
    other.start = support::afterRandomMoves(core::Othello(), 4, random);
    QVERIFY(!libraryGameOf(other));
    other.start = core::Othello().withRule(core::Othello::Rule::Fewest);
    QCOMPARE(libraryGameOf(other).error().text,
             std::string("a game of Reverse Othello; expected one of Othello"));
    other.start = core::Othello();
    QCOMPARE(libraryGameOf(other).error().text, std::string("a game without moves"));
}

void TestLibraryImport::datesAndResultsAreRead_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("result");
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("score");
    constexpr int none = 100;
    QTest::newRow("WTHOR") << "1998"
                           << "37-27" << 1998 << 10;
    QTest::newRow("GGF") << "2003.12.15_12:33:18.MST"
                         << "-6.000:r" << 2003 << -6;
    QTest::newRow("seconds") << "947375357"
                             << "+12" << 2000 << 12;
    QTest::newRow("day first") << "01.05.2024"
                               << "0" << 2024 << 0;
    QTest::newRow("points of PGN") << "2024"
                                   << "1-0" << 2024 << none;
    QTest::newRow("SGF") << "2024-05-01"
                         << "W+24" << 2024 << -24;
    QTest::newRow("resigned") << "2024"
                              << "B+R" << 2024 << none;
    QTest::newRow("nothing") << ""
                             << "?" << 0 << none;
    QTest::newRow("no year") << "12.5."
                             << "1000" << 0 << none;
    QTest::newRow("all discs") << "2024"
                               << "64-0" << 2024 << 64;
}

void TestLibraryImport::datesAndResultsAreRead()
{
    QFETCH(QString, date);
    QFETCH(QString, result);
    QFETCH(int, year);
    QFETCH(int, score);
    support::Random random(6);
    core::GameRecord record = support::randomRecord(core::Othello(), random, 10);
    record.date = date.toStdString();
    record.result = result.toStdString();
    const LibraryGame game = *libraryGameOf(record);
    QCOMPARE(game.year, year);
    QCOMPARE(game.score.value_or(100), score);
}

void TestLibraryImport::theSameAgainAddsNothing()
{
    QTemporaryDir folder;
    writeSmallArchive(folder);
    GameLibrary library = newLibrary(folder);
    imported(library, folder.path());
    const ImportReport again = imported(library, folder.path());
    QCOMPARE(again.added, std::size_t(0));
    QCOMPARE(again.filesKnown, std::size_t(2));
    // The same games in another file.
    std::vector<WthorGame> more = games(10, 2001);
    more.push_back(games(1, 1999).front());
    QVERIFY(write(folder.filePath("WTH_2001.wtb"), support::wthorFile(more, 2001)));
    const ImportReport grown = imported(library, folder.path());
    QCOMPARE(grown.added, std::size_t(1));
    QCOMPARE(grown.known, std::size_t(10));
}

void TestLibraryImport::aStopKeepsWholeFiles()
{
    QTemporaryDir folder;
    writeSmallArchive(folder);
    GameLibrary library = newLibrary(folder);
    std::stop_source stop;
    const std::vector<std::string> paths{folder.path().toStdString()};
    const auto files = filesToImport(paths);
    const auto report = importFiles(
        library, files,
        [&](const ImportProgress &now) {
            if (now.file == 1)
                stop.request_stop();
        },
        stop.get_token());
    QVERIFY(report->stopped);
    QCOMPARE(report->added, std::size_t(10));
    QCOMPARE(contentOf(library).size(), std::size_t(10));
    const ImportReport rest = imported(library, folder.path());
    QCOMPARE(rest.added, std::size_t(10));
    QCOMPARE(rest.filesKnown, std::size_t(1));
}

void TestLibraryImport::foldersAreSearchedForEveryExtension()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("one/two"));
    std::vector<std::string> expected;
    for (const std::string_view extension : gameExtensions()) {
        const QString name = QString::fromLatin1(extension.data(), qsizetype(extension.size()));
        for (const QString &path :
             {folder.filePath("one/a" + name), folder.filePath("one/two/B" + name.toUpper())}) {
            QVERIFY(write(path, "f5d6c3"));
            expected.push_back(path.toStdString());
        }
    }
    QVERIFY(write(folder.filePath("one/readme.md"), "f5d6c3"));
    QVERIFY(write(folder.filePath("one/names.jou"), "f5d6c3"));
    std::sort(expected.begin(), expected.end());
    const std::vector<std::string> paths{folder.path().toStdString()};
    QCOMPARE(filesToImport(paths).paths, expected);
    // A file that is named itself is one, however its name ends.
    const std::vector<std::string> named{folder.filePath("one/readme.md").toStdString()};
    QCOMPARE(filesToImport(named).paths, named);
}

void TestLibraryImport::namesComeFromTheUsualFile()
{
    QTemporaryDir folder;
    writeSmallArchive(folder);
    QVERIFY(write(folder.filePath("AAA.JOU"), support::wthorNamesFile({"???", "Zoe", "Yves"}, 20)));
    GameLibrary library = newLibrary(folder);
    imported(library, folder.path());
    QCOMPARE(contentOf(library).front().players[0], std::string("Ann"));
}

void TestLibraryImport::remarksPassNoGameOver()
{
    QTemporaryDir folder;
    QVERIFY(write(folder.filePath("a.sgf"), "(;GM[2];B[fe];W[df](;B[cc])(;B[aa];W[ab]))"));
    GameLibrary library = newLibrary(folder);
    const ImportReport report = imported(library, folder.path());
    QCOMPARE(report.added, std::size_t(1));
    QCOMPARE(report.problems.size(), std::size_t(1)); // the variation
    QCOMPARE(report.skipped, std::size_t(0));
    QCOMPARE(imported(library, folder.path()).filesKnown, std::size_t(1));
}

void TestLibraryImport::scoreThatCameLaterIsTaken()
{
    QTemporaryDir folder;
    const std::string game = "[Date \"2024.01.02\"]\n[Black \"Ann\"]\n[Result \"%\"]\n\n1. f5 d6\n";
    const auto withResult = [&](const std::string &result) {
        return std::string(game).replace(game.find('%'), 1, result);
    };
    QVERIFY(write(folder.filePath("a.pgn"), withResult("1-0")));
    GameLibrary library = newLibrary(folder);
    imported(library, folder.path());
    QVERIFY(!contentOf(library).front().score);
    QVERIFY(write(folder.filePath("b.pgn"), withResult("40-24")));
    QCOMPARE(imported(library, folder.path()).known, std::size_t(1));
    QCOMPARE(contentOf(library).front().score, std::optional(16));
    QVERIFY(write(folder.filePath("c.pgn"), withResult("30-34")));
    imported(library, folder.path());
    QCOMPARE(contentOf(library).front().score, std::optional(16));
    LibraryExplorer explorer = *LibraryExplorer::open(folder.filePath("games.db").toStdString());
    QCOMPARE(explorer.statistics(core::Othello())->moves.front().blackWins, std::int64_t(1));
}

QTEST_GUILESS_MAIN(TestLibraryImport)
#include "tst_libraryimport.moc"
