#pragma once

#include "ai/othello/endgame.h"
#include "ai/othello/kernels.h"
#include "ai/othello/midgame.h"

namespace ai::othello {

/// SearchThread for a kernel.
template <class Kernel>
class KernelThread final : public SearchThread
{
public:
    explicit KernelThread(SearchTeam &team)
        : m_searcher(team)
    {}

    int root(const Board &board, RootMoves &moves, int alpha, int beta, int depth,
             int selectivity) override
    {
        return m_searcher.root(Searcher<Kernel>::nodeOf(board), moves, alpha, beta, depth,
                               selectivity);
    }
    int principal(const Board &board, int alpha, int beta, int depth, int selectivity) override
    {
        return m_searcher.principal(Searcher<Kernel>::nodeOf(board), alpha, beta, depth,
                                    selectivity);
    }
    int nullWindow(const Board &board, int alpha, int depth, int selectivity) override
    {
        return m_searcher.nullWindow(Searcher<Kernel>::nodeOf(board), alpha, depth, selectivity);
    }
    int evaluation(const Board &board) override
    {
        return m_searcher.evaluated(Searcher<Kernel>::nodeOf(board));
    }
    void help() override { m_searcher.help(); }
    std::uint64_t nodes() const override { return m_searcher.nodes(); }

private:
    Searcher<Kernel> m_searcher;
};

template <class Kernel>
constexpr KernelFunctions kernelFunctions{
    &Kernel::moves,
    &Kernel::flips,
    &Kernel::lastFlips,
    &Perft<Kernel>::count,
    &Perft<Kernel>::hashedCount,
    [](SearchTeam &team) -> std::unique_ptr<SearchThread> {
        return std::make_unique<KernelThread<Kernel>>(team);
    },
};

} // namespace ai::othello
