#include "ai/othello/kernels.h"
#include "app/cli/commands.h"

#include <array>
#include <chrono>
#include <iomanip>
#include <iostream>

namespace cli {

using namespace ai::othello;

namespace {

constexpr int mostDepth = 15;
constexpr std::size_t tableEntries = std::size_t(1) << 20;

constexpr std::array options{
    Option{"hash", "", "keeps counts in a table, which is faster"},
};

core::Result<int> perft(const Arguments &arguments)
{
    if (arguments.operands().empty())
        return core::Error{"no DEPTH is given; expected a number of moves such as 9"};
    const core::Result<int> deepest = numberOf("DEPTH", arguments.operands().front(), 1, mostDepth);
    if (!deepest)
        return core::Error{deepest.error()};
    const bool hashed = arguments.has("hash");
    const KernelFunctions &kernel = functionsOf(bestKernel());
    std::cout << "kernel " << kernelName(bestKernel()) << "\n"
              << std::setw(5) << "depth" << std::setw(20) << "leaves" << std::setw(10) << "seconds"
              << std::setw(10) << "G/s"
              << "\n"
              << std::fixed << std::setprecision(3);
    for (int depth = 1; depth <= *deepest; ++depth) {
        std::vector<PerftEntry> table(hashed ? tableEntries : 0);
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t leaves =
            hashed ? kernel.hashedPerft(startBoard, depth, table) : kernel.perft(startBoard, depth);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        std::cout << std::setw(5) << depth << std::setw(20) << leaves << std::setw(10)
                  << time.count() << std::setw(10)
                  << static_cast<double>(leaves) / time.count() * 1e-9 << std::endl;
    }
    return 0;
}

} // namespace

Command perftCommand()
{
    return {"perft",
            "counts the games of Othello up to a number of moves, passes among them",
            "Prints the count, the time and the speed for each depth up to DEPTH, at most 15, by the\n"
            "fastest code that this processor runs.\n",
            options,
            perft,
            "DEPTH",
            1};
}

} // namespace cli
