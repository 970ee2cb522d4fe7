#include "ai/othello/othelloengine.h"
#include "app/cli/commands/clicommands.h"
#include "app/cli/commands/gaugereport.h"
#include "app/cli/match/matchopenings.h"
#include "app/commandline/engineoptions.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/progressline.h"
#include "core/notation.h"
#include "core/translatable.h"

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
    Option{"gauge", "FILE",
           QT_TRANSLATE_NOOP("cli",
                             "a file of positions with the exact values of all moves, to see "
                             "what the search misses")},
};

/// The same positions every time, from random openings of 4 to 44 moves, which cover all phases.
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

/// The positions to search and, if all moves have exact values, what to compare the results with.
struct BenchWork
{
    std::vector<core::Othello> positions;
    std::vector<GaugedPosition> gauge; ///< one for each position, or empty
};

/// The positions in the file or on the command line, or else benchPositions().
core::Result<BenchWork> chosenWork(const Arguments &arguments)
{
    BenchWork work;
    if (arguments.has("gauge")) {
        if (!arguments.operands().empty())
            return core::Error{"--gauge has the positions; expected no others"};
        const auto gauge = readGauge(arguments.text("gauge"));
        if (!gauge)
            return gauge.error();
        work.gauge = *gauge;
        for (const GaugedPosition &gauged : work.gauge)
            work.positions.push_back(gauged.position);
        return work;
    }
    if (arguments.operands().empty())
        return BenchWork{benchPositions(), {}};
    for (const std::string &operand : arguments.operands()) {
        const auto opening = match::readOpening(operand);
        if (!opening)
            return opening.error().in(core::inQuotes(operand));
        work.positions.push_back(match::positionAfter(*opening));
    }
    return work;
}

core::Result<int> bench(const BenchWork &work, int depth, const EngineOptions &engineOptions)
{
    const InterruptGuard interrupt;
    OthelloEngine engine(engineOptions);
    std::uint64_t nodes = 0;
    double seconds = 0;
    ProgressLine status;
    std::size_t number = 0;
    std::vector<Sighting> sightings;
    for (const core::Othello &game : work.positions) {
        engine.clear();
        ai::Limits limits;
        limits.depth = depth;
        const std::string where =
            "position " + std::to_string(++number) + " of " + std::to_string(work.positions.size());
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
                  << result.value.value_or(0) << std::setw(12) << result.nodes;
        if (!work.gauge.empty()) {
            const GaugedPosition &gauged = work.gauge[number - 1];
            sightings.push_back({gauged.gap(), gauged.best(),
                                 gauged.best() - gauged.values.at(result.move),
                                 result.value.value_or(0)});
            std::cout << std::setw(5) << sightings.back().best << std::setw(4)
                      << sightings.back().loss;
        }
        std::cout << std::endl;
    }
    std::cout << "nodes " << nodes << "\n"
              << std::fixed << std::setprecision(3) << "seconds " << seconds << "\n"
              << std::setprecision(1) << "million nodes a second "
              << static_cast<double>(nodes) / seconds * 1e-6 << "\n";
    if (!sightings.empty())
        std::cout << gaugeReport(sightings);
    return interrupt.interrupted() ? interruptedStatus : 0;
}

core::Result<Job> readBench(const Arguments &arguments)
{
    const core::Result<int> depth = arguments.number("depth", 1, maxBenchDepth);
    if (!depth)
        return depth.error();
    const auto work = chosenWork(arguments);
    if (!work)
        return work.error();
    const auto engineOptions = engineOptionsOf(arguments);
    if (!engineOptions)
        return engineOptions.error();
    return Job([work = *work, depth = *depth, engineOptions = *engineOptions] {
        return bench(work, depth, engineOptions);
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
                       "quoted board; fixed ones of all phases if none is given. With --gauge "
                       "also each best move's exact value, what the chosen move loses, and their "
                       "means with standard errors, beside the error of the values and that left "
                       "by one factor, fitted on one half and tested on the other. Ctrl-C stops it "
                       "with exit status 130, after the sums so far."),
            "[POSITION...]",
            benchOptions,
            maxPositions,
            readBench};
}

} // namespace cli
