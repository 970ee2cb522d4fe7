#include "tests/support/lab/chancetree.h"
#include "tests/support/lab/factchecker.h"
#include "tests/support/lab/replay.h"
#include "tests/support/lab/traced.h"
#include "tests/support/samples.h"

#include <QTest>

#include <set>
#include <string>

using ai::lab::Algorithm;
using ai::lab::EventKind;
using ai::lab::NodeId;
using ai::lab::StepFacts;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::Fraction;
using support::PlainNode;
using support::PlainReader;

namespace {

/// Every value, sum and share of the search, held against fractions.
void checkSearch(const TracedSearch &search, const PlainNode &root, int scale,
                 std::set<EventKind> &seen)
{
    const ai::lab::Trace &trace = *search.trace;
    const auto at = [&](NodeId node) {
        const PlainNode *found = &root;
        for (const core::Move move : trace.path(node))
            found = &found->children[move.code()];
        return found;
    };
    for (NodeId node = 0; node < trace.nodeCount(); ++node) {
        const ai::lab::TraceNode &record = trace.nodes()[node];
        QVERIFY(Fraction(record.value, scale) == at(node)->value());
        QCOMPARE(record.chance, at(node)->kind == "CHANCE");
        QVERIFY(record.bound == ai::lab::Bound::Exact && record.cut == 0);
        QVERIFY(record.leaf || record.chance || record.max == (at(node)->kind == "MAX"));
    }
    for (std::uint32_t step = 1; step <= trace.stepCount(); ++step) {
        const StepFacts facts = stepFacts(search, step);
        seen.insert(facts.kind);
        if (facts.kind != EventKind::Sum)
            continue;
        const PlainNode *node = at(facts.node);
        const std::size_t child = facts.move.code();
        Fraction before;
        for (std::size_t i = 0; i < child; ++i)
            before = before + node->probabilities[i] * node->children[i].value();
        const Fraction share = node->probabilities[child] * node->children[child].value();
        QVERIFY(Fraction(facts.value, scale) == node->children[child].value());
        QVERIFY(Fraction(facts.added, scale) == share);
        QVERIFY(Fraction(facts.before, scale) == before);
        QVERIFY(Fraction(facts.best, scale) == before + share);
        QVERIFY(Fraction(trace.state(facts.node, step).value, scale) == before + share);
    }
}

} // namespace

/// Averages are exact, by a recomputation with fractions that knows the text alone.
class TestExpectiminimax : public QObject
{
    Q_OBJECT

private slots:
    void valuesAndSumsAreExact();
    void randomTreesHaveChanceNodes();
    void otherAlgorithmsAreNotOffered();
};

void TestExpectiminimax::valuesAndSumsAreExact()
{
    const int trees = support::slow() ? 10'000 : 2'000 / support::sanitizerFactor;
    ai::Random random(7);
    std::set<EventKind> seen;
    int searched = 0;
    for (int i = 0; i < trees; ++i) {
        const std::string text = support::drawnChanceTree(random, 1 + i % 5, i % 2 == 0);
        const auto tree = TextTree::parse(text);
        if (!tree || !tree->hasChance())
            continue; // beyond the largest scale
        ++searched;
        QCOMPARE(*TextTree::parse(tree->toText()), *tree);
        const PlainNode plain = PlainReader(text).node();
        QVERIFY(PlainReader(tree->toText()).node().value() == plain.value());
        const TracedSearch search = support::traced({*tree, Algorithm::Expectiminimax});
        checkSearch(search, plain, tree->scale(), seen);
        const support::Replay replayed = support::replay(search);
        QVERIFY2(replayed.problem.empty(), replayed.problem.c_str());
        const auto whole = support::GameTree::of(search.setup, 100'000);
        const std::string problem = support::FactChecker(search, *whole).check();
        QVERIFY2(problem.empty(), problem.c_str());
        if (QTest::currentTestFailed()) {
            qWarning("%s", text.c_str());
            return;
        }
    }
    QVERIFY(searched > trees / 3);
    QVERIFY(seen.contains(EventKind::Sum) && seen.contains(EventKind::Compare));
    QVERIFY(!seen.contains(EventKind::Cut) && !seen.contains(EventKind::Window));
}

/// Also the largest that can be chosen.
void TestExpectiminimax::randomTreesHaveChanceNodes()
{
    ai::Random random(3);
    for (const int depth : {2, 3, 4, 6, 7}) {
        for (const int width : {2, 5, depth > 4 ? 5 : 8}) {
            TextTree::Shape shape{depth, 2, width, TextTree::maxChanceScore};
            shape.chance = true;
            const TextTree tree = TextTree::random(shape, core::Side::Second, random);
            QVERIFY(tree.hasChance());
            QVERIFY(!tree.isChance());
            QCOMPARE(*TextTree::parse(tree.toText()), tree);
        }
    }
}

void TestExpectiminimax::otherAlgorithmsAreNotOffered()
{
    const TextTree with = *TextTree::parse("MAX(CHANCE(1,2),3)");
    const TextTree without = *TextTree::parse("MAX(MIN(1,2),3)");
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        const bool isExpectiminimax = algorithm == Algorithm::Expectiminimax;
        QCOMPARE(supports(with, algorithm), isExpectiminimax);
        QVERIFY(!isExpectiminimax || !supports(without, algorithm));
    }
    QCOMPARE(ai::lab::withFittingAlgorithm({with, Algorithm::Plain}).algorithm,
             Algorithm::Expectiminimax);
    QCOMPARE(ai::lab::withFittingAlgorithm({without, Algorithm::Plain}).algorithm,
             Algorithm::Plain);
    QCOMPARE(ai::lab::withFittingAlgorithm({without, Algorithm::Expectiminimax}).algorithm,
             Algorithm::AlphaBetaShared);
}

QTEST_APPLESS_MAIN(TestExpectiminimax)
#include "tst_expectiminimax.moc"
