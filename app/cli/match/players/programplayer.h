#pragma once

#include "app/cli/match/players/childprocess.h"
#include "app/cli/match/players/playersettings.h"
#include "core/protocol/engineclient.h"

namespace cli::match {

/// An external program as a player: a core::protocol client over a ChildProcess. The process serves
/// many games; after a failure it is killed and restarted for the next game.
///
/// A time per move is sent as a clock for the rest of the game, as the protocols require: the time
/// multiplied by the number of moves left. The player fails when that clock and the margin are used
/// up.
class ProgramPlayer : public Player
{
public:
    explicit ProgramPlayer(const PlayerSettings &settings);

    std::optional<PlayerFailure> begin(const GameSoFar &game, core::Side side,
                                       std::uint64_t seed) override;
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &token) override;

private:
    using Time = ChildProcess::Time;

    std::optional<PlayerFailure> startProcess();
    core::protocol::MoveRequest requestOf(const GameSoFar &game) const;
    /// Sends the client's lines and passes it the answers, until it waits for no more.
    std::optional<PlayerFailure> converse(const std::stop_token &token);
    std::optional<PlayerFailure> sendLines();
    std::optional<PlayerFailure> receiveLine(const std::stop_token &token);
    void endProcess();

    PlayerSettings m_settings;
    std::shared_ptr<ChildProcess> m_process;
    std::unique_ptr<core::protocol::EngineClient> m_client; ///< for m_process
    Time m_waitStart;
    core::protocol::EngineLimits m_limits; ///< of the game
    Seconds m_used{0};                     ///< thinking time used in the game
};

} // namespace cli::match
