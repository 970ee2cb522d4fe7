#include "app/cli/match/matchrunner.h"

#include <QTest>

#include <set>

using core::Othello;
using core::Side;
using namespace cli::match;

/// The games of a match between players who do what a test wants: which are played, by whom, and
/// what ends them.
class TestMatchRunner : public QObject
{
    Q_OBJECT

private slots:
    void everyGameIsPlayedOnceFromBothSides();
    void knownGamesAreNotPlayedAgain();
    void testEndsTheMatch();
    void decidedTestPlaysNothing();
    void listenersErrorEndsTheMatch();
    void playerThatCannotStartEndsTheMatch();
    void lostGameDoesNotEndTheMatch();
    void requestToStopEndsTheMatch();
};

namespace {

/// Plays the first or the last of the legal moves.
class SimplePlayer : public Player
{
public:
    SimplePlayer(bool last, std::optional<PlayerFailure> failure)
        : m_last(last)
        , m_failure(std::move(failure))
    {}

    std::optional<PlayerFailure> begin(const GameSoFar &, Side, std::uint64_t) override
    {
        return m_failure;
    }
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &) override
    {
        const auto moves = legalMoves(game.position);
        return PlayerAnswer{m_last ? moves.back() : moves.front(), std::nullopt, Seconds(0)};
    }

private:
    bool m_last;
    std::optional<PlayerFailure> m_failure;
};

Contestant contestant(const std::string &name, bool last,
                      const std::optional<PlayerFailure> &failure = std::nullopt)
{
    return {name, [last, failure] { return std::make_unique<SimplePlayer>(last, failure); }};
}

MatchPlan planOf(int games, int threads)
{
    MatchPlan plan;
    plan.players = {contestant("first", false), contestant("last", true)};
    plan.games = games;
    plan.threads = threads;
    // One opening for two games, all different by their first moves.
    Othello game;
    for (int i = 0; i < games / 2; ++i) {
        const auto moves = game.legalMoves();
        plan.openings.push_back({Othello(), {moves[std::size_t(i) % moves.size()]}});
    }
    return plan;
}

std::optional<core::Error> ignore(const MatchGame &, const MatchResults &)
{
    return std::nullopt;
}

} // namespace

void TestMatchRunner::everyGameIsPlayedOnceFromBothSides()
{
    const MatchPlan plan = planOf(12, 3);
    std::vector<MatchGame> games; // one at a time, whatever the thread
    std::vector<int> counted;
    MatchRunner runner(plan, {}, [&](const MatchGame &game, const MatchResults &results) {
        games.push_back(game);
        counted.push_back(results.games());
        return std::optional<core::Error>();
    });
    QVERIFY(!runner.play({}));
    QCOMPARE(games.size(), std::size_t(12));
    QCOMPARE(counted, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    std::set<int> numbers;
    for (const MatchGame &game : games) {
        numbers.insert(game.number);
        QVERIFY(game.sideOfFirstPlayer == (game.number % 2 == 0 ? Side::First : Side::Second));
        const auto &opening = plan.openings[std::size_t(game.number / 2)];
        QVERIFY(game.game.moves.front().move == opening.moves.front());
        QVERIFY(isOver(game.game.position));
    }
    QCOMPARE(numbers.size(), std::size_t(12));
    QCOMPARE(runner.results().games(), 12);
}

void TestMatchRunner::knownGamesAreNotPlayedAgain()
{
    const MatchPlan plan = planOf(6, 1);
    MatchResults known;
    for (const int number : {0, 3, 4}) {
        GameSummary summary;
        summary.number = number;
        known.add(summary);
    }
    std::vector<int> played;
    MatchRunner runner(plan, known, [&played](const MatchGame &game, const MatchResults &) {
        played.push_back(game.number);
        return std::optional<core::Error>();
    });
    QVERIFY(!runner.play({}));
    QCOMPARE(played, (std::vector<int>{1, 2, 5}));
    QCOMPARE(runner.results().games(), 6);
}

void TestMatchRunner::testEndsTheMatch()
{
    MatchPlan plan = planOf(2000, 1);
    // One who cannot begin loses every game.
    plan.players[1] = contestant("lost", true, PlayerFailure{PlayerFailure::Kind::Time, "late"});
    plan.sprt = Sprt{0, 100};
    MatchRunner runner(plan, {}, ignore);
    QVERIFY(!runner.play({}));
    QVERIFY(decision(*plan.sprt, runner.results().pairs()) == SprtDecision::Accepted);
    QVERIFY(runner.results().games() < 200);
}

void TestMatchRunner::decidedTestPlaysNothing()
{
    MatchPlan plan = planOf(400, 1);
    plan.sprt = Sprt{0, 100};
    MatchResults known;
    for (int number = 0; number < 200; ++number) {
        GameSummary summary;
        summary.number = number;
        summary.score = 2;
        known.add(summary);
    }
    QVERIFY(decision(*plan.sprt, known.pairs()) == SprtDecision::Accepted);
    MatchRunner runner(plan, known, ignore);
    QVERIFY(!runner.play({}));
    QCOMPARE(runner.results().games(), 200);
}

void TestMatchRunner::listenersErrorEndsTheMatch()
{
    const MatchPlan plan = planOf(20, 2);
    int heard = 0;
    MatchRunner runner(plan, {}, [&heard](const MatchGame &, const MatchResults &) {
        ++heard;
        return std::optional(core::Error{"the disk is full"});
    });
    const auto error = runner.play({});
    QVERIFY(error && error->text == "the disk is full");
    QCOMPARE(heard, 1);
}

void TestMatchRunner::playerThatCannotStartEndsTheMatch()
{
    MatchPlan plan = planOf(20, 2);
    plan.players[1] =
        contestant("absent", true, PlayerFailure{PlayerFailure::Kind::Start, "no such program"});
    MatchRunner runner(plan, {}, ignore);
    const auto error = runner.play({});
    QVERIFY(error);
    QCOMPARE(error->text, std::string("absent: no such program"));
    QCOMPARE(runner.results().games(), 0);
}

void TestMatchRunner::lostGameDoesNotEndTheMatch()
{
    MatchPlan plan = planOf(4, 1);
    plan.players[0] =
        contestant("lost", false, PlayerFailure{PlayerFailure::Kind::Conduct, "ended"});
    MatchRunner runner(plan, {}, ignore);
    QVERIFY(!runner.play({}));
    QCOMPARE(runner.results().tally().lost, 4);
    QCOMPARE(runner.results().tally().failed[0], 4);
}

void TestMatchRunner::requestToStopEndsTheMatch()
{
    const MatchPlan plan = planOf(20, 1);
    std::stop_source stop;
    MatchRunner runner(plan, {}, [&stop](const MatchGame &game, const MatchResults &) {
        if (game.number == 2)
            stop.request_stop();
        return std::optional<core::Error>();
    });
    QVERIFY(!runner.play(stop.get_token()));
    QCOMPARE(runner.results().games(), 3);
}

QTEST_APPLESS_MAIN(TestMatchRunner)
#include "tst_matchrunner.moc"
