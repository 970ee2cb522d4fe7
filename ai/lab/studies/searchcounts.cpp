#include "ai/lab/studies/searchcounts.h"

#include "ai/lab/trace/stepfacts.h"

namespace ai::lab {

using core::Move;
using core::TicTacToe;

std::int64_t callsBelow(const SearchSetup &setup, Move move)
{
    SearchControl control;
    const TracedSearch search = traceSearch(setup, control);
    const Trace &trace = *search.trace;
    NodeId child = trace.firstChild(0);
    while (trace.nodes()[child].move != move)
        child = trace.nextSibling(child);
    return static_cast<std::int64_t>(trace.nodes()[child].end) - child;
}

std::int64_t closedNodes(const SearchSetup &setup)
{
    SearchControl control;
    const TracedSearch search = traceSearch(setup, control);
    const Trace &trace = *search.trace;
    auto closed = static_cast<std::int64_t>(trace.counters().cuts());
    for (std::uint32_t step = 1; step <= trace.stepCount(); ++step) {
        if (trace.events()[step - 1].kind == EventKind::Compare)
            closed += stepFacts(search, step).closes ? 1 : 0;
    }
    return closed;
}

std::int64_t callsWithin(const SearchSetup &setup, int alpha, int beta)
{
    SearchControl control;
    const TracedSearch search = traceSubtree(setup, {}, alpha, beta, control);
    return static_cast<std::int64_t>(search.trace->counters().calls());
}

std::int64_t gamesWonBy(const TicTacToe &position, std::optional<core::Side> winner)
{
    if (position.isOver()) {
        const auto won = position.hasLine(core::Side::First)    ? std::optional(core::Side::First)
                         : position.hasLine(core::Side::Second) ? std::optional(core::Side::Second)
                                                                : std::nullopt;
        return won == winner ? 1 : 0;
    }
    std::int64_t games = 0;
    for (const Move move : position.legalMoves())
        games += gamesWonBy(core::after(position, move), winner);
    return games;
}

} // namespace ai::lab
