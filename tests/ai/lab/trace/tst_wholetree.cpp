#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/stepfacts.h"
#include "ai/lab/trace/wholetree.h"
#include "tests/support/lab/traced.h"

#include <QTest>

using ai::lab::Algorithm;
using ai::lab::noNode;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using ai::lab::WholeNode;
using support::traced;

/// The tree with what was cut.
class TestWholeTree : public QObject
{
    Q_OBJECT

private slots:
    void holdsWhatWasCut();
    void ofAGameEndsAtTheDepth();
    void ofASubtreeBeginsThere();
    void limitIsKept();
};

/// Against the tree itself and the trace's own paths.
void TestWholeTree::holdsWhatWasCut()
{
    ai::Random random(3);
    int cut = 0;
    for (int i = 0; i < 40; ++i) {
        const TextTree tree =
            TextTree::random({}, i % 2 == 0 ? core::Side::First : core::Side::Second, random);
        const TracedSearch search = traced({tree, Algorithm::AlphaBetaShared});
        const auto nodes = wholeTree(search, 1'000);
        QVERIFY(nodes);
        QCOMPARE(nodes->size(), std::size_t(tree.size()));
        std::size_t visited = 0;
        for (std::size_t id = 0; id < nodes->size(); ++id) {
            const WholeNode &node = (*nodes)[id];
            QCOMPARE(search.trace->find(node.path), node.visited);
            const auto position = after(ai::lab::LabPosition(tree), node.path);
            QCOMPARE(node.leaf, isOver(position));
            if (node.visited == noNode)
                ++cut;
            else
                ++visited;
            if (node.visited != noNode)
                QCOMPARE(node.max, search.trace->nodes()[node.visited].max);
            if (node.parent >= 0) {
                const auto &siblings = (*nodes)[std::size_t(node.parent)].children;
                QVERIFY(std::find(siblings.begin(), siblings.end(), int(id)) != siblings.end());
            }
        }
        QCOMPARE(visited, std::size_t(search.trace->nodeCount()));
    }
    QVERIFY(cut > 20);
}

void TestWholeTree::ofAGameEndsAtTheDepth()
{
    const TracedSearch search =
        traced({*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaFresh, 2});
    const auto nodes = wholeTree(search, 1'000);
    QVERIFY(nodes);
    QCOMPARE(nodes->front().children.size(), std::size_t(4));
    for (const WholeNode &node : *nodes) {
        QVERIFY(node.path.size() <= 2);
        QCOMPARE(node.leaf, node.children.empty());
    }
}

void TestWholeTree::ofASubtreeBeginsThere()
{
    const SearchSetup setup = ai::lab::example("tree-2")->setup;
    ai::SearchControl control;
    const auto move = legalMoves(setup.root).front();
    const TracedSearch search = traceSubtree(setup, {move}, -ai::infinity, ai::infinity, control);
    const auto nodes = wholeTree(search, 1'000);
    QCOMPARE(nodes->size(), std::size_t(4));
    QVERIFY(nodes->front().path.empty());
    QVERIFY(!nodes->front().max);
}

void TestWholeTree::limitIsKept()
{
    const TracedSearch search = traced(ai::lab::example("tree-2")->setup);
    QVERIFY(wholeTree(search, 13));
    QVERIFY(!wholeTree(search, 12));
}

QTEST_APPLESS_MAIN(TestWholeTree)
#include "tst_wholetree.moc"
