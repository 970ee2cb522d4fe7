#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/qt/cli.h"
#include "tests/support/qt/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

/// Libraries with a page that was overwritten: what follows from the games is made again, and games
/// that can be read are exported.
class TestLibraryDamage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void derivedTablesAreMadeAgain();
    void gamesAreReadWithoutDerivedTables();
    void gamesThatCannotBeReadAreNamed();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString damaged(qsizetype page) const;

    QTemporaryDir m_folder;
    QByteArray m_whole; ///< the bytes of a library
};

namespace {

using namespace core::library;

constexpr qsizetype pageSize = 8192;

using Rows = std::vector<std::string>;

Rows rowsOf(Database &database, const std::string &table, const std::string &order)
{
    Rows rows;
    Statement all(database, "SELECT * FROM " + table + " NOT INDEXED ORDER BY " + order);
    const int columns = table == "game"                             ? 10
                        : table == "value" || table == "source"     ? 6
                        : table == "position" || table == "indexed" ? 3
                                                                    : 2;
    while (all.step()) {
        std::string row;
        for (int i = 0; i < columns; ++i)
            row += std::string(all.text(i)) + '|';
        rows.push_back(row);
    }
    return rows;
}

/// All that does not follow from something else; nothing where a part of it cannot be read.
std::optional<Rows> truthIn(const QString &path)
{
    const auto rows = guarded([&] {
        Database database(path.toStdString(), Database::Access::Read);
        Rows all;
        for (const char *table : {"source", "player", "event", "game", "value"}) {
            const Rows some = rowsOf(database, table, "rowid");
            all.insert(all.end(), some.begin(), some.end());
        }
        return all;
    });
    return rows ? std::optional(*rows) : std::nullopt;
}

Rows derivedIn(const QString &path)
{
    Database database(path.toStdString(), Database::Access::Read);
    Rows all = rowsOf(database, "position", "rowid");
    for (const char *table : {"indexed", "reached"}) {
        const Rows further = rowsOf(database, table, "rowid");
        all.insert(all.end(), further.begin(), further.end());
    }
    return all;
}

qsizetype rootOf(const QString &path, const std::string &table)
{
    Database database(path.toStdString(), Database::Access::Read);
    return database.integer(
        ("SELECT rootpage FROM sqlite_schema WHERE name='" + table + "'").c_str());
}

} // namespace

void TestLibraryDamage::initTestCase()
{
    const QString archive = path("archive");
    QVERIFY(QDir().mkdir(archive));
    support::writeArchive(archive.toStdString(), 1000);
    const QString library = path("whole.db");
    QCOMPARE(runCli({"library", "import", library, archive}).status, 0);
    GameLibrary games = *GameLibrary::open(library.toStdString(), GameLibrary::Access::Write);
    QVERIFY(!games.rebuildPositions());
    std::vector<KeyedValue> values;
    for (std::int64_t key = 0; key < 500; ++key)
        values.push_back({key, PositionValue{2, 6, false, 19, {}}});
    QVERIFY(games.store(values));
    m_whole = bytesOf(library);
}

/// A library with a page, counted from 1, of other bytes.
QString TestLibraryDamage::damaged(qsizetype page) const
{
    QByteArray bytes = m_whole;
    bytes.replace((page - 1) * pageSize, pageSize, QByteArray(pageSize, '\xee'));
    QString file = path("damaged.db");
    if (!writeBytes(file, bytes))
        qFatal("not written");
    return file;
}

void TestLibraryDamage::derivedTablesAreMadeAgain()
{
    const QString whole = path("whole.db");
    const auto truth = truthIn(whole);
    const Rows derived = derivedIn(whole);
    QVERIFY(truth && !derived.empty());
    int remade = 0;
    int refused = 0;
    for (qsizetype page = 2; page <= m_whole.size() / pageSize; ++page) {
        const QString file = damaged(page);
        const QByteArray before = bytesOf(file);
        const bool isReadable = truthIn(file).has_value();
        const TextOutcome outcome = runCli({"library", "rebuild", file});
        QVERIFY2((outcome.status == 0) == isReadable, qPrintable(outcome.errors));
        if (isReadable) {
            ++remade;
            QVERIFY(truthIn(file) == truth);
            QVERIFY(derivedIn(file) == derived);
            GameLibrary library = *GameLibrary::open(file.toStdString(), GameLibrary::Access::Read);
            QVERIFY(!library.checkWhole());
        } else {
            ++refused;
            QVERIFY2(outcome.errors.contains("is damaged"), qPrintable(outcome.errors));
            QCOMPARE(bytesOf(file), before);
        }
    }
    QVERIFY2(remade > 10 && refused > 10, qPrintable(QString("%1 %2").arg(remade).arg(refused)));
    QCOMPARE(QDir(m_folder.path()).entryList({"damaged.db*"}), QStringList("damaged.db"));
}

void TestLibraryDamage::gamesAreReadWithoutDerivedTables()
{
    const QString whole = path("whole.db");
    const QString games = runCli({"library", "games", whole, "--from", "2000"}).output;
    QCOMPARE(runCli({"library", "export", whole, path("whole.ggf")}).status, 0);
    for (const char *table : {"position", "indexed", "reached"}) {
        const QString file = damaged(rootOf(whole, table));
        const TextOutcome listed = runCli({"library", "games", file, "--from", "2000"});
        QCOMPARE(listed.errors, QString());
        QCOMPARE(listed.output, games);
        const TextOutcome exported = runCli({"library", "export", file, path("damaged.ggf")});
        QCOMPARE(exported.errors, QString());
        QCOMPARE(bytesOf(path("damaged.ggf")), bytesOf(path("whole.ggf")));
    }
}

void TestLibraryDamage::gamesThatCannotBeReadAreNamed()
{
    const QString whole = path("whole.db");
    QCOMPARE(runCli({"library", "export", whole, path("whole.txt")}).status, 0);
    const QList<QByteArray> all = bytesOf(path("whole.txt")).trimmed().split('\n');
    QCOMPARE(all.size(), 1000);
    int partly = 0;
    for (qsizetype page = 2; page <= m_whole.size() / pageSize; ++page) {
        const QString file = damaged(page);
        if (truthIn(file))
            continue;
        QFile::remove(path("part.txt"));
        const TextOutcome outcome = runCli({"library", "export", file, path("part.txt")});
        if (outcome.status == 0) { // the values or the sources' names
            QCOMPARE(bytesOf(path("part.txt")), bytesOf(path("whole.txt")));
            continue;
        }
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains("damaged.db: "), qPrintable(outcome.errors));
        if (!QFile::exists(path("part.txt")))
            continue;
        ++partly;
        // What was read and what is named are all of the games.
        static const QRegularExpression range("games? (\\d+)(?: to (\\d+))? cannot be read");
        QSet<int> lost;
        auto found = range.globalMatch(outcome.errors);
        while (found.hasNext()) {
            const auto match = found.next();
            const int first = match.captured(1).toInt();
            const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
            for (int id = first; id <= last; ++id)
                lost << id;
        }
        QVERIFY(!lost.isEmpty());
        QList<QByteArray> expected;
        for (int id = 1; id <= 1000; ++id) {
            if (!lost.contains(id))
                expected << all[id - 1];
        }
        QCOMPARE(bytesOf(path("part.txt")).trimmed().split('\n'), expected);
    }
    QVERIFY2(partly > 5, qPrintable(QString::number(partly)));
}

QTEST_GUILESS_MAIN(TestLibraryDamage)
#include "tst_librarydamage.moc"
