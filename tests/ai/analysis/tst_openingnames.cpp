#include "ai/analysis/openingnames.h"
#include "core/othellogeometry.h"
#include "tests/support/randomplay.h"

#include <QFile>
#include <QTest>

#include <set>

using core::Othello;
using core::Side;

/// Names of openings against the list that they come from.
class TestOpenings : public QObject
{
    Q_OBJECT

private slots:
    void everyOpeningOfTheListIsNamedUnderEverySymmetry();
    void unknownPositionsHaveNoName();
    void aGameKeepsTheLastNameOnItsWay();
    void otherGamesAndTheRestOfAGameHaveNoName();
    void theNameGoesOnceTheGameHasLeftIt();
};

namespace {

Othello positionAfter(const std::string &moves)
{
    Othello position;
    for (std::size_t at = 0; at + 1 < moves.size(); at += 2)
        position.play(*position.parseMove(moves.substr(at, 2)));
    return position;
}

core::Match matchOf(const std::string &moves)
{
    core::Match match{core::Position(Othello())};
    for (std::size_t at = 0; at + 1 < moves.size(); at += 2)
        match.play(*core::parseMove(match.current(), moves.substr(at, 2)));
    return match;
}

} // namespace

void TestOpenings::everyOpeningOfTheListIsNamedUnderEverySymmetry()
{
    QFile file(TABULEIRO_OPENINGS);
    QVERIFY(file.open(QIODevice::ReadOnly));
    int openings = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (line.startsWith('#'))
            continue;
        const qsizetype blank = line.indexOf(' ');
        QVERIFY2(blank > 0 && blank % 2 == 0, line);
        const Othello position = positionAfter(line.left(blank).toStdString());
        const std::string name = line.mid(blank + 1).toStdString();
        for (int symmetry = 0; symmetry < core::geometry::symmetryCount; ++symmetry) {
            const auto image =
                Othello::create(core::geometry::symmetric(position.discs(Side::First), symmetry),
                                core::geometry::symmetric(position.discs(Side::Second), symmetry),
                                position.sideToMove());
            QVERIFY2(ai::openingName(*image) == name, line);
        }
        ++openings;
    }
    QVERIFY(openings > 70);
}

void TestOpenings::unknownPositionsHaveNoName()
{
    QVERIFY(ai::openingName(Othello()).empty());
    support::Random random(4);
    for (int i = 0; i < 100; ++i)
        QVERIFY(ai::openingName(support::afterRandomMoves(Othello(), 30, random)).empty());
}

void TestOpenings::aGameKeepsTheLastNameOnItsWay()
{
    const core::Match match = matchOf("f5d6c3d3c4f4");
    QVERIFY(ai::openingName(match, 0).empty());
    QVERIFY(ai::openingName(match, 1).empty());
    QVERIFY(ai::openingName(match, 2) == "Perpendicular Opening");
    QVERIFY(ai::openingName(match, 4) == "Perpendicular Opening");
    QVERIFY(ai::openingName(match, 5) == "Tiger");
    QVERIFY(ai::openingName(match, 6) == "Tiger");
}

void TestOpenings::otherGamesAndTheRestOfAGameHaveNoName()
{
    core::Match nim{core::startOf(core::GameKind::Nim)};
    nim.play(core::Nim::take(0, 3));
    QVERIFY(ai::openingName(nim, 1).empty());
    core::Match match = matchOf("f5d6c3d3c4");
    while (match.ply() < 40 && !isOver(match.current()))
        match.play(legalMoves(match.current()).front());
    QVERIFY(ai::openingName(match, 30).empty());
}

/// "Perpendicular Opening" over a board that is half full says nothing about it.
void TestOpenings::theNameGoesOnceTheGameHasLeftIt()
{
    const core::Match match = matchOf("f5d6c3d3c4f4f6");
    std::size_t last = 0;
    for (std::size_t ply = 1; ply <= match.ply(); ++ply) {
        if (!ai::openingName(*std::get_if<Othello>(&match.position(ply))).empty())
            last = ply;
    }
    core::Match left = match;
    left.goTo(last);
    while (left.ply() < last + 5)
        left.play(legalMoves(left.current()).back());
    for (std::size_t ply = last + 1; ply <= last + 5; ++ply)
        QVERIFY(ai::openingName(*std::get_if<Othello>(&left.position(ply))).empty());
    QVERIFY(!ai::openingName(left, last + 4).empty());
    QVERIFY(ai::openingName(left, last + 5).empty());
}

QTEST_APPLESS_MAIN(TestOpenings)
#include "tst_openingnames.moc"
