#include "core/format/wthor.h"

#include "core/format/place.h"
#include "core/notation.h"
#include "core/translatable.h"

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

/// What is wrong with a file as a whole, or nothing.
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

/// What is wrong with a file's size, whose number of records stands at a byte, or nothing.
std::optional<Error> sizeError(Bytes bytes, std::size_t countAt, std::uint64_t count,
                               std::size_t recordSize)
{
    const std::uint64_t expected = headerSize + count * recordSize;
    if (bytes.size() == expected)
        return std::nullopt;
    return at(
        countAt,
        {QT_TRANSLATE_NOOP("core::Error", "the file has %1 bytes; expected %2 for its %3 records"),
         {std::to_string(bytes.size()), std::to_string(expected), std::to_string(count)}});
}

/// ISO 8859-1 up to the first zero, in UTF-8.
std::string latin1(Bytes bytes)
{
    std::string text;
    for (const std::uint8_t byte : bytes) {
        if (byte == 0)
            break;
        if (byte < 0x80) {
            text += static_cast<char>(byte);
        } else {
            text += static_cast<char>(0xc0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return singleLine(text);
}

Result<std::vector<std::string>> readNames(Bytes bytes, std::size_t recordSize)
{
    if (const auto error = headerError(bytes))
        return *error;
    const std::size_t count = number16(bytes, 8);
    if (const auto error = sizeError(bytes, 8, count, recordSize))
        return *error;
    std::vector<std::string> names;
    names.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(latin1(bytes.subspan(headerSize + i * recordSize, recordSize)));
    return names;
}

} // namespace

Result<std::vector<WthorGame>> readWthorGames(Bytes bytes)
{
    if (const auto error = headerError(bytes))
        return *error;
    if (bytes[12] != 0 && bytes[12] != 8)
        return at(12, otherBoardSize(std::to_string(bytes[12])));
    if (bytes[13] == 1)
        return at(13,
                  QT_TRANSLATE_NOOP("core::Error", "a file of solitaires; expected one of games"));
    const std::uint32_t count = number32(bytes, 4);
    if (const auto error = sizeError(bytes, 4, count, gameSize))
        return *error;
    std::vector<WthorGame> games(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Bytes record = bytes.subspan(headerSize + i * gameSize, gameSize);
        WthorGame &game = games[i];
        game.tournament = number16(record, 0);
        game.black = number16(record, 2);
        game.white = number16(record, 4);
        game.year = number16(bytes, 10);
        game.score = record[6];
        std::copy(record.begin() + 8, record.end(), game.moves.begin());
    }
    return games;
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
    return result;
}

std::string wthorName(const std::vector<std::string> &names, std::size_t index)
{
    return index < names.size() ? names[index] : "#" + std::to_string(index);
}

GameRecord wthorRecord(const WthorGame &game, const std::vector<std::string> &players,
                       const std::vector<std::string> &tournaments)
{
    GameRecord record;
    record.start = Othello();
    WthorMoves line = wthorMoves(game);
    record.moves = std::move(line.moves);
    record.comment = line.error ? line.error->text : std::string();
    record.players = {wthorName(players, game.black), wthorName(players, game.white)};
    record.rolesKnown = false;
    record.place = wthorName(tournaments, game.tournament);
    record.date = std::to_string(game.year);
    record.result = std::to_string(game.score) + "-" + std::to_string(64 - game.score);
    return record;
}

} // namespace core::format
