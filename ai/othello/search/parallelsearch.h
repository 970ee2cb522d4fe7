#pragma once

#include "ai/othello/search/searchworker.h"

#include <mutex>

namespace ai::othello {

// How threads share a node (a split); SharedSearchState explains when they do.

/// Whether the rest of a node would keep a helper busy for longer than waking it takes.
template <class Ops>
bool SearchWorker<Ops>::shouldSplit(std::size_t movesLeft, int depth, int empties) const
{
    const int minimum = depth >= empties ? minSplitEmpties : minSplitDepth;
    return movesLeft > 1 && depth >= minimum && m_shared.hasIdleThread();
}

/// The owner's part of a split node: searches its moves together with helpers, then helps at their
/// splits.
template <class Ops>
void SearchWorker<Ops>::searchSplit(Split &split)
{
    split.parent = m_split;
    m_split = &split;
    m_shared.open(split);
    searchSplitMoves(split);
    m_shared.close(split);
    for (;;) {
        SplitPoint *const below = m_shared.waitForHelpers(split);
        m_lastReport = m_shared.elapsed(); // waiting is not a gap: the helpers check for a stop
        if (below == nullptr)
            break;
        helpAt(static_cast<Split &>(*below));
    }
    m_split = split.parent;
    shouldStop();
}

/// One thread's part of a split node: searches moves, the most promising first, while any need
/// searching.
template <class Ops>
void SearchWorker<Ops>::searchSplitMoves(Split &split)
{
    std::unique_lock lock(split.mutex);
    while (split.best <= split.alpha && split.next < split.list.size()) {
        OrderedMove &move = split.list.selectBest(split.next++);
        lock.unlock();
        completeChild(split.node, move);
        const int score =
            -nullWindowSearch(move.child, -split.alpha - 1, split.depth - 1, split.selectivity);
        if (shouldStop())
            return;
        lock.lock();
        if (score > split.best) {
            split.best = score;
            split.bestSquare = move.square;
            if (score > split.alpha)
                split.cut.store(true, std::memory_order_relaxed);
        }
    }
}

template <class Ops>
void SearchWorker<Ops>::helpAt(Split &split)
{
    const SplitPoint *const outer = m_split;
    const int probCuts = m_probCuts;
    const Network *const network = m_network;
    m_split = &split;
    m_probCuts = split.probCuts;
    m_network = split.network;
    searchSplitMoves(split);
    m_shared.leave(split);
    m_split = outer;
    m_probCuts = probCuts;
    m_network = network;
    shouldStop();
}

template <class Ops>
void SearchWorker<Ops>::idleLoop()
{
    while (SplitPoint *const split = m_shared.waitForSplitPoint()) {
        m_lastReport = m_shared.elapsed(); // waiting for work is not a gap
        helpAt(static_cast<Split &>(*split));
    }
}

} // namespace ai::othello
