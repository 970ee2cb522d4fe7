#include "app/cli/library/libraryactions.h"

#include "ai/analysis/analyst.h"
#include "app/cli/library/gameoptions.h"
#include "app/cli/library/libraryreport.h"
#include "app/cli/library/librarytext.h"
#include "app/commandline/files.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/numbers.h"
#include "app/commandline/progressline.h"
#include "core/format/records.h"
#include "core/format/savedformat.h"
#include "core/library/libraryimport.h"
#include "core/library/libraryrebuild.h"
#include "core/notation.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iomanip>
#include <iostream>
#include <limits>
#include <sstream>

namespace cli {

using namespace commandline;
using namespace core::library;
using core::Error;
using core::Othello;
using core::Result;
using core::format::SavedFormat;

namespace {

void printProblems(const std::vector<Error> &problems)
{
    constexpr std::size_t shown = 20;
    for (std::size_t i = 0; i < std::min(shown, problems.size()); ++i)
        std::cerr << "tabuleiro-cli library: " << problems[i].text << '\n';
    if (problems.size() > shown) {
        std::cerr << "tabuleiro-cli library: and "
                  << counted(static_cast<std::int64_t>(problems.size() - shown), "further problem")
                  << '\n';
    }
}

std::string textOf(const ImportProgress &progress)
{
    if (progress.indexing)
        return counted(static_cast<std::int64_t>(progress.added), "game")
               + " added; looking for positions that games share";
    return "file " + grouped(static_cast<std::int64_t>(progress.file + 1)) + " of "
           + grouped(static_cast<std::int64_t>(progress.files)) + ", "
           + counted(static_cast<std::int64_t>(progress.added), "game") + " added";
}

void printReport(const ImportReport &report)
{
    std::cout << counted(static_cast<std::int64_t>(report.added), "game") << " added from "
              << counted(static_cast<std::int64_t>(report.files), "file");
    const auto were = [](std::size_t number) { return number == 1 ? " was " : " were "; };
    if (report.known > 0)
        std::cout << "; " << counted(static_cast<std::int64_t>(report.known), "game")
                  << were(report.known) << "there already";
    if (report.filesKnown > 0)
        std::cout << "; " << counted(static_cast<std::int64_t>(report.filesKnown), "file")
                  << were(report.filesKnown) << "imported before";
    if (report.skipped > 0)
        std::cout << "; " << counted(static_cast<std::int64_t>(report.skipped), "game")
                  << " passed over";
    std::cout << ".\n";
}

bool isThere(const std::string &path)
{
    std::error_code none;
    return std::filesystem::exists(path, none);
}

Error noSuchFile(const std::string &path)
{
    return Error("there is no such file").in(path);
}

Result<int> import(const std::string &path, const Files &files)
{
    const FilesToImport found = filesToImport(files);
    if (found.paths.empty() && !found.problems.empty())
        return found.problems.front();
    if (found.paths.empty())
        return Error("no game files in " + files.front());
    // Check the files first: a mistyped name must not create a library.
    if (std::none_of(found.paths.begin(), found.paths.end(), isThere))
        return noSuchFile(found.paths.front());
    const InterruptGuard interrupt;
    ProgressLine line;
    const auto report = importInto(
        path, found, [&](const ImportProgress &now) { line.show(textOf(now)); }, interrupt.token());
    line.clear();
    if (!report)
        return report.error();
    printProblems(report->problems);
    printReport(*report);
    if (report->stopped) {
        std::cerr << "Interrupted: the same command continues from here.\n";
        return interruptedStatus;
    }
    return report->problems.empty() ? 0 : failedStatus;
}

Result<int> info(const std::string &path)
{
    auto library = GameLibrary::open(path, GameLibrary::Access::Read);
    if (!library)
        return library.error();
    GameLibrary games = *std::move(library);
    const auto info = games.info();
    if (!info)
        return info.error();
    std::cout << "games             " << grouped(info->games) << '\n';
    if (info->firstYear != 0)
        std::cout << "years             " << info->firstYear << " to " << info->lastYear << '\n';
    std::cout << "players           " << grouped(info->players) << '\n'
              << "events            " << grouped(info->events) << '\n'
              << "sources           " << grouped(info->sources) << '\n'
              << "shared positions  " << grouped(info->sharedPositions) << " (of the first "
              << counted(info->indexedGames, "game") << ")\n"
              << "values            " << grouped(info->values) << '\n'
              << "file              " << grouped(info->bytes) << " bytes\n";
    return 0;
}

/// A field of a table whose columns are separated by tabs.
std::string field(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n'; }, ' ');
    return text;
}

std::string lineOf(const LibraryGame &game)
{
    std::string line;
    for (const std::uint8_t square : game.squares)
        line += core::squareName(square, 8);
    return line;
}

/// Calls a function for each game that passes a filter, in order, until it returns false. Returns
/// the games that cannot be read.
Result<std::vector<GameRange>>
forEachChosen(const std::string &path, const WrittenFilter &written,
              const std::function<bool(std::int64_t, const LibraryGame &)> &receive)
{
    auto opened = LibraryExplorer::openGames(path);
    if (!opened)
        return opened.error();
    LibraryExplorer explorer = *std::move(opened);
    const auto filter = filterIn(explorer, written);
    if (!filter)
        return filter.error();
    return explorer.forEachAllowed(*filter, receive);
}

/// Reports games that cannot be read; returns the command's exit status.
int printUnreadable(const std::string &path, const std::vector<GameRange> &games)
{
    for (const GameRange &range : games) {
        std::cerr << "tabuleiro-cli library: " << path << ": ";
        if (range.last == 0)
            std::cerr << "the games from " << range.first << " on";
        else if (range.first == range.last)
            std::cerr << "game " << range.first;
        else
            std::cerr << "games " << range.first << " to " << range.last;
        std::cerr << " cannot be read: this part of the file is damaged\n";
    }
    return games.empty() ? 0 : failedStatus;
}

Result<int> games(const std::string &path, const WrittenFilter &written, std::size_t limit)
{
    std::size_t printed = 0;
    const auto printHeading = [] {
        std::cout << "game\tyear\tevent\tblack\twhite\tresult\tmoves\n";
    };
    const auto unread = forEachChosen(path, written, [&](std::int64_t id, const LibraryGame &game) {
        if (printed == 0)
            printHeading();
        std::cout << id << '\t' << (game.year != 0 ? std::to_string(game.year) : "") << '\t'
                  << field(game.event) << '\t' << field(game.players[0]) << '\t'
                  << field(game.players[1]) << '\t' << (game.score ? signedNumber(*game.score) : "")
                  << '\t' << lineOf(game) << '\n';
        return ++printed < limit && std::cout.good();
    });
    if (!unread)
        return unread.error();
    if (printed == 0)
        printHeading();
    return printUnreadable(path, *unread);
}

/// Parses a line of moves, or a board.
Result<Othello> positionOf(const std::string &text)
{
    const auto record = core::format::readRecord(text);
    if (!record) {
        // If the text is not recognisable, do not suggest formats of other games.
        const std::string word = text.substr(0, text.find(' '));
        const bool isLine = core::parseSquare(word.substr(0, 2), 8, 8).ok();
        if (!isLine && word.size() < 64)
            return Error(core::inQuotes(word)
                         + "; expected moves of Othello, such as f5d6, or a board");
        return record.error();
    }
    const core::Position end = endOf(*record);
    const auto *const position = std::get_if<Othello>(&end);
    if (position == nullptr)
        return Error("is not Othello; expected moves that can be played, such as f5d6, or a board")
            .in(core::inQuotes(core::trimmed(text)));
    if (position->rule() != Othello::Rule::Most)
        return Error("a library has no games of Reverse Othello; expected a position of Othello");
    return *position;
}

void printMove(const Othello &position, const MoveStatistics &move)
{
    std::ostringstream line;
    line << std::left << std::setw(6) << position.moveText(move.move) << std::right << std::setw(9)
         << grouped(move.games) << "  " << std::left << std::setw(20) << resultText(move)
         << std::right << std::setw(6) << meanText(position, move) << "  " << std::left
         << std::setw(10) << yearsText(move) << std::setw(12) << valueText(move)
         << (move.transposes() ? "also by other moves" : "");
    const std::string text = line.str();
    std::cout << text.substr(0, text.find_last_not_of(' ') + 1) << '\n';
}

/// Searches the moves that have no value in the library, as the window does.
void addSearchedValues(const Othello &position, std::vector<MoveStatistics> &moves)
{
    const bool lacksValue = std::any_of(
        moves.begin(), moves.end(), [&](const auto &move) { return needsSearch(position, move); });
    if (!lacksValue || position.isOver() || position.mustPass())
        return;
    ai::Limits limits;
    limits.depth = searchDepth(position);
    std::vector<FoundValue> found;
    for (const ai::AnalyzedMove &valued : ai::Analyst().moves(position, limits))
        found.push_back(
            {valued.move, valued.value, valued.fromBook ? 0 : limits.depth, valued.exact});
    addFoundValues(moves, found);
}

Result<int> moves(const std::string &path, const WrittenFilter &written, const Othello &position,
                  bool searches)
{
    auto opened = LibraryExplorer::open(path);
    if (!opened)
        return opened.error();
    LibraryExplorer explorer = *std::move(opened);
    const auto filter = filterIn(explorer, written);
    if (!filter)
        return filter.error();
    const auto found = explorer.statistics(position, *filter);
    if (!found)
        return found.error();
    PositionStatistics statistics = *found;
    if (searches)
        addSearchedValues(position, statistics.moves);
    std::cout << position.toText() << "\n"
              << counted(statistics.games, "game")
              << "; results as Black / draws / White; mean and value for the side to move\n\n"
              << "move      games  results                mean  years     value\n";
    for (const MoveStatistics &move : statistics.moves)
        printMove(position, move);
    return 0;
}

/// A game of a file of many, where a blank line ends each in our own format.
std::string textOf(const core::GameRecord &record, SavedFormat format)
{
    const std::string text = core::format::savedGame(record, format);
    return format == SavedFormat::Native ? text + '\n' : text;
}

/// The format that a file's name says.
Result<SavedFormat> formatOf(const std::string &path)
{
    const auto format =
        core::format::savedFormatOf(std::filesystem::path(path).extension().string());
    if (format)
        return *format;
    return Error(path
                 + ": the name says no format; expected one that ends in .ggf, .txt (moves "
                   "alone) or .tabuleiro");
}

Result<int> exportGames(const std::string &path, const WrittenFilter &written,
                        const std::string &target, SavedFormat format)
{
    if (const auto error = checkWritable(target))
        return *error;
    std::string text;
    std::int64_t count = 0;
    const auto unread = forEachChosen(path, written, [&](std::int64_t, const LibraryGame &game) {
        text += textOf(recordOf(game), format);
        ++count;
        return true;
    });
    if (!unread)
        return unread.error();
    const int status = printUnreadable(path, *unread);
    if (status != 0 && count == 0)
        return status; // do not write an empty file, which might replace a good one
    if (const auto problem = writeText(target, text))
        return *problem;
    std::cout << counted(count, "game") << " written to " << target << ".\n";
    return status;
}

Result<int> rebuild(const std::string &path)
{
    if (!isThere(path))
        return noSuchFile(path);
    const InterruptGuard interrupt;
    if (const auto error = rebuildLibrary(path, interrupt.token()))
        return *error;
    if (interrupt.interrupted())
        return interruptedStatus;
    return info(path);
}

Result<int> report(const std::string &path, const Files &folder, std::size_t minGames)
{
    auto opened = GameLibrary::open(path, GameLibrary::Access::Read);
    if (!opened)
        return opened.error();
    GameLibrary library = *std::move(opened);
    if (!folder.empty()) {
        std::error_code problem; // checked before the work whose result would have no place
        std::filesystem::create_directories(folder.front(), problem);
        if (!std::filesystem::is_directory(folder.front(), problem))
            return Error("is no folder and cannot be made one").in(folder.front());
    }
    const InterruptGuard interrupt;
    ProgressLine line;
    const auto made = makeReport(
        library, {minGames},
        [&](std::int64_t games) { line.show(counted(games, "game") + " read"); },
        interrupt.token());
    line.clear();
    if (!made)
        return made.error();
    if (interrupt.interrupted())
        return interruptedStatus;
    const auto text = reportText(library, *made);
    if (!text)
        return text.error();
    std::cout << *text;
    if (folder.empty())
        return 0;
    const auto files = reportFiles(library, *made);
    if (!files)
        return files.error();
    for (const ReportFile &file : *files) {
        if (const auto problem = writeText(folder.front() + '/' + file.name, file.content))
            return *problem;
    }
    return 0;
}

} // namespace

Result<GameLibrary> openToChange(const std::string &path)
{
    if (!isThere(path))
        return noSuchFile(path);
    return GameLibrary::open(path, GameLibrary::Access::Write);
}

Result<Job> readImport(const std::string &library, const Files &files, const Arguments &)
{
    return Job([=] { return import(library, files); });
}

Result<Job> readInfo(const std::string &library, const Files &, const Arguments &)
{
    return Job([=] { return info(library); });
}

Result<Job> readGames(const std::string &library, const Files &, const Arguments &arguments)
{
    const auto filter = writtenFilterOf(arguments);
    if (!filter)
        return filter.error();
    const auto limit =
        arguments.numberOr("limit", std::numeric_limits<int>::max(), 1, 1'000'000'000);
    if (!limit)
        return limit.error();
    return Job([library, filter = *filter, limit = *limit] {
        return games(library, filter, static_cast<std::size_t>(limit));
    });
}

Result<Job> readMoves(const std::string &library, const Files &line, const Arguments &arguments)
{
    const auto filter = writtenFilterOf(arguments);
    if (!filter)
        return filter.error();
    std::string text;
    for (const std::string &word : line)
        text += word + ' ';
    const auto position = line.empty() ? Result<Othello>(Othello()) : positionOf(text);
    if (!position)
        return position.error();
    return Job(
        [library, filter = *filter, position = *position, searches = !arguments.has("no-search")] {
            return moves(library, filter, position, searches);
        });
}

Result<Job> readExport(const std::string &library, const Files &files, const Arguments &arguments)
{
    const auto filter = writtenFilterOf(arguments);
    if (!filter)
        return filter.error();
    const auto format = formatOf(files.front());
    if (!format)
        return format.error();
    return Job([library, filter = *filter, target = files.front(), format = *format] {
        return exportGames(library, filter, target, format);
    });
}

Result<Job> readRebuild(const std::string &library, const Files &, const Arguments &)
{
    return Job([=] { return rebuild(library); });
}

Result<Job> readReport(const std::string &library, const Files &folder, const Arguments &arguments)
{
    constexpr int maxGames = 1'000'000;
    const auto minGames = arguments.number("min-games", 1, maxGames);
    if (!minGames)
        return minGames.error();
    return Job([library, folder, minGames = *minGames] {
        return report(library, folder, static_cast<std::size_t>(minGames));
    });
}

} // namespace cli
