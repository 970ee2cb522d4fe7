#include "ai/players/namedplayers.h"

#include <QTest>

#include <cstdlib>
#include <set>

using core::Move;

/// The players that are chosen by name.
class TestNamedPlayers : public QObject
{
    Q_OBJECT

private slots:
    void namesAreUnique();
    void everyOpponentPlaysLegalMoves_data();
    void everyOpponentPlaysLegalMoves();
    void unknownNameIsNoOpponent();
    void halfPlaysPerfectlyEveryOtherTime();
    void reportsCodeLosesFromAnEdgeAlone();
    void reportsTextMissesTheForkOfCornerAndFarEdge();
};

namespace {

using core::Side;
using core::TicTacToe;

/// Adds the first two moves of X, as squares from 0, of every game that X wins against a player.
void collectLost(const ai::NamedPlayer &player, const TicTacToe &position,
                 const std::vector<int> &moves, std::set<std::pair<int, int>> &openings)
{
    if (position.isOver()) {
        if (position.score() > 0)
            openings.emplace(moves[0], moves[1]);
        return;
    }
    const auto playOn = [&](Move move) {
        TicTacToe next = position;
        next.play(move);
        std::vector<int> played = moves;
        if (position.sideToMove() == Side::First)
            played.push_back(move.code());
        collectLost(player, next, played, openings);
    };
    ai::Random random(1); // which is not used: every move counts
    if (position.sideToMove() == Side::Second) {
        for (const Move move : player.choose(position, random).equalMoves)
            playOn(move);
    } else {
        for (const Move move : position.emptySquareMoves())
            playOn(move);
    }
}

std::set<std::pair<int, int>> lostOpenings(std::string_view name)
{
    std::set<std::pair<int, int>> openings;
    collectLost(*ai::playerNamed(name), TicTacToe(), {}, openings);
    return openings;
}

bool isCorner(int square)
{
    return square != 4 && square % 2 == 0;
}

} // namespace

void TestNamedPlayers::namesAreUnique()
{
    std::set<std::string_view> names;
    for (const ai::NamedPlayer &opponent : ai::namedPlayers())
        QVERIFY(names.insert(opponent.name).second);
}

void TestNamedPlayers::everyOpponentPlaysLegalMoves_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("game");
    for (int i = 0; i < int(ai::namedPlayers().size()); ++i) {
        const ai::NamedPlayer &opponent = ai::namedPlayers()[std::size_t(i)];
        for (const core::GameKind kind : core::allGames) {
            if (opponent.plays(kind))
                QTest::addRow("%s, %s", opponent.name.data(), gameName(kind).data())
                    << i << int(kind);
        }
    }
}

void TestNamedPlayers::everyOpponentPlaysLegalMoves()
{
    QFETCH(int, index);
    QFETCH(int, game);
    const ai::NamedPlayer &opponent = ai::namedPlayers()[std::size_t(index)];
    QCOMPARE(ai::playerNamed(opponent.name), &opponent);
    ai::Random random(7);
    core::Position position = core::startOf(core::GameKind(game));
    while (!isOver(position)) {
        const ai::SearchResult result = opponent.choose(position, random);
        QVERIFY(std::find(result.equalMoves.begin(), result.equalMoves.end(), result.move)
                != result.equalMoves.end());
        for (const Move move : result.equalMoves)
            QVERIFY(isLegal(position, move));
        position = after(position, result.move);
    }
}

void TestNamedPlayers::unknownNameIsNoOpponent()
{
    QCOMPARE(ai::playerNamed("heuristic-9"), nullptr);
    QCOMPARE(ai::playerNamed(""), nullptr);
}

/// Exercise 3 of El algoritmo MiniMax. Three squares are empty and one of them is best: of six
/// turns it is found in three by minimax and in one by chance.
void TestNamedPlayers::halfPlaysPerfectlyEveryOtherTime()
{
    const ai::NamedPlayer &half = *ai::playerNamed("half");
    const core::Position position = *TicTacToe::parse("OOXX---XO X");
    constexpr int turns = 3'000;
    ai::Random random(11);
    int perfect = 0;
    int found = 0;
    for (int i = 0; i < turns; ++i) {
        const ai::SearchResult result = half.choose(position, random);
        QVERIFY(result.equalMoves.size() == 1 || result.equalMoves.size() == 3);
        perfect += result.equalMoves.size() == 1 ? 1 : 0;
        found += result.move == Move(4) ? 1 : 0;
        if (result.equalMoves.size() == 1)
            QCOMPARE(result.move, Move(4));
    }
    constexpr int spread = 120; // more than four standard deviations
    QVERIFY2(std::abs(perfect - turns / 2) < spread, qPrintable(QString::number(perfect)));
    QVERIFY2(std::abs(found - turns * 4 / 6) < spread, qPrintable(QString::number(found)));
}

/// What the window says to a person who has beaten it.
void TestNamedPlayers::reportsCodeLosesFromAnEdgeAlone()
{
    std::set<int> first;
    for (const auto &[square, next] : lostOpenings("report-code"))
        first.insert(square);
    QCOMPARE(first, std::set<int>({1, 3, 5, 7}));
}

/// The same of the text: one of the two is a corner, the other an edge in another row and column.
void TestNamedPlayers::reportsTextMissesTheForkOfCornerAndFarEdge()
{
    const auto openings = lostOpenings("report-text");
    QVERIFY(!openings.empty());
    for (const auto &[one, other] : openings) {
        const int corner = isCorner(one) ? one : other;
        const int edge = isCorner(one) ? other : one;
        QVERIFY(isCorner(corner) && edge % 2 == 1);
        QVERIFY(corner / 3 != edge / 3 && corner % 3 != edge % 3);
    }
}

QTEST_APPLESS_MAIN(TestNamedPlayers)
#include "tst_namedplayers.moc"
