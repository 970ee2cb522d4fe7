#include "ai/othello/kernels/kernelfunctions.h"
#include "app/cli/commands/clicommands.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/progressline.h"
#include "core/translatable.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <iomanip>
#include <iostream>

namespace cli {

using namespace commandline;
using namespace ai::othello;

namespace {

constexpr int maxPerftDepth = 15;
constexpr std::size_t tableEntries = std::size_t(1) << 20;

/// Counts with the fast kernel, in parts of a fraction of a second so that it can be stopped in
/// between.
class Counter
{
public:
    Counter(const KernelFunctions &kernel, bool hashed, std::stop_token token)
        : m_kernel(kernel)
        , m_token(std::move(token))
        , m_table(hashed ? tableEntries : 0)
    {}

    /// The result is meaningless once a stop is requested.
    std::uint64_t count(const Board &board, int depth)
    {
        constexpr int deepestPart = 10;
        Mask moves = m_kernel.moves(board.own, board.other);
        if (depth <= deepestPart || moves == 0) {
            const std::uint64_t leaves = m_table.empty()
                                             ? m_kernel.perft(board, depth)
                                             : m_kernel.hashedPerft(board, depth, m_table);
            m_leaves += leaves;
            return leaves;
        }
        std::uint64_t leaves = 0;
        while (moves != 0 && !m_token.stop_requested()) {
            const int square = popSquare(moves);
            const Mask flips = m_kernel.flips(board.own, board.other, square);
            leaves += count(board.played(square, flips), depth - 1);
        }
        return leaves;
    }

    /// The count so far; from any thread.
    std::uint64_t leaves() const { return m_leaves; }

private:
    const KernelFunctions &m_kernel;
    std::stop_token m_token;
    std::vector<PerftEntry> m_table;
    std::atomic<std::uint64_t> m_leaves = 0;
};

constexpr std::array perftOptions{
    Option{"hash", "", QT_TRANSLATE_NOOP("cli", "keeps counts in a table, which is faster")},
};

core::Result<int> perft(int deepest, bool hashed)
{
    const KernelFunctions &kernel = functionsOf(bestKernel());
    std::cout << "kernel " << kernelName(bestKernel()) << "\n"
              << std::setw(5) << "depth" << std::setw(20) << "leaves" << std::setw(10) << "seconds"
              << std::setw(10) << "G/s"
              << "\n"
              << std::fixed << std::setprecision(3);
    const InterruptGuard interrupt;
    for (int depth = 1; depth <= deepest; ++depth) {
        Counter counter(kernel, hashed, interrupt.token());
        const auto start = std::chrono::steady_clock::now();
        const auto seconds = [start] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        };
        std::uint64_t leaves = 0;
        {
            const LiveProgressLine status([&] {
                return "depth " + std::to_string(depth) + ": " + std::to_string(counter.leaves())
                       + " leaves, " + std::to_string(std::lround(seconds())) + " s";
            });
            leaves = counter.count(startBoard, depth);
        }
        const double time = seconds();
        if (interrupt.interrupted()) {
            std::cout << std::setw(5) << depth << std::setw(20) << counter.leaves() << std::setw(10)
                      << time << "  stopped: not all" << std::endl;
            return interruptedStatus;
        }
        std::cout << std::setw(5) << depth << std::setw(20) << leaves << std::setw(10) << time
                  << std::setw(10) << static_cast<double>(leaves) / time * 1e-9 << std::endl;
    }
    return 0;
}

core::Result<Job> readPerft(const Arguments &arguments)
{
    if (arguments.operands().empty())
        return core::Error{"no DEPTH is given; expected a number of moves such as 9"};
    const core::Result<int> deepest =
        numberOf("DEPTH", arguments.operands().front(), 1, maxPerftDepth);
    if (!deepest)
        return deepest.error();
    return Job(
        [deepest = *deepest, hashed = arguments.has("hash")] { return perft(deepest, hashed); });
}

} // namespace

Command perftCommand()
{
    return {"perft",
            QT_TRANSLATE_NOOP(
                "cli", "counts the games of Othello up to a number of moves, passes among them"),
            QT_TRANSLATE_NOOP(
                "cli", "Prints the count, the time and the speed for each depth up to DEPTH, at "
                       "most 15, by the fastest code that this processor runs. Ctrl-C stops it "
                       "with exit status 130, after a row of what was counted by then."),
            "DEPTH",
            perftOptions,
            1,
            readPerft};
}

} // namespace cli
