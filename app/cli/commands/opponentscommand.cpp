#include "ai/players/namedplayers.h"
#include "app/cli/commands/clicommands.h"
#include "core/translatable.h"

#include <algorithm>
#include <iomanip>
#include <iostream>

namespace cli {

using namespace commandline;
namespace {

std::string gamesOf(const ai::NamedPlayer &opponent)
{
    std::string games;
    for (const core::GameKind kind : core::allGames) {
        if (opponent.plays(kind))
            games += (games.empty() ? "" : ", ") + std::string(gameName(kind));
    }
    return games;
}

core::Result<int> listOpponents()
{
    std::size_t longest = 0;
    for (const ai::NamedPlayer &opponent : ai::namedPlayers())
        longest = std::max(longest, opponent.name.size());
    for (const ai::NamedPlayer &opponent : ai::namedPlayers()) {
        std::cout << std::left << std::setw(static_cast<int>(longest) + 2) << opponent.name
                  << opponent.summary << " (" << gamesOf(opponent) << ")\n";
    }
    return 0;
}

core::Result<Job> readOpponents(const Arguments &)
{
    return Job(listOpponents);
}

} // namespace

Command opponentsCommand()
{
    return {"opponents",
            QT_TRANSLATE_NOOP("cli", "lists the opponents that play --opponent knows"),
            QT_TRANSLATE_NOOP(
                "cli", "Programs of the articles as they are, weak spots included, and beginners."),
            {},
            {},
            0,
            readOpponents};
}

} // namespace cli
