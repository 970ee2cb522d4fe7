#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/stepfacts.h"

#include <QTest>

/// What has been counted by a step.
class TestStepCounts : public QObject
{
    Q_OBJECT

private slots:
    void countsOfAStepAreThoseOfTheEventsBeforeIt();
};

void TestStepCounts::countsOfAStepAreThoseOfTheEventsBeforeIt()
{
    for (const ai::lab::Algorithm algorithm :
         {ai::lab::Algorithm::AlphaBetaShared, ai::lab::Algorithm::AlphaBetaFresh}) {
        ai::SearchControl control;
        const auto search = ai::lab::traceSearch({core::TicTacToe(), algorithm}, control);
        const ai::lab::Trace &trace = *search.trace;
        const ai::lab::StepCounts &counts = *search.counts;
        QCOMPARE(counts.at(0).calls, 0U);
        std::uint32_t calls = trace.rootIsNoCall() ? ~0U : 0U; // its own Enter is none
        std::uint32_t leaves = 0;
        std::uint32_t cuts = 0;
        std::uint32_t branches = 0;
        for (std::uint32_t step = 1; step <= trace.stepCount(); ++step) {
            const ai::lab::TraceEvent &event = trace.events()[step - 1];
            calls += event.kind == ai::lab::EventKind::Enter ? 1 : 0;
            leaves += event.kind == ai::lab::EventKind::Leaf ? 1 : 0;
            cuts += event.kind == ai::lab::EventKind::Cut ? 1 : 0;
            branches += event.kind == ai::lab::EventKind::Cut ? event.detail : 0U;
            if (step % 97 != 0 && step != trace.stepCount())
                continue;
            const auto at = counts.at(step);
            QCOMPARE(at.calls, calls);
            QCOMPARE(at.leaves, leaves);
            QCOMPARE(at.cuts, cuts);
            QCOMPARE(at.cutBranches, branches);
        }
        QCOMPARE(std::uint64_t(calls), trace.counters().calls());
        QCOMPARE(std::uint64_t(leaves), trace.counters().leaves());
        QCOMPARE(std::uint64_t(branches), trace.counters().cutBranches());
    }
}

QTEST_APPLESS_MAIN(TestStepCounts)
#include "tst_stepcounts.moc"
