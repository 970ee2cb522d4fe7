#include "core/format/wthor.h"
#include "tests/support/records.h"

#include <QTest>

using namespace core;
using namespace core::format;

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes header(std::uint32_t games, std::uint16_t names, std::uint16_t year)
{
    Bytes bytes{20, 26, 11, 21};
    for (int i = 0; i < 4; ++i)
        bytes.push_back(static_cast<std::uint8_t>(games >> (8 * i)));
    for (const std::uint16_t number : {names, year}) {
        bytes.push_back(static_cast<std::uint8_t>(number & 255));
        bytes.push_back(static_cast<std::uint8_t>(number >> 8));
    }
    bytes.insert(bytes.end(), {8, 0, 24, 0});
    return bytes;
}

/// A file with the games of the records, the players 0 and 1 and the tournament 1.
Bytes fileOf(const std::vector<GameRecord> &records)
{
    Bytes bytes = header(static_cast<std::uint32_t>(records.size()), 0, 1986);
    for (const GameRecord &record : records) {
        const int lead = score(positionAfter(record.start, record.moves, 1000));
        const auto discs = static_cast<std::uint8_t>(32 + lead / 2);
        Bytes game{1, 0, 0, 0, 1, 0, discs, discs};
        for (const Move move : record.moves) {
            if (move != Othello::pass)
                game.push_back(
                    static_cast<std::uint8_t>(10 * (move.code() / 8 + 1) + move.code() % 8 + 1));
        }
        game.resize(68);
        bytes.insert(bytes.end(), game.begin(), game.end());
    }
    return bytes;
}

Bytes namesOf(const std::vector<std::string> &names, std::size_t size)
{
    Bytes bytes = header(0, static_cast<std::uint16_t>(names.size()), 0);
    for (const std::string &name : names) {
        Bytes record(name.begin(), name.end());
        record.resize(size);
        bytes.insert(bytes.end(), record.begin(), record.end());
    }
    return bytes;
}

} // namespace

/// The WTHOR database: written here from random games, read back, and damaged in every way.
class TestWthor : public QObject
{
    Q_OBJECT

private slots:
    void gamesAreReadWithTheirPasses();
    void namesAreReadInTheirCharacterSet();
    void illegalMovesKeepThoseBefore();
    void wrongFilesAreExplained();
    void everyFlippedByteIsReadOrExplained();
};

void TestWthor::gamesAreReadWithTheirPasses()
{
    support::Random random(4);
    std::vector<GameRecord> records;
    for (int i = 0; i < 300; ++i)
        records.push_back(support::randomRecord(Othello(), random));
    const auto games = readWthorGames(fileOf(records));
    QVERIFY(games.ok());
    QCOMPARE(games->games.size(), records.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        // A last pass cannot come: the game would be over.
        const WthorMoves line = wthorMoves(games->games.at(i));
        QCOMPARE(line.error->text, std::string());
        QVERIFY(line.moves == records[i].moves);
        QCOMPARE(int(games->games.at(i).year), 1986);
        const GameRecord record = wthorRecord(games->games.at(i), {"Ann", "Bob"}, {"?", "Paris"});
        QCOMPARE(record.players[1], std::string("Bob"));
        QCOMPARE(record.place, std::string("Paris"));
    }
    QCOMPARE(wthorName({}, 7), std::string("#7"));
    // What no game can have is not passed on.
    WthorGame damaged = games->games.front();
    damaged.score = 70;
    damaged.year = 0;
    const GameRecord record = wthorRecord(damaged, {}, {});
    QCOMPARE(record.result, std::string());
    QCOMPARE(record.date, std::string());
}

void TestWthor::namesAreReadInTheirCharacterSet()
{
    const auto names = readWthorPlayers(namesOf({"???", "Ren\xe9"}, 20));
    QVERIFY(names.ok());
    QCOMPARE(names->at(1), std::string("Ren\xc3\xa9"));
    QVERIFY(readWthorTournaments(namesOf({"a", "b", "c"}, 26)).ok());
    // Cut: the whole names are there.
    QCOMPARE(readWthorTournaments(namesOf({"a", "b", "c"}, 20))->size(), std::size_t(2));
}

void TestWthor::illegalMovesKeepThoseBefore()
{
    WthorGame game;
    game.moves[0] = 56; // f5
    game.moves[1] = 64; // d6
    game.moves[2] = 11; // a1
    const WthorMoves line = wthorMoves(game);
    QCOMPARE(line.moves.size(), std::size_t(2));
    QCOMPARE(line.error->text, std::string("move 3, a1, is not legal"));
    game.moves[2] = 199;
    QCOMPARE(wthorMoves(game).error->text, std::string("move 3, 199, is not legal"));
}

void TestWthor::wrongFilesAreExplained()
{
    QCOMPARE(readWthorGames(Bytes(5)).error().text,
             std::string("the file has 5 bytes; expected a header of 16"));
    Bytes file = fileOf({});
    file[12] = 10;
    QCOMPARE(readWthorGames(file).error().text,
             std::string("byte 13: a board of size 10; expected 8"));
    file[12] = 8;
    file[13] = 1;
    QCOMPARE(readWthorGames(file).error().text,
             std::string("byte 14: a file of solitaires; expected one of games"));
    file[13] = 0;
    file[4] = 2;
    QCOMPARE(readWthorGames(file).error().text,
             std::string("the file is cut or its header is wrong: it should hold 2 records and "
                         "holds 0 whole ones, which are read"));
}

void TestWthor::everyFlippedByteIsReadOrExplained()
{
    support::Random random(6);
    const Bytes whole = fileOf({support::randomRecord(Othello(), random)});
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            Bytes file = whole;
            file[at] = static_cast<std::uint8_t>(file[at] ^ 1 << bit);
            const auto games = readWthorGames(file);
            if (!games)
                QVERIFY(!games.error().text.empty());
            else
                for (const WthorGame &game : games->games)
                    QVERIFY(wthorMoves(game).moves.size() <= 120);
        }
    }
}

QTEST_APPLESS_MAIN(TestWthor)
#include "tst_wthor.moc"
