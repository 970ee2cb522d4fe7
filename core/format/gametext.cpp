#include "core/format/gametext.h"

#include "core/format/nativeformat.h"
#include "core/format/obf.h"
#include "core/format/place.h"
#include "core/format/transcript.h"
#include "core/notation.h"

namespace core::format {

namespace {

GameRecord recordOf(const ObfPosition &position)
{
    GameRecord record;
    record.start = position.position;
    record.comment = position.comment;
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
        return Error{"after the board, " + game.error()};
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
        return Archive{{record}, {}};
    }
    const auto positions = readObf(text);
    if (!positions)
        return Error{positions.error()};
    Archive archive;
    for (const ObfPosition &position : *positions)
        archive.games.push_back(recordOf(position));
    return archive;
}

} // namespace

Result<Archive> readGameText(std::string_view text, GameKind kind)
{
    if (const std::string problem = tooLarge(text.size()); !problem.empty())
        return Error{problem};
    if (looksNative(text)) {
        auto games = readNative(text);
        if (!games)
            return Error{games.error()};
        return Archive{*games, {}};
    }
    if (looksGgf(text))
        return readGgf(text);
    if (looksObf(text))
        return readBoards(text);
    // Tags such as [Black "Ann"] are those of an Othello server.
    const bool tagged = trimmed(text).starts_with('[');
    const auto game = readTranscript(text, startOf(tagged ? GameKind::Othello : kind));
    if (!game)
        return Error{game.error()};
    return Archive{{*game}, {}};
}

} // namespace core::format
