#include "ai/levels/baselineplayers.h"
#include "app/cli/match/ladder.h"
#include "app/cli/match/players/playersettings.h"

#include <QTest>

#include <set>

using core::Move;
using core::Othello;
using core::TicTacToe;
using namespace cli::match;

/// The contests that the levels are measured by, the named opponents and the beginners among them.
class TestLadder : public QObject
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
};

void TestLadder::namesAreUnique()
{
    std::set<std::string_view> names;
    for (const ai::Opponent &opponent : ai::opponents())
        QVERIFY(names.insert(opponent.name).second);
}

void TestLadder::everyOpponentPlaysLegalMoves_data()
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

void TestLadder::everyOpponentPlaysLegalMoves()
{
    QFETCH(int, index);
    QFETCH(int, game);
    const ai::Opponent &opponent = ai::opponents()[std::size_t(index)];
    QCOMPARE(ai::opponentNamed(opponent.name), &opponent);
    ai::Random random(7);
    core::Position position = core::startOf(core::GameKind(game));
    while (!isOver(position)) {
        ai::SearchResult result = opponent.choose(position, random);
        QVERIFY(!result.equalMoves.empty());
        for (const Move move : result.equalMoves)
            QVERIFY(isLegal(position, move));
        drawMove(result, random);
        position = after(position, result.move);
    }
}

void TestLadder::unknownNameIsNoOpponent()
{
    QCOMPARE(ai::opponentNamed("heuristic-9"), nullptr);
    QCOMPARE(ai::opponentNamed(""), nullptr);
}

void TestLadder::cornersAreTakenFirst()
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
    QCOMPARE(ai::cornersThenMostDiscs(*position).equalMoves, std::vector<Move>{Move(0)});
}

void TestLadder::mostDiscsAreTakenWithoutCorner()
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
    const std::vector<Move> moves = ai::cornersThenMostDiscs(*position).equalMoves;
    int most = 0;
    for (const Move move : position->legalMoves())
        most = std::max(most, std::popcount(position->flips(move.code())));
    QVERIFY(!moves.empty());
    for (const Move move : moves)
        QCOMPARE(std::popcount(position->flips(move.code())), most);
}

void TestLadder::winComesBeforeBlock()
{
    const auto position = TicTacToe::parse("XX-OO---- X");
    QVERIFY(position.ok());
    QCOMPARE(ai::winsOrBlocks(*position).equalMoves, std::vector<Move>{Move(2)});
    const auto blocking = TicTacToe::parse("X--OO---X X");
    QVERIFY(blocking.ok());
    QCOMPARE(ai::winsOrBlocks(*blocking).equalMoves, std::vector<Move>{Move(5)});
}

namespace {

Contestant levelPlayer(ai::Level level, std::uint64_t nodes)
{
    PlayerSettings settings;
    settings.kind = PlayerSettings::Kind::Level;
    settings.level = level;
    settings.limits.nodes = nodes;
    settings.tableBytes = std::size_t(1) << 20;
    return contestantOf(settings);
}

Contestant opponentPlayer(std::string_view name)
{
    PlayerSettings settings;
    settings.kind = PlayerSettings::Kind::Opponent;
    settings.opponent = ai::opponentNamed(name);
    return contestantOf(settings);
}

Contest smallContest()
{
    Contest contest;
    contest.player = levelPlayer(ai::Level::Hard, 200);
    contest.rival = opponentPlayer("random");
    contest.start = Othello();
    contest.games = 12;
    contest.seed = 3;
    return contest;
}

/// Plays the first legal move, and counts the games that it opens.
class CountingPlayer : public Player
{
public:
    explicit CountingPlayer(int &opened)
        : m_opened(opened)
    {}

    std::optional<PlayerFailure> begin(const GameSoFar &, core::Side, std::uint64_t) override
    {
        return std::nullopt;
    }
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &) override
    {
        if (game.moves.empty())
            ++m_opened;
        return PlayerAnswer{core::legalMoves(game.position).front(), std::nullopt, Seconds(0)};
    }

private:
    int &m_opened;
};

} // namespace

void TestLadder::threadsDoNotChangeTheTally()
{
    Contest contest = smallContest();
    const ContestResult alone = *playContest(contest);
    contest.threads = 4;
    std::atomic<int> finished = 0;
    const ContestResult together = *playContest(contest, &finished);
    QCOMPARE(finished.load(), contest.games);
    QCOMPARE(together.tally.won, alone.tally.won);
    QCOMPARE(together.tally.drawn, alone.tally.drawn);
    QCOMPARE(together.tally.lost, alone.tally.lost);
    QCOMPARE(together.different, alone.different);
    QCOMPARE(alone.games(), contest.games);
}

void TestLadder::seedChangesTheGames()
{
    Contest contest = smallContest();
    contest.player = contest.rival;
    contest.games = 50;
    const ContestResult one = *playContest(contest);
    QCOMPARE(one.different, 50);
    contest.seed = 4;
    const ContestResult other = *playContest(contest);
    QVERIFY(one.tally.won != other.tally.won || one.tally.drawn != other.tally.drawn
            || one.tally.lost != other.tally.lost);
}

void TestLadder::openerIsAsAsked()
{
    Contest contest;
    contest.start = TicTacToe();
    contest.games = 10;
    contest.rival = opponentPlayer("random");
    int opened = 0;
    contest.player = {"counting", [&opened] { return std::make_unique<CountingPlayer>(opened); }};
    for (const FirstSide rule :
         {FirstSide::InTurns, FirstSide::FirstPlayer, FirstSide::SecondPlayer}) {
        contest.firstSide = rule;
        opened = 0;
        QVERIFY(playContest(contest).ok());
        QCOMPARE(opened, rule == FirstSide::InTurns ? 5 : rule == FirstSide::FirstPlayer ? 10 : 0);
    }
}

QTEST_APPLESS_MAIN(TestLadder)
#include "tst_ladder.moc"
