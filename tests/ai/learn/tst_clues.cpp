#include "ai/learn/clues.h"
#include "ai/learn/puzzles.h"

#include <QTest>

#include <algorithm>

using namespace ai::learn;
using core::GameKind;
using core::Move;

/// Clues of puzzles: properties of the right move that narrow the choice.
class TestClues : public QObject
{
    Q_OBJECT

private slots:
    void cluesAreTrueAndNarrowTheChoice_data();
    void cluesAreTrueAndNarrowTheChoice();
    void propertiesAreThoseOfTheBoard();
};

void TestClues::cluesAreTrueAndNarrowTheChoice_data()
{
    QTest::addColumn<int>("game");
    QTest::newRow("Othello") << int(GameKind::Othello);
    QTest::newRow("tic-tac-toe") << int(GameKind::TicTacToe);
    QTest::newRow("Nim") << int(GameKind::Nim);
}

/// For every puzzle shipped. All that ask for one of more than two moves have a clue, and most
/// clues leave more than one move.
void TestClues::cluesAreTrueAndNarrowTheChoice()
{
    QFETCH(int, game);
    const auto &puzzles = puzzlesOf(GameKind(game)).puzzles;
    std::size_t clues = 0;
    std::size_t shared = 0;
    for (const Puzzle &puzzle : puzzles) {
        const auto clue = clueFor(puzzle.position, {puzzle.solution});
        QVERIFY(clue || core::legalMoves(puzzle.position).size() < 3);
        if (!clue)
            continue;
        ++clues;
        QVERIFY(matches(*clue, puzzle.position, puzzle.solution));
        const auto moves = core::legalMoves(puzzle.position);
        const auto left = std::count_if(moves.begin(), moves.end(), [&](Move move) {
            return matches(*clue, puzzle.position, move);
        });
        QVERIFY(left < std::ptrdiff_t(moves.size()));
        QVERIFY(left > 1 || clue->kind == Clue::Kind::Turns);
        for (const Move move : moves) {
            const core::Position next = core::after(puzzle.position, move);
            const bool isLast = core::isOver(next) || core::mustPass(next);
            QVERIFY(clue->kind != Clue::Kind::Replies
                    || (isLast ? 0 : int(core::legalMoves(next).size())) >= clue->number);
        }
        shared += left > 1 ? 1 : 0;
    }
    qInfo("%zu puzzles, %zu with a clue, %zu of these leave a choice", puzzles.size(), clues,
          shared);
    QVERIFY(5 * shared >= 4 * clues);
}

void TestClues::propertiesAreThoseOfTheBoard()
{
    using Kind = Clue::Kind;
    const core::Position start = core::Othello();
    for (const Move move : core::legalMoves(start)) {
        QVERIFY(matches({Kind::Inside}, start, move));
        QVERIFY(matches({Kind::Turns, 1}, start, move));
        QVERIFY(matches({Kind::Replies, 3}, start, move));
    }
    // All are alike: the clue is a wrong move, of which there must be two.
    const std::vector<Move> moves = core::legalMoves(start);
    QVERIFY(clueFor(start, {moves[1]}) == (Clue{Kind::Excludes, int(moves[0].code())}));
    QVERIFY(clueFor(start, {moves[0], moves[1]}) == (Clue{Kind::Excludes, int(moves[2].code())}));
    QVERIFY(!clueFor(start, moves));
    const core::Position cross = core::TicTacToe();
    QVERIFY(matches({Kind::Corner}, cross, Move(8)));
    QVERIFY(matches({Kind::Edge}, cross, Move(5)));
    QVERIFY(matches({Kind::Inside}, cross, Move(4)));
    QVERIFY(!matches({Kind::Threat}, cross, Move(4)));
    const core::Position opened = *core::parsePosition(GameKind::TicTacToe, "X---O---- X");
    QVERIFY(matches({Kind::Threat}, opened, Move(1)));
    QVERIFY(!matches({Kind::Threat}, opened, Move(8)));
    QVERIFY(!matches({Kind::Threat}, opened, Move(5)));
    const core::Position heaps = *core::Nim::parse("3-4 normal");
    QVERIFY(matches({Kind::Heap, 1}, heaps, core::Nim::take(1, 1)));
    QVERIFY(matches({Kind::LeavesEven}, heaps, core::Nim::take(1, 1)));
    QVERIFY(matches({Kind::LeavesOdd}, heaps, core::Nim::take(0, 2)));
    QVERIFY(!matches({Kind::LeavesEven}, heaps, core::Nim::take(0, 2)));
}

QTEST_APPLESS_MAIN(TestClues)
#include "tst_clues.moc"
