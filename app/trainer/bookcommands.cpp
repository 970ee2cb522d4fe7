#include "app/commandline/files.h"
#include "app/commandline/progressline.h"
#include "app/trainer/book/bookbuilder.h"
#include "app/trainer/commandinput.h"
#include "app/trainer/trainercommands.h"
#include "core/format/lines.h"
#include "core/storage/filelock.h"

#include <array>
#include <iostream>

namespace trainer {

using commandline::Arguments;
using commandline::Command;
using commandline::Job;
using commandline::Option;
using core::Error;

namespace {

constexpr std::array bookOptions{
    threadsOption,
    Option{"values", "FILE",
           "where the values of positions are kept as they are found, so that a\n"
           "run can be continued; FILE.values if not given"},
    Option{"openings", "FILE", "openings for the book, one a line, such as \"f5d6c3 Tiger\""},
    Option{"depth", "N", "how many moves ahead good moves are searched", "18"},
    Option{"shallow", "N", "how many moves ahead all moves are searched first", "10"},
    Option{"plies", "N", "how many moves from the start the book expands positions", "12"},
    Option{"move-loss", "N", "how many discs a move may lose and still be followed", "2"},
    Option{"total-loss", "N", "how many discs the moves from the start may lose together", "4"},
    overwriteOption,
};

/// The positions on the lines of a file; the rest of each line is a name.
core::Result<std::vector<ai::othello::Board>> positionsOfFile(const std::string &path)
{
    const auto text = commandline::readText(path);
    if (!text)
        return text.error();
    std::vector<ai::othello::Board> boards;
    std::string_view rest = *text;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::string_view line = core::format::takeLine(rest);
        if (line.starts_with('#'))
            continue;
        const auto positions = positionsOfLine(line.substr(0, line.find(' ')));
        if (!positions)
            return positions.error().in(path + ": line " + std::to_string(number));
        boards.insert(boards.end(), positions->begin(), positions->end());
    }
    return boards;
}

std::optional<core::Error> runBook(const BookSettings &settings, const Arguments &arguments)
{
    const std::string &out = arguments.operands()[0];
    const std::string valuesFile =
        arguments.has("values") ? arguments.text("values") : out + ".values";
    std::vector<ai::othello::Board> always;
    PositionValues values;
    std::optional<core::Error> failure = checkOutput(out, arguments);
    // Two runs must not interleave their lines.
    core::storage::FileLock lock(valuesFile + ".lock");
    if (!failure && lock.take() == core::storage::FileLock::Outcome::InUse)
        failure = Error("another run uses it; wait for its end, or give another file by --values")
                      .in(valuesFile);
    if (!failure && arguments.has("openings"))
        take(positionsOfFile(arguments.text("openings")), always, failure);
    if (!failure)
        failure = values.open(valuesFile);
    if (failure)
        return failure;
    std::cout << values.size() << " values are known" << std::endl;
    commandline::ProgressLine status;
    const Stopwatch watch;
    const auto book = buildBook(settings, always, values, [&](const BookProgress &progress) {
        const std::string text = "ply " + std::to_string(progress.plies) + ": "
                                 + std::to_string(progress.expanded) + " of "
                                 + std::to_string(progress.toExpand) + " positions expanded";
        status.show(text);
        if (progress.expanded == progress.toExpand) {
            status.clear();
            std::cout << text << ", " << static_cast<int>(watch.seconds()) << " s" << std::endl;
        }
    });
    if (!book)
        return book.error();
    const std::vector<std::uint8_t> bytes = book->packed();
    std::cout << book->size() << " positions, " << bytes.size() << " bytes" << std::endl;
    return commandline::writeBytes(out, bytes);
}

core::Result<Job> readBook(const Arguments &arguments)
{
    std::optional<core::Error> failure;
    BookSettings settings;
    int threads = 0;
    take(arguments.number("threads", 1, commandline::maxThreads), threads, failure);
    take(arguments.number("depth", 1, 30), settings.depth, failure);
    take(arguments.number("shallow", 1, 30), settings.shallowDepth, failure);
    take(arguments.number("plies", 1, 40), settings.plies, failure);
    take(arguments.number("move-loss", 0, 64), settings.moveLoss, failure);
    take(arguments.number("total-loss", 0, 64), settings.totalLoss, failure);
    if (!failure && arguments.operands().size() != 1)
        failure = Error{"no FILE is given; expected the one to write"};
    if (!failure && settings.shallowDepth > settings.depth)
        failure = Error{"--shallow is more than --depth; expected at most as much"};
    if (failure)
        return *failure;
    settings.threads = static_cast<std::size_t>(threads);
    return Job([settings, arguments] { return statusOf(runBook(settings, arguments)); });
}

} // namespace

std::vector<Command> bookCommands()
{
    return {
        {"book", "builds the opening book",
         "Starts from the initial position and searches the moves of each position that good\n"
         "moves reach. The values found are kept, so a run that was stopped continues, and one\n"
         "with more --plies or larger losses starts from them. The book is written to FILE.\n",
         "FILE", bookOptions, 1, readBook}};
}

} // namespace trainer
