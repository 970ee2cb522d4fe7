#include "ai/othello/othelloengine.h"
#include "app/cli/commands/clicommands.h"
#include "app/commandline/engineoptions.h"
#include "app/commandline/files.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/progressline.h"
#include "core/format/records.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <optional>
#include <sstream>

namespace cli {

using namespace commandline;
using namespace ai::othello;

namespace {

/// Up to this number of empty squares a small table is used: it holds everything a search finds,
/// and clearing a large one would take longer than the search.
constexpr int fewEmpties = 16;
constexpr std::size_t fewEmptiesTableBytes = std::size_t(16) << 20;
constexpr std::size_t maxOperands = 10'000;

constexpr std::array solveOptions{threadsOption, tableOption("256")};

struct Problem
{
    std::string name;
    core::Othello game;
};

/// Adds the positions of records; for a game its last position.
std::size_t addProblems(const core::format::Records &found, std::vector<Problem> &problems)
{
    std::size_t others = 0;
    for (const core::format::Record &record : found.records) {
        const core::Position end = endOf(record);
        const auto *const game = std::get_if<core::Othello>(&end);
        if (game == nullptr) {
            ++others;
            continue;
        }
        const std::string number =
            record.label.empty() ? std::to_string(problems.size() + 1) : record.label;
        problems.push_back({"#" + number, *game});
    }
    return others;
}

/// Whether an argument is the name of a file, which need not exist, or "-"; otherwise it is a
/// position or the moves of a game.
bool isFile(const std::string &argument)
{
    constexpr std::size_t squares = 64;
    std::error_code none;
    return std::filesystem::exists(argument, none)
           || (argument.size() < squares && argument.find(' ') == argument.npos
               && !core::format::isRecordLine(argument));
}

/// The positions or games of Othello given in an argument.
core::Result<core::format::Records> readArgument(const std::string &argument)
{
    auto found = core::format::readArgument(argument);
    if (!found)
        return found.error().in(core::inQuotes(argument) + " is neither a file nor a position");
    std::vector<Problem> problems;
    if (addProblems(*found, problems) > 0)
        return core::Error("is not of Othello").in(core::inQuotes(argument));
    return found;
}

/// Adds the positions in a file, in the standard input for "-", or in the argument itself. Reports
/// unreadable records and counts them in `skipped`.
std::optional<core::Error> readProblems(const std::string &argument, std::vector<Problem> &problems,
                                        std::size_t &skipped)
{
    if (!isFile(argument)) {
        const auto found = readArgument(argument);
        if (!found)
            return found.error();
        for (const auto &warning : core::format::warningsOfMovesAlone(*found))
            std::cerr << "tabuleiro-cli solve: " << warning.error.text << '\n';
        skipped += found->skipped;
        addProblems(*found, problems);
        return std::nullopt;
    }
    core::format::ReadOptions options;
    options.name = argument == "-" ? "the standard input" : argument;
    const core::Result<std::string> text = argument == "-" ? readInput() : readText(argument);
    if (!text)
        return text.error();
    const auto found = core::format::readRecords(*text, options);
    if (!found)
        return found.error();
    for (const auto &warning : core::format::warningsOfMovesAlone(*found, options.name))
        std::cerr << "tabuleiro-cli solve: " << warning.error.text << '\n';
    skipped += found->skipped;
    if (const std::size_t others = addProblems(*found, problems); others > 0) {
        if (others == found->records.size())
            return core::Error("holds no position of Othello").in(argument);
        std::cerr << "tabuleiro-cli solve: " << argument << ": " << others
                  << " positions of other games are passed over\n";
        skipped += others;
    }
    return std::nullopt;
}

std::string lineText(core::Othello game, const std::vector<core::Move> &line)
{
    std::string text;
    for (const core::Move move : line) {
        text += (text.empty() ? "" : " ") + game.moveText(move);
        game.play(move);
    }
    return text;
}

void printRow(const std::string &name, const std::string &empties, const std::string &score,
              std::uint64_t nodes, double seconds, const std::string &line)
{
    std::cout << std::setw(6) << name << std::setw(8) << empties << std::setw(8) << score
              << std::setw(16) << nodes << std::setw(10) << std::setprecision(3) << seconds
              << std::setw(8) << std::setprecision(1)
              << static_cast<double>(nodes) / std::max(seconds, 1e-9) * 1e-6 << "  " << line
              << std::endl;
}

std::string scoreText(const ai::SearchResult &result)
{
    std::string text =
        (result.value.value_or(0) > 0 ? "+" : "") + std::to_string(result.value.value_or(0));
    return result.exact ? text : text + "?";
}

/// Solves a position and shows the search's progress.
ai::SearchResult solveProblem(OthelloEngine &engine, const Problem &problem,
                              const std::stop_token &token)
{
    std::mutex mutex;
    std::string found; // guarded by the mutex
    const auto start = std::chrono::steady_clock::now();
    const LiveProgressLine status([&] {
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        const std::lock_guard lock(mutex);
        return problem.name + ", " + std::to_string(problem.game.empties()) + " empties: " + found
               + std::to_string(std::lround(time.count())) + " s";
    });
    return engine.solve(problem.game, token, [&](const ai::SearchResult &result) {
        const std::lock_guard lock(mutex);
        found = "depth " + std::to_string(result.depth) + " at " + std::to_string(result.confidence)
                + " %, " + scoreText(result) + ", ";
    });
}

core::Result<int> solve(const std::vector<std::string> &operands,
                        const EngineOptions &engineOptions)
{
    std::vector<Problem> problems;
    std::size_t skipped = 0;
    for (const std::string &operand : operands) {
        if (const auto error = readProblems(operand, problems, skipped))
            return *error;
    }
    EngineOptions smallOptions = engineOptions;
    smallOptions.tableBytes = std::min(smallOptions.tableBytes, fewEmptiesTableBytes);
    // Created only when needed, because a table takes time and memory.
    std::optional<OthelloEngine> engine;
    std::optional<OthelloEngine> smallEngine;
    const InterruptGuard interrupt;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::cout << std::fixed << std::setw(6) << "" << std::setw(8) << "empties" << std::setw(8)
              << "score" << std::setw(16) << "nodes" << std::setw(10) << "seconds" << std::setw(8)
              << "Mn/s"
              << "  line" << std::endl;
    for (const Problem &problem : problems) {
        const bool small = problem.game.empties() <= fewEmpties;
        std::optional<OthelloEngine> &chosen = small ? smallEngine : engine;
        if (chosen)
            chosen->clear();
        else
            chosen.emplace(small ? smallOptions : engineOptions);
        const ai::SearchResult result = solveProblem(*chosen, problem, interrupt.token());
        const double time = std::chrono::duration<double>(result.time).count();
        nodes += result.nodes;
        seconds += time;
        printRow(problem.name, std::to_string(problem.game.empties()), scoreText(result),
                 result.nodes, time,
                 lineText(problem.game, result.pv)
                     + (problem.game.rule() == core::Othello::Rule::Fewest ? "  (fewest discs win)"
                                                                           : ""));
        if (interrupt.interrupted())
            break;
    }
    printRow("total", "", "", nodes, seconds, "");
    if (interrupt.interrupted())
        return interruptedStatus;
    return skipped > 0 ? failedStatus : 0;
}

core::Result<Job> readSolve(const Arguments &arguments)
{
    if (arguments.operands().empty())
        return core::Error{"no position is given; expected a file or a board"};
    for (const std::string &operand : arguments.operands()) {
        if (isFile(operand))
            continue;
        // Read all operands before any search, so that an error in the last one is reported at
        // once.
        if (const auto found = readArgument(operand); !found)
            return found.error();
    }
    const auto engineOptions = engineOptionsOf(arguments);
    if (!engineOptions)
        return engineOptions.error();
    return Job([operands = arguments.operands(), engineOptions = *engineOptions] {
        return solve(operands, engineOptions);
    });
}

} // namespace

Command solveCommand()
{
    return {"solve",
            QT_TRANSLATE_NOOP("cli", "finds the exact result of Othello positions"),
            QT_TRANSLATE_NOOP(
                "cli",
                "A FILE, or - for the standard input, holds positions, such as one a line (64 of "
                "X, O and - and the side to move; OBF; FFO tests), or games, whose last position "
                "is meant, in any format that the window opens. A BOARD is one such text, quoted. "
                "What cannot be read is reported, and the exit status is 1. Prints the score for "
                "the side to move, nodes, time and a best line. Ctrl-C stops it with exit status "
                "130; a score not proved by then has a question mark."),
            "FILE|BOARD...",
            solveOptions,
            maxOperands,
            readSolve};
}

} // namespace cli
