#include "ai/lab/lessons/exercises.h"
#include "ai/lab/lessons/topicpath.h"
#include "ai/lab/trace/stepfacts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

using ai::lab::EventKind;
using ai::lab::PathStop;
using ai::lab::SearchMoment;
using ai::lab::Topic;
using ai::lab::TracedSearch;

namespace {

TracedSearch searchOf(const PathStop &stop)
{
    ai::SearchControl control;
    return traceSearch(setupOf(stop), control);
}

const PathStop &stopOf(std::string_view key)
{
    for (const Topic &topic : ai::lab::path()) {
        for (const PathStop &stop : topic.stops) {
            if (stop.key == key)
                return stop;
        }
    }
    qFatal("no stop of that key");
}

/// The square of tic-tac-toe, from 1, that is chosen at the root.
int chosenSquare(const TracedSearch &search)
{
    const auto best = std::max_element(
        search.rootMoves.begin(), search.rootMoves.end(),
        [](const auto &one, const auto &other) { return one.value < other.value; });
    return best->move.code() + 1;
}

/// The minimax of Entendendo o algoritmo Minimax, with both halves, that passes on the child or, as
/// its half for MAX is printed first, the board itself. Nothing once there were more calls than the
/// limit.
std::optional<int> minimax(const core::TicTacToe &board, bool maximizing, bool passesBoard,
                           int &calls)
{
    constexpr int limit = 10'000; // deep enough for any stack
    if (board.isOver())
        return board.score();
    std::optional<int> best;
    for (const core::Move move : board.legalMoves()) {
        if (++calls > limit)
            return std::nullopt;
        const auto value = minimax(passesBoard ? board : core::after(board, move), !maximizing,
                                   passesBoard, calls);
        if (!value)
            return std::nullopt;
        if (!best || (maximizing ? *value > *best : *value < *best))
            best = value;
    }
    return best;
}

} // namespace

/// The path through the Lab, and that its searches show what its words say.
class TestTopicPath : public QObject
{
    Q_OBJECT

private slots:
    void everyStopIsThere();
    void topicsComeInTheirOrder();
    void searchesShowWhatTheWordsSay();
    void levelsAreThoseOfTheDrawing();
    void callThatPassesOnTheBoardNeverEnds();
    void momentsAreWhatTheirNamesSay();
};

void TestTopicPath::everyStopIsThere()
{
    std::set<std::string_view> keys;
    const auto &exercises = ai::lab::exercises();
    for (const Topic &topic : ai::lab::path()) {
        QVERIFY(keys.insert(topic.key).second);
        QVERIFY(topic.stops.size() >= 3 && topic.stops.size() <= 7); // some five minutes
        QVERIFY2(std::any_of(exercises.begin(), exercises.end(),
                             [&](const auto &one) { return one.key == topic.exercise; }),
                 topic.key.data());
        for (const PathStop &stop : topic.stops) {
            QVERIFY(keys.insert(stop.key).second);
            QVERIFY2(ai::lab::example(stop.example) != nullptr, stop.key.data());
            const auto setup = setupOf(stop);
            QVERIFY2(supports(setup.root, setup.algorithm), stop.key.data());
            if (stop.moment == SearchMoment::Start)
                continue;
            const TracedSearch search = searchOf(stop);
            const std::uint32_t step = stepOf(*search.trace, stop.moment);
            QVERIFY2((step == search.trace->stepCount()) == (stop.moment == SearchMoment::End),
                     stop.key.data());
        }
    }
}

void TestTopicPath::topicsComeInTheirOrder()
{
    std::vector<std::string_view> keys;
    for (const Topic &topic : ai::lab::path())
        keys.push_back(topic.key);
    const std::vector<std::string_view> known{"tree",  "backing-up", "alpha-and-beta",
                                              "cut",   "bound",      "order",
                                              "depth", "games",      "engines"};
    QCOMPARE(keys, known);
}

/// Values and counts are those of the documents, or worked out by hand.
void TestTopicPath::searchesShowWhatTheWordsSay()
{
    struct Claim
    {
        int value;
        std::uint64_t leaves;
    };
    const std::map<std::string_view, Claim> claims{
        {"backing-up-max", {4, 4}}, {"backing-up-min-first", {5, 4}}, {"backing-up-figure", {3, 8}},
        {"window-plain", {3, 5}},   {"cut-a-and-b", {7, 4}},          {"window-end", {3, 4}},
        {"cut-prove", {3, 5}},      {"bound-enough", {3, 3}},         {"bound-exact", {3, 7}},
        {"order-worse", {5, 4}},    {"order-better", {5, 3}},         {"order-classic", {3, 7}},
        {"order-best", {3, 5}},     {"tree-utilities", {2, 6}},       {"depth-pieces", {3, 4}}};
    for (const auto &[key, claim] : claims) {
        const TracedSearch search = searchOf(stopOf(key));
        QVERIFY2(search.trace->nodes().front().value == claim.value, key.data());
        QVERIFY2(search.trace->counters().leaves() == claim.leaves, key.data());
    }
    const std::map<std::string_view, std::uint64_t> calls{
        {"order-nim", 1'093}, {"games-nim", 38'949}, {"games-tic-tac-toe", 30'709}};
    for (const auto &[key, count] : calls)
        QVERIFY2(searchOf(stopOf(key)).trace->counters().calls() == count, key.data());
    const std::map<std::string_view, int> squares{{"depth-easy", 3},
                                                  {"depth-medium", 9},
                                                  {"depth-hard", 9},
                                                  {"engines-any-win", 2},
                                                  {"engines-nearer-win", 7}};
    for (const auto &[key, square] : squares)
        QCOMPARE(chosenSquare(searchOf(stopOf(key))), square);
    // By the signs of the leaves children 2 and 3 would be worth the same, and child 1 less.
    const TracedSearch utilities = searchOf(stopOf("tree-utilities"));
    std::vector<int> values;
    for (auto child = utilities.trace->firstChild(0); child != ai::lab::noNode;
         child = utilities.trace->nextSibling(child))
        values.push_back(utilities.trace->nodes()[child].value);
    QCOMPARE(values, (std::vector{-64, 1, 2}));
    // In depth-pieces each first move leaves 4 discs to 1.
    const TracedSearch pieces = searchOf(stopOf("depth-pieces"));
    QCOMPARE(pieces.rootMoves.size(), std::size_t(4));
    for (const ai::ScoredMove &move : pieces.rootMoves)
        QCOMPARE(move.value, 4 - 1);
    // Cut, and exact all the same: nothing is below -1.
    const TracedSearch least = searchOf(stopOf("bound-least"));
    int cut = 0;
    for (const auto &node : least.trace->nodes()) {
        QCOMPARE(node.bound, ai::lab::Bound::Exact);
        cut += node.cut > 0 ? 1 : 0;
    }
    QVERIFY(cut > 0);
    // One positive move and four negative ones; below the positive one some games are lost.
    const TracedSearch signs = searchOf(stopOf("backing-up-signs"));
    const auto &nodes = signs.trace->nodes();
    int positive = 0;
    int negative = 0;
    bool lost = false;
    for (auto child = signs.trace->firstChild(0); child != ai::lab::noNode;
         child = signs.trace->nextSibling(child)) {
        (nodes[child].value > 0 ? positive : negative) += nodes[child].value != 0 ? 1 : 0;
        for (auto node = child; node < nodes[child].end && nodes[child].value > 0; ++node)
            lost = lost || (nodes[node].leaf && nodes[node].value < 0);
    }
    QCOMPARE(positive, 1);
    QCOMPARE(negative, 4);
    QVERIFY(lost);
    const TracedSearch game = searchOf(stopOf("games-tic-tac-toe"));
    for (const ai::ScoredMove &move : game.rootMoves)
        QCOMPARE(move.value, 0);
    const TracedSearch nim = searchOf(stopOf("games-nim"));
    for (const ai::ScoredMove &move : nim.rootMoves) // only a take of 3 wins
        QCOMPARE(move.value > 0, core::Nim::countersOf(move.move) == 3);
}

/// What backing-up-levels says: of each ply its nodes, leaves, and games won by MAX and by MIN.
void TestTopicPath::levelsAreThoseOfTheDrawing()
{
    const TracedSearch search = searchOf(stopOf("backing-up-levels"));
    std::map<int, std::array<int, 4>> plies;
    for (ai::lab::NodeId id = 0; id < search.trace->nodeCount(); ++id) {
        const auto &node = search.trace->nodes()[id];
        auto &[nodes, leaves, byMax, byMin] = plies[node.ply];
        QCOMPARE(node.max, node.ply % 2 == 0);
        const auto won = wonByMax(search.setup, positionAt(search, id));
        ++nodes;
        leaves += node.leaf ? 1 : 0;
        byMax += won == true ? 1 : 0;
        byMin += won == false ? 1 : 0;
    }
    const std::map<int, std::array<int, 4>> drawn{
        {0, {1, 0, 0, 0}}, {1, {3, 0, 0, 0}}, {2, {6, 2, 0, 2}}, {3, {4, 4, 4, 0}}};
    QCOMPARE(plies, drawn);
    QCOMPARE(search.trace->nodes().front().value, 1);
    QCOMPARE(stepOf(*search.trace, stopOf("backing-up-levels").moment),
             search.trace->stepCount()); // values and colours are shown
}

/// What backing-up-recursion says, where the right one needs a call for each node.
void TestTopicPath::callThatPassesOnTheBoardNeverEnds()
{
    const auto board = *core::TicTacToe::parse("OOXX---XO X");
    int calls = 0;
    QCOMPARE(minimax(board, true, false, calls), std::optional(1));
    QCOMPARE(calls + 1, 14); // the nodes of its tree
    calls = 0;
    QCOMPARE(minimax(board, true, true, calls), std::optional<int>());
}

void TestTopicPath::momentsAreWhatTheirNamesSay()
{
    // MAX(MIN(3,5,10),MIN(2,2)), counted by hand: root, child 1, its leaf 3, beta falls to 3.
    const TracedSearch search = searchOf(stopOf("window-beta"));
    const auto &trace = *search.trace;
    const auto eventBefore = [&](SearchMoment moment) {
        return trace.events()[stepOf(trace, moment) - 1];
    };
    QCOMPARE(stepOf(trace, SearchMoment::Start), 0U);
    QCOMPARE(stepOf(trace, SearchMoment::FirstWindow), 7U);
    QCOMPARE(eventBefore(SearchMoment::FirstWindow).b, 3);
    QCOMPARE(eventBefore(SearchMoment::RootWindow).a, 3);
    QCOMPARE(eventBefore(SearchMoment::FirstReturn).a, 3);
    QCOMPARE(eventBefore(SearchMoment::FirstBound).a, 2);
    QVERIFY(eventBefore(SearchMoment::FirstCut).kind == EventKind::Cut);
    QCOMPARE(stepOf(trace, SearchMoment::End), trace.stepCount());
    // Plain minimax cuts nothing.
    const TracedSearch plain = searchOf(stopOf("backing-up-max"));
    QCOMPARE(stepOf(*plain.trace, SearchMoment::FirstCut), plain.trace->stepCount());
}

QTEST_APPLESS_MAIN(TestTopicPath)
#include "tst_topicpath.moc"
