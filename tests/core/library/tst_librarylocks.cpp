#include "core/library/libraryexplorer.h"
#include "core/library/libraryimport.h"
#include "tests/support/slowlibrary.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>

/// A library that another program changes at the same time.
class TestLibraryLocks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lockedLibraryIsNamed();
    void libraryIsReadAgainAfterALock();

private:
    QTemporaryDir m_folder;
    std::string m_path;
};

namespace {

using namespace core::library;
using Access = Database::Access;

const std::vector<LibraryGame> ownGames = support::plausibleGames(20, 1);

GameLibrary openedLibrary(const std::string &path)
{
    GameLibrary library = *GameLibrary::open(path, Access::Write);
    library.database().execute("PRAGMA busy_timeout=50"); // milliseconds
    return library;
}

} // namespace

void TestLibraryLocks::initTestCase()
{
    m_path = m_folder.filePath("games.db").toStdString();
    GameLibrary library = openedLibrary(m_path);
    QVERIFY(library.add({"a", 1, 1}, ownGames, 0));
    QVERIFY(!library.refreshPositions());
}

void TestLibraryLocks::lockedLibraryIsNamed()
{
    GameLibrary library = openedLibrary(m_path);
    {
        Database other(m_path, Access::Write);
        const Transaction transaction(other);
        const auto added = library.add({"b", 2, 2}, std::span(ownGames).first(1), 0);
        QVERIFY(!added);
        QVERIFY(added.error().text.ends_with(
            "is being changed by another program; try again when that has ended"));
        // Reading goes on meanwhile.
        QVERIFY(library.game(1) && *library.game(1));
    }
    QVERIFY(library.add({"b", 2, 2}, std::span(ownGames).first(1), 0));
}

/// Once the other program has ended, with the statements that were refused before.
void TestLibraryLocks::libraryIsReadAgainAfterALock()
{
    GameLibrary library = openedLibrary(m_path);
    const std::array<KeyedValue, 1> kept{KeyedValue{7, {4, 12, false, 3, {}}}};
    QVERIFY(library.store(kept));
    QVERIFY(library.value(7) && *library.value(7));
    auto read = LibraryExplorer::open(m_path);
    QVERIFY(read);
    LibraryExplorer explorer = *std::move(read);
    explorer.library().database().execute("PRAGMA busy_timeout=50");
    Database other(m_path, Access::Write);
    other.execute("BEGIN EXCLUSIVE");
    const auto refused = library.value(7);
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.ends_with("try again when that has ended"),
             refused.error().text.c_str());
    QVERIFY(!explorer.statistics({}, {}));
    other.execute("ROLLBACK");
    const auto found = library.value(7);
    QVERIFY2(found && *found, found ? "no value" : found.error().text.c_str());
    QCOMPARE((*found)->score, 4);
    QVERIFY(explorer.statistics({}, {}));
}

QTEST_GUILESS_MAIN(TestLibraryLocks)
#include "tst_librarylocks.moc"
