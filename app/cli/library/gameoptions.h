#pragma once

#include "app/commandline/arguments.h"
#include "core/library/libraryexplorer.h"
#include "core/translatable.h"

#include <array>
#include <string>

namespace cli {

inline constexpr std::array<std::string_view, 3> colourNames{"either", "black", "white"};
inline constexpr std::array<std::string_view, 3> moverNames{"both", "player", "opponent"};

// The options that choose games of a library.
inline constexpr std::array gameFilterOptions{
    commandline::Option{
        "player", "NAME",
        QT_TRANSLATE_NOOP("cli", "games: only those of this player, by the name or a part of it")},
    commandline::Option{"colour", "COLOUR", QT_TRANSLATE_NOOP("cli", "of the player"), "either",
                        colourNames},
    commandline::Option{
        "mover", "WHO",
        QT_TRANSLATE_NOOP(
            "cli", "moves: whose count, of both sides, the player or the player's opponents"),
        "both", moverNames},
    commandline::Option{
        "event", "NAME",
        QT_TRANSLATE_NOOP("cli", "only games of this event, by the name or a part of it")},
    commandline::Option{"from", "YEAR",
                        QT_TRANSLATE_NOOP("cli", "only games of this year or later")},
    commandline::Option{"to", "YEAR",
                        QT_TRANSLATE_NOOP("cli", "only games of this year or earlier")},
    commandline::Option{
        "own", "", QT_TRANSLATE_NOOP("cli", "only games of one's own, which the window added")},
};

/// A filter as given on the command line; filterIn() resolves its names in a library.
struct WrittenFilter
{
    std::string player;
    std::string event;
    core::library::GameFilter filter;
};

core::Result<WrittenFilter> writtenFilterOf(const commandline::Arguments &arguments);
/// Resolves names as LibraryExplorer::playerMeant() does; the error says which name is unknown or
/// ambiguous.
core::Result<core::library::GameFilter> filterIn(core::library::LibraryExplorer &explorer,
                                                 const WrittenFilter &written);

} // namespace cli
