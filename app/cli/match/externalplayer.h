#pragma once

#include "app/cli/match/childprocess.h"
#include "app/cli/match/settings.h"
#include "core/format/enginetext.h"

namespace cli::match {

/// Another program as a player. Its process serves game after game; one that has failed is ended
/// and started anew for the next game.
///
/// A time of a move is told as a clock for the rest of the game, as the protocols have it: so many
/// times the time of a move as the player will make moves. It fails when its clock and margin are
/// used up.
class ExternalPlayer : public Player
{
public:
    explicit ExternalPlayer(const Settings &settings)
        : m_settings(settings)
    {}

    std::optional<Failure> begin(const GameSoFar &game, core::Side side, std::uint64_t seed) final;
    std::variant<Answer, Failure> choose(const GameSoFar &game, const std::stop_token &token) final;

protected:
    using Problem = std::optional<Failure>;
    using Word = std::variant<std::string, Failure>;
    using Time = ChildProcess::Time;

    /// After the process has started.
    virtual Problem greet() = 0;
    /// Before each game.
    virtual Problem beginGame() = 0;
    /// Tells all that has happened in the game; this time is not the player's.
    virtual Problem tell(const GameSoFar &game) = 0;
    /// Asks for a move and waits for it until the deadline.
    virtual Word ask(const GameSoFar &game, Time deadline) = 0;
    /// Whether the program is told its time.
    virtual bool knowsTime() const = 0;

    Problem send(std::string_view line);

    /// A wait for an answer, and what for.
    struct Wait
    {
        std::string asked;
        Time start;
        Time end;
    };
    static Wait waitFor(std::string_view asked, Time end);
    /// The next line of the program.
    Word hear(const Wait &wait);

    Time patienceEnd() const;
    Time startEnd() const;

    const Settings &settings() const { return m_settings; }
    core::Side side() const { return m_side; }
    /// Whole seconds for the rest of the game, at least 1, and the moves that they are for.
    int clockSeconds() const { return m_clockSeconds; }
    int clockMoves() const { return m_clockMoves; }

private:
    Problem startUp();
    Time moveEnd() const;

    Settings m_settings;
    std::shared_ptr<ChildProcess> m_process;
    std::stop_token m_token;
    core::Side m_side = core::Side::First;
    int m_clockSeconds = 1;
    int m_clockMoves = 1;
    Seconds m_used{0};
};

/// A program that speaks the Go Text Protocol, version 2, as Othello programs do: row 1 at the top.
class GtpPlayer : public ExternalPlayer
{
public:
    using ExternalPlayer::ExternalPlayer;

protected:
    Problem greet() override;
    Problem beginGame() override;
    Problem tell(const GameSoFar &game) override;
    Word ask(const GameSoFar &game, Time deadline) override;
    bool knowsTime() const override { return m_knowsTime; }

private:
    std::variant<core::format::GtpResponse, Failure> command(const std::string &line,
                                                             Time deadline);

    bool m_knowsTime = false;
    std::size_t m_told = 0; ///< moves of the game
};

/// A program that speaks the NBoard protocol, version 2. It is given the whole game before each
/// move.
class NBoardPlayer : public ExternalPlayer
{
public:
    using ExternalPlayer::ExternalPlayer;

protected:
    Problem greet() override;
    Problem beginGame() override { return std::nullopt; }
    Problem tell(const GameSoFar &game) override;
    Word ask(const GameSoFar &game, Time deadline) override;
    bool knowsTime() const override { return settings().limits.time.count() != 0; }

private:
    Problem ping(Time end);

    int m_pings = 0;
};

} // namespace cli::match
