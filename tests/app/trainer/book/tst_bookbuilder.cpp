#include "ai/othello/othelloengine.h"
#include "app/commandline/files.h"
#include "app/trainer/book/bookbuilder.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace trainer;
using namespace ai::othello;
using core::Move;
using core::Othello;

/// The book's making, held against plain searches of the same positions.
class TestBookBuilder : public QObject
{
    Q_OBJECT

private slots:
    void followedMovesLoseLittle();
    void namedLinesAreExpanded();
    void sameSettingsGiveTheSameBook();
    void stoppedBuildGoesOn();
    void failureToWriteIsReported();
    void invalidLinesAreReported();
};

namespace {

constexpr BookSettings small{
    .depth = 4, .shallowDepth = 2, .plies = 4, .moveLoss = 2, .totalLoss = 3};

OpeningBook built(const BookSettings &settings, PositionValues &values,
                  const std::vector<Board> &always = {})
{
    const auto book = buildBook(settings, always, values, {});
    return book ? *book : OpeningBook();
}

/// A value as the builder finds it: that of the canonical board, by an engine that knows nothing.
int searched(const Othello &game, int depth)
{
    const Board board = canonicalBoard(boardOf(game));
    return *OthelloEngine({.tableBytes = std::size_t(8) << 20})
                .think(*Othello::create(board.own, board.other, core::Side::First),
                       {.depth = depth})
                .value;
}

} // namespace

void TestBookBuilder::followedMovesLoseLittle()
{
    PositionValues values;
    const OpeningBook book = built(small, values);
    QVERIFY(book.isConsistent());
    int leaves = 0;
    int kept = 0;
    for (const auto &entry : book.entries()) {
        const int plies = 60 - entry.board.empties();
        QVERIFY(plies <= small.plies);
        if (entry.expanded) {
            QVERIFY(plies < small.plies);
            continue;
        }
        // What is not expanded has the value of a search of one depth or the other.
        const auto game = Othello::create(entry.board.own, entry.board.other, core::Side::First);
        ++leaves;
        const bool isDeep = entry.value == searched(*game, small.depth);
        QVERIFY(isDeep || entry.value == searched(*game, small.shallowDepth));
        kept += isDeep ? 1 : 0;
    }
    QVERIFY(leaves > 10 && kept > leaves / 2);
    // The start's moves are one by symmetry, whose replies are three.
    QCOMPARE(book.moves(startBoard).size(), std::size_t(4));
    const Othello game = core::after(Othello(), *Othello().parseMove("f5"));
    QCOMPARE(book.moves(boardOf(game)).size(), std::size_t(3));
    // Those of them are followed that lose little, here not all: as plain searches have it where
    // all are searched to the same depth.
    BookSettings plain = small;
    plain.shallowDepth = plain.depth;
    const OpeningBook plainBook = built(plain, values);
    std::map<std::string, int> replies;
    int best = -64;
    for (const char *name : {"d6", "f6", "f4"}) {
        replies[name] = -searched(core::after(game, *game.parseMove(name)), small.depth);
        best = std::max(best, replies[name]);
    }
    int followed = 0;
    for (const auto &[name, value] : replies) {
        const auto *entry = plainBook.find(boardOf(core::after(game, *game.parseMove(name))));
        QVERIFY(entry != nullptr);
        QCOMPARE(entry->expanded, best - value <= small.moveLoss);
        followed += entry->expanded ? 1 : 0;
    }
    QVERIFY(followed > 0 && followed < 3);
}

void TestBookBuilder::namedLinesAreExpanded()
{
    PositionValues values;
    const auto line = positionsOfLine("f5f4e3f6d3");
    QVERIFY(line.ok());
    QCOMPARE(line->size(), std::size_t(5));
    const BookSettings narrow{
        .depth = 2, .shallowDepth = 2, .plies = 1, .moveLoss = 0, .totalLoss = 0};
    const OpeningBook book = built(narrow, values, *line);
    QVERIFY(book.isConsistent());
    Othello game;
    for (const char *move : {"f5", "f4", "e3", "f6", "d3"}) {
        QVERIFY(!book.moves(boardOf(game)).empty());
        game.play(*game.parseMove(move));
    }
    QVERIFY(!book.moves(boardOf(game)).empty());
    const auto expanded = std::count_if(book.entries().begin(), book.entries().end(),
                                        [](const auto &entry) { return entry.expanded; });
    QCOMPARE(expanded, std::ptrdiff_t(6)); // the line and the start alone
    const auto read = OpeningBook::fromBytes(book.packed());
    QVERIFY(read.ok() && *read == book);
}

void TestBookBuilder::sameSettingsGiveTheSameBook()
{
    PositionValues once;
    const OpeningBook book = built(small, once);
    BookSettings two = small;
    two.threads = 2;
    PositionValues twice;
    QVERIFY(built(two, twice) == book);
    QCOMPARE(twice.size(), once.size());
    // What is known already, of other settings too, changes nothing.
    BookSettings larger = small;
    larger.plies = 5;
    QVERIFY(built(larger, twice).size() > book.size());
    QVERIFY(built(small, twice) == book);
}

void TestBookBuilder::stoppedBuildGoesOn()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("values").toStdString();
    OpeningBook book;
    {
        PositionValues values;
        QVERIFY(!values.open(path));
        book = built(small, values);
    }
    const std::string whole = *commandline::readText(path);
    for (const std::size_t part : {whole.size() / 3, whole.size() / 2 + 7}) {
        QVERIFY(!commandline::writeText(path, std::string_view(whole).substr(0, part)));
        PositionValues values;
        QVERIFY(!values.open(path));
        QVERIFY(values.size() > 0);
        QVERIFY(built(small, values) == book);
        QCOMPARE(commandline::readText(path)->size(), whole.size());
    }
}

void TestBookBuilder::failureToWriteIsReported()
{
    PositionValues values;
    if (const auto error = values.open("/dev/full"))
        return; // at once is as well
    const auto book = buildBook(small, {}, values, {});
    QVERIFY(!book.ok());
    QVERIFY(book.error().text.find("/dev/full") != std::string::npos);
}

void TestBookBuilder::invalidLinesAreReported()
{
    for (const char *line : {"f5f5", "f5z9", "f5f"}) {
        const auto read = positionsOfLine(line);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().moveNumber, std::size_t(2));
    }
    QVERIFY(positionsOfLine("")->empty());
}

QTEST_APPLESS_MAIN(TestBookBuilder)
#include "tst_bookbuilder.moc"
