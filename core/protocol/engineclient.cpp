#include "core/protocol/engineclient.h"

#include "core/notation.h"
#include "core/protocol/enginetext.h"
#include "core/protocol/gtpclient.h"
#include "core/protocol/nboardclient.h"

#include <utility>

namespace core::protocol {

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

} // namespace core::protocol
