#pragma once

#include "ai/levels/level.h"
#include "ai/players/namedplayers.h"
#include "ai/search/thinkinglimits.h"
#include "app/cli/match/players/player.h"
#include "core/error.h"

#include <memory>
#include <string>
#include <string_view>

namespace cli::match {

/// A player as the command line describes it.
struct PlayerSettings
{
    enum class Kind : std::uint8_t { Level, Opponent, Engine, Gtp, NBoard };

    Kind kind = Kind::Engine;
    std::string text; ///< as given
    std::string name; ///< for the result and the games
    ai::Level level = ai::Level::Hard;
    const ai::NamedPlayer *opponent = nullptr;
    std::string command;               ///< of an external engine, split by splitCommand()
    std::string weightsPath;           ///< empty for our usual weights
    std::vector<std::uint8_t> weights; ///< bytes of that file, once loaded and checked
    bool usesBook = false;             ///< of a level
    ai::Limits limits;                 ///< of a move, or with a clock of a game
    std::size_t tableBytes = ai::bytesOfMebibytes(ai::defaultTableMebibytes);
    /// How long an external engine may take for a move if its protocol has no time command, and for
    /// any other answer.
    Seconds patience{60};
    /// How long it may take to start and speak.
    Seconds startPatience{60};
    /// How much longer than the time that it was sent an external engine may take.
    Seconds margin{0.5};

    bool isExternal() const { return kind == Kind::Gtp || kind == Kind::NBoard; }
};

/// Reads "KIND[,KEY=VALUE...][:COMMAND]". The limits hold unless the text has others; the patience
/// and margin of the fallback hold as well. No file is read.
core::Result<PlayerSettings> readPlayerSettings(std::string_view text,
                                                const PlayerSettings &fallback);

/// Reads and checks the file of weights, if one is named.
std::optional<core::Error> loadWeights(PlayerSettings &settings);

/// A number that differs where the settings do, contents of files included.
std::uint64_t fingerprint(const PlayerSettings &settings, std::uint64_t start);

/// Makes the player. An external engine's process starts with its first game.
std::unique_ptr<Player> makePlayer(const PlayerSettings &settings);

/// Such players for a match.
Contestant contestantOf(const PlayerSettings &settings);

} // namespace cli::match
