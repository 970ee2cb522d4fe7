#include "core/match/match.h"
#include "tests/support/qt/games.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"

#include <QTest>

#include <algorithm>

using core::GameKind;
using core::Match;
using core::Move;
using core::Position;

namespace {

/// The position after the first moves of a list, played anew.
Position replayed(Position position, const std::vector<Move> &moves, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        position = after(position, moves[i]);
    return position;
}

Move randomMove(const Position &position, support::Random &random)
{
    const auto moves = legalMoves(position);
    return moves[support::drawnIndex(moves.size(), random)];
}

void playToTheEnd(Match &match, support::Random &random)
{
    while (!isOver(match.current()))
        match.play(randomMove(match.current(), random));
}

} // namespace

/// Undo and redo without limit, in every game.
class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void aWholeGameIsTakenBackAndReplayed_data() { support::addGames(); }
    void aWholeGameIsTakenBackAndReplayed();
    void anotherMoveKeepsThoseTakenBackAsAVariation_data() { support::addGames(); }
    void anotherMoveKeepsThoseTakenBackAsAVariation();
    void theTakenBackMoveKeepsTheRest_data() { support::addGames(); }
    void theTakenBackMoveKeepsTheRest();
    void randomSittingsAgreeWithAListOfMoves_data() { support::addGames(); }
    void randomSittingsAgreeWithAListOfMoves();

    void aPassIsNoLastMove();
};

void TestMatch::aWholeGameIsTakenBackAndReplayed()
{
    QFETCH(int, kind);
    support::Random random(1);
    Match match(startOf(GameKind(kind)));
    QCOMPARE(match.kind(), GameKind(kind));
    QVERIFY(!match.canUndo());
    QVERIFY(!match.canRedo());
    playToTheEnd(match, random);
    const std::size_t length = match.ply();
    const Position end = match.current();

    for (std::size_t left = length; left > 0; --left) {
        QVERIFY(match.canUndo());
        match.undo();
        QCOMPARE(match.ply(), left - 1);
        QCOMPARE(match.knownPlies(), length);
        QVERIFY(after(match.current(), match.move(match.ply())) == match.position(left));
    }
    QVERIFY(!match.canUndo());
    QVERIFY(match.current() == match.start());
    while (match.canRedo())
        match.redo();
    QCOMPARE(match.ply(), length);
    QVERIFY(match.current() == end);
}

void TestMatch::anotherMoveKeepsThoseTakenBackAsAVariation()
{
    QFETCH(int, kind);
    support::Random random(2);
    Match match(startOf(GameKind(kind)));
    playToTheEnd(match, random);
    while (match.ply() > 1 || (match.canUndo() && legalMoves(match.current()).size() < 2))
        match.undo();
    match.undo();
    const std::vector<Move> left = match.moves();
    const auto moves = legalMoves(match.current());
    const Move other = moves.front() == match.move(0) ? moves.back() : moves.front();
    match.play(other);
    QVERIFY(!match.canRedo());
    QCOMPARE(match.knownPlies(), 1u);
    QCOMPARE(match.move(0), other);
    QVERIFY(match.current() == after(match.start(), other));
    QCOMPARE(match.variations().size(), 1u);
    QVERIFY(match.variations().front() == left);
    match.follow(left, 2);
    QVERIFY(match.moves() == left);
    QCOMPARE(match.ply(), 2u);
    QVERIFY(match.current() == replayed(match.start(), left, 2));
    QCOMPARE(match.variations().size(), 1u);
    QCOMPARE(match.variations().front().front(), other);
}

void TestMatch::theTakenBackMoveKeepsTheRest()
{
    QFETCH(int, kind);
    support::Random random(3);
    Match match(startOf(GameKind(kind)));
    playToTheEnd(match, random);
    const std::size_t length = match.ply();
    const Position end = match.current();
    while (match.canUndo())
        match.undo();
    match.play(match.move(0));
    QCOMPARE(match.ply(), 1u);
    QCOMPARE(match.knownPlies(), length);
    while (match.canRedo())
        match.redo();
    QVERIFY(match.current() == end);
}

void TestMatch::randomSittingsAgreeWithAListOfMoves()
{
    QFETCH(int, kind);
    const Position start = startOf(GameKind(kind));
    support::Random random(4);
    Match match(start);
    std::vector<Move> moves;
    std::size_t ply = 0;
    for (int step = 0; step < 3000; ++step) {
        const std::uint64_t chance = random() % 10;
        if (chance < 3 && match.canUndo()) {
            match.undo();
            --ply;
        } else if (chance < 5 && match.canRedo()) {
            match.redo();
            ++ply;
        } else if (!isOver(match.current())) {
            const Move move = randomMove(match.current(), random);
            if (ply == moves.size() || moves[ply] != move) {
                moves.resize(ply);
                moves.push_back(move);
            }
            match.play(move);
            ++ply;
        }
        QCOMPARE(match.ply(), ply);
        QCOMPARE(match.knownPlies(), moves.size());
        QCOMPARE(match.canUndo(), ply > 0);
        QCOMPARE(match.canRedo(), ply < moves.size());
        QVERIFY(match.current() == replayed(start, moves, ply));
        QVERIFY(match.moves() == moves);
        for (const std::vector<Move> &line : match.variations())
            QVERIFY(!std::equal(line.begin(), line.end(), moves.begin(),
                                moves.begin() + std::ptrdiff_t(qMin(moves.size(), line.size()))));
        if (chance == 9 && !match.variations().empty()) {
            moves = match.variations()[support::drawnIndex(match.variations().size(), random)];
            ply = support::drawnIndex(moves.size() + 1, random);
            match.follow(moves, ply);
            QVERIFY(match.current() == replayed(start, moves, ply));
        }
    }
    QVERIFY(match.variations().size() > 3);
    core::GameRecord record;
    record.start = start;
    record.moves = moves;
    record.variations = match.variations();
    record.ply = ply;
    const Match again(record);
    QVERIFY(again.current() == match.current());
    QVERIFY(again.variations() == match.variations());
}

/// In random games of Othello, some of which have passes.
void TestMatch::aPassIsNoLastMove()
{
    support::Random random(3);
    int passes = 0;
    for (int game = 0; game < 20; ++game) {
        Match match{Position(core::Othello())};
        playToTheEnd(match, random);
        std::size_t expected = 0;
        std::size_t number = 0;
        QCOMPARE(match.plyOfLastMove(0), expected);
        QCOMPARE(match.moveNumber(0), number);
        for (std::size_t ply = 1; ply <= match.ply(); ++ply) {
            if (match.move(ply - 1) == core::Othello::pass)
                ++passes;
            else
                expected = ply;
            QCOMPARE(match.plyOfLastMove(ply), expected);
            number += expected == ply ? 1 : 0; // as many as there are new discs
            QCOMPARE(match.moveNumber(ply), number);
            const auto &board = std::get<core::Othello>(match.position(ply));
            QCOMPARE(std::size_t(60 - board.empties()), number);
        }
    }
    QVERIFY(passes > 0);
}

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"
