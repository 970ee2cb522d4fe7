#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

#include <span>
#include <string_view>

namespace ai {

/// A player that is chosen by name instead of by level: the programs of the articles as they are,
/// weak spots included, and the baseline players. A game that it does not play is null.
struct NamedPlayer
{
    std::string_view name;
    std::string_view summary;
    SearchResult (*ticTacToe)(const core::TicTacToe &, Random &) = nullptr;
    SearchResult (*othello)(const core::Othello &, Random &) = nullptr;
    SearchResult (*nim)(const core::Nim &, Random &) = nullptr;

    bool plays(core::GameKind kind) const;
    /// A move drawn from all that it may play, which the result has as equally good. It must play
    /// the position's game, which must not be over.
    SearchResult choose(const core::Position &position, Random &random) const;
};

std::span<const NamedPlayer> namedPlayers();

/// Null if there is none of that name.
const NamedPlayer *playerNamed(std::string_view name);

} // namespace ai
