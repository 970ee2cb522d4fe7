#include "app/cli/library/gameoptions.h"

#include "core/notation.h"

#include <limits>

namespace cli {

using core::library::GameFilter;
using core::library::LibraryExplorer;
using core::library::NamedCount;

namespace {

using Found = core::Result<std::optional<std::int64_t>>;
using Names = core::Result<std::vector<NamedCount>>;

core::Error unknownName(const std::string &what, const std::string &name,
                        const LibraryExplorer &explorer, const Names &known)
{
    std::vector<std::string_view> names;
    if (known) {
        for (const NamedCount &one : *known)
            names.push_back(one.name);
    }
    return core::Error(explorer.path() + ": has no " + what + " " + core::quoted(name)
                       + commandline::suggestion(name, names));
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
    return written;
}

core::Result<GameFilter> filterIn(LibraryExplorer &explorer, const WrittenFilter &written)
{
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    GameFilter filter = written.filter;
    if (!written.player.empty()) {
        const Found id = explorer.player(written.player);
        if (!id)
            return id.error();
        if (!*id)
            return unknownName("player", written.player, explorer, explorer.players(all));
        filter.player = *id;
    }
    if (!written.event.empty()) {
        const Found id = explorer.event(written.event);
        if (!id)
            return id.error();
        if (!*id)
            return unknownName("event", written.event, explorer, explorer.events(all));
        filter.event = *id;
    }
    return filter;
}

} // namespace cli
