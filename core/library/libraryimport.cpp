#include "core/library/libraryimport.h"

#include "core/format/gameresult.h"
#include "core/format/records.h"
#include "core/format/sourcelocation.h"
#include "core/format/unpack.h"
#include "core/format/wthor.h"
#include "core/hashing.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

namespace core::library {

namespace {

namespace files = std::filesystem;

std::string extensionOf(const files::path &path)
{
    return lowerCase(path.extension().string());
}

/// Whether bytes begin like an SQLite file.
bool isDatabase(std::string_view bytes)
{
    return bytes.starts_with(std::string_view("SQLite format 3\0", 16));
}

/// The size of a file, or `read` if it has none, like a device.
std::size_t sizeOf(const std::string &path, std::size_t read)
{
    std::error_code problem;
    const auto size = files::file_size(path, problem);
    return problem ? read : std::max<std::size_t>(read, size);
}

/// All bytes of a file.
Result<std::string> contentsOf(const std::string &path)
{
    std::error_code none;
    if (files::is_directory(path, none))
        return fileIsFolder(path);
    if (!files::exists(path, none))
        return Error(QT_TRANSLATE_NOOP("core::Error", "there is no such file")).in(path);
    std::ifstream file(path, std::ios::binary);
    std::string bytes;
    std::array<char, 65536> part;
    do {
        if (isDatabase(bytes))
            return Error(QT_TRANSLATE_NOOP("core::Error",
                                           "is a database, such as a library of games; an import "
                                           "takes files of games, such as an export makes"))
                .in(path);
        if (bytes.size() > format::maxFileBytes)
            return format::tooLarge(sizeOf(path, bytes.size()))->in(path);
        file.read(part.data(), part.size());
        bytes.append(part.data(), static_cast<std::size_t>(file.gcount()));
    } while (file);
    if (!file.eof())
        return fileNotReadable(path);
    return bytes;
}

std::span<const std::uint8_t> wthorBytes(const std::string &text)
{
    return {reinterpret_cast<const std::uint8_t *>(text.data()), text.size()};
}

/// FNV-1a without its last bit, because SQLite's integers are signed. It only has to tell a file
/// from others like it.
std::int64_t digestOf(std::string_view bytes)
{
    return static_cast<std::int64_t>(fnv1a64(bytes) >> 1);
}

/// Reads the file of names in the games' folder; adds a problem if it cannot be read.
std::vector<std::string>
wthorNames(const std::string &games, std::string_view extension,
           Result<std::vector<std::string>> (*read)(std::span<const std::uint8_t>),
           std::vector<Error> &problems)
{
    const std::string path = wthorNamesBeside(games, extension);
    if (path.empty())
        return {};
    const auto bytes = contentsOf(path);
    if (!bytes) {
        problems.push_back(bytes.error());
        return {};
    }
    auto names = read(wthorBytes(*bytes));
    if (!names) {
        problems.push_back(names.error().in(path));
        return {};
    }
    return *std::move(names);
}

/// Plays the moves of a record; nothing if one is illegal.
std::optional<std::vector<std::uint8_t>> squaresOf(const format::WthorGame &game,
                                                   LineReplay &replay)
{
    std::vector<std::uint8_t> squares;
    for (const std::uint8_t code : game.moves) {
        if (code == 0)
            break;
        const int row = code / 10 - 1;
        const int column = code % 10 - 1;
        const bool onBoard = row >= 0 && row < 8 && column >= 0 && column < 8;
        if (!onBoard || !replay.play(8 * row + column))
            return std::nullopt;
        squares.push_back(static_cast<std::uint8_t>(8 * row + column));
    }
    return squares;
}

Result<ReadFile> readWthor(const std::string &path, const std::string &bytes)
{
    const auto records = format::readWthorGames(wthorBytes(bytes));
    if (!records)
        return records.error().in(path);
    ReadFile file;
    if (records->warning)
        file.problems.push_back(records->warning->in(path));
    const auto players = wthorNames(path, ".jou", format::readWthorPlayers, file.problems);
    const auto events = wthorNames(path, ".trn", format::readWthorTournaments, file.problems);
    file.games.reserve(records->games.size());
    std::size_t contradicting = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < records->games.size(); ++i) {
        const format::WthorGame &record = records->games[i];
        LineReplay replay;
        auto squares = squaresOf(record, replay);
        if (!squares || squares->empty()) {
            const std::string part = path + ": game " + std::to_string(i + 1);
            const auto error = format::wthorMoves(record).error;
            file.problems.push_back(
                (error ? *error : Error(QT_TRANSLATE_NOOP("core::Error", "a game without moves")))
                    .in(part));
            ++file.skipped;
            continue;
        }
        if (format::contradictsScore(record, replay.position()) && ++contradicting == 1)
            first = i + 1;
        LibraryGame game;
        game.players = {format::wthorName(players, record.black),
                        format::wthorName(players, record.white)};
        game.event = format::wthorName(events, record.tournament);
        game.year = record.year;
        if (replay.position().isOver())
            game.score = replay.position().score();
        else if (record.score <= 64)
            game.score = 2 * record.score - 64;
        game.squares = *std::move(squares);
        file.games.push_back(std::move(game));
    }
    if (contradicting > 0)
        file.problems.push_back(format::contradictingScores(contradicting, first).in(path));
    return file;
}

Result<ReadFile> readOther(const std::string &path, const std::string &text)
{
    format::ReadOptions options;
    options.name = path;
    const auto found = format::readRecords(text, options);
    if (!found)
        return found.error();
    ReadFile file;
    for (const format::Warning &warning : format::warningsOfMovesAlone(*found, path))
        file.problems.push_back(warning.error);
    file.skipped = found->skipped;
    for (const format::Record &record : found->records) {
        auto game = libraryGameOf(record.game);
        if (game) {
            file.games.push_back(*std::move(game));
            if (record.unsaved.komi && !isOver(endOf(record)))
                file.games.back().score.reset(); // the written result includes the komi
            continue;
        }
        ++file.skipped;
        file.problems.push_back(game.error().in(path + ": line " + std::to_string(record.line)));
    }
    return file;
}

Error notFromTheStart()
{
    return QT_TRANSLATE_NOOP("core::Error", "expected a game of Othello from the usual start");
}

/// The year of a date in any form: its first number from 1900 to 2199, or that of a time in seconds
/// since 1970, as some servers write it. 0 if there is none.
int yearOf(std::string_view date)
{
    for (std::size_t at = 0; at < date.size();) {
        std::size_t end = at;
        while (end < date.size() && date[end] >= '0' && date[end] <= '9')
            ++end;
        std::int64_t number = 0;
        std::from_chars(date.data() + at, date.data() + end, number);
        if (end - at == 4 && number >= 1900 && number < 2200)
            return static_cast<int>(number);
        if (end - at >= 9 && end - at <= 10) {
            const std::chrono::sys_days day = std::chrono::floor<std::chrono::days>(
                std::chrono::sys_seconds(std::chrono::seconds(number)));
            return static_cast<int>(std::chrono::year_month_day(day).year());
        }
        at = std::max(end, at + 1);
    }
    return 0;
}

/// Black's lead in discs, if a result gives it; not for resignations, points, or the score when a
/// player left.
std::optional<int> scoreOf(std::string_view text)
{
    const format::GameResult result = format::parseResult(text);
    const bool wasLeft = result.end == format::GameResult::End::Left;
    if (!result.black || !result.white || *result.black > 64 || *result.white > 64 || wasLeft)
        return std::nullopt;
    return *result.black - *result.white;
}

} // namespace

std::span<const std::string_view> gameExtensions()
{
    static constexpr std::array<std::string_view, 11> extensions{
        ".wtb", ".ggf",  ".txt", ".tabuleiro", ".pgn", ".sgf",
        ".gam", ".json", ".obf", ".gz",        ".bz2"};
    return extensions;
}

std::string wthorNamesBeside(const std::string &games, std::string_view extension)
{
    const files::path path = games;
    std::vector<std::string> found;
    std::error_code none;
    for (const auto &entry : files::directory_iterator(
             path.has_parent_path() ? path.parent_path() : files::path("."), none)) {
        if (extensionOf(entry.path()) == extension)
            found.push_back(entry.path().string());
    }
    std::sort(found.begin(), found.end());
    const auto usual = std::find_if(found.begin(), found.end(), [](const std::string &name) {
        return lowerCase(files::path(name).stem().string()) == "wthor";
    });
    return found.empty() ? std::string() : usual != found.end() ? *usual : found.front();
}

Result<ReadFile> readGamesFile(const std::string &path)
{
    const auto bytes = contentsOf(path);
    if (!bytes)
        return bytes.error();
    const auto unpacked = format::unpack(*bytes, format::maxFileBytes);
    if (unpacked && !*unpacked)
        return unpacked->error().in(path);
    const std::string &content = unpacked ? (*unpacked)->bytes : *bytes;
    auto file = format::isWthorName(path) || format::looksWthor(wthorBytes(content))
                    ? readWthor(path, content)
                    : readOther(path, content);
    if (!file)
        return file.error();
    ReadFile result = *std::move(file);
    if (unpacked && (*unpacked)->warning)
        result.problems.insert(result.problems.begin(), (*unpacked)->warning->in(path));
    result.source = {files::path(path).filename().string(),
                     static_cast<std::int64_t>(bytes->size()), digestOf(*bytes)};
    return result;
}

Result<LibraryGame> libraryGameOf(const GameRecord &record)
{
    const auto *const start = std::get_if<Othello>(&record.start);
    if (start != nullptr && start->rule() == Othello::Rule::Fewest)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "a game of Reverse Othello; expected one of Othello"));
    if (start == nullptr || *start != Othello())
        return notFromTheStart();
    LibraryGame game;
    LineReplay replay;
    for (const Move move : record.moves) {
        if (move == Othello::pass)
            continue;
        if (!replay.play(move.code()))
            return notFromTheStart();
        game.squares.push_back(static_cast<std::uint8_t>(move.code()));
    }
    if (game.squares.empty())
        return Error(QT_TRANSLATE_NOOP("core::Error", "a game without moves"));
    game.players = record.players;
    game.event = record.place;
    game.year = yearOf(record.date);
    if (record.date != std::to_string(game.year))
        game.date = record.date;
    game.score = replay.position().isOver() ? replay.position().score() : scoreOf(record.result);
    return game;
}

GameRecord recordOf(const LibraryGame &game)
{
    GameRecord record;
    record.start = Othello();
    LineReplay replay;
    for (const std::uint8_t square : game.squares) {
        const Move move(square);
        if (!replay.position().isLegal(move))
            record.moves.push_back(Othello::pass);
        if (!replay.play(square))
            break;
        record.moves.push_back(move);
    }
    record.players = game.players;
    record.rolesKnown = false;
    record.place = game.event;
    record.date = !game.date.empty() ? game.date
                  : game.year != 0   ? std::to_string(game.year)
                                     : std::string();
    if (game.score) {
        const int black = (64 + *game.score) / 2;
        record.result = std::to_string(black) + "-" + std::to_string(black - *game.score);
    }
    return record;
}

FilesToImport filesToImport(std::span<const std::string> paths)
{
    FilesToImport found;
    const auto checkFolder = [&found](const std::string &path) {
        if (::faccessat(AT_FDCWD, path.c_str(), R_OK | X_OK, AT_EACCESS) != 0)
            found.problems.push_back(fileNotReadable(path));
    };
    for (const std::string &path : paths) {
        std::error_code none;
        if (!files::is_directory(path, none)) {
            found.paths.push_back(path);
            continue;
        }
        checkFolder(path);
        std::vector<std::string> inside;
        const auto options = files::directory_options::skip_permission_denied;
        files::recursive_directory_iterator entry(path, options, none);
        for (; entry != files::recursive_directory_iterator(); entry.increment(none)) {
            if (entry->is_directory(none) && !entry->is_symlink(none))
                checkFolder(entry->path().string());
            const std::string extension = extensionOf(entry->path());
            const auto known = gameExtensions();
            if (entry->is_regular_file(none)
                && std::find(known.begin(), known.end(), extension) != known.end())
                inside.push_back(entry->path().string());
        }
        std::sort(inside.begin(), inside.end());
        found.paths.insert(found.paths.end(), inside.begin(), inside.end());
    }
    return found;
}

Result<ImportReport> importFiles(GameLibrary &library, const FilesToImport &files,
                                 const std::function<void(const ImportProgress &)> &progress,
                                 const std::stop_token &token)
{
    if (const auto error = library.checkWhole(token))
        return *error;
    ImportReport report;
    report.problems = files.problems;
    ImportProgress state{0, files.paths.size(), 0, false};
    bool hasNewScores = false; // the table of positions contains copies of scores
    for (; state.file < files.paths.size() && !token.stop_requested(); ++state.file) {
        progress(state);
        const auto file = readGamesFile(files.paths[state.file]);
        if (!file) {
            report.problems.push_back(file.error());
            continue;
        }
        const auto known = library.knows(file->source);
        if (!known)
            return known.error();
        if (*known) {
            ++report.filesKnown;
            continue;
        }
        const auto added = library.add(file->source, file->games, file->skipped, token);
        if (token.stop_requested())
            break;
        if (!added)
            return added.error();
        ++report.files;
        report.added += added->added;
        report.known += added->known;
        hasNewScores = hasNewScores || added->scored > 0;
        report.skipped += file->skipped;
        report.problems.insert(report.problems.end(), file->problems.begin(), file->problems.end());
        state.added = report.added;
    }
    report.stopped = token.stop_requested();
    if (report.stopped)
        return report;
    state.indexing = true;
    progress(state);
    if (const auto error =
            hasNewScores ? library.rebuildPositions(token) : library.refreshPositions(token))
        return *error;
    report.stopped = token.stop_requested();
    return report;
}

Result<ImportReport> importInto(const std::string &path, const FilesToImport &found,
                                const std::function<void(const ImportProgress &)> &progress,
                                const std::stop_token &token)
{
    std::error_code none;
    const bool isNew = !files::exists(path, none);
    auto opened = GameLibrary::open(path, GameLibrary::Access::Write);
    if (!opened)
        return opened.error();
    std::optional<GameLibrary> library = *std::move(opened);
    auto report = importFiles(*library, found, progress, token);
    if (!isNew)
        return report;
    const auto info = library->info();
    library.reset();
    if (info && info->games == 0)
        files::remove(path, none);
    return report;
}

} // namespace core::library
