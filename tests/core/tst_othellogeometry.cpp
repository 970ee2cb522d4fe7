#include "core/othello.h"
#include "core/othellogeometry.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"
#include "tests/support/symmetricsquare.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using core::Move;
using core::Othello;
using core::Side;
using core::geometry::Mask;

namespace geometry = core::geometry;

/// Squares, neighbours and symmetries against coordinates, and the symmetries against the rules.
class TestOthelloGeometry : public QObject
{
    Q_OBJECT

private slots:
    void cornersAndTheSquaresBesideThemHaveTheirNames();
    void neighboursAreOneStepAway();
    void neighboursOfASetAreThoseOfItsSquares();
    void aRegionIsWhatStepsReach();
    void symmetriesKeepNeighbours();
    void symmetriesAreAGroupOfOrderEight();
    void rulesAreTheSameUnderEverySymmetry();
};

namespace {

/// A symmetry as the square that each square becomes.
using Permutation = std::array<int, 64>;

Permutation permutationOf(int symmetry)
{
    Permutation images{};
    for (int square = 0; square < 64; ++square)
        images[static_cast<std::size_t>(square)] = support::symmetricSquare(square, symmetry);
    return images;
}

Permutation composed(const Permutation &first, const Permutation &second)
{
    Permutation images{};
    for (std::size_t square = 0; square < 64; ++square)
        images[square] = second[static_cast<std::size_t>(first[square])];
    return images;
}

Mask squaresNamed(const std::vector<std::string> &names)
{
    Mask squares = 0;
    for (const std::string &name : names)
        squares |= geometry::squareBit((name[0] - 'a') + 8 * (name[1] - '1'));
    return squares;
}

/// Steps from one square to another as a king of chess goes, and as a rook of one step does.
int kingSteps(int from, int to)
{
    return std::max(std::abs(from % 8 - to % 8), std::abs(from / 8 - to / 8));
}

int rookSteps(int from, int to)
{
    return std::abs(from % 8 - to % 8) + std::abs(from / 8 - to / 8);
}

Othello image(const Othello &position, int symmetry)
{
    return *Othello::create(geometry::symmetric(position.discs(Side::First), symmetry),
                            geometry::symmetric(position.discs(Side::Second), symmetry),
                            position.sideToMove());
}

Move image(Move move, int symmetry)
{
    if (move == Othello::pass)
        return move;
    return Move(static_cast<std::uint16_t>(support::symmetricSquare(move.code(), symmetry)));
}

} // namespace

void TestOthelloGeometry::cornersAndTheSquaresBesideThemHaveTheirNames()
{
    QCOMPARE(geometry::cornerSquares, squaresNamed({"a1", "h1", "a8", "h8"}));
    Mask listed = 0;
    for (const int corner : geometry::corners)
        listed |= geometry::squareBit(corner);
    QCOMPARE(listed, geometry::cornerSquares);
    QCOMPARE(geometry::xSquares, squaresNamed({"b2", "g2", "b7", "g7"}));
    QCOMPARE(geometry::cSquares, squaresNamed({"b1", "a2", "g1", "h2", "a7", "b8", "g8", "h7"}));
    for (int square = 0; square < 64; ++square) {
        const bool edge = square % 8 == 0 || square % 8 == 7 || square < 8 || square >= 56;
        QCOMPARE(geometry::contains(geometry::edgeSquares, square), edge);
    }
}

void TestOthelloGeometry::neighboursAreOneStepAway()
{
    for (int square = 0; square < 64; ++square) {
        const Mask bit = geometry::squareBit(square);
        for (int other = 0; other < 64; ++other) {
            const bool touches = kingSteps(square, other) == 1;
            const bool sharesSide = rookSteps(square, other) == 1;
            QCOMPARE(geometry::contains(geometry::neighboursOf[std::size_t(square)], other),
                     touches);
            QCOMPARE(geometry::contains(geometry::neighbours(bit), other), touches);
            QCOMPARE(geometry::contains(geometry::orthogonalNeighbours(bit), other), sharesSide);
            QCOMPARE(geometry::contains(geometry::diagonalNeighbours(bit), other),
                     touches && !sharesSide);
        }
    }
}

void TestOthelloGeometry::neighboursOfASetAreThoseOfItsSquares()
{
    support::Random random(1);
    for (int i = 0; i < support::samples(2'000, 100'000); ++i) {
        const Mask squares = random() & random();
        Mask expected = 0;
        for (int square = 0; square < 64; ++square)
            expected |= geometry::contains(squares, square)
                            ? geometry::neighboursOf[std::size_t(square)]
                            : 0;
        QCOMPARE(geometry::neighbours(squares), expected & ~squares);
    }
}

void TestOthelloGeometry::aRegionIsWhatStepsReach()
{
    support::Random random(2);
    for (int i = 0; i < support::samples(500, 20'000); ++i) {
        const Mask squares = random() & random();
        for (int square = 0; square < 64; ++square) {
            if (!geometry::contains(squares, square)) {
                QCOMPARE(geometry::connectedRegion(squares, square), Mask(0));
                continue;
            }
            std::set<int> reached{square};
            std::vector<int> open{square};
            while (!open.empty()) {
                const int from = open.back();
                open.pop_back();
                for (int to = 0; to < 64; ++to) {
                    if (kingSteps(from, to) == 1 && geometry::contains(squares, to)
                        && reached.insert(to).second)
                        open.push_back(to);
                }
            }
            Mask expected = 0;
            for (const int one : reached)
                expected |= geometry::squareBit(one);
            QCOMPARE(geometry::connectedRegion(squares, square), expected);
        }
    }
}

void TestOthelloGeometry::symmetriesKeepNeighbours()
{
    for (int symmetry = 0; symmetry < geometry::symmetryCount; ++symmetry) {
        const Permutation images = permutationOf(symmetry);
        for (std::size_t from = 0; from < 64; ++from) {
            for (std::size_t to = 0; to < 64; ++to)
                QCOMPARE(rookSteps(images[from], images[to]), rookSteps(int(from), int(to)));
        }
    }
}

void TestOthelloGeometry::symmetriesAreAGroupOfOrderEight()
{
    std::set<Permutation> all;
    for (int symmetry = 0; symmetry < geometry::symmetryCount; ++symmetry)
        all.insert(permutationOf(symmetry));
    QCOMPARE(all.size(), std::size_t(geometry::symmetryCount)); // no two are alike
    const Permutation identity = permutationOf(0);
    for (int square = 0; square < 64; ++square)
        QCOMPARE(identity[std::size_t(square)], square);
    for (const Permutation &first : all) {
        bool hasInverse = false;
        for (const Permutation &second : all) {
            const Permutation product = composed(first, second);
            QVERIFY(all.contains(product));
            hasInverse = hasInverse || product == identity;
        }
        QVERIFY(hasInverse);
    }
}

void TestOthelloGeometry::rulesAreTheSameUnderEverySymmetry()
{
    support::Random random(3);
    for (int game = 0; game < support::samples(40, 1'000); ++game) {
        Othello position;
        while (!position.isOver()) {
            const Move move = support::randomMove(position, random);
            for (int symmetry = 0; symmetry < geometry::symmetryCount; ++symmetry) {
                const Othello turned = image(position, symmetry);
                for (const Side side : {Side::First, Side::Second})
                    QCOMPARE(turned.placements(side),
                             geometry::symmetric(position.placements(side), symmetry));
                QVERIFY(turned.isLegal(image(move, symmetry)));
                QVERIFY(after(turned, image(move, symmetry))
                        == image(after(position, move), symmetry));
                QCOMPARE(turned.score(), position.score());
            }
            position.play(move);
        }
    }
}

QTEST_APPLESS_MAIN(TestOthelloGeometry)
#include "tst_othellogeometry.moc"
