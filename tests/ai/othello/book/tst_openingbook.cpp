#include "ai/othello/board/board.h"
#include "ai/othello/book/openingbook.h"
#include "core/packedfile.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>

using namespace ai::othello;
using core::Move;
using core::Othello;

/// The opening book and its file.
class TestOpeningBook : public QObject
{
    Q_OBJECT

private slots:
    void packedBookReadsBack();
    void positionIsKnownUnderEverySymmetryAndForEachColour();
    void movesAreThoseOfTheRulesTheBestFirst();
    void leavesAndUnknownPositionsHaveNoMoves();
    void lineFollowsTheBestMoves();
    void drawnMoveIsADiscWorseAtMostAndVaries();
    void inconsistentBooksAreNoticed();
    void damagedFilesAreRefused_data();
    void damagedFilesAreRefused();
    void contradictoryFilesAreRefused_data();
    void contradictoryFilesAreRefused();
    void anyShortenedFileIsRefused();
};

namespace {

constexpr int plies = 4;

using Values = std::map<Board, OpeningBook::Entry>;

/// Enters all positions of so many plies, by the rules alone; returns the value.
int addTree(Values &values, const Othello &game, int depth)
{
    const Board board = canonicalBoard(boardOf(game));
    if (depth == 0) {
        const auto value = static_cast<std::int8_t>(static_cast<int>(hashOf(board) % 9) - 4);
        values.try_emplace(board, OpeningBook::Entry{board, value, false});
        return value;
    }
    int best = -64;
    for (const Move move : game.legalMoves())
        best = std::max(best, -addTree(values, core::after(game, move), depth - 1));
    values[board] = {board, static_cast<std::int8_t>(best), true};
    return best;
}

const Values &someValues()
{
    static const Values values = [] {
        Values all;
        addTree(all, Othello(), plies);
        return all;
    }();
    return values;
}

OpeningBook someBook()
{
    std::vector<OpeningBook::Entry> entries;
    for (const auto &[board, entry] : someValues())
        entries.push_back(entry);
    std::reverse(entries.begin(), entries.end()); // the order given does not matter
    return OpeningBook(std::move(entries));
}

int knownValue(const OpeningBook &book, const Othello &game)
{
    const auto *entry = book.find(boardOf(game));
    return entry != nullptr ? entry->value : 100;
}

QString errorOf(const std::vector<std::uint8_t> &bytes)
{
    const auto read = OpeningBook::fromBytes(bytes);
    return read ? QString() : QString::fromStdString(read.error().text);
}

/// A file with a right header.
std::vector<std::uint8_t> fileOf(std::uint32_t count, const std::vector<std::uint8_t> &tree)
{
    return core::packedFile({"TabOthBk", 1, "book positions"}, count, tree);
}

} // namespace

void TestOpeningBook::packedBookReadsBack()
{
    for (const OpeningBook &book : {OpeningBook(), someBook()}) {
        const auto read = OpeningBook::fromBytes(book.packed());
        QVERIFY(read.ok());
        QVERIFY(*read == book);
        QCOMPARE(read->packed(), book.packed());
        QCOMPARE(book.packed().size(), 24 + 2 * book.size());
    }
    QCOMPARE(someBook().size(), someValues().size());
}

void TestOpeningBook::positionIsKnownUnderEverySymmetryAndForEachColour()
{
    const OpeningBook book = someBook();
    for (const auto &[board, entry] : someValues()) {
        for (int symmetry = 0; symmetry < core::geometry::symmetryCount; ++symmetry) {
            const Board image = symmetric(board, symmetry);
            QVERIFY(canonicalBoard(image) == board);
            const auto *found = book.find(image);
            QVERIFY(found != nullptr && *found == entry);
        }
    }
    // White to move in a position of Black's is the same for the mover.
    const Othello game = core::after(Othello(), Othello().legalMoves()[0]);
    const auto turned = Othello::create(game.discs(core::Side::Second),
                                        game.discs(core::Side::First), core::Side::First);
    QCOMPARE(knownValue(book, *turned), knownValue(book, game));
    QVERIFY(book.find({0, 0}) == nullptr);
}

void TestOpeningBook::movesAreThoseOfTheRulesTheBestFirst()
{
    const OpeningBook book = someBook();
    Othello game;
    for (int ply = 0; ply < plies; ++ply) {
        const auto legal = game.legalMoves();
        const auto moves = book.moves(boardOf(game));
        QCOMPARE(moves.size(), legal.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move(static_cast<std::uint16_t>(moves[i].square));
            QVERIFY(game.isLegal(move));
            QCOMPARE(moves[i].value, -knownValue(book, core::after(game, move)));
            if (i > 0)
                QVERIFY(moves[i - 1].value > moves[i].value
                        || (moves[i - 1].value == moves[i].value
                            && moves[i - 1].square < moves[i].square));
        }
        QCOMPARE(moves.front().value, knownValue(book, game));
        game.play(legal[legal.size() - 1]);
    }
}

void TestOpeningBook::leavesAndUnknownPositionsHaveNoMoves()
{
    const OpeningBook book = someBook();
    ai::Random random(1);
    Othello game;
    for (int ply = 0; ply < plies; ++ply)
        game.play(game.legalMoves()[0]);
    QVERIFY(book.find(boardOf(game)) != nullptr);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(book.moves(boardOf(game)).empty());
        QVERIFY(book.bestLine(boardOf(game)).empty());
        QVERIFY(!book.pickMove(boardOf(game), random));
        game.play(game.legalMoves()[0]);
        QVERIFY(book.find(boardOf(game)) == nullptr);
    }
}

void TestOpeningBook::lineFollowsTheBestMoves()
{
    const OpeningBook book = someBook();
    Othello game;
    int value = knownValue(book, game);
    const std::vector<int> line = book.bestLine(boardOf(game));
    QCOMPARE(line.size(), std::size_t(plies));
    for (const int square : line) {
        const Move move(static_cast<std::uint16_t>(square));
        QVERIFY(game.isLegal(move));
        game.play(move);
        value = -value;
        QCOMPARE(knownValue(book, game), value);
    }
}

void TestOpeningBook::drawnMoveIsADiscWorseAtMostAndVaries()
{
    // After f5, three replies that differ: the values to the mover are 3, 2 and 1.
    const Othello start;
    const Othello game = core::after(start, *start.parseMove("f5"));
    std::vector<OpeningBook::Entry> entries{{canonicalBoard(boardOf(start)), -3, true},
                                            {canonicalBoard(boardOf(game)), 3, true}};
    std::map<int, int> values;
    std::int8_t value = -3;
    for (const char *name : {"d6", "f6", "f4"}) {
        const Move move = *game.parseMove(name);
        entries.push_back({canonicalBoard(boardOf(core::after(game, move))), value++, false});
        values[move.code()] = -entries.back().value;
    }
    const OpeningBook book(entries);
    QVERIFY(book.isConsistent());
    constexpr int draws = 3000;
    std::map<int, int> drawn;
    std::map<int, int> first;
    for (int seed = 0; seed < draws; ++seed) {
        ai::Random random(static_cast<std::uint64_t>(seed));
        const auto move = book.pickMove(boardOf(game), random);
        QVERIFY(move && values.contains(move->square));
        QCOMPARE(move->value, values[move->square]);
        ++drawn[move->value];
        ++first[book.pickMove(boardOf(start), random)->square];
    }
    QCOMPARE(drawn.size(), std::size_t(2));
    // Two to one; five standard deviations are 130.
    QVERIFY2(std::abs(drawn[3] - 2 * draws / 3) < 130, std::to_string(drawn[3]).c_str());
    QCOMPARE(drawn[2], draws - drawn[3]);
    // The four first moves are alike, and as likely.
    QCOMPARE(first.size(), std::size_t(4));
    for (const auto &[square, count] : first)
        QVERIFY2(std::abs(count - draws / 4) < 120, std::to_string(count).c_str());
}

void TestOpeningBook::inconsistentBooksAreNoticed()
{
    QVERIFY(OpeningBook().isConsistent());
    QVERIFY(someBook().isConsistent());
    std::vector<OpeningBook::Entry> entries = someBook().entries();
    const auto expanded = std::find_if(entries.begin(), entries.end(),
                                       [](const auto &entry) { return entry.expanded; });
    ++expanded->value;
    QVERIFY(!OpeningBook(entries).isConsistent());
    --expanded->value;
    const auto leaf = std::find_if(entries.begin(), entries.end(),
                                   [](const auto &entry) { return !entry.expanded; });
    entries.erase(leaf);
    QVERIFY(!OpeningBook(entries).isConsistent());
}

void TestOpeningBook::damagedFilesAreRefused_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("error");
    QTest::newRow("magic") << 0 << "not a file of Othello book positions";
    QTest::newRow("version") << 8 << "the book positions have version 3, expected 1";
    QTest::newRow("checksum") << 20 << "the book positions are damaged: the checksum is wrong";
    QTest::newRow("content") << 40 << "the book positions are damaged: the checksum is wrong";
}

void TestOpeningBook::damagedFilesAreRefused()
{
    QFETCH(int, place);
    std::vector<std::uint8_t> bytes = someBook().packed();
    bytes.at(static_cast<std::size_t>(place)) ^= 2;
    QTEST(errorOf(bytes), "error");
}

void TestOpeningBook::contradictoryFilesAreRefused_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<int>>("tree");
    QTest::addColumn<QString>("error");
    constexpr int zero = OpeningBook::maxValue; // as a value is written
    constexpr int last = 128;
    constexpr int children = 128;
    constexpr int expanded = 64;
    const Board start = canonicalBoard(startBoard);
    // The squares of the start position's four moves on its canonical board.
    QList<int> squares;
    for (const Move move : Othello::create(start.own, start.other, core::Side::First)->legalMoves())
        squares.push_back(move.code());
    const int a = squares[0];
    const auto error = [](const char *what) {
        return QString("the opening book is damaged: ") + what;
    };
    QTest::newRow("one leaf") << 1 << QList<int>{0, zero | last} << QString();
    QTest::newRow("a whole tree") << 2
                                  << QList<int>{children | expanded, zero | last, a, zero | last}
                                  << QString();
    QTest::newRow("a second start")
        << 1 << QList<int>{0, zero} << error("position 2: it is a second start");
    QTest::newRow("more than the tree") << 1 << QList<int>{0, zero | last, 0, zero | last}
                                        << error("position 2: expected no further ones");
    QTest::newRow("a move missing")
        << 1 << QList<int>{children, zero | last} << error("position 2: it is missing");
    QTest::newRow("half a position")
        << 1 << QList<int>{children, zero | last, a} << error("position 2: it is missing");
    QTest::newRow("against the rules") << 2 << QList<int>{children, zero | last, 0, zero | last}
                                       << error("position 2: its move is against the rules");
    QTest::newRow("a large value")
        << 1 << QList<int>{0, 255} << error("position 1: its value is too large");
    QTest::newRow("twice") << 3
                           << QList<int>{children, zero | last, a, zero, squares[1], zero | last}
                           << error("it holds a position twice");
    QTest::newRow("the count") << 3 << QList<int>{children, zero | last, a, zero | last}
                               << error("it holds 2 positions, expected 3");
    const QString contradiction = error("the value of a position is not that of its best move");
    QTest::newRow("a value of its own")
        << 2 << QList<int>{children | expanded, (zero + 1) | last, a, zero | last} << contradiction;
    QTest::newRow("no move") << 1 << QList<int>{expanded, zero | last} << contradiction;
}

void TestOpeningBook::contradictoryFilesAreRefused()
{
    QFETCH(int, count);
    QFETCH(QList<int>, tree);
    QTEST(errorOf(fileOf(static_cast<std::uint32_t>(count),
                         std::vector<std::uint8_t>(tree.begin(), tree.end()))),
          "error");
}

void TestOpeningBook::anyShortenedFileIsRefused()
{
    const std::vector<std::uint8_t> bytes = someBook().packed();
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!OpeningBook::fromBytes(std::span(bytes).first(size)).ok());
}

QTEST_APPLESS_MAIN(TestOpeningBook)
#include "tst_openingbook.moc"
