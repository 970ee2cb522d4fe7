#pragma once

#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/endgame.h"
#include "ai/othello/search/midgame.h"
#include "ai/othello/search/parallelsearch.h"
#include "ai/othello/search/pruning.h"
#include "ai/othello/search/shallowsearch.h"

namespace ai::othello {

/// SearchThread for a kernel.
template <class Ops>
class KernelThread final : public SearchThread
{
public:
    explicit KernelThread(SharedSearchState &shared)
        : m_worker(shared)
    {}

    int searchRoot(const Board &board, RootMoves &moves, int alpha, int beta, int depth,
                   int selectivity) override
    {
        return m_worker.searchRoot(SearchWorker<Ops>::nodeOf(board), moves, alpha, beta, depth,
                                   selectivity);
    }
    int pvSearch(const Board &board, int alpha, int beta, int depth, int selectivity) override
    {
        return m_worker.pvSearch(SearchWorker<Ops>::nodeOf(board), alpha, beta, depth, selectivity);
    }
    int nullWindowSearch(const Board &board, int alpha, int depth, int selectivity) override
    {
        return m_worker.nullWindowSearch(SearchWorker<Ops>::nodeOf(board), alpha, depth,
                                         selectivity);
    }
    int staticEval(const Board &board) override
    {
        return m_worker.staticEval(SearchWorker<Ops>::nodeOf(board));
    }
    void idleLoop() override { m_worker.idleLoop(); }
    std::uint64_t nodes() const override { return m_worker.nodes(); }

private:
    SearchWorker<Ops> m_worker;
};

template <class Ops>
constexpr KernelFunctions kernelFunctions{
    &Ops::moves,
    &Ops::flips,
    &Ops::countLastFlip,
    &Perft<Ops>::count,
    &Perft<Ops>::hashedCount,
    [](SharedSearchState &shared) -> std::unique_ptr<SearchThread> {
        return std::make_unique<KernelThread<Ops>>(shared);
    },
};

} // namespace ai::othello
