#include "ai/lab/trace/labsearch.h"

#include "ai/lab/trace/assumedletters.h"
#include "ai/lab/trace/labpolicy.h"
#include "ai/lab/trace/stepfacts.h"
#include "ai/search/random.h"

#include <cmath>

namespace ai::lab {

using core::Move;
using core::Side;

namespace {

using Clock = std::chrono::steady_clock;

std::chrono::microseconds since(Clock::time_point start)
{
    return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start);
}

int depthOf(const SearchSetup &setup)
{
    return setup.depth == 0 ? unlimitedDepth : setup.depth;
}

/// The first of the best moves, with the root's side as MAX.
ScoredMove bestOf(const std::vector<ScoredMove> &scored)
{
    ScoredMove best;
    for (const ScoredMove &move : scored) {
        if (best.move == Move::none() || move.value > best.value)
            best = move;
    }
    return best;
}

std::vector<ScoredMove> withShownSign(std::vector<ScoredMove> scored, bool mirrored)
{
    if (mirrored) {
        for (ScoredMove &move : scored)
            move.value = -move.value;
    }
    return scored;
}

/// Runs the iterations of iterative deepening except for the last one, so that the order of moves
/// is learned. Nothing for algorithms that learn no order. A fixed node has its real value here, so
/// that the order does not depend on it.
std::vector<ShallowerSearch> searchShallower(const SearchSetup &setup,
                                             const std::shared_ptr<LearnedOrder> &learned,
                                             SearchControl &control)
{
    std::vector<ShallowerSearch> iterations;
    if (setup.algorithm != Algorithm::Deepening || learned == nullptr)
        return iterations;
    std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            auto policy = policyOf<G, Cut::AlphaBeta, RootWindow::Shared>(setup);
            policy.learned = learned;
            for (int depth = 1; depth < setup.depth && !control.stopped(); ++depth) {
                Searcher<G, decltype(policy), CountingObserver> searcher(policy);
                const std::vector<ScoredMove> scored = searcher.searchRoot(root, depth, control);
                iterations.push_back({depth, bestOf(scored), searcher.observer().calls()});
                learned->deepen();
            }
        },
        setup.root);
    return iterations;
}

template <class P, class G>
TracedSearch trace(const SearchSetup &setup, const G &root, P policy, const TraceOptions &options,
                   SearchControl &control)
{
    TracedSearch result{setup, nullptr};
    const auto start = Clock::now();
    result.iterations = searchShallower(setup, policy.learned, control);
    Searcher<G, P, TracingObserver> searcher(std::move(policy), TracingObserver(options));
    if constexpr (P::rootWindow == RootWindow::Fresh)
        searcher.observer().openRoot(-infinity, infinity);
    const std::vector<ScoredMove> scored = searcher.searchRoot(root, depthOf(setup), control);
    if constexpr (P::rootWindow == RootWindow::Fresh)
        searcher.observer().closeRoot(bestOf(scored).value);
    result.trace = searcher.observer().take(control.stopped());
    result.time = since(start);
    result.counts = std::make_shared<const StepCounts>(result.trace);
    result.rootMoves = withShownSign(scored, options.mirrored);
    result.cancelled = control.stopped();
    return result;
}

template <class Observer, class P, class G>
CountedSearch count(const SearchSetup &setup, const G &root, P policy, SearchControl &control)
{
    CountedSearch result;
    const auto start = Clock::now();
    result.iterations = searchShallower(setup, policy.learned, control);
    Searcher<G, P, Observer> searcher(std::move(policy));
    const std::vector<ScoredMove> scored = searcher.searchRoot(root, depthOf(setup), control);
    result.time = since(start);
    if constexpr (Observer::on) {
        result.counters = searcher.observer();
        // With a shared window the root is a call, and so counts as a node.
        constexpr int rootCall = P::rootWindow == RootWindow::Shared ? 1 : 0;
        result.plies = result.counters.deepest() - rootCall;
    }
    const bool mirrored = isMirrored(setup);
    const ScoredMove best = bestOf(scored);
    result.best = best.move;
    result.value = mirrored ? -best.value : best.value;
    result.rootMoves = withShownSign(scored, mirrored);
    result.cancelled = control.stopped();
    return result;
}

template <class G>
FixedNode<G> fix(const SearchSetup &setup, const G &root, const std::vector<Move> &path, int value)
{
    return FixedNode<G>(root, {path, isMirrored(setup) ? -value : value});
}

void noteLetters(TracedSearch &search)
{
    if (!search.cancelled && isTree(search.setup.root))
        search.letters = std::make_shared<const AssumedLetters>(search);
}

} // namespace

std::shared_ptr<const AssumedLetters> noLetters()
{
    static const auto none = std::make_shared<const AssumedLetters>();
    return none;
}

TraceOptions traceOptions(const SearchSetup &setup)
{
    TraceOptions options;
    options.mirrored = isMirrored(setup);
    options.range = valueRange(setup);
    options.failHard = returnsBounds(setup);
    return options;
}

TracedSearch traceSearch(const SearchSetup &setup, SearchControl &control)
{
    return traceSearch(setup, traceOptions(setup), control);
}

TracedSearch traceSearch(const SearchSetup &setup, const TraceOptions &options,
                         SearchControl &control)
{
    TracedSearch result = std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            return withPolicy(setup.algorithm, [&]<Cut cut, RootWindow window>() {
                return trace(setup, root, searchPolicyOf<G, cut, window>(setup), options, control);
            });
        },
        setup.root);
    noteLetters(result);
    return result;
}

TracedSearch traceSubtree(const SearchSetup &setup, const std::vector<Move> &path, int alpha,
                          int beta, SearchControl &control)
{
    const TraceOptions options = traceOptions(setup);
    const LabPosition node = after(setup.root, path);
    TracedSearch result{setup, nullptr, path};
    const auto start = Clock::now();
    const int depth =
        setup.depth == 0 ? unlimitedDepth : setup.depth - static_cast<int>(path.size());
    std::visit(
        [&](const auto &game) {
            using G = std::decay_t<decltype(game)>;
            withPolicy(setup.algorithm, [&]<Cut cut, RootWindow window>() {
                using P = LabPolicy<G, cut, window>;
                const P policy = searchPolicyOf<G, cut, window>(setup);
                result.iterations = searchShallower(setup, policy.learned, control);
                Searcher<G, P, TracingObserver> searcher(policy, TracingObserver(options));
                const int low = options.mirrored ? -beta : alpha;
                const int high = options.mirrored ? -alpha : beta;
                searcher.searchNode(game, sideToMove(setup.root), depth, low, high, control);
                result.trace = searcher.observer().take(control.stopped());
            });
        },
        node);
    result.time = since(start);
    result.counts = std::make_shared<const StepCounts>(result.trace);
    result.cancelled = control.stopped();
    noteLetters(result);
    return result;
}

CountedSearch countSearch(const SearchSetup &setup, SearchControl &control)
{
    return std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            return withPolicy(setup.algorithm, [&]<Cut cut, RootWindow window>() {
                return count<CountingObserver>(setup, root, searchPolicyOf<G, cut, window>(setup),
                                               control);
            });
        },
        setup.root);
}

bool rootIsNoCall(Algorithm algorithm)
{
    return withPolicy(algorithm,
                      []<Cut cut, RootWindow window>() { return window == RootWindow::Fresh; });
}

std::vector<ScoredMove> rootValues(const SearchSetup &setup, SearchControl &control)
{
    return std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            // With a fresh window every root move's value is exact, so the kind of cut does not
            // matter.
            const auto policy = policyOf<G, Cut::AlphaBeta, RootWindow::Fresh>(setup);
            return count<NullObserver>(setup, root, policy, control).rootMoves;
        },
        setup.root);
}

std::vector<ScoredMove> fixedNodeRootValues(const SearchSetup &setup, const std::vector<Move> &path,
                                            int value, SearchControl &control)
{
    return std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            // The same policy as in rootValues().
            auto policy = fixedNodePolicyOf<G, Cut::AlphaBeta, RootWindow::Fresh>(setup);
            policy.learned = nullptr; // values do not depend on the order
            return count<NullObserver>(setup, fix(setup, root, path, value), policy, control)
                .rootMoves;
        },
        setup.root);
}

CountedSearch fixedNodeSearch(const SearchSetup &setup, const std::vector<Move> &path, int value,
                              SearchControl &control)
{
    return std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            return withPolicy(setup.algorithm, [&]<Cut cut, RootWindow window>() {
                return count<CountingObserver>(setup, fix(setup, root, path, value),
                                               fixedNodePolicyOf<G, cut, window>(setup), control);
            });
        },
        setup.root);
}

TracedSearch fixedNodeTrace(const SearchSetup &setup, const std::vector<Move> &path, int value,
                            SearchControl &control)
{
    return std::visit(
        [&](const auto &root) {
            using G = std::decay_t<decltype(root)>;
            return withPolicy(setup.algorithm, [&]<Cut cut, RootWindow window>() {
                return trace(setup, fix(setup, root, path, value),
                             fixedNodePolicyOf<G, cut, window>(setup), traceOptions(setup),
                             control);
            });
        },
        setup.root);
}

Estimate estimate(const SearchSetup &setup)
{
    constexpr int descents = 64;
    Random random(1);
    Estimate result;
    double leaves = 0;
    double length = 0;
    for (int i = 0; i < descents; ++i) {
        LabPosition position = setup.root;
        double product = 1;
        int ply = 0;
        result.wholeTree += 1;
        for (; ply < depthOf(setup); ++ply) {
            const std::vector<Move> moves = searchedMoves(setup, position);
            if (moves.empty())
                break;
            product *= static_cast<double>(moves.size());
            result.wholeTree += product;
            position = after(position, moves[uniformIndex(random, moves.size())]);
        }
        leaves += product;
        length += ply;
    }
    result.wholeTree /= descents;
    leaves /= descents;
    // With the best order alpha-beta visits b^ceil(d/2) + b^floor(d/2) - 1 leaves (Knuth and Moore
    // 1975).
    result.minimum = std::max(1.0, 2 * std::sqrt(leaves) * std::max(1.0, length / descents / 2));
    result.cuts = usesWindow(setup.algorithm);
    // With random order about the power 3/4 of the whole tree (Pearl 1982).
    result.expected =
        result.cuts ? std::max(result.minimum, std::pow(result.wholeTree, 0.75)) : result.wholeTree;
    return result;
}

std::optional<Estimate> tooLarge(const SearchSetup &setup, double searches, double limit)
{
    const Estimate size = estimate(setup);
    return searches * size.expected > limit ? std::optional(size) : std::nullopt;
}

} // namespace ai::lab
