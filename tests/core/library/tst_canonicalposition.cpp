#include "core/library/canonicalposition.h"
#include "tests/support/randomplay.h"
#include "tests/support/symmetricsquare.h"

#include <QTest>

#include <map>
#include <set>

/// One position for all that are alike.
class TestCanonicalPosition : public QObject
{
    Q_OBJECT

private slots:
    void alikePositionsAreOne();
    void alikeMovesAreOne();
    void startHasOneMove();
    void keysDiffer();
    void passesAreAdded();
    void illegalMovesChangeNothing();
};

namespace {

using core::Othello;
using core::library::CanonicalPosition;
using core::library::LineReplay;

Othello imageOf(const Othello &position, int symmetry)
{
    using core::geometry::symmetric;
    return *Othello::create(symmetric(position.discs(core::Side::First), symmetry),
                            symmetric(position.discs(core::Side::Second), symmetry),
                            position.sideToMove());
}

Othello withColoursExchanged(const Othello &position)
{
    return *Othello::create(position.discs(core::Side::Second), position.discs(core::Side::First),
                            core::opponent(position.sideToMove()));
}

} // namespace

void TestCanonicalPosition::alikePositionsAreOne()
{
    support::Random random(1);
    for (int plies = 0; plies < 60; ++plies) {
        const Othello position = support::afterRandomMoves(Othello(), plies, random);
        const CanonicalPosition canonical(position);
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            const Othello image = imageOf(position, symmetry);
            QCOMPARE(CanonicalPosition(image).key(), canonical.key());
            QVERIFY(CanonicalPosition(image).discs() == canonical.discs());
            QVERIFY(CanonicalPosition(withColoursExchanged(image)).discs() == canonical.discs());
        }
        QVERIFY(canonical.key() >= 0);
    }
}

void TestCanonicalPosition::alikeMovesAreOne()
{
    support::Random random(2);
    for (int plies = 0; plies < 50; ++plies) {
        const Othello position = support::afterRandomMoves(Othello(), plies, random);
        if (position.isOver() || position.mustPass())
            continue;
        const CanonicalPosition canonical(position);
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            const CanonicalPosition image(imageOf(position, symmetry));
            for (const core::Move move : position.legalMoves()) {
                const int square = canonical.canonicalSquare(move.code());
                QCOMPARE(image.canonicalSquare(support::symmetricSquare(move.code(), symmetry)),
                         square);
                // The canonical move leads to the same position as the move does.
                Othello after = position;
                after.play(move);
                Othello canonicalAfter = core::library::positionOf(canonical.discs());
                const core::Move canonicalMove(static_cast<std::uint16_t>(square));
                QVERIFY(canonicalAfter.isLegal(canonicalMove));
                canonicalAfter.play(canonicalMove);
                QCOMPARE(CanonicalPosition(canonicalAfter).key(), CanonicalPosition(after).key());
                QCOMPARE(canonical.canonicalSquare(canonical.squareOf(square)), square);
            }
        }
    }
}

void TestCanonicalPosition::startHasOneMove()
{
    const CanonicalPosition canonical{Othello()};
    std::set<int> squares;
    for (const core::Move move : Othello().legalMoves())
        squares.insert(canonical.canonicalSquare(move.code()));
    QCOMPARE(squares.size(), std::size_t(1));
}

void TestCanonicalPosition::keysDiffer()
{
    support::Random random(3);
    std::map<std::int64_t, core::library::Discs> seen;
    for (int game = 0; game < 500; ++game) {
        Othello position;
        while (!position.isOver()) {
            const CanonicalPosition canonical(position);
            const auto found = seen.try_emplace(canonical.key(), canonical.discs()).first;
            QVERIFY(found->second == canonical.discs());
            position.play(support::randomMove(position, random));
        }
    }
    QVERIFY(seen.size() > 20'000);
}

void TestCanonicalPosition::passesAreAdded()
{
    support::Random random(4);
    int passes = 0;
    for (int game = 0; game < 200; ++game) {
        Othello position;
        LineReplay replay;
        while (!position.isOver()) {
            const core::Move move = support::randomMove(position, random);
            position.play(move);
            if (move == Othello::pass)
                ++passes;
            else
                QVERIFY(replay.play(move.code()));
        }
        QCOMPARE(replay.position().toText().substr(0, 64), position.toText().substr(0, 64));
    }
    QVERIFY(passes > 50);
}

void TestCanonicalPosition::illegalMovesChangeNothing()
{
    LineReplay replay;
    QVERIFY(replay.play(19)); // d3
    const Othello before = replay.position();
    for (const int square : {-1, 0, 19, 27, 63, 64, 255}) {
        QVERIFY(!replay.play(square));
        QVERIFY(replay.position() == before);
    }
}

QTEST_GUILESS_MAIN(TestCanonicalPosition)
#include "tst_canonicalposition.moc"
