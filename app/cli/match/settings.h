#pragma once

#include "ai/level.h"
#include "ai/limits.h"
#include "ai/opponents.h"
#include "app/cli/match/player.h"
#include "core/result.h"

#include <memory>
#include <string>
#include <string_view>

namespace cli::match {

/// A player as the command line describes it.
struct Settings
{
    enum class Kind : std::uint8_t { Level, Opponent, Engine, Gtp, NBoard };

    Kind kind = Kind::Engine;
    std::string text; ///< as given
    std::string name; ///< for the result and the games
    ai::Level level = ai::Level::Hard;
    const ai::Opponent *opponent = nullptr;
    std::string command;               ///< of an external engine, for the shell
    std::vector<std::uint8_t> weights; ///< bytes of a checked file; empty for our usual ones
    ai::Limits limits;                 ///< of a move
    std::size_t tableBytes = std::size_t(64) << 20;
    /// How long an external engine may take for a move if it cannot be told its time, and for any
    /// other answer.
    Seconds patience{60};
    /// How long it may take to start and speak.
    Seconds startPatience{60};
    /// How much longer than its time an external engine may take that was told it.
    Seconds margin{0.5};

    bool isExternal() const { return kind == Kind::Gtp || kind == Kind::NBoard; }
};

/// Reads "KIND[,KEY=VALUE...][:COMMAND]". The limits hold unless the text has others; the patience
/// and margin of the fallback hold as well. The weights' file is read and checked.
core::Result<Settings> readSettings(std::string_view text, const Settings &fallback);

/// What readSettings() expects, for a help, lines ended.
std::string settingsHelp();

/// A number that differs where the settings do, contents of files included.
std::uint64_t fingerprint(const Settings &settings, std::uint64_t start);

/// Makes the player. An external engine's process starts with its first game.
std::unique_ptr<Player> makePlayer(const Settings &settings);

} // namespace cli::match
