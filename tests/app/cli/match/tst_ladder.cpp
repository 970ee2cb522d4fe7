#include "app/cli/match/ladder.h"
#include "app/cli/match/players/playersettings.h"

#include <QTest>

using core::Othello;
using core::TicTacToe;
using namespace cli::match;

/// The matches that the levels are measured by.
class TestLadder : public QObject
{
    Q_OBJECT

private slots:
    void threadsDoNotChangeTheTally();
    void seedChangesTheGames();
    void openerIsAsAsked();
};

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
    settings.opponent = ai::playerNamed(name);
    return contestantOf(settings);
}

LadderMatch smallMatch()
{
    LadderMatch ladderMatch;
    ladderMatch.player = levelPlayer(ai::Level::Hard, 200);
    ladderMatch.rival = opponentPlayer("random");
    ladderMatch.start = Othello();
    ladderMatch.games = 12;
    ladderMatch.seed = 3;
    return ladderMatch;
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
    LadderMatch ladderMatch = smallMatch();
    const LadderMatchResult alone = *playLadderMatch(ladderMatch);
    ladderMatch.threads = 4;
    std::atomic<int> finished = 0;
    const LadderMatchResult together = *playLadderMatch(ladderMatch, &finished);
    QCOMPARE(finished.load(), ladderMatch.games);
    QCOMPARE(together.tally.won, alone.tally.won);
    QCOMPARE(together.tally.drawn, alone.tally.drawn);
    QCOMPARE(together.tally.lost, alone.tally.lost);
    QCOMPARE(together.different, alone.different);
    QCOMPARE(alone.games(), ladderMatch.games);
}

void TestLadder::seedChangesTheGames()
{
    LadderMatch ladderMatch = smallMatch();
    ladderMatch.player = ladderMatch.rival;
    ladderMatch.games = 50;
    const LadderMatchResult one = *playLadderMatch(ladderMatch);
    QCOMPARE(one.different, 50);
    ladderMatch.seed = 4;
    const LadderMatchResult other = *playLadderMatch(ladderMatch);
    QVERIFY(one.tally.won != other.tally.won || one.tally.drawn != other.tally.drawn
            || one.tally.lost != other.tally.lost);
}

void TestLadder::openerIsAsAsked()
{
    LadderMatch ladderMatch;
    ladderMatch.start = TicTacToe();
    ladderMatch.games = 10;
    ladderMatch.rival = opponentPlayer("random");
    int opened = 0;
    ladderMatch.player = {"counting",
                          [&opened] { return std::make_unique<CountingPlayer>(opened); }};
    for (const FirstSide rule :
         {FirstSide::InTurns, FirstSide::FirstPlayer, FirstSide::SecondPlayer}) {
        ladderMatch.firstSide = rule;
        opened = 0;
        QVERIFY(playLadderMatch(ladderMatch).ok());
        QCOMPARE(opened, rule == FirstSide::InTurns ? 5 : rule == FirstSide::FirstPlayer ? 10 : 0);
    }
}

QTEST_APPLESS_MAIN(TestLadder)
#include "tst_ladder.moc"
