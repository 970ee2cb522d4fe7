#pragma once

#include "core/library/database.h"
#include "core/library/positiontable.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::library {

/// A player or an event of a library, with the number of its games.
struct NamedCount
{
    std::int64_t id = 0;
    std::string name;
    std::int64_t games = 0;
};

/// The player or event that the user means by a name: the one with exactly this name, or else the
/// only one whose name contains it, ignoring the case of A to Z.
struct NameMatch
{
    std::optional<std::int64_t> id;
    std::string name; ///< the whole name of that id
    /// If the name is ambiguous, all matches, those with the most games first.
    std::vector<NamedCount> candidates;
};

/// The number of games of each player, by id.
std::vector<std::int64_t> gamesByPlayer(std::span<const GameFacts> facts);

// The following functions throw DatabaseFailure. The facts must be those of all games.

enum class NameTable : std::uint8_t { Players, Events };

/// The names that have games, those with the most games first.
std::vector<NamedCount> mostFrequentNames(Database &database, NameTable table,
                                          std::span<const GameFacts> facts, std::size_t limit);

/// Resolves a name as the user writes it.
NameMatch nameMeant(Database &database, NameTable table, std::span<const GameFacts> facts,
                    std::string_view written);

} // namespace core::library
