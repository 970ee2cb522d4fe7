#include "core/library/libraryexplorer.h"
#include "tests/support/slowlibrary.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace core::library;

/// The players and events of a library, and which of them a text means.
class TestLibraryNames : public QObject
{
    Q_OBJECT

private slots:
    void namesAreCounted();
    void partsOfNamesAreFound();
};

namespace {

/// A new library of these games.
LibraryExplorer exploring(const QTemporaryDir &folder, const std::vector<LibraryGame> &games)
{
    const std::string file = folder.filePath("names.db").toStdString();
    GameLibrary library = *GameLibrary::open(file, GameLibrary::Access::Write);
    if (library.add({"names", 1, 1}, games, 0)->added != games.size())
        qFatal("not all games were added");
    return *LibraryExplorer::open(file);
}

} // namespace

void TestLibraryNames::namesAreCounted()
{
    const QTemporaryDir folder;
    const std::vector<LibraryGame> games = support::plausibleGames(300, 36);
    LibraryExplorer explorer = exploring(folder, games);
    std::map<std::string, std::int64_t> counts;
    for (const LibraryGame &game : games) {
        for (const std::string &player : std::set(game.players.begin(), game.players.end()))
            ++counts[player];
    }
    const auto players = explorer.players(100);
    QCOMPARE(players->size(), counts.size());
    for (const NamedCount &player : *players)
        QCOMPARE(player.games, counts[player.name]);
    QCOMPARE(explorer.players(2)->size(), std::size_t(2));
    QCOMPARE(explorer.events(100)->size(), std::size_t(3));
    QVERIFY(!explorer.playerMeant("Nobody")->id);
}

void TestLibraryNames::partsOfNamesAreFound()
{
    const QTemporaryDir folder;
    std::vector<LibraryGame> games = support::plausibleGames(4, 36);
    std::size_t next = 0;
    for (const auto &[black, white] : {std::pair("Ann Lee", "Bob Lee"),
                                       {"Ann Lee", "ann"},
                                       {"Ann", "Leela"},
                                       {"Ann Lee", "Zo\u00eb"}}) {
        LibraryGame &game = games[next++];
        game.players = {black, white};
        game.event = next == 1 ? "Spring Open" : "Autumn Open";
    }
    LibraryExplorer explorer = exploring(folder, games);
    const auto nameMeant = [&](const char *written) { return explorer.playerMeant(written)->name; };
    QCOMPARE(nameMeant("Ann"), std::string("Ann")); // the very name
    QCOMPARE(nameMeant("ann"), std::string("ann"));
    QCOMPARE(nameMeant("LEELA"), std::string("Leela"));
    QCOMPARE(nameMeant("ob"), std::string("Bob Lee"));
    QCOMPARE(nameMeant("zo"), std::string("Zo\u00eb"));
    QCOMPARE(*explorer.playerMeant("ob")->id, *explorer.playerMeant("Bob Lee")->id);
    const auto several = explorer.playerMeant("lee");
    QVERIFY(!several->id);
    QCOMPARE(several->candidates.size(), std::size_t(3));
    QCOMPARE(several->candidates.front().name, std::string("Ann Lee"));       // who played the most
    QCOMPARE(explorer.playerMeant("ANN")->candidates.size(), std::size_t(2)); // as whole names
    const auto nobody = explorer.playerMeant("Carl");
    QVERIFY(!nobody->id && nobody->candidates.empty());
    QCOMPARE(explorer.eventMeant("spring")->name, std::string("Spring Open"));
    QCOMPARE(explorer.eventMeant("open")->candidates.size(), std::size_t(2));
}

QTEST_GUILESS_MAIN(TestLibraryNames)
#include "tst_librarynames.moc"
