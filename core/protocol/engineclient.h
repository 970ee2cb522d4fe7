#pragma once

#include "core/format/ggf.h"
#include "core/move.h"
#include "core/othello.h"

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::protocol {

/// Texts of the Go Text Protocol, version 2, and the NBoard protocol, version 2, as used by Othello
/// programs. Tolerates the deviations of real programs.

/// "black" or "white", in lower case because some programs know no other.
std::string_view gtpColour(Side side);

/// Parses a GTP response line by line.
class GtpResponse
{
public:
    /// Returns true when this line, an empty one, ends the response. Lines before the response's
    /// "=" or "?" are skipped: a banner, or the rest of something else.
    bool take(std::string_view line);

    /// Whether the response began with "=", not "?".
    bool accepted() const { return m_accepted; }
    /// The first line without the sign and id.
    const std::string &text() const { return m_text; }

private:
    bool m_begun = false;
    bool m_accepted = false;
    std::string m_text;
};

/// Whether a line answers "ping NUMBER".
bool isNBoardPong(std::string_view line, int number);

/// The move in an answer to "go", such as "=== F5/1.00/0.2", unparsed; nothing if the line is no
/// such answer.
std::optional<std::string> nboardMove(std::string_view line);

/// The limits of an external program's moves, as far as its protocol can express them:
/// - A time. GTP: time_settings 0 SECONDS MOVES, if the program knows the command. NBoard: the
///   clock of the game, and the depth or 60.
/// - A depth. GTP: nothing. NBoard: set depth, and a clock of an hour.
/// - Neither. GTP: nothing. NBoard: a clock of an hour.
struct EngineLimits
{
    std::chrono::milliseconds time{0}; ///< per period of `moves` moves; 0: no limit
    int moves = 1;
    int depth = 0; ///< plies; 0: no limit

    bool hasTime() const { return time.count() != 0; }

    friend bool operator==(const EngineLimits &, const EngineLimits &) = default;
};

/// Rounds to whole seconds, at least 1: neither protocol supports less.
int wholeSeconds(std::chrono::milliseconds time);

/// "time_settings 0 SECONDS MOVES". Precondition: the limits have a time.
std::string gtpTimeSettings(const EngineLimits &limits);

/// The clock in seconds for a game in which the program still has `movesLeft` moves to make.
int nboardClock(const EngineLimits &limits, int movesLeft);

/// The depth to set; 0 for none.
int nboardDepth(const EngineLimits &limits);

enum class Protocol : std::uint8_t { Gtp, NBoard };

/// "GTP" or "NBoard".
std::string_view protocolName(Protocol protocol);

/// A game whose side to move has a legal square, and the limits for its move.
struct MoveRequest
{
    Othello start;
    std::vector<Move> moves; ///< from the start on, including passes
    /// Values and times of the first moves, for programs that compute the remaining time
    /// themselves.
    std::vector<format::GgfNote> notes = {};
    EngineLimits limits = {};
    /// Maximum silence before the answer to a command.
    std::chrono::milliseconds patience{30'000};
    /// Maximum silence before a move.
    std::chrono::milliseconds movePatience{30'000};
    /// Maximum silence before a move for which a time limit was sent.
    std::chrono::milliseconds timedMovePatience{30'000};
};

/// Whether a protocol can express a start position: GTP supports only the standard one.
bool supportsStart(Protocol protocol, const Othello &start);

/// Why a program gave no move.
struct EngineFailure
{
    enum class Kind : std::uint8_t {
        RefusedCommand, ///< a command that every program must support
        RefusedMove,    ///< a legal move of the game
        IllegalMove,    ///< the program's move is not legal
        Resigned,
    };
    Kind kind = Kind::IllegalMove;
    std::string command;                       ///< the command it answered
    std::string text;                          ///< its answer
    std::optional<Error> error = std::nullopt; ///< why an illegal move is illegal
};

/// The client side of a protocol for external Othello programs: takes and returns lines, without
/// any I/O or clock of its own. It lives as long as the program's process, and first greets it:
///
///     for (const std::string &line : client.takeLines())
///         send line;
///     if (const auto wait = client.wait())
///         read lines for wait->limit, and hand each to client.receive();
///
/// repeatedly until isIdle(), when there is a move(), or failure(). After a failure, a timeout or
/// the end of the process the client is useless: a new process needs a new client. That is also how
/// to cancel a request, because GTP has no command to interrupt a program.
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

    /// After all earlier requests, prepares the program for a game without requesting a move.
    void beginGame(const MoveRequest &request);
    /// Requests a move, after the greeting. Moves that the program knows are not sent again; if the
    /// game took another course, all of it is. Preconditions: no move is pending, and the protocol
    /// supports the start.
    void requestMove(const MoveRequest &request);

    /// The lines to send now, in order and without line ends. wait() applies from then on.
    std::vector<std::string> takeLines();

    /// The answer that the program owes.
    struct Wait
    {
        std::string command;
        std::chrono::milliseconds limit;
        bool forMove; ///< whether the program is thinking
    };
    std::optional<Wait> wait() const;

    /// Handles a line of the program's output; may be called at any time.
    void receive(std::string_view line);

    /// Whether the program has answered everything.
    bool isIdle() const { return m_steps.empty() && m_pending.empty(); }
    /// Whether the program has shown that it speaks the protocol.
    bool isGreeted() const { return m_greeted; }
    /// The legal move that answers the last request; nothing while it is pending.
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
    /// A line to send, and the answer that must arrive before the next one is sent.
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
    /// Handles a line received while a step's answer is pending.
    virtual void read(const Step &step, std::string_view line) = 0;
    virtual bool supportsTime() const = 0;

    void plan(std::string line, Expected expected);
    /// The current step has been answered.
    void completeStep();
    /// The last step of a request has been answered with the text of a move.
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
    bool m_isWaiting = false; ///< the first of m_steps was sent
    bool m_greeted = false;
    std::deque<Pending> m_pending;
    MoveRequest m_request;
    Othello m_position;
    std::optional<Move> m_move;
    std::optional<EngineFailure> m_failure;
};

/// A client for a newly started program; startPatience is the maximum silence during the greeting.
std::unique_ptr<EngineClient> makeClient(Protocol protocol,
                                         std::chrono::milliseconds startPatience);

/// An NBoard protocol (version 2) client. It sends the whole game before each move.
class NBoardClient final : public EngineClient
{
public:
    explicit NBoardClient(std::chrono::milliseconds startPatience);

private:
    void planGame(const MoveRequest &request) override;
    void planMove(const MoveRequest &request) override;
    void read(const Step &step, std::string_view line) override;
    bool supportsTime() const override { return true; }

    void planPing();

    int m_pings = 0;
};

/// A Go Text Protocol (version 2) client as Othello programs expect it: row 1 at the top, and a
/// pass wherever the rules force one.
class GtpClient final : public EngineClient
{
public:
    explicit GtpClient(std::chrono::milliseconds startPatience);

private:
    void planGame(const MoveRequest &request) override;
    void planMove(const MoveRequest &request) override;
    void read(const Step &step, std::string_view line) override;
    bool supportsTime() const override { return m_supportsTime; }

    bool continues(const MoveRequest &request) const;
    void readResponse(const Step &step);

    /// The program's state after all planned steps.
    struct EngineState
    {
        Othello start;
        std::vector<Move> moves;
        EngineLimits limits;
    };
    std::optional<EngineState> m_known;
    bool m_supportsTime = false;
    GtpResponse m_response;
};

} // namespace core::protocol
