#include "ai/lab/studies/walledboard.h"
#include "tests/support/randomplay.h"

#include <QTest>

#include <algorithm>

using ai::lab::WalledBoard;
using ai::lab::walledCell;
using ai::lab::WalledCell;
using ai::lab::WalledStep;
using core::Othello;

/// The board of the article on an Othello engine, whose outermost cells are a wall.
class TestWalledBoard : public QObject
{
    Q_OBJECT

private slots:
    void startIsTheArticles();
    void movesAreMadeAndUndone();
    void walksEndWhereNoDiscOfTheOpponentIs();
};

/// As the listing has it: 44 and 55 are White's, 45 and 54 Black's.
void TestWalledBoard::startIsTheArticles()
{
    const WalledBoard board = ai::lab::walledBoard(Othello());
    for (int cell = 0; cell < 100; ++cell) {
        const int row = cell / 10;
        const int column = cell % 10;
        const bool wall = row == 0 || row == 9 || column == 0 || column == 9;
        const WalledCell expected = cell == 44 || cell == 55   ? WalledCell::White
                                    : cell == 45 || cell == 54 ? WalledCell::Black
                                    : wall                     ? WalledCell::Wall
                                                               : WalledCell::Empty;
        QCOMPARE(board[std::size_t(cell)], expected);
    }
}

/// What is found to turn is what the rules turn; the board that follows is theirs, and undone it is
/// what it was.
void TestWalledBoard::movesAreMadeAndUndone()
{
    support::Random play(17);
    int moves = 0;
    for (int i = 0; i < 300; ++i) {
        const Othello position = support::afterRandomMoves(Othello(), i % 60, play);
        if (position.isOver() || position.mustPass())
            continue;
        for (const core::Move move : position.legalMoves()) {
            ++moves;
            const auto steps = ai::lab::walledSteps(position, move);
            const WalledStep &made = steps[steps.size() - 2];
            std::vector<int> expected;
            for (int square = 0; square < 64; ++square) {
                if (((position.flips(move.code()) >> square) & 1) != 0)
                    expected.push_back(walledCell(square));
            }
            std::vector<int> turned = made.turns;
            std::sort(turned.begin(), turned.end());
            QCOMPARE(turned, expected);
            QCOMPARE(made.kind, WalledStep::Kind::Make);
            QCOMPARE(made.cell, walledCell(move.code()));
            QVERIFY(made.board == ai::lab::walledBoard(core::after(position, move)));
            QCOMPARE(steps.back().kind, WalledStep::Kind::Undo);
            QVERIFY(steps.back().board == ai::lab::walledBoard(position));
        }
    }
    QVERIFY(moves > 1'000);
}

/// Each walk goes straight on from the move's cell over discs of the opponent, and never past the
/// wall.
void TestWalledBoard::walksEndWhereNoDiscOfTheOpponentIs()
{
    support::Random play(18);
    int walls = 0;
    for (int i = 0; i < 60; ++i) {
        const Othello position = support::afterRandomMoves(Othello(), i, play);
        if (position.isOver() || position.mustPass())
            continue;
        const WalledCell opponent =
            position.sideToMove() == core::Side::First ? WalledCell::White : WalledCell::Black;
        const core::Move move = *position.legalMoves().begin();
        const int start = walledCell(move.code());
        std::vector<int> directions;
        const auto steps = ai::lab::walledSteps(position, move);
        for (std::size_t at = 0; at + 2 < steps.size(); ++at) {
            const WalledStep &step = steps[at];
            QCOMPARE(step.kind, WalledStep::Kind::Look);
            QCOMPARE(step.cell, start + (step.between + 1) * step.direction);
            QCOMPARE(step.found, step.board[std::size_t(step.cell)]);
            if (step.between == 0)
                directions.push_back(step.direction);
            const bool last = at + 3 == steps.size() || steps[at + 1].between == 0;
            QCOMPARE(step.found != opponent, last);
            walls += step.found == WalledCell::Wall ? 1 : 0;
        }
        QCOMPARE(directions, (std::vector{-11, -10, -9, -1, 1, 9, 10, 11}));
    }
    QVERIFY(walls > 20);
}

QTEST_APPLESS_MAIN(TestWalledBoard)
#include "tst_walledboard.moc"
