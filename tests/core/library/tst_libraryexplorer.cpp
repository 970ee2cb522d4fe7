#include "core/library/libraryexplorer.h"
#include "core/library/libraryimport.h"
#include "tests/support/slowlibrary.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

/// What was played in a position, held to a replay of all games by rules and symmetries of the
/// test's own.
class TestLibraryExplorer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void countsAreThoseOfAReplay_data();
    void countsAreThoseOfAReplay();
    void gamesAddedLaterCount();
    void libraryOfTheFirstSchemaIsRead();
    void gamesBehindAMoveAreListed();
    void transpositionsAreMarked();
    void firstNewMoveIsFound();
    void passHasTheCountsOfWhatFollows();
    void valuesOfThePositionAndOfThoseAfterIt();
    void foundValuesGoToMovesWithoutOne();
    void damagedRowsHarmNothingElse_data();
    void damagedRowsHarmNothingElse();

private:
    std::string path() const { return m_folder.filePath("games.db").toStdString(); }

    QTemporaryDir m_folder;
};

namespace {

using namespace core::library;
using core::Othello;
using support::plausibleGames;
using support::Reached;
using support::reached;
using support::replayed;
using support::slowCount;
using support::SlowFilter;
using support::SlowGame;
using Colour = GameFilter::Colour;
using Mover = GameFilter::Mover;

std::vector<SlowGame> allReplayed(const std::vector<LibraryGame> &games)
{
    std::vector<SlowGame> slow;
    for (const LibraryGame &game : games)
        slow.push_back(replayed(game));
    return slow;
}

constexpr std::size_t firstGames = 300;

const std::vector<SlowGame> &slowGames()
{
    static const std::vector<SlowGame> games = allReplayed(plausibleGames(firstGames, 36));
    return games;
}

/// The position of a game before one of its moves, with the pass played where one is forced.
Othello positionOf(const LibraryGame &game, std::size_t ply)
{
    LineReplay replay;
    for (std::size_t i = 0; i < ply; ++i)
        replay.play(game.squares[i]);
    return withoutForcedPass(replay.position());
}

std::vector<SlowFilter> filters()
{
    std::vector<SlowFilter> all{{}};
    for (const Colour colour : {Colour::Either, Colour::Black, Colour::White}) {
        for (const Mover mover : {Mover::Both, Mover::Player, Mover::Opponent})
            all.push_back({"Player 1", colour, mover, {}});
    }
    all.push_back({{}, Colour::Either, Mover::Both, "Event 2"});
    all.push_back({{}, Colour::Either, Mover::Both, {}, 2003});
    all.push_back({{}, Colour::Either, Mover::Both, {}, 0, 2002});
    all.push_back({{}, Colour::Either, Mover::Both, {}, 2001, 2004});
    all.push_back({"Player 3", Colour::Black, Mover::Player, "Event 0", 2001, 2005});
    return all;
}

/// Every move's counts against the replay; the text says what differs.
std::string difference(LibraryExplorer &explorer, const std::vector<SlowGame> &games,
                       const Othello &position, const SlowFilter &filter)
{
    const auto found = explorer.statistics(position, filter.in(explorer));
    if (!found)
        return found.error().text;
    std::int64_t total = 0;
    for (const MoveStatistics &move : found->moves) {
        const MoveStatistics expected =
            slowCount(games, position.toText(), move.move.code(), filter);
        total += move.games;
        if (move.games != expected.games || move.blackWins != expected.blackWins
            || move.draws != expected.draws || move.whiteWins != expected.whiteWins
            || move.scoreSum != expected.scoreSum || move.firstYear != expected.firstYear
            || move.lastYear != expected.lastYear)
            return position.moveText(move.move) + ": " + std::to_string(move.games)
                   + " games, expected " + std::to_string(expected.games);
    }
    // Every legal move is there, or one that a symmetry exchanges with it.
    std::set<std::set<int>> different;
    for (const core::Move move : position.legalMoves())
        different.insert(reached(position.toText(), move.code()).moves);
    if (different.size() != found->moves.size())
        return std::to_string(found->moves.size()) + " moves";
    return total == found->games ? std::string() : std::to_string(found->games) + " games";
}

void addAll(const std::string &path, const std::vector<SlowGame> &games)
{
    std::vector<LibraryGame> plain;
    for (const SlowGame &game : games)
        plain.push_back(game.game);
    GameLibrary library = *GameLibrary::open(path, GameLibrary::Access::Write);
    QCOMPARE(library.add({"games", 1, std::int64_t(games.size())}, plain, 0)->added, games.size());
}

} // namespace

void TestLibraryExplorer::initTestCase()
{
    addAll(path(), slowGames());
    GameLibrary library = *GameLibrary::open(path(), GameLibrary::Access::Write);
    QVERIFY(!library.rebuildPositions());
}

void TestLibraryExplorer::countsAreThoseOfAReplay_data()
{
    QTest::addColumn<std::size_t>("game");
    QTest::addColumn<std::size_t>("ply");
    // From positions that all share to those of one game.
    for (std::size_t i = 0; i < 20; ++i)
        QTest::addRow("%zu squares", 4 + 2 * i) << 11 * i << 2 * i;
}

void TestLibraryExplorer::countsAreThoseOfAReplay()
{
    QFETCH(std::size_t, game);
    QFETCH(std::size_t, ply);
    LibraryExplorer explorer = *LibraryExplorer::open(path());
    const LibraryGame &played = slowGames()[game].game;
    if (ply >= played.squares.size())
        ply = played.squares.size() - 1;
    for (const SlowFilter &filter : filters()) {
        const std::string text = difference(explorer, slowGames(), positionOf(played, ply), filter);
        QVERIFY2(text.empty(), text.c_str());
    }
}

void TestLibraryExplorer::gamesAddedLaterCount()
{
    const std::string later = m_folder.filePath("later.db").toStdString();
    addAll(later, slowGames());
    GameLibrary library = *GameLibrary::open(later, GameLibrary::Access::Write);
    QVERIFY(!library.rebuildPositions());
    LibraryExplorer explorer = *LibraryExplorer::open(later);
    QCOMPARE(explorer.statistics(Othello())->games, std::int64_t(firstGames));

    std::vector<SlowGame> all = slowGames();
    std::vector<LibraryGame> further = plausibleGames(40, 37);
    QCOMPARE(library.add({"further", 1, 2}, further, 0)->added, further.size());
    for (const LibraryGame &game : further)
        all.push_back(replayed(game));
    for (std::size_t ply = 0; ply < 30; ply += 3) {
        for (const std::size_t game : {std::size_t(5), all.size() - 1}) {
            const Othello position =
                positionOf(all[game].game, std::min(ply, all[game].game.squares.size() - 1));
            const std::string text = difference(explorer, all, position, {});
            QVERIFY2(text.empty(), text.c_str());
        }
    }
}

void TestLibraryExplorer::libraryOfTheFirstSchemaIsRead()
{
    const QString file = m_folder.filePath("first.db");
    QVERIFY(QFile::copy(QString::fromStdString(path()), file));
    {
        Database database(file.toStdString(), Database::Access::Write);
        database.execute("DROP TABLE reached; PRAGMA user_version=1");
    }
    const auto check = [&] {
        LibraryExplorer explorer = *LibraryExplorer::open(file.toStdString());
        for (std::size_t ply = 0; ply < 60; ply += 5) {
            const LibraryGame &game = slowGames()[7].game;
            const Othello position = positionOf(game, std::min(ply, game.squares.size() - 1));
            const std::string text = difference(explorer, slowGames(), position, {});
            QVERIFY2(text.empty(), text.c_str());
        }
    };
    check();
    // Who writes brings it to the present schema; its tables are made again by the next import of
    // enough games.
    GameLibrary library = *GameLibrary::open(file.toStdString(), GameLibrary::Access::Write);
    QCOMPARE(library.database().integer("PRAGMA user_version"), GameLibrary::schemaVersion);
    QCOMPARE(library.info()->indexedGames, std::int64_t(0));
    check();
    QVERIFY(!library.rebuildPositions());
    QCOMPARE(library.info()->indexedGames, std::int64_t(firstGames));
    check();
}

void TestLibraryExplorer::gamesBehindAMoveAreListed()
{
    LibraryExplorer explorer = *LibraryExplorer::open(path());
    const Othello position = positionOf(slowGames()[3].game, 6);
    const auto statistics = explorer.statistics(position);
    for (const MoveStatistics &move : statistics->moves) {
        const auto newest = explorer.games(position, move.move, {}, GameOrder::Newest, firstGames);
        QCOMPARE(std::int64_t(newest->size()), move.games);
        QVERIFY(std::is_sorted(newest->begin(), newest->end(), [](const auto &a, const auto &b) {
            return a.game.year > b.game.year;
        }));
        for (const ListedGame &listed : *newest) {
            QCOMPARE(listed.ply, std::size_t(6));
            const Othello there = positionOf(listed.game, 6);
            QCOMPARE(CanonicalPosition(there).key(), CanonicalPosition(position).key());
        }
    }
    // The best known are those whose lesser player has the most games.
    std::map<std::string, int> gamesOf;
    for (const SlowGame &game : slowGames()) {
        for (const std::string &player :
             std::set(game.game.players.begin(), game.game.players.end()))
            ++gamesOf[player];
    }
    const auto known =
        explorer.games(position, statistics->moves[0].move, {}, GameOrder::BestKnown, 5);
    QCOMPARE(known->size(), std::size_t(5));
    const auto fame = [&](const LibraryGame &game) {
        return std::min(gamesOf[game.players[0]], gamesOf[game.players[1]]);
    };
    const auto all =
        explorer.games(position, statistics->moves[0].move, {}, GameOrder::Newest, firstGames);
    int most = 0;
    for (const ListedGame &listed : *all)
        most = std::max(most, fame(listed.game));
    QCOMPARE(fame(known->front().game), most);
}

void TestLibraryExplorer::transpositionsAreMarked()
{
    // Black's moves the other way round: the same position after five.
    const std::string file = m_folder.filePath("transposed.db").toStdString();
    std::vector<LibraryGame> games;
    for (const std::string line : {"f5d6c3d3c4", "f5d6c4d3c3", "f5d6c3d3c4"}) {
        core::GameRecord record;
        Othello position;
        for (std::size_t i = 0; i < line.size(); i += 2) {
            record.moves.push_back(*position.parseMove(line.substr(i, 2)));
            position.play(record.moves.back());
        }
        record.moves.push_back(position.legalMoves()[0]);
        record.start = Othello();
        record.players = {line, std::to_string(games.size())};
        games.push_back(*libraryGameOf(record));
    }
    GameLibrary library = *GameLibrary::open(file, GameLibrary::Access::Write);
    QCOMPARE(library.add({"games", 1, 1}, games, 0)->added, std::size_t(3));
    QVERIFY(!library.rebuildPositions());
    LibraryExplorer explorer = *LibraryExplorer::open(file);
    const auto before = explorer.statistics(positionOf(games[0], 4));
    QCOMPARE(before->moves[0].games, std::int64_t(2));
    QCOMPARE(before->moves[0].gamesAfter, std::int64_t(3));
    QVERIFY(before->moves[0].transposes());
    const auto after = explorer.statistics(positionOf(games[0], 5));
    QCOMPARE(after->games, std::int64_t(3));
    const auto first = explorer.statistics(Othello());
    QVERIFY(!first->moves[0].transposes());
}

void TestLibraryExplorer::firstNewMoveIsFound()
{
    const std::string file = m_folder.filePath("new.db").toStdString();
    std::vector<LibraryGame> others(slowGames().size());
    std::transform(slowGames().begin(), slowGames().end(), others.begin(),
                   [](const SlowGame &game) { return game.game; });
    const std::vector<LibraryGame> own = plausibleGames(20, 99);
    GameLibrary library = *GameLibrary::open(file, GameLibrary::Access::Write);
    QVERIFY(library.add({"games", 1, 1}, others, 0));
    QVERIFY(!library.rebuildPositions());
    QVERIFY(library.add({"own", 0, 0, true}, own, 0));
    LibraryExplorer explorer = *LibraryExplorer::open(file);
    int found = 0;
    for (const LibraryGame &game : own) {
        // By the oracle: the first square whose position and move no other game has.
        const SlowGame slow = replayed(game);
        std::size_t expected = 0;
        const auto isKnown = [&](const Reached &here) {
            return std::any_of(slowGames().begin(), slowGames().end(), [&](const SlowGame &other) {
                return here.ply < other.positions.size()
                       && other.positions[here.ply].board == here.board
                       && other.positions[here.ply].moves == here.moves;
            });
        };
        while (expected < slow.positions.size() && isKnown(slow.positions[expected]))
            ++expected;
        const std::vector<core::Move> line = core::library::recordOf(game).moves;
        const auto first = explorer.firstNewMove(line);
        if (expected == slow.positions.size()) {
            QVERIFY(!*first);
            continue;
        }
        ++found;
        // The oracle counts squares, the line passes as well.
        const auto passes =
            std::count(line.begin(), line.begin() + std::ptrdiff_t((*first)->ply), Othello::pass);
        QCOMPARE((*first)->ply, expected + std::size_t(passes));
        QVERIFY(std::find(others.begin(), others.end(), (*first)->last.game) != others.end());
        const Reached &before = slow.positions[expected - 1];
        QCOMPARE((*first)->games,
                 std::count_if(slowGames().begin(), slowGames().end(), [&](const SlowGame &other) {
                     return expected - 1 < other.positions.size()
                            && other.positions[expected - 1].board == before.board
                            && other.positions[expected - 1].moves == before.moves;
                 }));
        QCOMPARE((*first)->last.ply, expected);
    }
    QVERIFY(found > 10);
    QVERIFY(!*explorer.firstNewMove({}));
    QVERIFY(!*explorer.firstNewMove(core::library::recordOf(others[1]).moves));
}

void TestLibraryExplorer::passHasTheCountsOfWhatFollows()
{
    LibraryExplorer explorer = *LibraryExplorer::open(path());
    int passes = 0;
    for (const SlowGame &game : slowGames()) {
        LineReplay replay;
        for (const std::uint8_t square : game.game.squares) {
            if (replay.position().mustPass() && passes < 10) {
                ++passes;
                const auto here = explorer.statistics(replay.position());
                const auto next = explorer.statistics(withoutForcedPass(replay.position()));
                QCOMPARE(here->moves.size(), std::size_t(1));
                QVERIFY(here->moves[0].move == Othello::pass);
                QVERIFY(here->games >= 1);
                QCOMPARE(here->games, next->games);
                QCOMPARE(here->moves[0].games, next->games);
                std::int64_t sum = 0;
                for (const MoveStatistics &move : next->moves)
                    sum += move.scoreSum;
                QCOMPARE(here->moves[0].scoreSum, sum);
            }
            replay.play(square);
        }
    }
    QVERIFY(passes > 0);
}

void TestLibraryExplorer::valuesOfThePositionAndOfThoseAfterIt()
{
    const std::string file = m_folder.filePath("values.db").toStdString();
    addAll(file, slowGames());
    GameLibrary library = *GameLibrary::open(file, GameLibrary::Access::Write);
    const Othello position = positionOf(slowGames()[0].game, 9);
    const CanonicalPosition canonical(position);
    const auto legal = position.legalMoves();
    const auto squareOf = [&](std::size_t i) {
        return static_cast<std::uint8_t>(canonical.canonicalSquare(legal[i].code()));
    };
    Othello after = position;
    after.play(legal[2]);
    QVERIFY(!after.mustPass());
    const std::vector<KeyedValue> values{
        {canonical.key(), {3, 8, false, squareOf(0), {{squareOf(1), -5}}}},
        {CanonicalPosition(after).key(), {4, 9, false, 0, {}}},
    };
    QCOMPARE(library.store(values)->stored, std::size_t(2));
    LibraryExplorer explorer = *LibraryExplorer::open(file);
    const auto statistics = explorer.statistics(position);
    int found = 0;
    for (const MoveStatistics &move : statistics->moves) {
        if (move.move == legal[0]) {
            QCOMPARE(move.value, std::optional(3));
            QCOMPARE(move.depth, 8);
        } else if (move.move == legal[1]) {
            QCOMPARE(move.value, std::optional(-5));
        } else if (move.move == legal[2]) {
            QCOMPARE(move.value, std::optional(-4));
            QCOMPARE(move.depth, 10);
        } else {
            QVERIFY(!move.value);
            continue;
        }
        ++found;
    }
    QCOMPARE(found, 3);
}

void TestLibraryExplorer::foundValuesGoToMovesWithoutOne()
{
    LibraryExplorer explorer = *LibraryExplorer::open(path());
    const Othello position = positionOf(slowGames()[0].game, 9);
    std::vector<MoveStatistics> moves = explorer.statistics(position)->moves;
    QVERIFY(moves.front().games > 0 && moves.back().games == 0 && moves.size() > 3);
    moves.front().value = 7;
    moves.front().depth = 12;
    std::vector<FoundValue> found;
    for (std::size_t i = 0; i < moves.size(); ++i)
        found.push_back({moves[i].move, static_cast<int>(i), 8, false});
    const std::vector<MoveStatistics> before = moves;
    addFoundValues(moves, found);
    QCOMPARE(moves.front().value, std::optional(7));
    QCOMPARE(moves.front().depth, 12);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        QVERIFY(moves[i].value && moves[i].depth == 8);
        if (moves[i].games > 0)
            QCOMPARE(moves[i].move, before[i].move); // the played ones stay where they are
        else if (moves[i - 1].games == 0)
            QVERIFY(*moves[i - 1].value >= *moves[i].value);
    }
}

void TestLibraryExplorer::damagedRowsHarmNothingElse_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<bool>("isDerived"); ///< and made again from the games
    const auto row = [](const char *sql, bool isDerived) {
        QTest::newRow(sql) << QByteArray(sql) << isDerived;
    };
    row("UPDATE game SET moves=x'ff40c82c' WHERE id%3=0", false);
    row("UPDATE game SET moves=substr(moves, 1, 20) || x'40c8ff' || substr(moves, 24)", false);
    row("UPDATE game SET moves=x''", false);
    row("UPDATE game SET moves='text', year='text', score='text'", false);
    row("UPDATE game SET year=-5, score=1000", false);
    row("UPDATE game SET black=id+999999999999", false);
    row("DELETE FROM player", false);
    row("DELETE FROM game WHERE id%2=0", false);
    row("UPDATE position SET games=zeroblob(1000)", true);
    row("UPDATE position SET games=randomblob(1000)", true);
    row("UPDATE position SET games=x'ffffffffffffffffffffffffffffffffffff'", true);
    row("UPDATE position SET games=x'', count=-1", true);
    row("DELETE FROM position", true);
    row("UPDATE indexed SET facts=replace(hex(zeroblob(2400)), '00', 'z')", true);
    row("UPDATE indexed SET facts=x'ff'", true);
    row("UPDATE indexed SET games=1000000000000", true);
    row("DELETE FROM indexed", true);
    row("UPDATE reached SET keys=x'ffff0000ff'", true);
    row("UPDATE reached SET keys=randomblob(5000)", true);
    row("DELETE FROM reached", true);
    row("INSERT OR REPLACE INTO value SELECT key, 1000, -1, 7, 200, x'c8ff40' FROM position", true);
}

void TestLibraryExplorer::damagedRowsHarmNothingElse()
{
    QFETCH(QByteArray, sql);
    QFETCH(bool, isDerived);
    const QString file = m_folder.filePath("damaged.db");
    QFile::remove(file);
    QVERIFY(QFile::copy(QString::fromStdString(path()), file));
    GameLibrary library = *GameLibrary::open(file.toStdString(), GameLibrary::Access::Write);
    library.database().execute("PRAGMA foreign_keys=OFF");
    library.database().execute(sql.constData());
    // Everything is read to its end, or a sentence names the file and says why not.
    const auto isNamed = [&](const core::Error &error) {
        return error.text.starts_with(file.toStdString() + ": ");
    };
    LibraryExplorer explorer = *LibraryExplorer::open(file.toStdString());
    for (std::size_t ply = 0; ply < 50; ply += 7) {
        const Othello position = positionOf(slowGames()[1].game, ply);
        const auto statistics = explorer.statistics(position);
        QVERIFY(statistics || isNamed(statistics.error()));
        const auto moves = position.legalMoves();
        const auto games = explorer.games(position, moves[0], {}, GameOrder::BestKnown, firstGames);
        QVERIFY(games || isNamed(games.error()));
    }
    const auto firstNew = explorer.firstNewMove(recordOf(slowGames()[2].game).moves);
    QVERIFY(firstNew || isNamed(firstNew.error()));
    const auto players = explorer.players(100);
    QVERIFY(players || isNamed(players.error()));
    std::size_t squares = 0;
    const auto gamesProblem = library.forEachGame(
        [&](std::int64_t, const LibraryGame &game) { squares += recordOf(game).moves.size(); });
    QVERIFY(!gamesProblem);
    const auto positionsProblem = library.forEachPosition([](const PlayedPosition &) {});
    QVERIFY(!positionsProblem);
    const auto rebuilt = library.rebuildPositions();
    QVERIFY(!rebuilt);
    if (!isDerived)
        return;
    LibraryExplorer again = *LibraryExplorer::open(file.toStdString());
    const std::string text = difference(again, slowGames(), positionOf(slowGames()[1].game, 8), {});
    QVERIFY2(text.empty(), text.c_str());
}

QTEST_GUILESS_MAIN(TestLibraryExplorer)
#include "tst_libraryexplorer.moc"
