#include "ai/lab/studies/weightstudy.h"
#include "tests/support/randomplay.h"

#include <QTest>

using ai::lab::Algorithm;
using ai::lab::Heuristic;
using ai::lab::SearchSetup;
using core::Move;

namespace {

/// Minimax written out, without cuts.
template <class G, class Evaluation>
int plain(const G &position, core::Side max, int depth, const Evaluation &evaluate)
{
    if (depth == 0 || position.isOver())
        return evaluate(position, max);
    const bool own = position.sideToMove() == max;
    int best = own ? -ai::infinity : ai::infinity;
    for (const Move move : position.legalMoves()) {
        const int value = plain(core::after(position, move), max, depth - 1, evaluate);
        best = own ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

template <class G, class Evaluation>
bool isAsWrittenOut(const ai::lab::WeighedSearch &found, const G &root, int depth,
                    const Evaluation &evaluate)
{
    bool all = found.moves.size() == root.legalMoves().size();
    for (const ai::ScoredMove &scored : found.moves)
        all =
            all
            && scored.value
                   == plain(core::after(root, scored.move), root.sideToMove(), depth - 1, evaluate);
    const auto best = std::find_if(found.moves.begin(), found.moves.end(),
                                   [&](const auto &one) { return one.value == found.value; });
    return all && best != found.moves.end() && best->move == found.best
           && found.value == plain(root, root.sideToMove(), depth, evaluate);
}

} // namespace

/// What a search with other weights finds is what minimax with those weights is worth.
class TestWeightStudy : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreThoseOfMinimax();
    void lineWeightsDecide();
    void termsAreTestedByThemselves();
    void stoppedStudySaysSo();
};

/// Each root move, by each algorithm's windows.
void TestWeightStudy::valuesAreThoseOfMinimax()
{
    support::Random play(17);
    for (int i = 0; i < 12; ++i) {
        const auto root = support::afterRandomMoves(core::Othello(), 4 + 4 * i, play);
        if (root.isOver())
            continue;
        const Algorithm algorithm = i % 2 == 0 ? Algorithm::Heuristic : Algorithm::AlphaBetaShared;
        SearchSetup setup{root, algorithm, 3};
        ai::PhaseHeuristic evaluate;
        for (std::size_t term = 0; term < setup.weights.strategies.size(); ++term) {
            const int factor = static_cast<int>(play() % 4);
            setup.weights.strategies[term] = 100 * factor;
            for (auto &phase : evaluate.weights)
                phase[term] *= factor;
        }
        ai::SearchControl control;
        const auto study = studyWeights(setup, control);
        QVERIFY(!study.cancelled);
        QVERIFY(isAsWrittenOut(study.own, root, 3, ai::PhaseHeuristic()));
        QVERIFY(isAsWrittenOut(study.changed, root, 3, evaluate));
        SearchSetup usual = setup;
        usual.weights = {};
        QCOMPARE(study.own.calls, traceSearch(usual, control).trace->counters().calls());
        QCOMPARE(study.changed.calls, traceSearch(setup, control).trace->counters().calls());
    }
}

/// Who sees only his own lines does not block.
void TestWeightStudy::lineWeightsDecide()
{
    const auto root = core::TicTacToe::parse("----X--OO X");
    QVERIFY(root.ok());
    SearchSetup setup{*root, Algorithm::Heuristic, 1};
    setup.weights.lines.weights = {10, 1, 0, 0};
    ai::SearchControl control;
    const auto study = studyWeights(setup, control);
    QCOMPARE(study.own.best, Move(6));
    QCOMPARE(study.changed.best, Move(2)); // 3 5 7 and 1 2 3
    QVERIFY(isAsWrittenOut(study.changed, *root, 1, setup.weights.lines));
}

void TestWeightStudy::termsAreTestedByThemselves()
{
    support::Random play(23);
    const auto root = support::afterRandomMoves(core::Othello(), 12, play);
    SearchSetup setup{root, Algorithm::Heuristic, 2};
    setup.weights.strategies[ai::PhaseHeuristic::Mobility] = 0;
    setup.weights.strategies[ai::PhaseHeuristic::Corners] = 200;
    ai::SearchControl control;
    const auto studies = studyTerms(setup, control);
    QCOMPARE(studies.size(), std::size_t(ai::PhaseHeuristic::StrategyCount));
    for (std::size_t term = 0; term < studies.size(); ++term) {
        ai::PhaseHeuristic without;
        ai::PhaseHeuristic alone;
        for (std::size_t phase = 0; phase < 3; ++phase) {
            without.weights[phase][ai::PhaseHeuristic::Mobility] = 0;
            without.weights[phase][ai::PhaseHeuristic::Corners] *= 2;
            if (term != ai::PhaseHeuristic::Mobility) // which is off: alone with its usual weight
                alone.weights[phase][term] = without.weights[phase][term];
            without.weights[phase][term] = 0;
            for (std::size_t other = 0; other < studies.size(); ++other) {
                if (other != term)
                    alone.weights[phase][other] = 0;
            }
        }
        QVERIFY(isAsWrittenOut(studies[term].without, root, 2, without));
        QVERIFY(isAsWrittenOut(studies[term].alone, root, 2, alone));
    }
}

void TestWeightStudy::stoppedStudySaysSo()
{
    std::stop_source source;
    source.request_stop();
    ai::SearchControl control({}, source.get_token());
    const SearchSetup setup{core::Othello(), Algorithm::Heuristic, 9};
    QVERIFY(studyWeights(setup, control).cancelled);
    QVERIFY(studyTerms(setup, control).empty());
}

QTEST_APPLESS_MAIN(TestWeightStudy)
#include "tst_weightstudy.moc"
