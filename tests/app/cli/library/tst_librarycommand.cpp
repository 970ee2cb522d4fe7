#include "core/format/records.h"
#include "core/library/libraryexplorer.h"
#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/qt/cli.h"
#include "tests/support/qt/files.h"
#include "tests/support/slow.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

/// `tabuleiro-cli library`: what its actions print, and an import that is killed at any moment.
class TestLibraryCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void wrongWordsAreNamed_data();
    void wrongWordsAreNamed();
    void importSaysWhatWentIn();
    void problemsAreNamed();
    void nothingImportedLeavesNoLibrary();
    void movesAreCounted();
    void meansAreForTheSideToMove_data();
    void meansAreForTheSideToMove();
    void gamesAreListed();
    void ownGamesAreChosen();
    void exportedGamesComeBack_data();
    void exportedGamesComeBack();
    void killedImportsGoOn();
    void interruptedImportsGoOn();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QString m_archive; ///< a folder of WTHOR files
    QString m_library; ///< with all of the archive, imported at one go
};

namespace {

using namespace core::library;

constexpr std::size_t archiveGames = 2000;

struct Content
{
    std::vector<LibraryGame> games;
    std::string positions;

    friend bool operator==(const Content &, const Content &) = default;
};

/// Everything in a library, and that SQLite finds it whole.
Content contentOf(const QString &path)
{
    auto library = GameLibrary::open(path.toStdString(), GameLibrary::Access::Read);
    if (!library)
        qFatal("%s", library.error().text.c_str());
    GameLibrary opened = *std::move(library);
    Content content;
    opened.forEachGame(
        [&](std::int64_t, const LibraryGame &game) { content.games.push_back(game); });
    Statement check(opened.database(), "PRAGMA integrity_check");
    if (!check.step() || check.text(0) != "ok")
        qFatal("not whole");
    Statement row(opened.database(), "SELECT key, count, hex(games) FROM position ORDER BY key");
    while (row.step())
        content.positions += std::to_string(row.integer(0)) + ' ' + std::to_string(row.integer(1))
                             + ' ' + std::string(row.text(2)) + '\n';
    return content;
}

} // namespace

void TestLibraryCommand::initTestCase()
{
    m_archive = path("archive");
    QVERIFY(QDir().mkdir(m_archive));
    support::writeArchive(m_archive.toStdString(), archiveGames);
    m_library = path("whole.db");
    const TextOutcome outcome = runCli({"library", "import", m_library, m_archive});
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(outcome.status, 0);
}

void TestLibraryCommand::wrongWordsAreNamed_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("message");
    QTest::newRow("no action") << QStringList{} << 2 << "no action is given; expected import, info";
    QTest::newRow("mistyped") << QStringList{"imprt", "a.db"} << 2 << "did you mean import?";
    QTest::newRow("no library") << QStringList{"info"} << 2 << "info: no library is given";
    QTest::newRow("no chunks") << QStringList{"work"} << 2
                               << "work: no folder is given; expected one with chunks";
    QTest::newRow("chunks not there") << QStringList{"work", "missing"} << 1 << "missing: ";
    QTest::newRow("no file") << QStringList{"import", "a.db"} << 2
                             << "expected a FILE or FOLDER of games after the library";
    QTest::newRow("a word too many")
        << QStringList{"info", "a.db", "b"} << 2 << "expected nothing else after the library";
    QTest::newRow("option of another action") << QStringList{"info", "a.db", "--player", "Ann"} << 2
                                              << "--player has no meaning for info";
    QTest::newRow("colour alone") << QStringList{"moves", "a.db", "--colour", "black"} << 2
                                  << "expected --player as well";
    QTest::newRow("years") << QStringList{"moves", "a.db", "--from", "2005", "--to", "2001"} << 2
                           << "--from 2005 is later than --to 2001";
    QTest::newRow("year") << QStringList{"moves", "a.db", "--from", "soon"} << 2 << "--from";
    QTest::newRow("illegal move") << QStringList{"moves", "a.db", "f5a1"} << 2 << "a1";
    QTest::newRow("no square") << QStringList{"moves", "a.db", "e9"} << 2
                               << "\"e9\"; expected moves of Othello, such as f5d6, or a board\n";
    QTest::newRow("other rule")
        << QStringList{"moves", "a.db",
                       "---------------------------OX------XO--------------------------- X reverse"}
        << 2 << "no games of Reverse Othello";
    QTest::newRow("format") << QStringList{"export", "a.db", "games.doc"} << 2
                            << "expected one that ends in .ggf, .txt (moves alone) or .tabuleiro";
    QTest::newRow("missing library")
        << QStringList{"info", "missing.db"} << 1 << "missing.db: there is no such file";
    for (const char *action : {"rebuild", "analyze", "report"})
        QTest::addRow("no library to %s", action)
            << QStringList{action, "a.db"} << 1 << "a.db: there is no such file";
    QTest::newRow("no library to collect in")
        << QStringList{"collect", "a.db", "EMPTY"} << 1 << "a.db: there is no such file";
    QTest::newRow("no file of that name") << QStringList{"import", "a.db", "missing.ggf"} << 1
                                          << "missing.ggf: there is no such file";
    QTest::newRow("no such player to list")
        << QStringList{"games", "LIBRARY", "--player", "nobody"} << 1 << "has no player \"nobody\"";
    QTest::newRow("a file for the report's folder") << QStringList{"report", "LIBRARY", "LIBRARY"}
                                                    << 1 << "is no folder and cannot be made one";
    QTest::newRow("no such player") << QStringList{"moves", "LIBRARY", "--player", "Player 0O"} << 1
                                    << "has no player \"Player 0O\"; did you mean Player 0";
    QTest::newRow("several players") << QStringList{"games", "LIBRARY", "--player", "PLAYER"} << 1
                                     << "more than one player has \"PLAYER\" in the name; "
                                        "expected one of Player ";
    QTest::newRow("no games there")
        << QStringList{"import", "a.db", "EMPTY"} << 1 << "no game files in ";
}

void TestLibraryCommand::wrongWordsAreNamed()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    QFETCH(QString, message);
    words.replaceInStrings("LIBRARY", m_library);
    words.replaceInStrings("EMPTY", path("empty"));
    QDir().mkpath(path("empty"));
    const TextOutcome outcome = runCli(QStringList{"library"} + words);
    QCOMPARE(outcome.status, status);
    QVERIFY2(outcome.errors.startsWith("tabuleiro-cli library: "), qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
    QCOMPARE(outcome.output, QString());
    QVERIFY(!QFile::exists("a.db"));
}

void TestLibraryCommand::importSaysWhatWentIn()
{
    const QString library = path("said.db");
    TextOutcome outcome = runCli({"library", "import", library, m_archive});
    QCOMPARE(outcome.output, QString("2,000 games added from 49 files.\n"));
    outcome = runCli({"library", "import", library, m_archive});
    QCOMPARE(outcome.output,
             QString("0 games added from 0 files; 49 files were imported before.\n"));
    QCOMPARE(outcome.status, 0);
    outcome = runCli({"library", "info", library});
    QVERIFY2(outcome.output.startsWith("games             2,000\nyears             1977 to 2025\n"),
             qPrintable(outcome.output));
    const Content before = contentOf(library);
    outcome = runCli({"library", "rebuild", library});
    QCOMPARE(outcome.status, 0);
    QVERIFY(contentOf(library) == before);
}

void TestLibraryCommand::problemsAreNamed()
{
    QVERIFY(writeBytes(path("wrong.txt"), "f5d6a1"));
    QVERIFY(writeBytes(path("right.txt"), "f5d6c3"));
    const TextOutcome outcome = runCli(
        {"library", "import", path("problems.db"), path("wrong.txt"), path("right.txt"), "none"});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.output, QString("1 game added from 1 file.\n"));
    QVERIFY2(outcome.errors.contains("wrong.txt: "), qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains("none: there is no such file"), qPrintable(outcome.errors));
}

void TestLibraryCommand::nothingImportedLeavesNoLibrary()
{
    QVERIFY(writeBytes(path("notgames.txt"), "once upon a time"));
    const TextOutcome outcome =
        runCli({"library", "import", path("none.db"), path("notgames.txt")});
    QCOMPARE(outcome.status, 1);
    QVERIFY(!QFile::exists(path("none.db")));
    QVERIFY(QDir(m_folder.path()).entryList({"none.db*"}).isEmpty());
    // One that was there stays.
    const QString small = path("there.db");
    QCOMPARE(runCli({"library", "import", small, m_archive + "/WTH_1995.wtb"}).status, 0);
    const Content before = contentOf(small);
    QCOMPARE(runCli({"library", "import", small, path("notgames.txt")}).status, 1);
    QVERIFY(contentOf(small) == before);
}

void TestLibraryCommand::movesAreCounted()
{
    const TextOutcome outcome = runCli({"library", "moves", m_library});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.output.contains("2,000 games; results as Black / draws / White"),
             qPrintable(outcome.output));
    LibraryExplorer explorer = *LibraryExplorer::open(m_library.toStdString());
    const auto moves = explorer.statistics(core::Othello())->moves;
    QCOMPARE(moves.size(), std::size_t(1));
    const TextOutcome line = runCli({"library", "moves", m_library, "d3", "c3"});
    const TextOutcome board = runCli({"library", "moves", m_library, "--", line.output.left(66)});
    QCOMPARE(board.output, line.output);
    // Turned by half a turn the same games.
    const TextOutcome turned = runCli({"library", "moves", m_library, "e6f6"});
    QCOMPARE(turned.output.section('\n', 1, 1), line.output.section('\n', 1, 1));
    // Every move has a value, searched where the library has none.
    const QString first = runCli({"library", "games", m_library, "--limit", "1"}).output;
    const QString begin = first.section('\n', 1, 1).section('\t', 6, 6).left(2 * 12);
    const TextOutcome late = runCli({"library", "moves", m_library, begin});
    const QStringList rows = late.output.trimmed().split('\n').mid(4);
    QVERIFY(rows.size() > 2);
    static const QRegularExpression value("[+-]?\\d+ (exact|book|depth \\d+)");
    bool hasUnplayed = false;
    for (const QString &row : rows) {
        QVERIFY2(row.contains(value), qPrintable(row));
        hasUnplayed = hasUnplayed || row.simplified().section(' ', 1, 1) == "0";
    }
    QVERIFY(hasUnplayed);
    const TextOutcome unsearched = runCli({"library", "moves", m_library, begin, "--no-search"});
    const QStringList counted = unsearched.output.trimmed().split('\n').mid(4);
    QCOMPARE(counted.size(), rows.size());
    for (const QString &row : counted)
        QVERIFY2(row.endsWith(" -"), qPrintable(row));
    // With few empty squares all of them are exact.
    const QString whole = first.section('\n', 1, 1).section('\t', 6, 6);
    const TextOutcome end = runCli({"library", "moves", m_library, whole.chopped(2 * 11)});
    const QStringList last = end.output.trimmed().split('\n').mid(4);
    QVERIFY(!last.isEmpty());
    for (const QString &row : last)
        QVERIFY2(row.contains(" exact"), qPrintable(row));
}

void TestLibraryCommand::meansAreForTheSideToMove_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("White") << "d3";
    QTest::newRow("Black") << "d3c3";
    // So many moves later some were played in few games.
    const QString first = runCli({"library", "games", m_library, "--limit", "1"}).output;
    const QString game = first.section('\n', 1, 1).section('\t', 6, 6);
    QTest::newRow("few games") << game.left(2 * 5);
}

void TestLibraryCommand::meansAreForTheSideToMove()
{
    QFETCH(QString, line);
    const auto record = core::format::readRecord(line.toStdString());
    QVERIFY(record.ok());
    const auto position = std::get<core::Othello>(endOf(*record));
    LibraryExplorer explorer = *LibraryExplorer::open(m_library.toStdString());
    const auto statistics = explorer.statistics(position);
    QVERIFY(statistics.ok());
    const QString output = runCli({"library", "moves", m_library, line}).output;
    QVERIFY2(output.contains("; mean and value for the side to move\n"), qPrintable(output));
    for (const MoveStatistics &move : statistics->moves) {
        const QString name = QString::fromStdString(position.moveText(move.move));
        static const QRegularExpression cells("^(\\w\\d) .* ([+-]\\d+\\.\\d|-)  [\\d-]+ ");
        QString mean;
        for (const QString &row : output.split('\n')) {
            const auto match = cells.match(row);
            if (match.captured(1) == name)
                mean = match.captured(2);
        }
        if (!move.meanScore() || move.games < 10) {
            QCOMPARE(mean, QString("-"));
            continue;
        }
        const bool blackMoves = position.sideToMove() == core::Side::First;
        const double expected = blackMoves ? *move.meanScore() : -*move.meanScore();
        QVERIFY2(std::abs(mean.toDouble() - expected) < 0.051, qPrintable(output));
    }
}

void TestLibraryCommand::gamesAreListed()
{
    const TextOutcome all = runCli({"library", "games", m_library});
    QCOMPARE(all.output.count('\n'), 2001);
    const QStringList columns = all.output.section('\n', 1, 1).split('\t');
    QCOMPARE(columns.size(), 7);
    QCOMPARE(columns[1], QString("1977"));
    const TextOutcome some = runCli({"library", "games", m_library, "--player", "Player 0",
                                     "--colour", "black", "--from", "2010", "--limit", "5"});
    // Large and small letters are the same.
    const TextOutcome byPart = runCli({"library", "games", m_library, "--player", "PLAYER 0",
                                       "--colour", "black", "--from", "2010", "--limit", "5"});
    QCOMPARE(byPart.output, some.output);
    const QStringList lines = some.output.trimmed().split('\n').mid(1);
    QCOMPARE(lines.size(), 5);
    for (const QString &line : lines) {
        QCOMPARE(line.section('\t', 3, 3), QString("Player 0"));
        QVERIFY(line.section('\t', 1, 1).toInt() >= 2010);
    }
}

void TestLibraryCommand::ownGamesAreChosen()
{
    const QString library = path("own.db");
    QCOMPARE(runCli({"library", "import", library, m_archive + "/WTH_1995.wtb"}).status, 0);
    LibraryGame own;
    own.players = {"Ann", "Computer"};
    for (const QString square : {"f5", "d6", "c3"})
        own.squares.push_back(static_cast<std::uint8_t>((square[1].digitValue() - 1) * 8
                                                        + square[0].unicode() - 'a'));
    {
        GameLibrary opened = *GameLibrary::open(library.toStdString(), GameLibrary::Access::Write);
        QCOMPARE(opened.add({"own", 0, 0, true}, {&own, 1}, 0)->added, std::size_t(1));
    }
    const TextOutcome games = runCli({"library", "games", library, "--own"});
    QCOMPARE(games.output.count('\n'), 2);
    QVERIFY2(games.output.contains("\tAnn\tComputer\t\tf5d6c3\n"), qPrintable(games.output));
    const TextOutcome moves = runCli({"library", "moves", library, "--own", "--no-search"});
    QVERIFY2(moves.output.contains("\n1 game; "), qPrintable(moves.output));
    QCOMPARE(runCli({"library", "export", library, path("own.txt"), "--own"}).output,
             "1 game written to " + path("own.txt") + ".\n");
    QVERIFY(runCli({"library", "moves", m_library, "--own", "--no-search"})
                .output.contains("\n0 games; "));
}

void TestLibraryCommand::exportedGamesComeBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("namesAreKept");
    QTest::newRow("GGF") << "games.ggf" << true;
    QTest::newRow("our own") << "games.tabuleiro" << true;
}

void TestLibraryCommand::exportedGamesComeBack()
{
    QFETCH(QString, name);
    QFETCH(bool, namesAreKept);
    const QString small = path("small.db");
    QFile::remove(small);
    QCOMPARE(runCli({"library", "import", small, m_archive + "/WTH_1995.wtb"}).status, 0);
    const TextOutcome written = runCli({"library", "export", small, path(name)});
    QCOMPARE(written.errors, QString());
    QVERIFY(written.output.endsWith("games written to " + path(name) + ".\n"));
    const auto file = readGamesFile(path(name).toStdString());
    QVERIFY(file.ok());
    const Content content = contentOf(small);
    QCOMPARE(file->games.size(), content.games.size());
    for (std::size_t i = 0; i < content.games.size(); ++i) {
        QVERIFY(file->games[i].squares == content.games[i].squares);
        QCOMPARE(file->games[i].score, content.games[i].score);
        if (namesAreKept)
            QVERIFY(file->games[i].players == content.games[i].players);
    }
}

void TestLibraryCommand::killedImportsGoOn()
{
    const Content whole = contentOf(m_library);
    const QString library = path("killed.db");
    const QStringList words{"library", "import", library, m_archive};
    const int wanted = support::slow() ? 200 : 6;
    support::Random random(36);
    qint64 wholeTime = 0; // milliseconds
    {
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(runCli(words).status, 0);
        wholeTime = timer.elapsed();
    }
    int kills = 0;
    for (int runs = 0; kills < wanted && runs < 10 * wanted; ++runs) {
        const bool isNew = runs % 3 == 0;
        if (isNew)
            QFile::remove(library);
        QElapsedTimer timer;
        timer.start();
        QProcess process;
        process.start(TABULEIRO_CLI, words);
        QVERIFY(process.waitForStarted());
        const bool ended = process.waitForFinished(
            static_cast<int>(support::drawnIndex(static_cast<std::size_t>(wholeTime) + 1, random)));
        if (!ended) {
            process.kill();
            process.waitForFinished(-1);
            ++kills;
        } else if (isNew) {
            wholeTime = std::min(wholeTime, timer.elapsed()); // the first was slowed by other work
        }
        // What is there: a beginning of the games, whole files of them, each once.
        if (QFile::exists(library) && QFileInfo(library).size() > 0) {
            auto opened = GameLibrary::open(library.toStdString(), GameLibrary::Access::Write);
            if (!opened)
                QFAIL(opened.error().text.c_str());
            const std::vector<LibraryGame> games = contentOf(library).games;
            QVERIFY(games.size() <= whole.games.size());
            QVERIFY(std::equal(games.begin(), games.end(), whole.games.begin()));
            if (!games.empty() && games.size() < whole.games.size())
                QVERIFY(games.back().year != whole.games[games.size()].year);
        }
    }
    QCOMPARE(kills, wanted);
    QCOMPARE(runCli(words).status, 0);
    QVERIFY(contentOf(library) == whole);
}

void TestLibraryCommand::interruptedImportsGoOn()
{
    const QString library = path("interrupted.db");
    const QStringList words{"library", "import", library, m_archive};
    QProcess process;
    process.start(TABULEIRO_CLI, words);
    QVERIFY(process.waitForStarted());
    process.waitForFinished(60);
    ::interrupt(process);
    const TextOutcome outcome(outcomeOf(process));
    // It may have ended before, or not have begun to listen.
    QVERIFY(outcome.status == 130 || outcome.status == 0 || outcome.status == -1);
    if (outcome.status == 130)
        QVERIFY2(outcome.errors.contains("Interrupted: the same command continues"),
                 qPrintable(outcome.errors));
    QCOMPARE(runCli(words).status, 0);
    QVERIFY(contentOf(library) == contentOf(m_library));
}

QTEST_GUILESS_MAIN(TestLibraryCommand)
#include "tst_librarycommand.moc"
