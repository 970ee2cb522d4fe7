#pragma once

#include "core/match/gamerecord.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// A game of the French Othello federation's WTHOR database, as stored in its file.
struct WthorGame
{
    std::uint16_t tournament = 0;
    std::uint16_t black = 0;
    std::uint16_t white = 0;
    std::uint16_t year = 0;
    std::uint8_t score = 0;               ///< Black's discs, empty squares counting for the winner
    std::array<std::uint8_t, 60> moves{}; ///< 10 * row + column from 1; 0: no more; no passes
};

/// The games of a file.
struct WthorGames
{
    std::vector<WthorGame> games;
    std::optional<Error> warning; ///< if the number of games differs from the header's
};

/// Whether bytes begin like a file of games.
bool looksWthor(std::span<const std::uint8_t> bytes);

/// Whether a file name is that of a file of games, compressed or not (.wtb, .wtb.gz, .wtb.bz2).
bool isWthorName(std::string_view name);

/// Reads a file of games (.wtb): all complete records, whatever number its header has. An error
/// says the place, what was found and what was expected.
Result<WthorGames> readWthorGames(std::span<const std::uint8_t> bytes);

/// Reads a file of players (.jou) or of tournaments (.trn): the names in UTF-8, by their index.
Result<std::vector<std::string>> readWthorPlayers(std::span<const std::uint8_t> bytes);
Result<std::vector<std::string>> readWthorTournaments(std::span<const std::uint8_t> bytes);

/// The moves of a game with its passes. If one is illegal, only those before it, and an error that
/// names the move.
struct WthorMoves
{
    std::vector<Move> moves;
    Othello end;                ///< the position after the moves
    std::optional<Error> error; ///< nothing if all moves were legal
};
WthorMoves wthorMoves(const WthorGame &game);

/// Whether the game is over and its score differs from that of the final board.
bool contradictsScore(const WthorGame &game, const Othello &end);

/// The warning about a file with such games.
/// @param first the number of the first of them, from 1
Error contradictingScores(std::size_t count, std::size_t first);

/// A game with its names; an index without a name reads "#123".
GameRecord wthorRecord(const WthorGame &game, const std::vector<std::string> &players,
                       const std::vector<std::string> &tournaments);

std::string wthorName(const std::vector<std::string> &names, std::size_t index);
/// The discs of both, such as "37-27"; empty if the file is damaged there.
std::string wthorResult(const WthorGame &game);
/// The year; empty if it is unknown.
std::string wthorDate(const WthorGame &game);

} // namespace core::format
