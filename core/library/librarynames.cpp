#include "core/library/librarynames.h"

#include "core/notation.h"

#include <algorithm>

namespace core::library {

namespace {

std::vector<std::int64_t> gamesByEvent(std::span<const GameFacts> facts)
{
    std::vector<std::int64_t> games;
    for (const GameFacts &game : facts) {
        games.resize(std::max<std::size_t>(games.size(), game.event + 1));
        ++games[game.event];
    }
    return games;
}

std::vector<std::int64_t> gamesOf(NameTable table, std::span<const GameFacts> facts)
{
    return table == NameTable::Players ? gamesByPlayer(facts) : gamesByEvent(facts);
}

const char *rowsOf(NameTable table)
{
    return table == NameTable::Players ? "SELECT id, name FROM player ORDER BY name"
                                       : "SELECT id, name FROM event ORDER BY name";
}

void sortByGames(std::vector<NamedCount> &names)
{
    std::stable_sort(names.begin(), names.end(),
                     [](const auto &a, const auto &b) { return a.games > b.games; });
}

} // namespace

std::vector<std::int64_t> gamesByPlayer(std::span<const GameFacts> facts)
{
    std::vector<std::int64_t> games;
    for (const GameFacts &game : facts) {
        games.resize(std::max<std::size_t>(games.size(), std::max(game.black, game.white) + 1));
        ++games[game.black];
        if (game.white != game.black)
            ++games[game.white];
    }
    return games;
}

std::vector<NamedCount> mostFrequentNames(Database &database, NameTable table,
                                          std::span<const GameFacts> facts, std::size_t limit)
{
    const std::vector<std::int64_t> games = gamesOf(table, facts);
    std::vector<NamedCount> names;
    Statement all(database, rowsOf(table));
    while (all.step()) {
        const auto id = static_cast<std::size_t>(all.integer(0));
        if (id < games.size() && games[id] > 0 && !all.text(1).empty())
            names.push_back({all.integer(0), std::string(all.text(1)), games[id]});
    }
    sortByGames(names);
    names.resize(std::min(limit, names.size()));
    return names;
}

NameMatch nameMeant(Database &database, NameTable table, std::span<const GameFacts> facts,
                    std::string_view written)
{
    const std::vector<std::int64_t> games = gamesOf(table, facts);
    const std::string letters = lowerCase(written);
    std::vector<NamedCount> whole;
    std::vector<NamedCount> parts;
    Statement all(database, rowsOf(table));
    while (all.step()) {
        const std::string name(all.text(1));
        const auto id = static_cast<std::size_t>(all.integer(0));
        const NamedCount one{all.integer(0), name, id < games.size() ? games[id] : 0};
        if (name == written)
            return {one.id, name, {}};
        const std::string inLetters = lowerCase(name);
        if (inLetters == letters)
            whole.push_back(one);
        else if (inLetters.find(letters) != std::string::npos)
            parts.push_back(one);
    }
    std::vector<NamedCount> &meant = whole.empty() ? parts : whole;
    if (meant.size() == 1)
        return {meant.front().id, meant.front().name, {}};
    sortByGames(meant);
    return {std::nullopt, {}, meant};
}

} // namespace core::library
