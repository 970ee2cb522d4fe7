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

/// A game of the WTHOR database of the French Othello federation, as its file has it.
struct WthorGame
{
    std::uint16_t tournament = 0;
    std::uint16_t black = 0;
    std::uint16_t white = 0;
    std::uint16_t year = 0;
    std::uint8_t score = 0; ///< Black's discs, the empty squares counted for the winner
    std::array<std::uint8_t, 60> moves{}; ///< 10 * row + column from 1; 0: no more; no passes
};

/// The games of a file.
struct WthorGames
{
    std::vector<WthorGame> games;
    std::optional<Error> warning; ///< where the file does not hold as many as its header says
};

/// Whether bytes begin as a file of games does.
bool looksWthor(std::span<const std::uint8_t> bytes);

/// Whether a file has the name of one of games, packed (.wtb.gz, .wtb.bz2) as well.
bool isWthorName(std::string_view name);

/// Reads a file of games (.wtb): its whole records, whatever number its header says. An error has
/// the place, what was found and what was expected.
Result<WthorGames> readWthorGames(std::span<const std::uint8_t> bytes);

/// Reads a file of players (.jou) or of tournaments (.trn): the names in UTF-8, by their index.
Result<std::vector<std::string>> readWthorPlayers(std::span<const std::uint8_t> bytes);
Result<std::vector<std::string>> readWthorTournaments(std::span<const std::uint8_t> bytes);

/// The moves of a game with its passes. Where one is illegal, those before it, and the error names
/// the move.
struct WthorMoves
{
    std::vector<Move> moves;
    Othello end;                ///< the position behind them
    std::optional<Error> error; ///< nothing where all were legal
};
WthorMoves wthorMoves(const WthorGame &game);

/// Whether a game's score is another than that of the board at its end, if the game is over there.
bool contradictsScore(const WthorGame &game, const Othello &end);

/// What is to be said of a file with such games.
/// @param first the number of the first of them, from 1
Error contradictingScores(std::size_t count, std::size_t first);

/// A game with its names; an index without a name reads "#123".
GameRecord wthorRecord(const WthorGame &game, const std::vector<std::string> &players,
                       const std::vector<std::string> &tournaments);

std::string wthorName(const std::vector<std::string> &names, std::size_t index);

} // namespace core::format
