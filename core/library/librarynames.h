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

struct NamedCount
{
    std::int64_t id = 0;
    std::string name;
    std::int64_t games = 0;
};

/// The player or the event that a person means by a name: the one that is called so, or else the
/// only one with these letters in its name, be they large or small (A to Z).
struct NameMatch
{
    std::optional<std::int64_t> id;
    std::string name; ///< the whole name of that id
    /// Where more than one is meant, all of them, those with the most games first.
    std::vector<NamedCount> candidates;
};

/// How many games each player has, by the id.
std::vector<std::int64_t> gamesByPlayer(std::span<const GameFacts> facts);

// Both throw DatabaseFailure. The facts are those of all games.

enum class NameTable : std::uint8_t { Players, Events };

/// The names that have games, those with the most games first.
std::vector<NamedCount> mostFrequentNames(Database &database, NameTable table,
                                          std::span<const GameFacts> facts, std::size_t limit);

/// What a name as a person writes it means.
NameMatch nameMeant(Database &database, NameTable table, std::span<const GameFacts> facts,
                    std::string_view written);

} // namespace core::library
