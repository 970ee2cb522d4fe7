#include "ai/othello/kernels.h"
#include "app/cli/commands.h"

#include <charconv>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <optional>

namespace cli {

using namespace ai::othello;

namespace {

constexpr int mostDepth = 15;
constexpr std::size_t tableEntries = std::size_t(1) << 20;

std::optional<int> depthOf(const std::string &text)
{
    int depth = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
    if (error != std::errc() || end != text.data() + text.size() || depth < 1 || depth > mostDepth)
        return std::nullopt;
    return depth;
}

} // namespace

int perftCommand(std::span<const std::string> arguments)
{
    const bool hashed = arguments.size() == 2 && arguments[1] == "hash";
    const auto deepest = arguments.empty() ? std::nullopt : depthOf(arguments[0]);
    if (!deepest || (arguments.size() != 1 && !hashed)) {
        std::cerr << "usage: tabuleiro-cli perft DEPTH [hash]   (DEPTH 1 to " << mostDepth << ")\n";
        return 2;
    }
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

} // namespace cli
