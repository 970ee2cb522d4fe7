#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"
#include "ai/othello/evaluation/defaultweights.h"
#include "ai/othello/evaluation/weights.h"
#include "ai/search/minimax.h"
#include "core/nim.h"
#include "core/perft.h"

#include <benchmark/benchmark.h>

/// What a node costs, and what the weights take to read. Figures to read, none that fails.
namespace {

using ai::Cut;
using ai::Policy;
using ai::RootWindow;
using core::Nim;
using core::Othello;
using core::TicTacToe;

/// Shows nanoseconds a node beside the time of a whole search.
void showPerNode(benchmark::State &state, std::uint64_t nodes)
{
    state.counters["nodes"] = static_cast<double>(nodes);
    state.counters["node"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsIterationInvariantRate
                                                           | benchmark::Counter::kInvert);
}

template <class G, class P, class Observer>
void search(benchmark::State &state, int depth)
{
    std::uint64_t nodes = 0;
    for (auto iteration : state) {
        ai::SearchControl control;
        ai::Searcher<G, P, Observer> searcher;
        const std::vector<ai::ScoredMove> scored = searcher.searchRoot(G(), depth, control);
        benchmark::DoNotOptimize(scored.data());
        nodes = control.nodes();
    }
    showPerNode(state, nodes);
}

template <class G>
void perft(benchmark::State &state)
{
    std::uint64_t leaves = 0;
    for (auto iteration : state)
        benchmark::DoNotOptimize(leaves = core::perft(G(), static_cast<int>(state.range(0))));
    showPerNode(state, leaves);
}

using Plain = Policy<ai::Utility, Cut::None>;
using Deepening = Policy<ai::PhaseHeuristic, Cut::AlphaBeta, RootWindow::Shared, ai::FewestReplies>;

void ticTacToeWholeTree(benchmark::State &state)
{
    search<TicTacToe, Plain, ai::NullObserver>(state, ai::unlimitedDepth);
}

void ticTacToeWholeTreeCounted(benchmark::State &state)
{
    search<TicTacToe, Plain, ai::CountingObserver>(state, ai::unlimitedDepth);
}

void ticTacToeAlphaBeta(benchmark::State &state)
{
    search<TicTacToe, Policy<>, ai::NullObserver>(state, ai::unlimitedDepth);
}

void nimWholeTree(benchmark::State &state)
{
    search<Nim, Plain, ai::NullObserver>(state, ai::unlimitedDepth);
}

void othelloSearch(benchmark::State &state)
{
    search<Othello, Deepening, ai::NullObserver>(state, static_cast<int>(state.range(0)));
}

/// What the first strong search of a program's run would wait for.
void othelloWeights(benchmark::State &state)
{
    for (auto iteration : state) {
        const auto weights = ai::othello::Weights::fromBytes(ai::othello::defaultWeights());
        benchmark::DoNotOptimize(weights.ok());
    }
}

BENCHMARK(othelloWeights)->Unit(benchmark::kMillisecond);
BENCHMARK(ticTacToeWholeTree)->Unit(benchmark::kMillisecond);
BENCHMARK(ticTacToeWholeTreeCounted)->Unit(benchmark::kMillisecond);
BENCHMARK(ticTacToeAlphaBeta)->Unit(benchmark::kMillisecond);
BENCHMARK(nimWholeTree)->Unit(benchmark::kMillisecond);
BENCHMARK(othelloSearch)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK(perft<Othello>)->Arg(8)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
