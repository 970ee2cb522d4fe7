#pragma once

#include "core/format/ggf.h"
#include "core/othello.h"
#include "core/protocol/enginelimits.h"

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::protocol {

enum class Protocol : std::uint8_t { Gtp, NBoard };

/// "GTP" or "NBoard".
std::string_view protocolName(Protocol protocol);

/// A game in which the side to move has a square to choose, and how long that may take.
struct MoveRequest
{
    Othello start;
    std::vector<Move> moves; ///< from the start on, passes among them
    /// Values and times of the first moves, for programs that work out what is left of a clock.
    std::vector<format::GgfNote> notes = {};
    EngineLimits limits = {};
    /// How long the program may be silent before it answers a command.
    std::chrono::milliseconds patience{30'000};
    /// How long it may be silent before it answers with a move.
    std::chrono::milliseconds movePatience{30'000};
    /// How long it may be silent before it answers with a move for which it was sent a time.
    std::chrono::milliseconds timedMovePatience{30'000};
};

/// Whether a protocol can express where a game starts: GTP knows the usual start only.
bool supportsStart(Protocol protocol, const Othello &start);

/// Why a program gives no move.
struct EngineFailure
{
    enum class Kind : std::uint8_t {
        RefusedCommand, ///< one that every program must know
        RefusedMove,    ///< a legal one of the game
        IllegalMove,    ///< its answer is not a legal move
        Resigned,
    };
    Kind kind = Kind::IllegalMove;
    std::string command;                       ///< to which it answered
    std::string text;                          ///< its answer
    std::optional<Error> error = std::nullopt; ///< what is wrong with an illegal move
};

/// Speaks a protocol with another Othello program: lines in, lines out, no input or output of its
/// own and no clock. It lives as long as the program's process, and greets it first:
///
///     for (const std::string &line : client.takeLines())
///         send line;
///     if (const auto wait = client.wait())
///         read lines for wait->limit, and hand each to client.receive();
///
/// again and again until isIdle(), when there is a move(), or failure(). After a failure, a silence
/// or an end the program is of no more use: a new process needs a new client. That is also how a
/// request is cancelled, for GTP has no command to interrupt a program.
///
/// What real programs do, and where it is taken care of:
/// - print a banner, blank lines or remarks between answers, or the end of an older answer
///   (GtpResponse, and pings with numbers in NBoard);
/// - end lines with "\r\n", or never end one (LineBuffer);
/// - know neither "name" nor "known_command": an answer of either kind shows that they speak GTP;
/// - refuse "boardsize 8", because they know no other;
/// - pass by themselves, and refuse a pass that they are sent;
/// - know colours in lower case only, answer moves in either case, and "PA" for a pass
///   (gtpColour, Othello::parseMove());
/// - know "time_settings" and refuse it: then the time is not held against them;
/// - ignore the clock: then a depth is what ends their search, and patience what ends the wait.
class EngineClient
{
public:
    virtual ~EngineClient() = default;
    EngineClient(const EngineClient &) = delete;
    EngineClient &operator=(const EngineClient &) = delete;

    /// Prepares the program for a game without requesting a move, after what was requested before.
    void beginGame(const MoveRequest &request);
    /// Requests a move, after the greeting. What the program knows of the game is not repeated; if
    /// the game took another course, it is sent again. Preconditions: no move is awaited, and the
    /// protocol supports the start.
    void requestMove(const MoveRequest &request);

    /// The lines to send now, without their ends, in order. A wait begins when they are sent.
    std::vector<std::string> takeLines();

    /// What the program has to answer next.
    struct Wait
    {
        std::string command;
        std::chrono::milliseconds limit;
        bool forMove; ///< the program thinks
    };
    std::optional<Wait> wait() const;

    /// A line of the program's output; any time.
    void receive(std::string_view line);

    /// Whether the program has answered everything.
    bool isIdle() const { return m_steps.empty() && m_pending.empty(); }
    /// Whether it has shown that it speaks the protocol.
    bool isGreeted() const { return m_greeted; }
    /// The legal move that answers the last request, once it is there.
    std::optional<Move> move() const { return m_move; }
    const std::optional<EngineFailure> &failure() const { return m_failure; }

protected:
    enum class Expected : std::uint8_t {
        Nothing,
        AnyResponse,
        Acceptance,
        TimeCommandKnown,
        TimeAccepted,
        MoveAccepted,
        Pong,
        Move,
    };
    /// A line to send, and what must come before the next is sent.
    struct Step
    {
        std::string line;
        Expected expected = Expected::Nothing;
    };

    explicit EngineClient(std::chrono::milliseconds startPatience)
        : m_startPatience(startPatience)
    {}

    virtual void planGame(const MoveRequest &request) = 0;
    virtual void planMove(const MoveRequest &request) = 0;
    /// Reads a line while a step's answer is awaited.
    virtual void read(const Step &step, std::string_view line) = 0;
    virtual bool supportsTime() const = 0;

    void plan(std::string line, Expected expected);
    /// The current step has its answer.
    void completeStep();
    /// The last step of a request has its answer, the text of a move.
    void completeMove(std::string_view text);
    void fail(EngineFailure::Kind kind, const std::string &text = {});

    const MoveRequest &request() const { return m_request; }
    /// The position after the request's moves.
    const Othello &position() const { return m_position; }

private:
    struct Pending
    {
        MoveRequest request;
        bool wantsMove = false;
    };
    void planNext();

    std::chrono::milliseconds m_startPatience;
    std::deque<Step> m_steps;
    bool m_isWaiting = false; ///< the first step was sent
    bool m_greeted = false;
    std::deque<Pending> m_pending;
    MoveRequest m_request;
    Othello m_position;
    std::optional<Move> m_move;
    std::optional<EngineFailure> m_failure;
};

/// A client for a program that has just started and may be silent for so long until it has answered
/// the greeting.
std::unique_ptr<EngineClient> makeClient(Protocol protocol,
                                         std::chrono::milliseconds startPatience);

} // namespace core::protocol
