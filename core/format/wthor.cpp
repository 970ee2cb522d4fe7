#include "core/format/wthor.h"

#include "core/format/gameresult.h"
#include "core/format/sourcelocation.h"
#include "core/format/textencoding.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>

namespace core::format {

namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t headerSize = 16;
constexpr std::size_t gameSize = 68;

std::uint16_t number16(Bytes bytes, std::size_t at)
{
    return static_cast<std::uint16_t>(bytes[at] | bytes[at + 1] << 8);
}

std::uint32_t number32(Bytes bytes, std::size_t at)
{
    return number16(bytes, at) | static_cast<std::uint32_t>(number16(bytes, at + 2)) << 16;
}

Error at(std::size_t byte, const Error &error)
{
    return error.at({0, 0, byte + 1});
}

/// The error of a file as a whole, or nothing.
std::optional<Error> headerError(Bytes bytes)
{
    if (auto error = tooLarge(bytes.size()))
        return error;
    if (bytes.size() < headerSize)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "the file has %1 bytes; expected a header of 16"),
            {std::to_string(bytes.size())});
    return std::nullopt;
}

/// The number of complete records in a file, and a warning if its header has another number.
struct RecordCount
{
    std::size_t count = 0;
    std::optional<Error> warning;
};

RecordCount countRecords(Bytes bytes, std::uint64_t stated, std::size_t recordSize)
{
    RecordCount found{(bytes.size() - headerSize) / recordSize, {}};
    if (bytes.size() == headerSize + stated * recordSize)
        return found;
    found.warning = Error(
        QT_TRANSLATE_NOOP("core::Error", "the file is cut or its header is wrong: it should hold "
                                         "%1 records and holds %2 whole ones, which are read"),
        {std::to_string(stated), std::to_string(found.count)});
    return found;
}

/// Converts ISO 8859-1 up to the first zero byte to UTF-8.
std::string latin1(Bytes bytes)
{
    std::string text;
    for (const std::uint8_t byte : bytes) {
        if (byte == 0)
            break;
        appendUtf8(text, byte);
    }
    return singleLine(text);
}

Result<std::vector<std::string>> readNames(Bytes bytes, std::size_t recordSize)
{
    if (const auto error = headerError(bytes))
        return *error;
    const std::size_t count = countRecords(bytes, number16(bytes, 8), recordSize).count;
    std::vector<std::string> names;
    names.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(latin1(bytes.subspan(headerSize + i * recordSize, recordSize)));
    return names;
}

} // namespace

Result<WthorGames> readWthorGames(Bytes bytes)
{
    if (const auto error = headerError(bytes))
        return *error;
    if (bytes[12] != 0 && bytes[12] != 8)
        return at(12, otherBoardSize(std::to_string(bytes[12])));
    if (bytes[13] == 1)
        return at(13,
                  QT_TRANSLATE_NOOP("core::Error", "a file of solitaires; expected one of games"));
    const RecordCount found = countRecords(bytes, number32(bytes, 4), gameSize);
    if (found.count == 0)
        return found.warning.value_or(
            Error(QT_TRANSLATE_NOOP("core::Error", "the file holds no games")));
    std::vector<WthorGame> games(found.count);
    for (std::size_t i = 0; i < found.count; ++i) {
        const Bytes record = bytes.subspan(headerSize + i * gameSize, gameSize);
        WthorGame &game = games[i];
        game.tournament = number16(record, 0);
        game.black = number16(record, 2);
        game.white = number16(record, 4);
        game.year = number16(bytes, 10);
        game.score = record[6];
        std::copy(record.begin() + 8, record.end(), game.moves.begin());
    }
    return WthorGames{std::move(games), found.warning};
}

Result<std::vector<std::string>> readWthorPlayers(Bytes bytes)
{
    return readNames(bytes, 20);
}

Result<std::vector<std::string>> readWthorTournaments(Bytes bytes)
{
    return readNames(bytes, 26);
}

WthorMoves wthorMoves(const WthorGame &game)
{
    WthorMoves result;
    Othello position;
    for (const std::uint8_t code : game.moves) {
        if (code == 0)
            break;
        if (position.mustPass()) {
            result.moves.push_back(Othello::pass);
            position.play(Othello::pass);
        }
        const int row = code / 10 - 1;
        const int column = code % 10 - 1;
        const bool square = row >= 0 && row < 8 && column >= 0 && column < 8;
        const Move move(static_cast<std::uint16_t>(square ? 8 * row + column : 99));
        if (!position.isLegal(move)) {
            result.error = Error(QT_TRANSLATE_NOOP("core::Error", "move %1, %2, is not legal"),
                                 {std::to_string(result.moves.size() + 1),
                                  square ? squareName(move.code(), 8) : std::to_string(code)});
            break;
        }
        result.moves.push_back(move);
        position.play(move);
    }
    result.end = position;
    return result;
}

bool contradictsScore(const WthorGame &game, const Othello &end)
{
    // isOver() is the slowest and comes last, because most scores are right. Empty squares may
    // count for nobody.
    return game.score <= 64 && 2 * game.score - 64 != end.score()
           && game.score != end.count(Side::First) && end.isOver();
}

Error contradictingScores(std::size_t count, std::size_t first)
{
    return {QT_TRANSLATE_NOOP("core::Error", "games whose result is not that of their moves: %1, "
                                             "the first is game %2; the moves count"),
            {std::to_string(count), std::to_string(first)}};
}

bool looksWthor(Bytes bytes)
{
    if (bytes.size() < headerSize + gameSize)
        return false;
    const bool hasDate =
        bytes[0] >= 19 && bytes[0] <= 21 && bytes[1] < 100 && bytes[2] <= 12 && bytes[3] <= 31;
    const bool hasBoard = (bytes[12] == 0 || bytes[12] == 8 || bytes[12] == 10) && bytes[13] <= 1;
    const std::uint16_t year = number16(bytes, 10);
    return hasDate && hasBoard && year >= 1900 && year < 2200 && number16(bytes, 8) == 0;
}

bool isWthorName(std::string_view name)
{
    const std::string lower = lowerCase(name);
    return lower.ends_with(".wtb") || lower.ends_with(".wtb.gz") || lower.ends_with(".wtb.bz2");
}

std::string wthorName(const std::vector<std::string> &names, std::size_t index)
{
    return index < names.size() ? names[index] : "#" + std::to_string(index);
}

std::string wthorResult(const WthorGame &game)
{
    if (game.score > 64)
        return {};
    return std::to_string(game.score) + "-" + std::to_string(64 - game.score);
}

std::string wthorDate(const WthorGame &game)
{
    return game.year == 0 ? std::string() : std::to_string(game.year);
}

GameRecord wthorRecord(const WthorGame &game, const std::vector<std::string> &players,
                       const std::vector<std::string> &tournaments)
{
    GameRecord record;
    record.start = Othello();
    WthorMoves line = wthorMoves(game);
    record.moves = std::move(line.moves);
    if (line.error)
        record.comment = line.error->text;
    else if (contradictsScore(game, line.end))
        record.comment = contradictionOf(wthorResult(game), line.end)->text;
    record.players = {wthorName(players, game.black), wthorName(players, game.white)};
    record.rolesKnown = false;
    record.place = wthorName(tournaments, game.tournament);
    record.date = wthorDate(game);
    record.result = wthorResult(game);
    return record;
}

} // namespace core::format
