#pragma once

#include "ai/othello/board.h"
#include "ai/othello/kernel.h"
#include "ai/othello/perft.h"
#include "ai/othello/rootmoves.h"
#include "ai/othello/searchteam.h"

#include <memory>

namespace ai::othello {

/// One thread's search behind a virtual door, entered once for each large search and never inside.
/// The functions are those of Searcher.
class SearchThread
{
public:
    virtual ~SearchThread() = default;
    virtual int root(const Board &board, RootMoves &moves, int alpha, int beta, int depth,
                     int selectivity) = 0;
    virtual int principal(const Board &board, int alpha, int beta, int depth, int selectivity) = 0;
    virtual int nullWindow(const Board &board, int alpha, int depth, int selectivity) = 0;
    virtual int evaluation(const Board &board) = 0;
    virtual void help() = 0;
    virtual std::uint64_t nodes() const = 0;
};

/// What the translation unit of a kernel offers to the rest of the program.
struct KernelFunctions
{
    Mask (*moves)(Mask own, Mask other);
    Mask (*flips)(Mask own, Mask other, int square);
    int (*lastFlips)(Mask own, int square);
    std::uint64_t (*perft)(const Board &board, int depth);
    std::uint64_t (*hashedPerft)(const Board &board, int depth, std::vector<PerftEntry> &table);
    std::unique_ptr<SearchThread> (*makeThread)(SearchTeam &team);
};

extern const KernelFunctions portableFunctions;
extern const KernelFunctions avx2Functions;
extern const KernelFunctions avx512Functions;

/// Precondition: kernelAvailable(kernel).
const KernelFunctions &functionsOf(Kernel kernel);

} // namespace ai::othello
