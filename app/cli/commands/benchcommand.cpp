#include "ai/othello/othelloengine.h"
#include "app/cli/commands/clicommands.h"
#include "app/cli/match/matchopenings.h"
#include "app/commandline/engineoptions.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/progressline.h"
#include "app/commandline/translatable.h"
#include "core/notation.h"

#include <array>
#include <iomanip>
#include <iostream>
#include <random>

namespace cli {

using namespace commandline;
using namespace ai::othello;

namespace {

constexpr int maxBenchDepth = 30;
constexpr std::size_t maxPositions = 1000;

constexpr std::array benchOptions{
    Option{"depth", "N", QT_TRANSLATE_NOOP("cli", "how many moves to look ahead"), "12"},
    tableOption(defaultTableText),
};

/// Positions from random openings of 4 to 44 moves: all phases of the game, always the same.
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

/// What to search: the positions named, or else those that are always the same.
core::Result<std::vector<core::Othello>> chosenPositions(const Arguments &arguments)
{
    if (arguments.operands().empty())
        return benchPositions();
    std::vector<core::Othello> positions;
    for (const std::string &operand : arguments.operands()) {
        const auto opening = match::readOpening(operand);
        if (!opening)
            return opening.error().in(core::quoted(operand));
        positions.push_back(match::positionAfter(*opening));
    }
    return positions;
}

core::Result<int> bench(const std::vector<core::Othello> &positions, int depth,
                        const EngineOptions &engineOptions)
{
    const InterruptGuard interrupt;
    OthelloEngine engine(engineOptions);
    std::uint64_t nodes = 0;
    double seconds = 0;
    ProgressLine status;
    std::size_t number = 0;
    for (const core::Othello &game : positions) {
        engine.clear();
        ai::Limits limits;
        limits.depth = depth;
        const std::string where =
            "position " + std::to_string(++number) + " of " + std::to_string(positions.size());
        status.show(where);
        const ai::SearchResult result =
            engine.think(game, limits, interrupt.token(), [&](const ai::SearchResult &found) {
                status.show(where + ", depth " + std::to_string(found.depth));
            });
        status.clear();
        nodes += result.nodes;
        seconds += std::chrono::duration<double>(result.time).count();
        if (interrupt.interrupted()) {
            std::cout << "stopped at position " << number << "\n";
            break;
        }
        std::cout << game.toText() << "  " << game.moveText(result.move) << std::setw(5)
                  << result.value.value_or(0) << std::setw(12) << result.nodes << std::endl;
    }
    std::cout << "nodes " << nodes << "\n"
              << std::fixed << std::setprecision(3) << "seconds " << seconds << "\n"
              << std::setprecision(1) << "million nodes a second "
              << static_cast<double>(nodes) / seconds * 1e-6 << "\n";
    return interrupt.interrupted() ? interruptedStatus : 0;
}

core::Result<Job> readBench(const Arguments &arguments)
{
    const core::Result<int> depth = arguments.number("depth", 1, maxBenchDepth);
    if (!depth)
        return depth.error();
    const auto positions = chosenPositions(arguments);
    if (!positions)
        return positions.error();
    const auto engineOptions = engineOptionsOf(arguments);
    if (!engineOptions)
        return engineOptions.error();
    return Job([positions = *positions, depth = *depth, engineOptions = *engineOptions] {
        return bench(positions, depth, engineOptions);
    });
}

} // namespace

Command benchCommand()
{
    return {"bench",
            QT_TRANSLATE_NOOP("cli", "searches Othello positions and measures the speed"),
            QT_TRANSLATE_NOOP(
                "cli", "Prints the best move, its value for the side to move and the positions "
                       "searched for each, then their sum, which is the same on every machine and "
                       "changes only with the search. A POSITION is moves such as f5d6c3 or a "
                       "quoted board; fixed ones of all phases if none is given. Ctrl-C stops it "
                       "with exit status 130, after the sums so far."),
            "[POSITION...]",
            benchOptions,
            maxPositions,
            readBench};
}

} // namespace cli
