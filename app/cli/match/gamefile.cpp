#include "app/cli/match/gamefile.h"

#include "app/commandline/files.h"
#include "core/format/ggf.h"
#include "core/notation.h"
#include "core/storage/filewriting.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <filesystem>

#include <fcntl.h>

namespace cli::match {

using core::Error;
using core::Othello;
using core::Result;
using core::Side;
using core::storage::uninterrupted;
using namespace commandline;

namespace {

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return text.data();
}

core::GameRecord recordOf(const GameSoFar &game)
{
    core::GameRecord record;
    record.start = game.start;
    for (const PlayedMove &move : game.moves)
        record.moves.push_back(move.move);
    return record;
}

std::vector<core::format::GgfNote> notesOf(const GameSoFar &game)
{
    std::vector<core::format::GgfNote> notes;
    for (const PlayedMove &move : game.moves)
        notes.push_back({move.value, secondsOf(move)});
    return notes;
}

std::string resultText(const MatchGame &game)
{
    std::string text = (game.score() > 0 ? "+" : "") + std::to_string(game.score());
    if (game.failed)
        text += game.failure.kind == PlayerFailure::Kind::Time ? ":t" : ":r";
    return text;
}

/// The start of the comment that identifies a game of a match.
std::string mark(std::uint64_t match)
{
    return "match " + hexadecimal(match) + " game ";
}

std::string comment(const MatchGame &game, std::uint64_t match)
{
    std::string text = mark(match) + std::to_string(game.number + 1);
    if (game.failed)
        text += *game.failed == Side::First ? "; Black " : "; White ";
    if (game.failed)
        text += game.failure.what;
    return text;
}

/// Which player of the match has a side in a game.
int playerOf(Side side, int game)
{
    return side == sideOfFirst(game) ? 0 : 1;
}

double numberIn(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Reads "match FINGERPRINT game NUMBER[; Black|White FAILURE]".
std::optional<Error> readComment(std::string_view text, std::uint64_t match, GameSummary &summary)
{
    const std::string expected = mark(match);
    if (!text.starts_with(expected))
        return Error{"a game of another match: " + core::inQuotes(text)
                     + "; expected the games of a match between the same players, with the same "
                       "limits, seed and openings"};
    text.remove_prefix(expected.size());
    const std::size_t end = std::min(text.find(';'), text.size());
    summary.number = core::parseNumber(text.substr(0, end)) - 1;
    if (summary.number < 0)
        return Error{"a game without a number: " + core::inQuotes(text)};
    text.remove_prefix(end);
    constexpr std::size_t side = std::string_view("; Black ").size();
    if (text.size() > side) {
        summary.failed = playerOf(text[2] == 'B' ? Side::First : Side::Second, summary.number);
        summary.failure = text.substr(side);
    }
    return std::nullopt;
}

/// Replays the game, adding the time of each move to its player's total.
Othello replay(const core::format::TimedGame &game, GameSummary &summary)
{
    Othello position = *std::get_if<Othello>(&game.record.start);
    for (std::size_t i = 0; i < game.times.size(); ++i) {
        const int player = playerOf(position.sideToMove(), summary.number);
        if (!game.times[i].empty())
            summary.used[static_cast<std::size_t>(player)].add(
                std::chrono::round<std::chrono::microseconds>(Seconds(numberIn(game.times[i]))));
        position.play(game.record.moves[i]);
    }
    return position;
}

} // namespace

std::string ggfLine(const MatchGame &game, const std::array<std::string, 2> &players,
                    std::uint64_t match, std::string_view date)
{
    core::GameRecord record = recordOf(game.game);
    for (const Side side : {Side::First, Side::Second})
        record.players[static_cast<std::size_t>(side)] =
            players[static_cast<std::size_t>(game.playerOf(side))];
    record.date = date;
    record.result = resultText(game);
    record.comment = comment(game, match);
    return core::format::writeGgf(record, notesOf(game.game));
}

Result<GameSummary> readGgfLine(std::string_view line, std::uint64_t match)
{
    line = core::trimmed(line);
    if (!line.starts_with("(;") || !line.ends_with(";)"))
        return Error{"not a whole game; expected one that begins with (; and ends with ;)"};
    const auto game = core::format::readTimedGgf(line);
    if (!game)
        return game.error();
    const core::GameRecord &record = game->record;
    if (record.comment.empty() || record.result.empty())
        return Error{"not a game that a match has written"};
    GameSummary summary;
    if (const auto error = readComment(record.comment, match, summary))
        return *error;
    const Othello end = replay(*game, summary);
    const int score = static_cast<int>(numberIn(record.result));
    if (!summary.failed && !(end.isOver() && end.score() == score))
        return Error{"the moves do not lead to the result"};
    summary.score = sideOfFirst(summary.number) == Side::First ? score : -score;
    return summary;
}

namespace {

/// More than the longest match needs.
constexpr std::size_t maxGameFileBytes = std::size_t(4) << 30;

std::string now()
{
    const std::time_t time = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&time, &parts);
    std::array<char, 64> text{};
    std::strftime(text.data(), text.size(), "%Y.%m.%d_%H:%M:%S.GMT", &parts);
    return text.data();
}

/// Parses a line with a game that the results do not contain yet.
Result<GameSummary> readGame(const std::string &line, std::uint64_t match,
                             const MatchResults &results, int games)
{
    auto game = readGgfLine(line, match);
    if (!game)
        return game.error();
    const std::string name = "game " + std::to_string(game->number + 1);
    if (game->number >= games)
        return Error{name + "; expected at most " + std::to_string(games)};
    if (results.has(game->number))
        return Error{name + " is there twice; expected each game once"};
    return game;
}

} // namespace

GameFile::GameFile(std::string path, std::array<std::string, 2> names, std::uint64_t match,
                   core::storage::FileSystem &files)
    : m_path(std::move(path))
    , m_names(std::move(names))
    , m_match(match)
    , m_files(files)
    , m_lock(m_path + ".lock")
{}

GameFile::~GameFile()
{
    if (m_file >= 0)
        m_files.close(m_file); // each game was synced when it was written
}

Result<MatchResults> GameFile::open(bool resume, int games)
{
    MatchResults results;
    if (m_path.empty())
        return results;
    std::error_code none;
    const std::filesystem::file_status status = std::filesystem::status(m_path, none);
    if (is_directory(status))
        return core::fileIsFolder(m_path).in("--ggf");
    // Pipes and terminals contain no games, and need no lock.
    const bool isOther = exists(status) && !is_regular_file(status);
    if (isOther && resume)
        return Error("is not a regular file; expected one with the games of a match to go on with")
            .in(m_path)
            .in("--ggf");
    if (!isOther && m_lock.take() == core::storage::FileLock::Outcome::InUse)
        return Error("another match writes it; wait for its end, or name another file")
            .in(m_path)
            .in("--ggf");
    if (is_regular_file(status) && std::filesystem::file_size(m_path, none) != 0) {
        if (!resume)
            return Error("exists; add --resume to go on with it, or name another file")
                .in(m_path)
                .in("--ggf");
        if (const auto error = read(results, games))
            return *error;
    }
    m_file = uninterrupted(
        [&] { return m_files.open(m_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666); });
    std::error_code problem;
    if (m_file < 0)
        problem = core::storage::lastError();
    else if (!isOther)
        problem = core::storage::syncFolderOf(m_files, m_path);
    if (problem)
        return core::fileNotWritable(m_path, problem.message()).in("--ggf");
    return results;
}

/// Truncates the file after its complete games.
std::error_code GameFile::cut(std::size_t size)
{
    const int file = uninterrupted([&] { return m_files.open(m_path, O_WRONLY | O_CLOEXEC, 0); });
    if (file < 0)
        return core::storage::lastError();
    std::error_code problem;
    if (uninterrupted([&] { return m_files.truncate(file, static_cast<off_t>(size)); }) != 0)
        problem = core::storage::lastError();
    m_files.close(file); // the truncation is synced with the next game
    return problem;
}

std::optional<Error> GameFile::read(MatchResults &results, int games)
{
    const Result<std::string> text = readText(m_path, maxGameFileBytes);
    if (!text)
        return text.error();
    std::size_t start = 0;
    int number = 1;
    for (std::size_t end = 0; (end = text->find('\n', start)) != std::string::npos; ++number) {
        const auto game = readGame(text->substr(start, end - start), m_match, results, games);
        if (!game)
            return game.error().in("line " + std::to_string(number)).in(m_path);
        results.add(*game);
        start = end + 1;
    }
    if (start == text->size())
        return std::nullopt;
    if (const std::error_code problem = cut(start))
        return core::fileNotWritable(m_path, problem.message());
    return std::nullopt;
}

/// Whether the file can be synced: not if it is a pipe or the like.
bool GameFile::isSynchronised() const
{
    return uninterrupted([&] { return m_files.syncData(m_file); }) == 0 || errno == EINVAL;
}

std::optional<Error> GameFile::write(const MatchGame &game)
{
    if (m_path.empty())
        return std::nullopt;
    const std::string line = ggfLine(game, m_names, m_match, now());
    std::error_code problem = core::storage::writeAll(m_files, m_file, line);
    if (!problem && !isSynchronised())
        problem = core::storage::lastError();
    if (problem)
        return Error("cannot be written: " + problem.message() + "; the match has stopped")
            .in(m_path);
    return std::nullopt;
}

} // namespace cli::match
