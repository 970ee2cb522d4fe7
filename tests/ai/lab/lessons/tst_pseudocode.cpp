#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/pseudocode.h"
#include "tests/support/lab/codeinterpreter.h"
#include "tests/support/lab/traced.h"
#include "tests/support/randomplay.h"

#include <QTest>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::EventKind;
using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::Pseudocode;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;
using support::CodeInterpreter;
using support::GameTree;
using support::traced;

namespace {

std::string textOf(const Pseudocode &code, std::size_t line)
{
    return code.lines()[line].text;
}

bool isReported(EventKind kind)
{
    return kind == EventKind::Enter || kind == EventKind::Leaf || kind == EventKind::Child
           || kind == EventKind::Leave || kind == EventKind::Known;
}

/// Whether the variables that the run had after the line are those of the trace after the event.
bool agree(const CodeInterpreter::Executed &run, const TracedSearch &search, std::uint32_t event)
{
    const auto &record = search.trace->events()[event];
    const NodeId node = search.trace->nodeOf(event);
    // Each player of negamax has the values that they are worth to it.
    const bool turned =
        search.setup.algorithm == Algorithm::Negamax && !search.trace->nodes()[node].max;
    if (record.kind == EventKind::Leaf || record.kind == EventKind::Leave
        || record.kind == EventKind::Known)
        return run.returned == (turned ? -record.a : record.a);
    const bool comparesOnly = search.trace->rootIsNoCall() && node == 0;
    if (!usesWindow(search.setup.algorithm) || comparesOnly)
        return true;
    const Trace::State state = search.trace->state(node, event + 1);
    return turned ? run.alpha == -state.beta && run.beta == -state.alpha
                  : run.alpha == state.alpha && run.beta == state.beta;
}

/// Runs the listing as it is written over the written-out tree, and walks through the events: each
/// must be the next line that ran, at its node, with its values; and no line that is reported may
/// run unreported.
void checkSetup(const SearchSetup &setup)
{
    const auto tree = GameTree::of(setup, 2'000);
    if (!tree)
        return;
    const TracedSearch search = traced(setup);
    const Trace &trace = *search.trace;
    const Pseudocode code(search);
    CodeInterpreter interpreter(code, *tree, setup);
    const auto &ran = interpreter.run();
    QVERIFY2(interpreter.problem().empty(), interpreter.problem().c_str());

    std::set<std::size_t> reportedLines;
    std::size_t reported = 0;
    std::size_t at = 0;
    for (std::uint32_t event = 0; event < trace.stepCount(); ++event) {
        const NodeId node = trace.nodeOf(event);
        const std::size_t line = code.lineOf(event);
        const int treeNode = tree->find(trace.path(node));
        while (
            at < ran.size()
            && !(ran[at].line == line && ran[at].node == treeNode && agree(ran[at], search, event)))
            ++at;
        QVERIFY2(at < ran.size(),
                 ("event " + std::to_string(event) + ": " + textOf(code, line)).c_str());
        ++at;
        if (isReported(trace.events()[event].kind)) {
            reportedLines.insert(line);
            ++reported;
        }
        const Trace::State state = trace.state(node, event + 1);
        const Trace::State seen = code.variablesOf(node, event + 1);
        const bool turned = setup.algorithm == Algorithm::Negamax && !trace.nodes()[node].max;
        QCOMPARE(seen.alpha, turned ? -state.beta : state.alpha);
        QCOMPARE(seen.beta, turned ? -state.alpha : state.beta);
        QCOMPARE(seen.value, turned ? -state.value : state.value);
        const auto stack = code.stack(event + 1);
        QCOMPARE(stack.size(), std::size_t(trace.nodes()[node].ply) + 1);
        QCOMPARE(stack.back(), (Pseudocode::Frame{node, line}));
        for (std::size_t i = 0; i + 1 < stack.size(); ++i) {
            QCOMPARE(stack[i].node, trace.nodes()[stack[i + 1].node].parent);
            QVERIFY(textOf(code, stack[i].line).starts_with("v := "));
        }
    }
    const auto executed = std::count_if(
        ran.begin(), ran.end(), [&](const auto &one) { return reportedLines.contains(one.line); });
    QCOMPARE(std::size_t(executed), reported);
}

void checkAllAlgorithms(const LabPosition &root, int depth)
{
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        if (!supports(root, algorithm))
            continue;
        for (const int rules : {0, 1, 2, 3}) {
            const bool bounded = depth > 0 || !ai::lab::needsDepth(algorithm);
            SearchSetup setup{root, algorithm, bounded ? depth : 2};
            setup.failHard = rules % 2 != 0;
            setup.cutsBeyond = rules / 2 != 0;
            checkSetup(setup);
            if (QTest::currentTestFailed()) {
                qWarning("algorithm %d, depth %d, fail-hard %d, beyond %d", int(algorithm),
                         setup.depth, int(setup.failHard), int(setup.cutsBeyond));
                return;
            }
        }
    }
}

} // namespace

/// The code beside the tree is what ran.
class TestPseudocode : public QObject
{
    Q_OBJECT

private slots:
    void listingRunsAsTheSearchDidOnTrees();
    void listingRunsAsTheSearchDidInGames();
    void fourthDocumentsCutHasAlphaThreeAndBetaTwo();
    void listingsAreThoseOfTheDocuments();
    void subtreeHasNoFunctionForTheRoot();
};

void TestPseudocode::listingRunsAsTheSearchDidOnTrees()
{
    ai::Random random(5);
    for (int i = 0; i < 300; ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 5;
        shape.minWidth = 1;
        shape.maxWidth = shape.depth > 3 ? 3 : 5;
        shape.range = i % 3 == 0 ? 3 : 50;
        shape.chance = i % 5 == 4;
        checkAllAlgorithms(TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random),
                           i % 4 == 0 ? 2 : 0);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestPseudocode::listingRunsAsTheSearchDidInGames()
{
    support::Random play(6);
    for (int i = 0; i < 30; ++i) {
        const TicTacToe board = support::afterRandomMoves(TicTacToe(), 4 + i % 3, play);
        const Nim nim = support::afterRandomMoves(*Nim::parse("1-2-3 normal"), 1, play);
        const Othello othello = support::afterRandomMoves(Othello(), 3 + i, play);
        for (const auto &[root, depth] :
             {std::pair<LabPosition, int>(board, i % 4), {nim, i % 3}, {othello, 2}}) {
            if (!isOver(root))
                checkAllAlgorithms(root, depth);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

/// "Levando isto para o no central, e calculando MIN{2, infinity}, temos alfa=3 e beta=2."
void TestPseudocode::fourthDocumentsCutHasAlphaThreeAndBetaTwo()
{
    SearchSetup setup{*TextTree::parse("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))"),
                      Algorithm::AlphaBetaShared};
    setup.failHard = true;
    const TracedSearch search = traced(setup);
    const Trace &trace = *search.trace;
    const Pseudocode code(search);
    const NodeId middle = trace.find({core::Move(1)});
    std::uint32_t cut = trace.nodes()[middle].enter;
    while (trace.events()[cut].kind != EventKind::Cut)
        ++cut;
    QCOMPARE(trace.nodeOf(cut), middle);
    QCOMPARE(textOf(code, code.lineOf(cut)), std::string("if \u03b2 \u2264 \u03b1"));
    const Trace::State state = trace.state(middle, cut + 1);
    QCOMPARE(std::pair(state.alpha, state.beta), std::pair(3, 2));
    QCOMPARE(textOf(code, code.lineOf(cut + 1)), std::string("return \u03b2"));
    QCOMPARE(code.lines()[code.lineOf(cut + 1)].indent, 4);
    QCOMPARE(trace.nodes()[middle].value, 2);
}

void TestPseudocode::listingsAreThoseOfTheDocuments()
{
    const auto listing = [](const SearchSetup &setup) {
        const TracedSearch search = traced(setup);
        std::string text;
        const Pseudocode code(search);
        for (const Pseudocode::CodeLine &line : code.lines())
            text += std::string(2 * std::size_t(line.indent), ' ') + line.text + '\n';
        return text;
    };
    const TextTree tree = *TextTree::parse("MAX(MIN(3,5),MIN(2,7))");
    QCOMPARE(listing({tree, Algorithm::Plain}),
             std::string("function minimax(node, maximizingPlayer)\n"
                         "  if node is a leaf\n"
                         "    return the value of node\n"
                         "  if maximizingPlayer\n"
                         "    value := \u2212\u221e\n"
                         "    for each child of node\n"
                         "      v := minimax(child, FALSE)\n"
                         "      value := max(value, v)\n"
                         "    return value\n"
                         "  else\n"
                         "    value := +\u221e\n"
                         "    for each child of node\n"
                         "      v := minimax(child, TRUE)\n"
                         "      value := min(value, v)\n"
                         "    return value\n"));
    SearchSetup hard{tree, Algorithm::AlphaBetaShared};
    hard.failHard = true;
    QCOMPARE(listing(hard), std::string("function evaluate(node, \u03b1, \u03b2)\n"
                                        "  if node is a leaf\n"
                                        "    return the value of node\n"
                                        "  if node is a maximizing node\n"
                                        "    for each child of node\n"
                                        "      v := evaluate(child, \u03b1, \u03b2)\n"
                                        "      \u03b1 := max(\u03b1, v)\n"
                                        "      if \u03b2 \u2264 \u03b1\n"
                                        "        return \u03b1\n"
                                        "    return \u03b1\n"
                                        "  else\n"
                                        "    for each child of node\n"
                                        "      v := evaluate(child, \u03b1, \u03b2)\n"
                                        "      \u03b2 := min(\u03b2, v)\n"
                                        "      if \u03b2 \u2264 \u03b1\n"
                                        "        return \u03b2\n"
                                        "    return \u03b2\n"));
    const std::string heuristic = listing({TicTacToe(), Algorithm::Heuristic, 2});
    QVERIFY(heuristic.starts_with("function bestMove(node, depth)\n"));
    QVERIFY(heuristic.find("  if depth = 0 or the game is over\n    return heuristic(node)\n")
            != std::string::npos);
    const std::string report = listing({*TicTacToe::parse("XX--X-OO- O"), Algorithm::Report});
    QVERIFY(report.find("if no square is empty") != std::string::npos);
}

void TestPseudocode::subtreeHasNoFunctionForTheRoot()
{
    const SearchSetup setup{*TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaFresh};
    SearchControl control;
    const TracedSearch whole = traceSearch(setup, control);
    const TracedSearch part = traceSubtree(setup, {core::Move(2)}, -1, 1, control);
    QVERIFY(textOf(Pseudocode(whole), 0).starts_with("function bestMove("));
    const Pseudocode code(part);
    QVERIFY(textOf(code, 0).starts_with("function alphabeta("));
    QCOMPARE(code.stack(1), (std::vector{Pseudocode::Frame{0, 0}}));
    QVERIFY(code.stack(0).empty());
}

QTEST_APPLESS_MAIN(TestPseudocode)
#include "tst_pseudocode.moc"
