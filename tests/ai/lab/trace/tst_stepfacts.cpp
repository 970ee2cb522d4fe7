#include "ai/lab/lessons/examples.h"
#include "tests/support/lab/factchecker.h"
#include "tests/support/lab/traced.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"

#include <QTest>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::CutCondition;
using ai::lab::CutReason;
using ai::lab::EventKind;
using ai::lab::LabPosition;
using ai::lab::MoveOrder;
using ai::lab::SearchSetup;
using ai::lab::StepFacts;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;
using support::FactChecker;
using support::GameTree;

namespace {

/// Of the 10,000 trees and positions; the slow run takes them all.
int sampled(int all)
{
    constexpr int part = support::sanitizerFactor > 1 ? 30 : 10;
    return support::slow() ? all : all / part;
}

/// Larger trees cost more than they show.
constexpr std::size_t treeLimit = 3'000;

struct Seen
{
    std::set<EventKind> kinds;
    std::set<CutReason> reasons;
    std::set<CutCondition::Kind> conditions;
    std::set<ai::MoveOrderReason> triedAs;
    int searches = 0;

    void add(const TracedSearch &search)
    {
        ++searches;
        for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
            const StepFacts facts = stepFacts(search, step);
            kinds.insert(facts.kind);
            if (facts.kind == EventKind::Cut)
                reasons.insert(facts.cutReason);
            conditions.insert(facts.condition.kind);
            triedAs.insert(facts.triedAs);
        }
    }
};

QByteArray nameOf(const SearchSetup &setup)
{
    QByteArray text = "algorithm " + QByteArray::number(static_cast<int>(setup.algorithm))
                      + ", depth " + QByteArray::number(setup.depth)
                      + (setup.failHard ? ", fail-hard" : "")
                      + (setup.cutsBeyond ? ", beyond, " : ", ");
    if (const auto *tree = std::get_if<TextTree>(&setup.root))
        return text + QByteArray::fromStdString(tree->toText());
    return text
           + QByteArray::fromStdString(
               std::visit([](const auto &game) { return game.toText(); }, *toPosition(setup.root)));
}

/// Every step of the search; then of one of its subtrees, and of a trace past its limit.
void checkSetup(const SearchSetup &setup, Seen &seen, ai::Random &random)
{
    const auto tree = GameTree::of(setup, treeLimit);
    if (!tree)
        return;
    SearchControl control;
    const TracedSearch search = ai::lab::traceSearch(setup, control);
    std::string problem = FactChecker(search, *tree).check();
    QVERIFY2(problem.empty(), nameOf(setup) + ": " + problem.c_str());
    seen.add(search);

    const auto &trace = *search.trace;
    const auto id = static_cast<ai::lab::NodeId>(random() % trace.nodeCount());
    const ai::lab::TraceEvent &enter = trace.events()[trace.nodes()[id].enter];
    if (id != 0 && !trace.nodes()[id].leaf) {
        const auto subtree = traceSubtree(setup, trace.path(id), enter.a, enter.b, control);
        problem = FactChecker(subtree, *tree).check();
        QVERIFY2(problem.empty(), nameOf(setup) + ", subtree: " + problem.c_str());
    }
    ai::lab::TraceOptions options = traceOptions(setup);
    options.eventLimit = 12;
    const TracedSearch part = ai::lab::traceSearch(setup, options, control);
    problem = FactChecker(part, *tree).checkWithoutOrder();
    QVERIFY2(problem.empty(), nameOf(setup) + ", in part: " + problem.c_str());
}

void checkAllAlgorithms(const LabPosition &root, int depth, MoveOrder order, Seen &seen,
                        ai::Random &random)
{
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        if (!supports(root, algorithm))
            continue;
        const bool bounded = depth > 0 || !ai::lab::needsDepth(algorithm);
        SearchSetup setup{root, algorithm, bounded ? depth : 2, order};
        setup.failHard = usesWindow(algorithm) && random() % 2 == 0;
        setup.cutsBeyond = usesWindow(algorithm) && random() % 3 == 0;
        checkSetup(setup, seen, random);
        if (QTest::currentTestFailed())
            return;
    }
}

} // namespace

/// What the words of a step are made of, held against the definitions.
class TestStepFacts : public QObject
{
    Q_OBJECT

private slots:
    void treesClaimNothingFalse();
    void gamesClaimNothingFalse();
    void examplesClaimNothingFalse();
    void aWonGameCannotBeBettered();
    void plainMinimaxComparesEveryChild();
    void afterTheLastChildNoCutIsForetold();
    void bestPlayEndsAtABound();
    void childrenStandInTheOrderOfTheSearch();
};

void TestStepFacts::treesClaimNothingFalse()
{
    ai::Random random(1);
    Seen seen;
    for (int i = 0; i < sampled(6'000); ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 5;
        shape.minWidth = 1;
        shape.maxWidth = shape.depth > 3 ? 3 : 5;
        shape.range = i % 3 == 0 ? 3 : 50;
        shape.chance = i % 6 == 5;
        const Side side = i % 2 == 0 ? Side::First : Side::Second;
        TextTree tree = TextTree::random(shape, side, random);
        if (i % 5 == 0) { // every third number becomes a letter
            std::string text = tree.toText();
            for (std::size_t at = text.find('3'); at != std::string::npos; at = text.find('3', at))
                text.replace(at, 1,
                             std::isdigit(text[at - 1]) || std::isdigit(text[at + 1]) ? "4" : "c");
            if (const auto lettered = TextTree::parse(text + (i % 2 == 0 ? "" : "; c = 2..8")))
                tree = *lettered;
        }
        checkAllAlgorithms(tree, i % 4 == 0 ? 2 : 0,
                           i % 7 == 0 ? MoveOrder::Reversed : MoveOrder::Given, seen, random);
        if (QTest::currentTestFailed())
            return;
    }
    // A tree has no transpositions.
    QVERIFY(seen.kinds
            == std::set({EventKind::Enter, EventKind::Leaf, EventKind::Child, EventKind::Compare,
                         EventKind::Window, EventKind::Cut, EventKind::Leave, EventKind::Sum}));
    QVERIFY(seen.conditions.contains(CutCondition::Kind::FullWindow));
    QVERIFY(seen.conditions.contains(CutCondition::Kind::NothingLeft));
}

void TestStepFacts::gamesClaimNothingFalse()
{
    support::Random play(2);
    ai::Random random(3);
    Seen seen;
    for (int i = 0; i < sampled(4'000); ++i) {
        const MoveOrder order = i % 3 == 0 ? MoveOrder::Reversed : MoveOrder::Given;
        const TicTacToe board = support::afterRandomMoves(TicTacToe(), 3 + i % 4, play);
        const Nim nim = support::afterRandomMoves(*Nim::parse("2-3-4 normal"), 1 + i % 3, play);
        // Early with a depth, late to the end of the game.
        const bool early = i % 2 == 0;
        const Othello othello =
            support::afterRandomMoves(Othello(), early ? 3 + i % 30 : 54 + i % 5, play);
        const std::array<std::pair<LabPosition, int>, 3> roots{
            std::pair<LabPosition, int>(board, i % 4),
            {nim, i % 3 == 0 ? 3 : 0},
            {othello, early ? 2 : 0}};
        for (const auto &[root, depth] : roots) {
            if (!isOver(root))
                checkAllAlgorithms(root, depth, order, seen, random);
            if (QTest::currentTestFailed())
                return;
        }
    }
    // Chance has no move.
    QVERIFY(seen.kinds
            == std::set({EventKind::Enter, EventKind::Leaf, EventKind::Child, EventKind::Compare,
                         EventKind::Window, EventKind::Cut, EventKind::Leave, EventKind::Known}));
    QCOMPARE(seen.reasons.size(), std::size_t(3));
    QCOMPARE(seen.conditions.size(), std::size_t(9));
    QCOMPARE(seen.triedAs.size(), std::size_t(3));
    QVERIFY(seen.searches >= sampled(4'000));
}

void TestStepFacts::examplesClaimNothingFalse()
{
    ai::Random random(4);
    Seen seen;
    for (const ai::lab::Example &example : ai::lab::examples())
        checkSetup(example.setup, seen, random);
    QVERIFY(seen.searches > 10);
}

void TestStepFacts::aWonGameCannotBeBettered()
{
    // X has a line at once, which the first article's heuristic values at infinity.
    SearchControl control;
    const SearchSetup setup{*TicTacToe::parse("XX-OO---- X"), Algorithm::AlphaBetaShared, 2};
    const TracedSearch search = ai::lab::traceSearch(setup, control);
    int cuts = 0;
    for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
        const StepFacts facts = stepFacts(search, step);
        if (facts.kind != EventKind::Cut || facts.best != ai::infinity)
            continue;
        ++cuts;
        QCOMPARE(facts.cutReason, CutReason::CannotBeBettered);
    }
    QCOMPARE(cuts, 1);
}

/// That the next comparison is the last is said before it, not after.
void TestStepFacts::afterTheLastChildNoCutIsForetold()
{
    const ai::lab::TracedSearch search = support::traced("classic");
    const ai::lab::Trace &trace = *search.trace;
    int before = 0;
    int after = 0;
    for (std::uint32_t step = 1; step < trace.stepCount(); ++step) {
        const ai::lab::NodeId node = trace.nodeOf(step);
        const CutCondition::Kind kind = cutCondition(search, node, step).kind;
        const bool leaves = trace.events()[step].kind == ai::lab::EventKind::Leave;
        after += leaves ? 1 : 0;
        if (leaves)
            QCOMPARE(int(kind), int(CutCondition::Kind::None));
        before += kind == CutCondition::Kind::NothingLeft ? 1 : 0;
    }
    QVERIFY(before > 0 && after > 0);
}

void TestStepFacts::plainMinimaxComparesEveryChild()
{
    SearchControl control;
    const TracedSearch search =
        ai::lab::traceSearch({*TextTree::parse("MAX(MIN(3,5,2),4)"), Algorithm::Plain}, control);
    std::vector<std::pair<int, int>> compared;
    for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
        const StepFacts facts = stepFacts(search, step);
        QVERIFY(!facts.hasWindow);
        if (facts.kind == EventKind::Compare)
            compared.emplace_back(facts.value, facts.best);
    }
    const std::vector<std::pair<int, int>> expected{{3, 3}, {5, 3}, {2, 2}, {2, 2}, {4, 4}};
    QCOMPARE(compared, expected);
}

/// At node 2 the search saw 9 and cut 20, which is better there.
void TestStepFacts::bestPlayEndsAtABound()
{
    SearchControl control;
    const TracedSearch search = ai::lab::traceSearch(
        {*TextTree::parse("MIN(MAX(2,7),MAX(9,20))"), Algorithm::AlphaBetaShared}, control);
    const auto second = search.trace->find({Move(1)});
    QCOMPARE(search.trace->nodes()[second].bound, ai::lab::Bound::AtLeast);
    QVERIFY(search.trace->principalVariation(second).empty());
    QCOMPARE(search.trace->principalVariation(0).size(), std::size_t(2));
}

void TestStepFacts::childrenStandInTheOrderOfTheSearch()
{
    SearchControl control;
    int learned = 0;
    for (const Algorithm algorithm :
         {Algorithm::AlphaBetaShared, Algorithm::Killers, Algorithm::Deepening}) {
        const SearchSetup setup{*TicTacToe::parse("X---O---- X"), algorithm, 4};
        const TracedSearch search = ai::lab::traceSearch(setup, control);
        const auto &trace = *search.trace;
        for (ai::lab::NodeId id = 0; id < trace.nodeCount(); ++id) {
            if (trace.nodes()[id].leaf)
                continue;
            const LabPosition position = positionAt(search, id);
            std::vector<Move> expected;
            for (auto child = trace.firstChild(id); child != ai::lab::noNode;
                 child = trace.nextSibling(child))
                expected.push_back(trace.nodes()[child].move);
            const auto listed = searchedMoves(setup, position);
            for (const Move move : listed) {
                if (std::find(expected.begin(), expected.end(), move) == expected.end())
                    expected.push_back(move);
            }
            QCOMPARE(movesInOrder(search, id, position), expected);
            learned += expected == listed ? 0 : 1;
        }
        QCOMPARE(movesInOrder(search, ai::lab::noNode, setup.root),
                 searchedMoves(setup, setup.root));
        QCOMPARE(learned > 0, learnsOrder(algorithm));
    }
}

QTEST_APPLESS_MAIN(TestStepFacts)
#include "tst_stepfacts.moc"
