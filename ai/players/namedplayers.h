#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

#include <span>
#include <string_view>

namespace ai {

/// Simple players that the levels are compared with. The game must not be over.

/// Othello: takes a corner if possible, else turns the most discs.
SearchResult cornersThenMostDiscs(const core::Othello &position);

/// Tic-tac-toe: completes a line, else blocks one, else any square.
SearchResult winsOrBlocks(const core::TicTacToe &position);

/// A player chosen by name instead of by level: the articles' programs as published, including
/// weaknesses, and the baseline players. Functions of games that it does not play are null.
struct NamedPlayer
{
    std::string_view name;
    std::string_view summary;
    SearchResult (*ticTacToe)(const core::TicTacToe &, Random &) = nullptr;
    SearchResult (*othello)(const core::Othello &, Random &) = nullptr;
    SearchResult (*nim)(const core::Nim &, Random &) = nullptr;

    bool plays(core::GameKind kind) const;
    /// Draws one of the moves that the player considers equally good; the result lists them all. It
    /// must play the position's game, which must not be over.
    SearchResult choose(const core::Position &position, Random &random) const;
};

std::span<const NamedPlayer> namedPlayers();

/// Null for an unknown name.
const NamedPlayer *playerNamed(std::string_view name);

} // namespace ai
