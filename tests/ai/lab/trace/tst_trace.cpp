#include "ai/lab/trace/labsearch.h"
#include "tests/support/lab/traced.h"

#include <QTest>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::EventKind;
using ai::lab::NodeId;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using core::Side;
using support::traced;

namespace {

/// What Trace::state() says must be what the events up to the step say, one by one.
void checkStates(const TracedSearch &search, std::uint32_t step)
{
    const Trace &trace = *search.trace;
    const bool failHard = returnsBounds(search.setup);
    std::vector<Trace::State> expected(trace.nodeCount());
    for (std::uint32_t i = 0; i < step; ++i) {
        const auto &event = trace.events()[i];
        const NodeId node = trace.nodeOf(i);
        switch (event.kind) {
        case EventKind::Enter:
            expected[node].status = Trace::Status::Open;
            [[fallthrough]];
        case EventKind::Window:
            expected[node].alpha = event.a;
            expected[node].beta = event.b;
            break;
        case EventKind::Leaf:
        case EventKind::Leave:
        case EventKind::Known:
            expected[node].status = Trace::Status::Done;
            expected[node].value = event.a;
            break;
        case EventKind::Cut:
            expected[node].cut = true;
            if (failHard)
                (trace.nodes()[node].max ? expected[node].alpha : expected[node].beta) = event.a;
            break;
        case EventKind::Compare: // which has closed the window where the last child was enough
            if (failHard && !(trace.rootIsNoCall() && node == 0))
                (trace.nodes()[node].max ? expected[node].alpha : expected[node].beta) = event.b;
            break;
        case EventKind::Child:
        case EventKind::Sum:
            break;
        }
    }
    for (NodeId node = 0; node < trace.nodeCount(); ++node) {
        const Trace::State state = trace.state(node, step);
        QCOMPARE(int(state.status), int(expected[node].status));
        if (state.status == Trace::Status::NotYet)
            continue;
        QCOMPARE(state.alpha, expected[node].alpha);
        QCOMPARE(state.beta, expected[node].beta);
        QCOMPARE(state.cut, expected[node].cut);
        if (state.status == Trace::Status::Done)
            QCOMPARE(state.value, expected[node].value);
    }
}

} // namespace

/// What a trace says of any step and node.
class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void anyStepIsWhatTheEventsSay();
    void boundsHoldForTheTrueValue();
};

void TestTrace::anyStepIsWhatTheEventsSay()
{
    ai::Random random(4);
    for (int i = 0; i < 12; ++i) {
        TextTree::Shape shape;
        shape.depth = 3;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        for (const Algorithm algorithm :
             {Algorithm::Plain, Algorithm::AlphaBetaFresh, Algorithm::AlphaBetaShared}) {
            for (const bool failHard : {false, true}) {
                SearchSetup setup{tree, algorithm};
                setup.failHard = failHard;
                const TracedSearch search = traced(setup);
                for (std::uint32_t step = 0; step <= search.trace->stepCount(); ++step)
                    checkStates(search, step);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
}

void TestTrace::boundsHoldForTheTrueValue()
{
    ai::Random random(5);
    int bounds = 0;
    for (int i = 0; i < 300; ++i) {
        TextTree::Shape shape;
        shape.depth = 4;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        const TracedSearch plain = traced({tree, Algorithm::Plain});
        const TracedSearch cut = traced({tree, Algorithm::AlphaBetaShared});
        for (NodeId id = 0; id < cut.trace->nodeCount(); ++id) {
            const ai::lab::TraceNode &node = cut.trace->nodes()[id];
            const NodeId same = plain.trace->find(cut.trace->path(id));
            QVERIFY(same != ai::lab::noNode);
            const int value = plain.trace->nodes()[same].value;
            switch (node.bound) {
            case ai::lab::Bound::Exact:
                QCOMPARE(node.value, value);
                break;
            case ai::lab::Bound::AtMost:
                QVERIFY(value <= node.value);
                ++bounds;
                break;
            case ai::lab::Bound::AtLeast:
                QVERIFY(value >= node.value);
                ++bounds;
                break;
            }
        }
    }
    QVERIFY(bounds > 100);
}

QTEST_APPLESS_MAIN(TestTrace)
#include "tst_trace.moc"
