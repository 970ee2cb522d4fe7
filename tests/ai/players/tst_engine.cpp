#include "ai/players/engine.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"

#include <QTest>

#include <cmath>
#include <set>

using ai::Level;
using ai::SearchRequest;
using ai::SearchResult;
using core::GameKind;
using core::Move;
using core::Position;
using core::Side;

namespace {

/// Limits that make an answer quick and the same each time.
constexpr ai::Limits quick{.nodes = 3000};

SearchResult searched(const Position &position, Level level, std::uint64_t seed,
                      const ai::Limits &limits = quick, const std::stop_token &token = {})
{
    return ai::Engine().think(
        {.position = position, .level = level, .limits = limits, .seed = seed}, token);
}

Position randomPosition(const Position &start, int plies, support::Random &random)
{
    return std::visit(
        [&](const auto &game) { return Position(support::afterRandomMoves(game, plies, random)); },
        start);
}

int maxScore(const Position &position)
{
    return std::visit([](const auto &game) { return game.maxScore; }, position);
}

} // namespace

/// Every level in every game: what any answer must be.
class TestEngine : public QObject
{
    Q_OBJECT

private slots:
    void everyAnswerIsALegalMoveOfItsRequest_data() { addGamesAndLevels(); }
    void everyAnswerIsALegalMoveOfItsRequest();
    void theSameRequestHasTheSameAnswer_data() { addGamesAndLevels(); }
    void theSameRequestHasTheSameAnswer();
    void aStoppedSearchAnswersWithALegalMove_data() { addGamesAndLevels(); }
    void aStoppedSearchAnswersWithALegalMove();
    void equalMovesAreDrawnByTheSeed_data() { addGamesAndLevels(); }
    void equalMovesAreDrawnByTheSeed();
    void openingIsPlayedFromTheBookWhereItIsWanted();
    void aFinishedGameIsRefused();
    void levelsHaveNamesOfTheirOwn();

private:
    void addGamesAndLevels();
};

void TestEngine::addGamesAndLevels()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("level");
    for (const GameKind kind : core::allGames) {
        for (const Level level : ai::allLevels) {
            QTest::addRow("%s, %s", gameName(kind).data(), levelName(level).data())
                << static_cast<int>(kind) << static_cast<int>(level);
        }
    }
}

void TestEngine::everyAnswerIsALegalMoveOfItsRequest()
{
    QFETCH(int, kind);
    QFETCH(int, level);
    support::Random random(1);
    const Position start = startOf(GameKind(kind));
    for (int i = 0; i < support::samples(122, 2000); ++i) {
        const Position position = randomPosition(start, i % 61, random);
        if (isOver(position))
            continue;
        const SearchResult result = searched(position, Level(level), random());
        QVERIFY2(isLegal(position, result.move), toText(position).c_str());
        if (result.value) {
            QVERIFY2(std::abs(*result.value) <= maxScore(position),
                     (toText(position) + ": " + std::to_string(*result.value)).c_str());
        }
        QVERIFY(!result.exact || result.value);
    }
}

void TestEngine::theSameRequestHasTheSameAnswer()
{
    QFETCH(int, kind);
    QFETCH(int, level);
    support::Random random(2);
    for (int i = 0; i < support::samples(40, 500); ++i) {
        const Position position = randomPosition(startOf(GameKind(kind)), i, random);
        if (isOver(position))
            continue;
        const std::uint64_t seed = random();
        for (const ai::Limits &limits : {quick, ai::Limits{.depth = 2}}) {
            const SearchResult once = searched(position, Level(level), seed, limits);
            const SearchResult twice = searched(position, Level(level), seed, limits);
            QCOMPARE(twice.move, once.move);
            QCOMPARE(twice.nodes, once.nodes);
            QVERIFY(twice.value == once.value);
            QCOMPARE(twice.depth, once.depth);
            QVERIFY(twice.reason == once.reason);
        }
    }
}

void TestEngine::aStoppedSearchAnswersWithALegalMove()
{
    QFETCH(int, kind);
    QFETCH(int, level);
    support::Random random(3);
    std::stop_source stopped;
    stopped.request_stop();
    for (int i = 0; i < 61; ++i) {
        const Position position = randomPosition(startOf(GameKind(kind)), i, random);
        if (isOver(position))
            continue;
        const SearchResult result =
            searched(position, Level(level), random(), {}, stopped.get_token());
        QVERIFY2(isLegal(position, result.move), toText(position).c_str());
    }
}

void TestEngine::equalMovesAreDrawnByTheSeed()
{
    QFETCH(int, kind);
    QFETCH(int, level);
    // Othello's four openings are alike, and so are the single counters of a lost position in Nim.
    const Position position = GameKind(kind) == GameKind::Nim
                                  ? Position(*core::Nim::parse("3-3 normal"))
                                  : startOf(GameKind(kind));
    std::set<Move> drawn;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        drawn.insert(searched(position, Level(level), seed).move);
    // The heuristics of tic-tac-toe's lower levels have one favourite, the centre.
    const bool centreOnly = GameKind(kind) == GameKind::TicTacToe && Level(level) != Level::Hard;
    QVERIFY(centreOnly ? drawn.size() == 1 : drawn.size() >= 2);
    if (GameKind(kind) == GameKind::Othello)
        QCOMPARE(drawn.size(), 4u);
}

void TestEngine::openingIsPlayedFromTheBookWhereItIsWanted()
{
    const auto answer = [](const Position &position, Level level, std::uint64_t seed, bool book) {
        return ai::Engine().think({.position = position,
                                   .level = level,
                                   .limits = quick,
                                   .seed = seed,
                                   .usesBook = book});
    };
    const core::Othello start;
    core::Othello perpendicular = start; // which has three good answers
    for (const char *move : {"f5", "d6"})
        perpendicular.play(*perpendicular.parseMove(move));
    const Position known = perpendicular;
    std::set<Move> drawn;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const SearchResult result = answer(known, Level::Hard, seed, true);
        QVERIFY(result.reason == ai::Reason::Book);
        QVERIFY(result.value && !result.exact);
        QCOMPARE(result.nodes, std::uint64_t(0));
        QVERIFY(result.pv.size() > 2 && result.pv.front() == result.move);
        Position position = known; // the line can be played
        for (const Move move : result.pv) {
            QVERIFY(isLegal(position, move));
            position = core::after(position, move);
        }
        QCOMPARE(answer(known, Level::Hard, seed, true).move, result.move);
        drawn.insert(result.move);
    }
    QVERIFY(drawn.size() >= 2);
    QVERIFY(answer(known, Level::Hard, 1, false).reason == ai::Reason::Searched);
    QVERIFY(answer(known, Level::Medium, 1, true).reason == ai::Reason::Searched);
    // Beyond the book it thinks.
    support::Random random(4);
    const Position middle = support::afterRandomMoves(start, 20, random);
    QVERIFY(answer(middle, Level::Hard, 1, true).reason == ai::Reason::Searched);
    QVERIFY(answer(core::TicTacToe(), Level::Hard, 1, true).reason != ai::Reason::Book);
}

void TestEngine::aFinishedGameIsRefused()
{
    for (const Level level : ai::allLevels) {
        QVERIFY_THROWS_EXCEPTION(std::exception,
                                 searched(*core::TicTacToe::parse("XXXOO---- O"), level, 0));
        QVERIFY_THROWS_EXCEPTION(std::exception, searched(*core::Nim::parse("0-0"), level, 0));
        const std::string board(64, 'X');
        QVERIFY_THROWS_EXCEPTION(std::exception,
                                 searched(*core::Othello::parse(board + " O"), level, 0));
    }
}

void TestEngine::levelsHaveNamesOfTheirOwn()
{
    std::set<std::string_view> names;
    for (const Level level : ai::allLevels) {
        QVERIFY(names.insert(levelName(level)).second);
        QVERIFY(ai::levelNamed(levelName(level)) == level);
    }
    QVERIFY(!ai::levelNamed("impossible"));
}

QTEST_APPLESS_MAIN(TestEngine)
#include "tst_engine.moc"
