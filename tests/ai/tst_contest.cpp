#include "ai/beginners.h"
#include "ai/contest.h"
#include "ai/tictactoechoice.h"

#include <QTest>

#include <cmath>
#include <set>

using ai::Contest;
using ai::Opener;
using ai::Tally;
using core::Move;
using core::Othello;
using core::TicTacToe;

/// The contests that the levels are measured by, the named opponents and the beginners among them.
class TestContest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreUnique();
    void everyOpponentPlaysLegalMoves_data();
    void everyOpponentPlaysLegalMoves();
    void unknownNameIsNoOpponent();
    void cornersAreTakenFirst();
    void mostDiscsAreTakenWithoutCorner();
    void winComesBeforeBlock();
    void threadsDoNotChangeTheTally();
    void seedChangesTheGames();
    void openerIsAsAsked();
    void wilsonAgreesWithPublishedValues();
    void lostLinesAreTheKnownOnes_data();
    void lostLinesAreTheKnownOnes();
    void losingLinesOfDepthTwoAreTheTenKnown();
};

void TestContest::namesAreUnique()
{
    std::set<std::string_view> names;
    for (const ai::Opponent &opponent : ai::opponents())
        QVERIFY(names.insert(opponent.name).second);
}

void TestContest::everyOpponentPlaysLegalMoves_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("game");
    for (int i = 0; i < int(ai::opponents().size()); ++i) {
        const ai::Opponent &opponent = ai::opponents()[std::size_t(i)];
        for (const core::GameKind kind : core::allGames) {
            if (opponent.plays(kind))
                QTest::addRow("%s, %s", opponent.name.data(), gameName(kind).data())
                    << i << int(kind);
        }
    }
}

void TestContest::everyOpponentPlaysLegalMoves()
{
    QFETCH(int, index);
    QFETCH(int, game);
    const ai::Opponent &opponent = ai::opponents()[std::size_t(index)];
    QCOMPARE(ai::opponentNamed(opponent.name), &opponent);
    ai::Random random(7);
    core::Position position = core::startOf(core::GameKind(game));
    while (!isOver(position)) {
        const ai::Choice choice = opponent.choose(position, random);
        QVERIFY(!choice.moves.empty());
        for (const Move move : choice.moves)
            QVERIFY(isLegal(position, move));
        position = after(position, ai::drawn(choice.moves, random));
    }
}

void TestContest::unknownNameIsNoOpponent()
{
    QCOMPARE(ai::opponentNamed("heuristic-9"), nullptr);
    QCOMPARE(ai::opponentNamed(""), nullptr);
}

void TestContest::cornersAreTakenFirst()
{
    // a1 turns one disc, d1 would turn three.
    const auto position = Othello::parse("-OX-----"
                                         "---O----"
                                         "---O----"
                                         "---O----"
                                         "---X----"
                                         "--------"
                                         "--------"
                                         "-------- X");
    QVERIFY(position.ok());
    QCOMPARE(ai::cornersThenMostDiscs(*position).moves, std::vector<Move>{Move(0)});
}

void TestContest::mostDiscsAreTakenWithoutCorner()
{
    const auto position = Othello::parse("--------"
                                         "-OX-----"
                                         "XOO-----"
                                         "-XOOO---"
                                         "--------"
                                         "--------"
                                         "--------"
                                         "-------- X");
    QVERIFY(position.ok());
    const std::vector<Move> moves = ai::cornersThenMostDiscs(*position).moves;
    int most = 0;
    for (const Move move : position->legalMoves())
        most = std::max(most, std::popcount(position->flips(move.code())));
    QVERIFY(!moves.empty());
    for (const Move move : moves)
        QCOMPARE(std::popcount(position->flips(move.code())), most);
}

void TestContest::winComesBeforeBlock()
{
    const auto position = TicTacToe::parse("XX-OO---- X");
    QVERIFY(position.ok());
    QCOMPARE(ai::winsOrBlocks(*position).moves, std::vector<Move>{Move(2)});
    const auto blocking = TicTacToe::parse("X--OO---X X");
    QVERIFY(blocking.ok());
    QCOMPARE(ai::winsOrBlocks(*blocking).moves, std::vector<Move>{Move(5)});
}

namespace {

Contest smallContest()
{
    Contest contest;
    contest.player = ai::levelPlayer(ai::Level::Hard, {.nodes = 200});
    contest.rival = ai::opponentPlayer(*ai::opponentNamed("random"));
    contest.start = Othello();
    contest.games = 12;
    contest.seed = 3;
    return contest;
}

} // namespace

void TestContest::threadsDoNotChangeTheTally()
{
    Contest contest = smallContest();
    const Tally alone = ai::played(contest);
    contest.threads = 4;
    std::atomic<int> finished = 0;
    const Tally together = ai::played(contest, &finished);
    QCOMPARE(finished.load(), contest.games);
    QCOMPARE(together.won, alone.won);
    QCOMPARE(together.drawn, alone.drawn);
    QCOMPARE(together.lost, alone.lost);
    QCOMPARE(together.different, alone.different);
    QCOMPARE(alone.games(), contest.games);
}

void TestContest::seedChangesTheGames()
{
    Contest contest = smallContest();
    contest.player = contest.rival;
    contest.games = 50;
    const Tally one = ai::played(contest);
    QCOMPARE(one.different, 50);
    contest.seed = 4;
    const Tally other = ai::played(contest);
    QVERIFY(one.won != other.won || one.drawn != other.drawn || one.lost != other.lost);
}

void TestContest::openerIsAsAsked()
{
    Contest contest;
    contest.start = TicTacToe();
    contest.games = 10;
    contest.rival = ai::opponentPlayer(*ai::opponentNamed("random"));
    for (const Opener opener : {Opener::InTurns, Opener::Player, Opener::Rival}) {
        contest.opener = opener;
        int opened = 0;
        contest.player = [&opened](const core::Position &position, ai::Random &) {
            if (position == core::Position(TicTacToe()))
                ++opened;
            return core::legalMoves(position).front();
        };
        ai::played(contest);
        QCOMPARE(opened, opener == Opener::InTurns ? 5 : opener == Opener::Player ? 10 : 0);
    }
}

// Values of the score interval by its closed form: 0 of n reaches up to z*z / (n + z*z).
void TestContest::wilsonAgreesWithPublishedValues()
{
    const ai::Interval none = ai::wilson(0, 10);
    QCOMPARE(none.low, 0.0);
    QVERIFY(std::abs(none.high - 0.2775) < 0.0001);
    const ai::Interval half = ai::wilson(0.5, 100);
    QVERIFY(std::abs(half.low - 0.4038) < 0.0001);
    QVERIFY(std::abs(half.high - 0.5962) < 0.0001);
    const ai::Interval all = ai::wilson(1, 200);
    QVERIFY(std::abs(all.low - 0.9812) < 0.0001);
    QCOMPARE(all.high, 1.0);
}

void TestContest::lostLinesAreTheKnownOnes_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<bool>("humanStarts");
    QTest::addColumn<int>("lost");
    QTest::addColumn<int>("lines");
    QTest::newRow("the report's code") << "report-code" << true << 32 << 717;
    QTest::newRow("the report's code, starting") << "report-code" << false << 0 << 98;
    QTest::newRow("the report's text") << "report-text" << true << 6 << 573;
    QTest::newRow("the report's text, starting") << "report-text" << false << 0 << 94;
    QTest::newRow("the article's depth 2") << "heuristic-2" << true << 10 << 621;
    QTest::newRow("the article's depth 2, starting") << "heuristic-2" << false << 0 << 183;
}

void TestContest::lostLinesAreTheKnownOnes()
{
    QFETCH(QString, program);
    QFETCH(bool, humanStarts);
    QFETCH(int, lost);
    QFETCH(int, lines);
    const ai::Opponent *opponent = ai::opponentNamed(program.toStdString());
    QVERIFY(opponent != nullptr);
    ai::Random random(1);
    const ai::Lines found = ai::everyLine(
        [&](const TicTacToe &position) { return opponent->choose(position, random); }, humanStarts);
    QCOMPARE(found.lost, lost);
    QCOMPARE(found.played, lines);
}

void TestContest::losingLinesOfDepthTwoAreTheTenKnown()
{
    ai::Lines found = ai::everyLine(
        [](const TicTacToe &position) { return ai::heuristicTicTacToe(position, 2); }, true);
    std::sort(found.lostLines.begin(), found.lostLines.end());
    const std::vector<std::string> known{"2549137", "2567319", "4529137", "4583719", "6527319",
                                         "6581923", "6581927", "8543719", "8561923", "8561927"};
    QCOMPARE(found.lostLines, known);
}

QTEST_APPLESS_MAIN(TestContest)
#include "tst_contest.moc"
