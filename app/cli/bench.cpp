#include "ai/othello/othelloengine.h"
#include "app/cli/commands.h"

#include <charconv>
#include <iomanip>
#include <iostream>
#include <random>

namespace cli {

using namespace ai::othello;

namespace {

constexpr int usualDepth = 12;
constexpr int mostDepth = 30;

/// From random openings of 4 to 44 moves: all phases of the game, always the same.
std::vector<core::Othello> benchPositions()
{
    std::vector<core::Othello> positions;
    std::mt19937 random(1);
    for (int moves = 4; moves <= 44; moves += 4) {
        core::Othello game;
        for (int i = 0; i < moves && !game.isOver(); ++i) {
            const auto legal = game.legalMoves();
            game.play(legal[random() % legal.size()]);
        }
        if (!game.isOver())
            positions.push_back(game);
    }
    return positions;
}

} // namespace

int benchCommand(std::span<const std::string> arguments)
{
    int depth = usualDepth;
    if (!arguments.empty()) {
        const std::string &text = arguments[0];
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
        if (arguments.size() > 1 || error != std::errc() || end != text.data() + text.size()
            || depth < 1 || depth > mostDepth) {
            std::cerr << "usage: tabuleiro-cli bench [DEPTH]   (1 to " << mostDepth
                      << "; without it " << usualDepth << ")\n";
            return 2;
        }
    }
    OthelloEngine engine;
    std::uint64_t nodes = 0;
    double seconds = 0;
    for (const core::Othello &game : benchPositions()) {
        engine.clear();
        ai::Limits limits;
        limits.depth = depth;
        const Finding finding = engine.think(game, limits);
        nodes += finding.nodes;
        seconds += std::chrono::duration<double>(finding.time).count();
        std::cout << game.toText() << "  " << game.moveText(finding.move) << std::setw(5)
                  << finding.score << std::setw(12) << finding.nodes << std::endl;
    }
    std::cout << "nodes " << nodes << "\n"
              << std::fixed << std::setprecision(3) << "seconds " << seconds << "\n"
              << std::setprecision(1) << "million nodes a second "
              << static_cast<double>(nodes) / seconds * 1e-6 << "\n";
    return 0;
}

} // namespace cli
