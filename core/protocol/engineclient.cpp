#include "core/protocol/engineclient.h"

#include "core/notation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core::protocol {

std::string_view gtpColour(Side side)
{
    return side == Side::First ? "black" : "white";
}

bool GtpResponse::take(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (m_begun)
        return text.empty();
    if (text.starts_with('=') || text.starts_with('?')) {
        m_begun = true;
        m_accepted = text.front() == '=';
        const auto idEnd = std::min(text.find_first_not_of("0123456789", 1), text.size());
        m_text = trimmed(text.substr(idEnd));
    }
    return false;
}

bool isNBoardPong(std::string_view line, int number)
{
    const auto parts = words(line);
    return parts.size() == 2 && parts[0] == "pong" && parseNumber(parts[1]) == number;
}

std::optional<std::string> nboardMove(std::string_view line)
{
    line = trimmed(line);
    if (!line.starts_with("==="))
        return std::nullopt;
    const std::string_view rest = trimmed(line.substr(3));
    return std::string(rest.substr(0, std::min(rest.find_first_of(" \t/"), rest.size())));
}

int wholeSeconds(std::chrono::milliseconds time)
{
    return std::max(1, static_cast<int>(std::lround(std::chrono::duration<double>(time).count())));
}

std::string gtpTimeSettings(const EngineLimits &limits)
{
    return "time_settings 0 " + std::to_string(wholeSeconds(limits.time)) + ' '
           + std::to_string(limits.moves);
}

int nboardClock(const EngineLimits &limits, int movesLeft)
{
    constexpr int hour = 3600;
    if (!limits.hasTime())
        return hour;
    const int periods = (std::max(1, movesLeft) + limits.moves - 1) / limits.moves;
    return wholeSeconds(limits.time * periods);
}

int nboardDepth(const EngineLimits &limits)
{
    // With a time limit the depth must not limit the search too.
    constexpr int wholeGame = 60;
    return limits.depth == 0 && limits.hasTime() ? wholeGame : limits.depth;
}

std::string_view protocolName(Protocol protocol)
{
    return protocol == Protocol::Gtp ? "GTP" : "NBoard";
}

bool supportsStart(Protocol protocol, const Othello &start)
{
    return protocol == Protocol::NBoard || start == Othello();
}

std::unique_ptr<EngineClient> makeClient(Protocol protocol, std::chrono::milliseconds startPatience)
{
    if (protocol == Protocol::Gtp)
        return std::make_unique<GtpClient>(startPatience);
    return std::make_unique<NBoardClient>(startPatience);
}

void EngineClient::beginGame(const MoveRequest &request)
{
    m_pending.push_back({request, false});
}

void EngineClient::requestMove(const MoveRequest &request)
{
    m_move.reset();
    m_pending.push_back({request, true});
}

void EngineClient::planNext()
{
    const Pending next = std::move(m_pending.front());
    m_pending.pop_front();
    m_request = next.request;
    m_position = m_request.start;
    for (const core::Move move : m_request.moves)
        m_position.play(move);
    if (next.wantsMove)
        planMove(m_request);
    else
        planGame(m_request);
}

std::vector<std::string> EngineClient::takeLines()
{
    std::vector<std::string> lines;
    while (!m_isWaiting && !m_failure && !isIdle()) {
        if (m_steps.empty()) {
            planNext();
            continue;
        }
        lines.push_back(m_steps.front().line);
        m_isWaiting = m_steps.front().expected != Expected::Nothing;
        if (!m_isWaiting)
            m_steps.pop_front();
    }
    return lines;
}

std::optional<EngineClient::Wait> EngineClient::wait() const
{
    if (!m_isWaiting || m_failure)
        return std::nullopt;
    const Step &step = m_steps.front();
    const bool forMove = step.expected == Expected::Move;
    const bool isTimed = forMove && supportsTime() && m_request.limits.hasTime();
    return Wait{step.line,
                !m_greeted ? m_startPatience
                : isTimed  ? m_request.timedMovePatience
                : forMove  ? m_request.movePatience
                           : m_request.patience,
                forMove};
}

void EngineClient::receive(std::string_view line)
{
    if (m_isWaiting && !m_failure)
        read(m_steps.front(), line);
}

void EngineClient::plan(std::string line, Expected expected)
{
    m_steps.push_back({std::move(line), expected});
}

void EngineClient::completeStep()
{
    m_steps.pop_front();
    m_isWaiting = false;
    m_greeted = m_greeted || m_steps.empty();
}

void EngineClient::completeMove(std::string_view text)
{
    if (lowerCase(trimmed(text)) == "resign")
        return fail(EngineFailure::Kind::Resigned);
    const Result<Move> move = m_position.parseMove(text);
    if (!move) {
        fail(EngineFailure::Kind::IllegalMove, std::string(text));
        m_failure->error = move.error();
        return;
    }
    m_move = *move;
    completeStep();
}

void EngineClient::fail(EngineFailure::Kind kind, const std::string &text)
{
    m_failure = {kind, m_steps.empty() ? std::string() : m_steps.front().line, text, {}};
}

namespace {

std::string gameText(const MoveRequest &request, int clock)
{
    GameRecord game;
    game.start = request.start;
    game.moves = request.moves;
    game.players = {"Black", "White"};
    game.clocks = Clocks{clock, 0, {clock, clock}};
    return std::string(trimmed(format::writeGgf(game, request.notes)));
}

} // namespace

NBoardClient::NBoardClient(std::chrono::milliseconds startPatience)
    : EngineClient(startPatience)
{
    plan("nboard 2", Expected::Nothing);
    planPing();
}

/// Plans a ping, whose answer shows that the program has processed everything sent before it.
void NBoardClient::planPing()
{
    plan("ping " + std::to_string(++m_pings), Expected::Pong);
}

void NBoardClient::planGame(const MoveRequest &)
{
    planPing();
}

void NBoardClient::planMove(const MoveRequest &request)
{
    const int movesLeft = (position().empties() + 1) / 2;
    if (const int depth = nboardDepth(request.limits); depth != 0)
        plan("set depth " + std::to_string(depth), Expected::Nothing);
    plan("set game " + gameText(request, nboardClock(request.limits, movesLeft)),
         Expected::Nothing);
    planPing();
    plan("go", Expected::Move);
}

void NBoardClient::read(const Step &step, std::string_view line)
{
    if (step.expected == Expected::Pong) {
        if (isNBoardPong(line, m_pings))
            completeStep();
        return;
    }
    if (const auto move = nboardMove(line))
        completeMove(*move);
}

GtpClient::GtpClient(std::chrono::milliseconds startPatience)
    : EngineClient(startPatience)
{
    plan("name", Expected::AnyResponse);
    plan("known_command time_settings", Expected::TimeCommandKnown);
}

void GtpClient::planGame(const MoveRequest &request)
{
    plan("boardsize 8", Expected::AnyResponse);
    plan("clear_board", Expected::Acceptance);
    m_known = {request.start, {}, m_known ? m_known->limits : EngineLimits{}};
}

/// Whether the moves that the program knows are the beginning of the requested game.
bool GtpClient::continues(const MoveRequest &request) const
{
    return m_known && m_known->start == request.start
           && m_known->moves.size() <= request.moves.size()
           && std::equal(m_known->moves.begin(), m_known->moves.end(), request.moves.begin());
}

void GtpClient::planMove(const MoveRequest &request)
{
    if (!continues(request))
        planGame(request);
    // With a clock the time limit changes at each move; that needs no new game.
    if (m_supportsTime && request.limits.hasTime() && m_known->limits != request.limits)
        plan(gtpTimeSettings(request.limits), Expected::TimeAccepted);
    m_known->limits = request.limits;
    Othello game = request.start;
    for (std::size_t i = 0; i < request.moves.size(); ++i) {
        const core::Move move = request.moves[i];
        if (i >= m_known->moves.size())
            plan("play " + std::string(gtpColour(game.sideToMove())) + ' ' + game.moveText(move),
                 move == Othello::pass ? Expected::AnyResponse : Expected::MoveAccepted);
        game.play(move);
    }
    m_known->moves = request.moves;
    plan("genmove " + std::string(gtpColour(game.sideToMove())), Expected::Move);
}

void GtpClient::read(const Step &step, std::string_view line)
{
    if (!m_response.take(line))
        return;
    readResponse(step);
    m_response = {};
}

void GtpClient::readResponse(const Step &step)
{
    const bool accepted = m_response.accepted();
    switch (step.expected) {
    case Expected::Move:
        if (!accepted)
            return fail(EngineFailure::Kind::RefusedCommand, m_response.text());
        completeMove(m_response.text());
        if (move())
            m_known->moves.push_back(*move()); // genmove also plays the move
        return;
    case Expected::Acceptance:
        if (!accepted)
            return fail(EngineFailure::Kind::RefusedCommand, m_response.text());
        break;
    case Expected::MoveAccepted:
        if (!accepted)
            return fail(EngineFailure::Kind::RefusedMove, m_response.text());
        break;
    case Expected::TimeCommandKnown:
        m_supportsTime = accepted && lowerCase(m_response.text()) == "true";
        break;
    case Expected::TimeAccepted:
        m_supportsTime = accepted;
        break;
    case Expected::AnyResponse:
    case Expected::Nothing:
    case Expected::Pong:
        break;
    }
    completeStep();
}

} // namespace core::protocol
