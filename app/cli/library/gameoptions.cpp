#include "app/cli/library/gameoptions.h"

#include "core/notation.h"

#include <algorithm>
#include <limits>

namespace cli {

using core::library::GameFilter;
using core::library::LibraryExplorer;
using core::library::NamedCount;

namespace {

using Match = core::Result<core::library::NameMatch>;
using Names = core::Result<std::vector<NamedCount>>;

core::Error unknownName(const std::string &what, const std::string &name,
                        const LibraryExplorer &explorer, const Names &known)
{
    std::vector<std::string_view> names;
    if (known) {
        for (const NamedCount &one : *known)
            names.push_back(one.name);
    }
    return core::Error(explorer.path() + ": has no " + what + " " + core::inQuotes(name)
                       + commandline::suggestion(name, names));
}

/// The error for an ambiguous name; lists up to five candidates.
core::Error ambiguousName(const std::string &what, const std::string &name,
                          const LibraryExplorer &explorer,
                          const std::vector<NamedCount> &candidates)
{
    constexpr std::size_t shown = 5;
    std::string names;
    for (std::size_t i = 0; i < std::min(shown, candidates.size()); ++i)
        names += (i == 0 ? "" : ", ") + candidates[i].name;
    if (candidates.size() > shown)
        names += " and " + std::to_string(candidates.size() - shown) + " more";
    return core::Error(explorer.path() + ": more than one " + what + " has " + core::inQuotes(name)
                       + " in the name; expected one of " + names);
}

/// The id of the player or event that a name refers to; nothing if no name was given.
core::Result<std::optional<std::int64_t>> idMeant(const std::string &what, const std::string &name,
                                                  LibraryExplorer &explorer,
                                                  Match (LibraryExplorer::*meant)(std::string_view),
                                                  Names (LibraryExplorer::*all)(std::size_t))
{
    if (name.empty())
        return std::optional<std::int64_t>();
    const Match match = (explorer.*meant)(name);
    if (!match)
        return match.error();
    if (!match->candidates.empty())
        return ambiguousName(what, name, explorer, match->candidates);
    if (!match->id)
        return unknownName(what, name, explorer,
                           (explorer.*all)(std::numeric_limits<std::size_t>::max()));
    return match->id;
}

} // namespace

core::Result<WrittenFilter> writtenFilterOf(const commandline::Arguments &arguments)
{
    constexpr int maxYear = 9999;
    WrittenFilter written;
    written.player = arguments.given("player");
    written.event = arguments.given("event");
    if (written.player.empty() && (arguments.has("colour") || arguments.has("mover")))
        return core::Error("--colour and --mover say whose games and moves count; expected "
                           "--player as well");
    const auto colour = arguments.choice("colour", colourNames);
    if (!colour)
        return colour.error();
    written.filter.colour = static_cast<GameFilter::Colour>(*colour);
    const auto mover = arguments.choice("mover", moverNames);
    if (!mover)
        return mover.error();
    written.filter.mover = static_cast<GameFilter::Mover>(*mover);
    const auto first = arguments.numberOr("from", 0, 1, maxYear);
    if (!first)
        return first.error();
    const auto last = arguments.numberOr("to", 0, 1, maxYear);
    if (!last)
        return last.error();
    if (*first != 0 && *last != 0 && *first > *last)
        return core::Error("--from " + std::to_string(*first) + " is later than --to "
                           + std::to_string(*last));
    written.filter.firstYear = *first;
    written.filter.lastYear = *last;
    written.filter.ownOnly = arguments.has("own");
    return written;
}

core::Result<GameFilter> filterIn(LibraryExplorer &explorer, const WrittenFilter &written)
{
    const auto player = idMeant("player", written.player, explorer, &LibraryExplorer::playerMeant,
                                &LibraryExplorer::players);
    if (!player)
        return player.error();
    const auto event = idMeant("event", written.event, explorer, &LibraryExplorer::eventMeant,
                               &LibraryExplorer::events);
    if (!event)
        return event.error();
    GameFilter filter = written.filter;
    filter.player = *player;
    filter.event = *event;
    return filter;
}

} // namespace cli
