#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/board/kernel.h"
#include "ai/othello/board/perft.h"
#include "ai/othello/search/rootmoves.h"
#include "ai/othello/search/sharedsearchstate.h"

#include <memory>

namespace ai::othello {

/// A type-erased SearchWorker for one thread. Its virtual functions are called once per large
/// search, never inside one.
class SearchThread
{
public:
    virtual ~SearchThread() = default;
    virtual int searchRoot(const Board &board, RootMoves &moves, int alpha, int beta, int depth,
                           int selectivity) = 0;
    virtual int pvSearch(const Board &board, int alpha, int beta, int depth, int selectivity) = 0;
    virtual int nullWindowSearch(const Board &board, int alpha, int depth, int selectivity) = 0;
    virtual int staticEval(const Board &board) = 0;
    virtual void idleLoop() = 0;
    virtual std::uint64_t nodes() const = 0;
};

/// What a kernel's translation unit provides to the rest of the program.
struct KernelFunctions
{
    Mask (*moves)(Mask own, Mask other);
    Mask (*flips)(Mask own, Mask other, int square);
    int (*countLastFlip)(Mask own, int square);
    std::uint64_t (*perft)(const Board &board, int depth);
    std::uint64_t (*hashedPerft)(const Board &board, int depth, std::vector<PerftEntry> &table);
    std::unique_ptr<SearchThread> (*makeThread)(SharedSearchState &shared);
};

extern const KernelFunctions portableFunctions;
extern const KernelFunctions avx2Functions;
extern const KernelFunctions avx512Functions;

/// Precondition: kernelAvailable(kernel).
const KernelFunctions &functionsOf(Kernel kernel);

} // namespace ai::othello
