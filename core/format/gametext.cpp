#include "core/format/gametext.h"

#include "core/format/nativeformat.h"
#include "core/format/obf.h"
#include "core/format/place.h"
#include "core/format/transcript.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <array>
#include <optional>
#include <string>

namespace core::format {

namespace {

GameRecord recordOf(const ObfPosition &position)
{
    GameRecord record;
    record.start = position.position;
    record.comment = position.comment;
    record.rolesKnown = false;
    return record;
}

/// "BOARD side;f5d6...": moves without values after a board, as Edax writes a game from a position.
std::optional<Result<Archive>> readBoardAndMoves(std::string_view text)
{
    const std::size_t semicolon = text.find(';');
    if (semicolon == std::string_view::npos)
        return std::nullopt;
    const std::string_view moves = text.substr(semicolon + 1);
    const bool squares = moves.find_first_not_of(" \t\r\n") != std::string_view::npos
                         && moves.find_first_of(":;%") == std::string_view::npos
                         && parseSquare(trimmed(moves).substr(0, 2), 8, 8).ok();
    const Result<Othello> board = Othello::parse(text.substr(0, semicolon));
    if (!squares || !board)
        return std::nullopt;
    const Result<GameRecord> game = readTranscript(moves, Position(*board));
    if (!game)
        return errorAt(text, semicolon + 1, game.error());
    return Archive{{*game}, {}};
}

Result<Archive> readBoards(std::string_view text)
{
    if (const auto game = readBoardAndMoves(text))
        return *game;
    // A board may be drawn over several lines; a file of positions has one on each.
    if (const Result<Othello> board = Othello::parse(text)) {
        GameRecord record;
        record.start = *board;
        record.rolesKnown = false;
        return Archive{{record}, {}};
    }
    const auto positions = readObf(text);
    if (!positions)
        return positions.error();
    Archive archive;
    for (const ObfPosition &position : *positions)
        archive.games.push_back(recordOf(position));
    return archive;
}

Result<Archive> alone(const Result<GameRecord> &game)
{
    if (!game)
        return game.error();
    return Archive{{*game}, {}};
}

/// The first byte that a text cannot hold: a zero, or one that is not UTF-8.
std::optional<std::size_t> invalidByte(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view next = firstCharacter(text.substr(at));
        const auto code = static_cast<unsigned char>(next.front());
        if (code == 0 || (next.size() == 1 && code >= 0x80))
            return at;
        at += next.size();
    }
    return std::nullopt;
}

std::string hexadecimal(char byte)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[code >> 4], digits[code & 15]};
}

/// Reads a text as moves of the usual kind of game, else as those of another. The error is that
/// of the kind whose moves went furthest.
Result<Archive> readMovesOfAnyGame(std::string_view text, GameKind usual)
{
    std::size_t furthest = 0;
    const auto found = readTranscript(text, startOf(usual), &furthest);
    if (found)
        return Archive{{*found}, {}};
    Error error = found.error();
    // Nim before tic-tac-toe: "a3 a1" names squares there as well, which is not how we write them.
    constexpr std::array order{GameKind::Othello, GameKind::Nim, GameKind::TicTacToe};
    static_assert(order.size() == allGames.size());
    for (const GameKind kind : order) {
        std::size_t understood = 0;
        const auto game = readTranscript(text, startOf(kind), &understood);
        if (game)
            return Archive{{*game}, {}};
        if (understood > furthest) {
            furthest = understood;
            error = game.error();
        }
    }
    if (furthest > 0 || trimmed(text).empty())
        return error;
    if (const auto byte = invalidByte(text))
        return errorAt(
            text, *byte,
            {QT_TRANSLATE_NOOP(
                 "core::Error",
                 "this is not a text: it holds the byte %1; expected a game as text, in UTF-8"),
             {hexadecimal(text[*byte])}});
    const std::string_view word = words(text).front();
    return errorAt(
        text, offsetOf(text, word),
        {QT_TRANSLATE_NOOP(
             "core::Error",
             "%1; expected moves such as f5d6c3 of Othello, 5 1 9 of tic-tac-toe or a3 a1 of Nim"),
         {quoted(word)}});
}

} // namespace

Result<Archive> readGameText(std::string_view text, GameKind kind)
{
    if (const auto error = tooLarge(text.size()))
        return *error;
    if (looksNative(text)) {
        auto games = readNative(text);
        if (!games)
            return games.error();
        return Archive{*games, {}};
    }
    if (looksGgf(text))
        return readGgf(text);
    if (looksObf(text))
        return readBoards(text);
    // Tags such as [Black "Ann"] are those of an Othello server.
    const bool tagged = trimmed(text).starts_with('[');
    if (tagged)
        return alone(readTranscript(text, startOf(GameKind::Othello)));
    return readMovesOfAnyGame(text, kind);
}

} // namespace core::format
