#include "ai/othello/othelloengine.h"
#include "app/cli/commands.h"

#include <array>
#include <iomanip>
#include <iostream>
#include <random>

namespace cli {

using namespace ai::othello;

namespace {

constexpr int usualDepth = 12;
constexpr int mostDepth = 30;

constexpr std::array options{
    Option{"depth", "N", "how many moves to look ahead; 12 if not given"},
};

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

core::Result<int> bench(const Arguments &arguments)
{
    const core::Result<int> depth = arguments.number("depth", usualDepth, 1, mostDepth);
    if (!depth)
        return core::Error{depth.error()};
    OthelloEngine engine;
    std::uint64_t nodes = 0;
    double seconds = 0;
    for (const core::Othello &game : benchPositions()) {
        engine.clear();
        ai::Limits limits;
        limits.depth = *depth;
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

} // namespace

Command benchCommand()
{
    return {"bench",
            "searches fixed Othello positions and says how fast",
            "Prints the best move, its value and the positions looked at for each, then their sum,\n"
            "which is the same on every machine and changes only with the search.\n",
            options, bench};
}

} // namespace cli
