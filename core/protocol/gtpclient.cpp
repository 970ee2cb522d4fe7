#include "core/protocol/gtpclient.h"

#include "core/notation.h"

#include <algorithm>

namespace core::protocol {

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
