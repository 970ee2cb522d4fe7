#pragma once

#include "ai/levels/level.h"
#include "ai/players/namedplayers.h"
#include "ai/search/searchcontrol.h"
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
    std::string text; ///< as given on the command line
    std::string name; ///< for results and game records
    ai::Level level = ai::Level::Hard;
    const ai::NamedPlayer *opponent = nullptr;
    std::string command;               ///< command of an external engine, for splitCommand()
    std::string weightsPath;           ///< empty for the default weights
    std::vector<std::uint8_t> weights; ///< contents of that file, once it is loaded and checked
    bool usesBook = false;             ///< for a level
    ai::Limits limits;                 ///< per move, or with a clock per game
    std::size_t tableBytes = ai::bytesOfMebibytes(ai::defaultTableMebibytes);
    /// How long an external engine may take to answer, including for a move if its protocol has no
    /// time command.
    Seconds patience{60};
    /// How long it may take to start and speak.
    Seconds startPatience{60};
    /// How much longer than the time sent to it an external engine may take.
    Seconds margin{0.5};

    bool isExternal() const { return kind == Kind::Gtp || kind == Kind::NBoard; }
};

/// Parses "KIND[,KEY=VALUE...][:COMMAND]". The given limits, and the fallback's patience and
/// margin, are defaults. Reads no file.
core::Result<PlayerSettings> readPlayerSettings(std::string_view text,
                                                const PlayerSettings &fallback);

/// Reads and checks the file of weights, if there is one.
std::optional<core::Error> loadWeights(PlayerSettings &settings);

/// A hash of the settings, including the contents of files.
std::uint64_t fingerprint(const PlayerSettings &settings, std::uint64_t start);

/// Creates the player. An external engine is started with its first game.
std::unique_ptr<Player> makePlayer(const PlayerSettings &settings);

/// A factory of such players for a match.
Contestant contestantOf(const PlayerSettings &settings);

} // namespace cli::match
