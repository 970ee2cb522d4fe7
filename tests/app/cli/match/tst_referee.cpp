#include "app/cli/match/matchrunner.h"

#include <QTest>

using core::Move;
using core::Othello;
using core::Side;
using namespace cli::match;
using namespace std::chrono_literals;

/// A game of a match between two players who do what a test wants.
class TestReferee : public QObject
{
    Q_OBJECT

private slots:
    void openingComesBeforeThePlayers();
    void answersAreKept();
    void passesArePlayedForThePlayers();
    void playersHaveSeedsOfTheirOwn();
    void failureToBeginEndsTheGame();
    void failureToChooseEndsTheGame();
    void stoppedGameIsNone();
};

namespace {

/// Plays the first legal move of each position, and keeps what it was given.
class ScriptedPlayer : public Player
{
public:
    std::optional<PlayerFailure> begin(const GameSoFar &game, Side own,
                                       std::uint64_t chance) override
    {
        side = own;
        seed = chance;
        movesAtBegin = game.moves.size();
        return failsAtBegin;
    }

    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &) override
    {
        requests.push_back(game.position);
        if (stop != nullptr)
            stop->request_stop();
        if (failsAtMove)
            return *failsAtMove;
        return PlayerAnswer{legalMoves(game.position).front(), 1.5, Seconds(0.25)};
    }

    std::optional<Side> side;
    std::uint64_t seed = 0;
    std::size_t movesAtBegin = 0;
    std::vector<core::Position> requests;

    std::optional<PlayerFailure> failsAtBegin;
    std::optional<PlayerFailure> failsAtMove;
    std::stop_source *stop = nullptr; ///< requests a stop when it shall choose
};

/// Two such players, and a game between them.
struct Table
{
    ScriptedPlayer black;
    ScriptedPlayer white;

    std::optional<MatchGame> play(const MatchOpening &opening, const std::stop_token &token = {})
    {
        return playGame(opening, {&black, &white}, 70, token);
    }
};

const MatchOpening usualStart{Othello(), {}};
const PlayerFailure failure{PlayerFailure::Kind::Time, "did not answer"};

} // namespace

void TestReferee::openingComesBeforeThePlayers()
{
    Othello game;
    const Move first = *game.parseMove("f5");
    game.play(first);
    const Move second = *game.parseMove("d6");
    game.play(second);
    Table table;
    const auto finished = table.play({Othello(), {first, second}});
    QVERIFY(finished);
    QVERIFY(isOver(finished->game.position));
    QVERIFY(finished->game.moves.at(0).move == first && !finished->game.moves.at(0).time);
    QVERIFY(finished->game.moves.at(1).move == second && !finished->game.moves.at(1).time);
    QCOMPARE(table.black.side, Side::First);
    QCOMPARE(table.white.side, Side::Second);
    QCOMPARE(table.black.movesAtBegin, std::size_t(2));
    QCOMPARE(table.white.movesAtBegin, std::size_t(2));
    QVERIFY(table.black.requests.front() == core::Position(game));
}

void TestReferee::answersAreKept()
{
    Table table;
    const auto finished = table.play(usualStart);
    QVERIFY(finished && !finished->failed);
    std::size_t answered = 0;
    core::Position position = usualStart.start;
    for (const PlayedMove &played : finished->game.moves) {
        QVERIFY(isLegal(position, played.move));
        if (!mustPass(position)) {
            ++answered;
            QCOMPARE(played.value, std::optional(1.5));
            QCOMPARE(played.time, std::optional<std::chrono::microseconds>(250ms));
        }
        position = core::after(position, played.move);
    }
    QVERIFY(position == finished->game.position);
    QCOMPARE(answered, table.black.requests.size() + table.white.requests.size());
}

void TestReferee::passesArePlayedForThePlayers()
{
    // Black can play c1 and d8; White can place a disc neither before nor after.
    const auto start = Othello::parse("XO------"
                                      "--------"
                                      "--------"
                                      "--------"
                                      "--------"
                                      "--------"
                                      "--------"
                                      "XOO----- X");
    QVERIFY(start.ok());
    Table table;
    const auto finished = table.play({*start, {}});
    QVERIFY(finished && !finished->failed);
    QCOMPARE(table.black.requests.size(), std::size_t(2));
    QVERIFY(table.white.requests.empty());
    QCOMPARE(finished->game.moves.size(), std::size_t(3));
    QVERIFY(finished->game.moves[1].move == Othello::pass && !finished->game.moves[1].time);
    QCOMPARE(finished->score(), 64);
}

void TestReferee::playersHaveSeedsOfTheirOwn()
{
    Table table;
    QVERIFY(table.play(usualStart));
    QCOMPARE(table.black.seed, std::uint64_t(70));
    QCOMPARE(table.white.seed, std::uint64_t(71));
}

void TestReferee::failureToBeginEndsTheGame()
{
    Table table;
    table.white.failsAtBegin = failure;
    const auto finished = table.play(usualStart);
    QVERIFY(finished);
    QCOMPARE(finished->failed, Side::Second);
    QCOMPARE(finished->failure.what, failure.what);
    QCOMPARE(finished->score(), 64);
    QVERIFY(table.black.requests.empty());
}

void TestReferee::failureToChooseEndsTheGame()
{
    Table table;
    table.black.failsAtMove = failure;
    const auto finished = table.play(usualStart);
    QVERIFY(finished);
    QCOMPARE(finished->failed, Side::First);
    QVERIFY(finished->failure.kind == PlayerFailure::Kind::Time);
    QCOMPARE(finished->score(), -64);
    QVERIFY(finished->game.moves.empty());
    QVERIFY(table.white.requests.empty());
}

void TestReferee::stoppedGameIsNone()
{
    std::stop_source stop;
    Table table;
    table.white.stop = &stop;
    QVERIFY(!table.play(usualStart, stop.get_token()));
    QCOMPARE(table.black.requests.size(), std::size_t(1));
    QCOMPARE(table.white.requests.size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(TestReferee)
#include "tst_referee.moc"
