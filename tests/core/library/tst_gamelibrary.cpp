#include "core/library/gamelibrary.h"
#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/qt/files.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <map>
#include <set>
#include <sqlite3.h>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

/// The file of a library: what is kept, and what each kind of damage says.
class TestGameLibrary : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aLibraryIsMadeAndKeepsGames();
    void aGameTwiceIsOneGame();
    void otherResultsAreOtherGames();
    void theSystemsReasonIsSaid();
    void aStopAddsNothing();
    void positionsAreThoseOfTheGames();
    void tableOfPositionsIsRebuilt();
    void deeperValuesReplaceShallowerOnes();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void damagedPageIsNamed();
    void readOnlyLibraryIsRead();
    void writeAheadLogIsRead();
    void fullDiskLosesNothing();

private:
    std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
    std::vector<core::library::LibraryGame> m_games;
    QByteArray m_whole; ///< the bytes of a library of the games
};

namespace {

using namespace core::library;
using Access = GameLibrary::Access;

GameLibrary opened(const std::string &path, Access access = Access::Write)
{
    auto library = GameLibrary::open(path, access);
    if (!library)
        qFatal("%s", library.error().text.c_str());
    return *std::move(library);
}

std::vector<LibraryGame> gamesIn(GameLibrary &library)
{
    std::vector<LibraryGame> games;
    library.forEachGame([&](std::int64_t, const LibraryGame &game) { games.push_back(game); });
    return games;
}

std::string errorOf(const std::string &path, Access access)
{
    const auto library = GameLibrary::open(path, access);
    return library ? std::string() : library.error().text;
}

/// Executes SQL on a file as another program would.
void sql(const std::string &path, const char *statements)
{
    sqlite3 *handle = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    QCOMPARE(sqlite3_exec(handle, statements, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(handle);
}

std::string integrityOf(const std::string &path)
{
    Database database(path, Access::Read);
    Statement check(database, "PRAGMA integrity_check");
    return check.step() ? std::string(check.text(0)) : std::string();
}

} // namespace

void TestGameLibrary::initTestCase()
{
    support::Random random(8);
    for (int i = 0; i < 200; ++i) {
        core::GameRecord record =
            core::format::wthorRecord(support::plausibleGame(1990 + i % 10, random), {}, {});
        record.players = {"Black " + std::to_string(i % 17), "White " + std::to_string(i % 13)};
        record.place = "Event " + std::to_string(i % 3);
        m_games.push_back(*libraryGameOf(record));
    }
    GameLibrary library = opened(path("whole.db"));
    QCOMPARE(library.add({"games", 1, 1}, m_games, 0)->added, m_games.size());
    QVERIFY(!library.rebuildPositions());
    m_whole = bytesOf(m_folder.filePath("whole.db"));
    QVERIFY(m_whole.size() > 20'000);
}

void TestGameLibrary::aLibraryIsMadeAndKeepsGames()
{
    GameLibrary library = opened(path("whole.db"), Access::Read);
    QVERIFY(gamesIn(library) == m_games);
    const auto info = library.info();
    QCOMPARE(info->games, std::int64_t(200));
    QCOMPARE(info->players, std::int64_t(30));
    QCOMPARE(info->events, std::int64_t(3));
    QCOMPARE(info->firstYear, 1990);
    QCOMPARE(info->lastYear, 1999);
    QCOMPARE(info->indexedGames, std::int64_t(200));
    QVERIFY(info->sharedPositions > 100);
    // One file, with the marks by which other programs know it.
    QVERIFY(!QFileInfo::exists(m_folder.filePath("whole.db-journal")));
    QVERIFY(!QFileInfo::exists(m_folder.filePath("whole.db-wal")));
    QCOMPARE(m_whole.mid(68, 4), QByteArray("TaLi"));
    QCOMPARE(m_whole.mid(60, 4), QByteArray::fromHex("00000002"));
}

void TestGameLibrary::aGameTwiceIsOneGame()
{
    GameLibrary library = opened(path("twice.db"));
    const auto first = library.add({"a", 1, 1}, std::span(m_games).first(120), 0);
    QCOMPARE(first->added, std::size_t(120));
    QVERIFY(*library.knows({"a", 1, 1}));
    QVERIFY(!*library.knows({"a", 1, 2}));
    const auto second = library.add({"b", 1, 2}, m_games, 3);
    QCOMPARE(second->added, std::size_t(80));
    QCOMPARE(second->known, std::size_t(120));
    QVERIFY(gamesIn(library) == m_games);
    // Of a file with games that could not be read another attempt may read more.
    QVERIFY(!*library.knows({"b", 1, 2}));
}

void TestGameLibrary::otherResultsAreOtherGames()
{
    GameLibrary library = opened(path("results.db"));
    LibraryGame game = m_games[0];
    game.squares.resize(20); // the moves do not say the result
    const auto add = [&](std::optional<int> score) {
        static std::int64_t digest = 0;
        game.score = score;
        return library.add({"a", 1, ++digest}, std::span(&game, 1), 0)->added;
    };
    QCOMPARE(add(std::nullopt), std::size_t(1));
    QCOMPARE(add(20), std::size_t(0)); // the result of the game that is there
    QCOMPARE(add(-64), std::size_t(1));
    QCOMPARE(add(6), std::size_t(1));
    for (const std::optional<int> score :
         {std::optional(20), std::optional(-64), std::optional(6), std::optional<int>()})
        QCOMPARE(add(score), std::size_t(0));
    std::vector<int> scores;
    for (const LibraryGame &kept : gamesIn(library))
        scores.push_back(kept.score.value_or(100));
    QVERIFY(scores == std::vector<int>({20, -64, 6}));
}

void TestGameLibrary::theSystemsReasonIsSaid()
{
    GameLibrary library = opened(path("limited.db"));
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit limited = before;
    limited.rlim_cur = 0;
    void (*const handler)(int) = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limited), 0);
    const auto added = library.add({"a", 1, 1}, m_games, 0);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!added);
    QVERIFY2(added.error().text.find(std::generic_category().message(EFBIG)) != std::string::npos,
             added.error().text.c_str());
}

void TestGameLibrary::aStopAddsNothing()
{
    GameLibrary library = opened(path("stopped.db"));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!library.add({"a", 1, 1}, m_games, 0, stop.get_token()));
    QCOMPARE(library.info()->games, std::int64_t(0));
    QCOMPARE(library.info()->players, std::int64_t(0));
    QVERIFY(!*library.knows({"a", 1, 1}));
}

void TestGameLibrary::positionsAreThoseOfTheGames()
{
    std::map<Discs, Mask> expected;
    for (const LibraryGame &game : m_games) {
        LineReplay replay;
        for (const std::uint8_t square : game.squares) {
            const CanonicalPosition canonical(withoutForcedPass(replay.position()));
            expected[canonical.discs()] |=
                core::geometry::squareBit(canonical.canonicalSquare(square));
            replay.play(square);
        }
    }
    GameLibrary library = opened(path("whole.db"), Access::Read);
    std::map<Discs, Mask> found;
    int discs = 0;
    QVERIFY(!library.forEachPosition([&](const PlayedPosition &position) {
        QVERIFY(found.emplace(position.discs, position.played).second);
        const int here = std::popcount(position.discs.own | position.discs.other);
        QVERIFY(here >= discs);
        discs = here;
    }));
    QVERIFY(found == expected);
}

void TestGameLibrary::tableOfPositionsIsRebuilt()
{
    QVERIFY(writeBytes(m_folder.filePath("rebuilt.db"), m_whole));
    sql(path("rebuilt.db"), "DELETE FROM position; DELETE FROM indexed");
    GameLibrary library = opened(path("rebuilt.db"));
    QCOMPARE(library.info()->sharedPositions, std::int64_t(0));
    QVERIFY(!library.rebuildPositions());
    GameLibrary whole = opened(path("whole.db"), Access::Read);
    QCOMPARE(library.info()->sharedPositions, whole.info()->sharedPositions);
    // The same rows, to the byte.
    const auto rows = [](GameLibrary &of) {
        std::vector<std::uint8_t> all;
        Statement row(of.database(), "SELECT key, count, games FROM position ORDER BY key");
        while (row.step()) {
            const std::string numbers =
                std::to_string(row.integer(0)) + ' ' + std::to_string(row.integer(1));
            all.insert(all.end(), numbers.begin(), numbers.end());
            all.insert(all.end(), row.blob(2).begin(), row.blob(2).end());
        }
        return all;
    };
    QVERIFY(rows(library) == rows(whole));
}

void TestGameLibrary::deeperValuesReplaceShallowerOnes()
{
    GameLibrary library = opened(path("values.db"));
    const PositionValue shallow{2, 6, false, 19, {{19, 2}, {26, -3}}};
    const PositionValue deep{4, 8, false, 26, {{26, 4}}};
    QCOMPARE(library.store(std::vector<KeyedValue>{{7, shallow}})->stored, std::size_t(1));
    QCOMPARE(library.store(std::vector<KeyedValue>{{7, shallow}})->same, std::size_t(1));
    QCOMPARE(library.store(std::vector<KeyedValue>{{7, deep}})->stored, std::size_t(1));
    QCOMPARE(library.store(std::vector<KeyedValue>{{7, shallow}})->shallower, std::size_t(1));
    QVERIFY(**library.value(7) == deep);
    // Of the same depth and another value: kept, and named.
    PositionValue other = deep;
    other.score = 5;
    const auto conflict = library.store(std::vector<KeyedValue>{{7, other}});
    QCOMPARE(conflict->conflicts, std::vector<std::int64_t>{7});
    QVERIFY(**library.value(7) == deep);
    // The same search, with a move that was played since.
    PositionValue more = deep;
    more.played.push_back({37, -9});
    QCOMPARE(library.store(std::vector<KeyedValue>{{7, more}})->stored, std::size_t(1));
    QCOMPARE(library.store(std::vector<KeyedValue>{{7, deep}})->shallower, std::size_t(1));
    QVERIFY(**library.value(7) == more);
    QCOMPARE((*library.value(7))->scoreOf(37), std::optional(-9));
    QVERIFY(!*library.value(8));
    // Many at once, in the order asked for; another program may write between two such questions.
    const std::vector<std::int64_t> keys{8, 7, 9, 7};
    const auto many = library.values(keys);
    QCOMPARE(many->size(), keys.size());
    QVERIFY(!(*many)[0] && !(*many)[2]);
    QVERIFY((*many)[1] == more && (*many)[3] == more);
    QVERIFY(library.values({})->empty());
    QCOMPARE(opened(path("values.db")).store(std::vector<KeyedValue>{{9, deep}})->stored,
             std::size_t(1));
    QVERIFY((*library.values(keys))[2] == deep);
    // The games that come later leave the values alone.
    QVERIFY(library.add({"a", 1, 1}, m_games, 0));
    QVERIFY(!library.rebuildPositions());
    QVERIFY(**library.value(7) == more);
}

void TestGameLibrary::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<QString>("writing"); ///< empty: a library is made of it
    QTest::newRow("empty") << QByteArray() << ""
                           << "is empty; an import makes a library of it"
                           << "";
    QTest::newRow("killed at its beginning")
        << QByteArray()
        << QString("PRAGMA application_id=%1; CREATE TABLE t(a); DROP TABLE t")
               .arg(GameLibrary::applicationId)
        << "is empty; an import makes a library of it"
        << "";
    QTest::newRow("text") << QByteArray("f5d6c3").repeated(1000) << ""
                          << "is not a library of games"
                          << "is not a library of games";
    QTest::newRow("short text") << QByteArray("f5d6") << ""
                                << "is not a library of games"
                                << "is not a library of games";
    QTest::newRow("header alone") << QByteArray("SQLite format 3\0", 16) << ""
                                  << "is not a library of games"
                                  << "is not a library of games";
    QTest::newRow("foreign") << QByteArray() << "CREATE TABLE t(a)"
                             << "a database of another program"
                             << "a database of another program";
    QTest::newRow("foreign mark") << QByteArray() << "PRAGMA application_id=99; CREATE TABLE t(a)"
                                  << "a database of another program"
                                  << "a database of another program";
    QTest::newRow("newer") << QByteArray("whole") << "PRAGMA user_version=3"
                           << "a newer version of Tabuleiro (schema 3; this one knows 2)"
                           << "a newer version of Tabuleiro (schema 3; this one knows 2)";
    QTest::newRow("no version") << QByteArray("whole") << "PRAGMA user_version=0"
                                << "no number of their schema"
                                << "no number of their schema";
    QTest::newRow("half a page") << QByteArray("-4000") << ""
                                 << "is cut short"
                                 << "is cut short";
    QTest::newRow("a page") << QByteArray("-8192") << ""
                            << "is damaged; restore a copy of it"
                            << "is damaged; restore a copy of it";
    QTest::newRow("half") << QByteArray("half") << ""
                          << "is damaged"
                          << "is damaged";
}

void TestGameLibrary::otherFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, sql);
    QFETCH(QString, reading);
    QFETCH(QString, writing);
    if (bytes == "whole")
        bytes = m_whole;
    else if (bytes == "half")
        bytes = m_whole.first(m_whole.size() / 2);
    else if (bytes.startsWith('-'))
        bytes = m_whole.chopped(-bytes.toInt());
    const QString file = m_folder.filePath("other.db");
    QVERIFY(writeBytes(file, bytes));
    if (!sql.isEmpty())
        ::sql(file.toStdString(), qPrintable(sql));
    const QByteArray before = bytesOf(file);
    const QString read = QString::fromStdString(errorOf(file.toStdString(), Access::Read));
    QVERIFY2(read.startsWith(file + ": ") && read.contains(reading), qPrintable(read));
    const QString written = QString::fromStdString(errorOf(file.toStdString(), Access::Write));
    if (writing.isEmpty()) {
        QCOMPARE(written, QString());
        return;
    }
    QVERIFY2(written.startsWith(file + ": ") && written.contains(writing), qPrintable(written));
    QCOMPARE(bytesOf(file), before);
    QVERIFY(errorOf(m_folder.filePath("missing.db").toStdString(), Access::Read)
                .ends_with("there is no such file"));
    QVERIFY(!errorOf(m_folder.path().toStdString(), Access::Read).empty());
    QVERIFY(!errorOf(m_folder.filePath("none/games.db").toStdString(), Access::Write).empty());
}

void TestGameLibrary::damagedPageIsNamed()
{
    // Every page in turn but the first: what reads it says so, and nothing ends the program.
    constexpr int page = 8192;
    int named = 0;
    int foundByCheck = 0;
    for (int at = page; at < m_whole.size(); at += page) {
        QByteArray bytes = m_whole;
        bytes.replace(at, page, QByteArray(page, '\xa5'));
        const std::string file = path("damaged.db");
        QVERIFY(writeBytes(QString::fromStdString(file), bytes));
        auto library = GameLibrary::open(file, Access::Write);
        if (!library) {
            QVERIFY(library.error().text.find("is damaged") != std::string::npos);
            ++named;
            continue;
        }
        GameLibrary damaged = *std::move(library);
        const auto wrong = damaged.checkWhole();
        foundByCheck += wrong ? 1 : 0;
        if (wrong)
            QVERIFY2(wrong->text.find("is damaged") != std::string::npos, wrong->text.c_str());
        const auto added = damaged.add({"a", 2, 2}, m_games, 0);
        const auto error = damaged.rebuildPositions();
        for (const std::string &text :
             {added ? std::string() : added.error().text, error ? error->text : std::string()}) {
            if (!text.empty())
                QVERIFY2(text.find("is damaged") != std::string::npos, text.c_str());
        }
        named += !added || error ? 1 : 0;
    }
    QVERIFY(named > 3);
    QVERIFY2(foundByCheck > 2, qPrintable(QString::number(foundByCheck)));
}

void TestGameLibrary::readOnlyLibraryIsRead()
{
    if (::geteuid() == 0)
        QSKIP("root may write everything");
    QTemporaryDir folder;
    const QString file = folder.filePath("games.db");
    QVERIFY(writeBytes(file, m_whole));
    QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner));
    QVERIFY(QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    GameLibrary library = opened(file.toStdString(), Access::Read);
    QVERIFY(gamesIn(library) == m_games);
    QVERIFY(errorOf(file.toStdString(), Access::Write).find("cannot be written")
            != std::string::npos);
    QVERIFY(QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner
                                                     | QFileDevice::ExeOwner));
    QCOMPARE(bytesOf(file), m_whole);
}

/// Another program may have given the file a log, in which what is new waits: the first page of the
/// file itself is the old one then.
void TestGameLibrary::writeAheadLogIsRead()
{
    const std::string file = path("log.db");
    QVERIFY(writeBytes(QString::fromStdString(file), m_whole));
    sqlite3 *other = nullptr;
    QCOMPARE(sqlite3_open(file.c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other,
                          "PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0;"
                          "UPDATE game SET date='1999-12-31' WHERE id=1",
                          nullptr, nullptr, nullptr),
             SQLITE_OK);
    QVERIFY(QFileInfo(QString::fromStdString(file) + "-wal").size() > 0);
    {
        GameLibrary library = opened(file, Access::Read);
        const std::vector<LibraryGame> games = gamesIn(library);
        QCOMPARE(games.size(), m_games.size());
        QCOMPARE(games[0].date, std::string("1999-12-31"));
    }
    {
        GameLibrary library = opened(file);
        QVERIFY(!library.rebuildPositions());
        const PositionValue value{2, 6, false, 19, {}};
        QCOMPARE(library.store(std::vector<KeyedValue>{{7, value}})->stored, std::size_t(1));
    }
    sqlite3_close(other);
    QCOMPARE(integrityOf(file), std::string("ok"));
    {
        GameLibrary library = opened(file, Access::Read);
        QVERIFY(*library.value(7));
    }
    opened(file); // who writes next leaves one file again, which can be read where nobody may write
    QCOMPARE(bytesOf(QString::fromStdString(file)).mid(18, 2), QByteArray::fromHex("0101"));
}

void TestGameLibrary::fullDiskLosesNothing()
{
    const std::string file = path("full.db");
    {
        GameLibrary library = opened(file);
        QVERIFY(library.add({"a", 1, 1}, std::span(m_games).first(50), 0));
    }
    GameLibrary library = opened(file);
    library.database().execute("PRAGMA max_page_count=10"); // SQLite's answer to a full disk
    const auto added = library.add({"b", 2, 2}, m_games, 0);
    QVERIFY(!added);
    QVERIFY(added.error().text.ends_with(
        "cannot grow: the disk is full; what was there before is kept"));
    QCOMPARE(library.info()->games, std::int64_t(50));
    QCOMPARE(integrityOf(file), std::string("ok"));
    library.database().execute("PRAGMA max_page_count=100000");
    QCOMPARE(library.add({"b", 2, 2}, m_games, 0)->added, std::size_t(150));
    QVERIFY(gamesIn(library) == m_games);
}

QTEST_GUILESS_MAIN(TestGameLibrary)
#include "tst_gamelibrary.moc"
