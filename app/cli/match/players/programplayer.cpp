#include "app/cli/match/players/programplayer.h"

#include "core/notation.h"

#include <algorithm>
#include <cmath>

namespace cli::match {

using core::protocol::EngineFailure;
using std::chrono::milliseconds;
using Kind = PlayerFailure::Kind;
using Clock = std::chrono::steady_clock;

namespace {

std::string secondsText(Seconds time)
{
    std::string text = std::to_string(std::lround(time.count() * 10));
    if (text.size() < 2)
        text.insert(0, "0");
    return text.insert(text.size() - 1, ".") + " s";
}

milliseconds inMilliseconds(Seconds time)
{
    return std::chrono::ceil<milliseconds>(time);
}

core::protocol::Protocol protocolOf(const PlayerSettings &settings)
{
    return settings.kind == PlayerSettings::Kind::Gtp ? core::protocol::Protocol::Gtp
                                                      : core::protocol::Protocol::NBoard;
}

std::string textOf(const EngineFailure &failure)
{
    switch (failure.kind) {
    case EngineFailure::Kind::RefusedCommand:
        return "refused " + core::inQuotes(failure.command) + ": " + core::inQuotes(failure.text);
    case EngineFailure::Kind::RefusedMove:
        return "refused the legal move " + std::string(core::words(failure.command).back()) + ": "
               + core::inQuotes(failure.text);
    case EngineFailure::Kind::IllegalMove:
        return "answered with an illegal move: " + failure.error->text;
    case EngineFailure::Kind::Resigned:
        break;
    }
    return "resigned";
}

} // namespace

ProgramPlayer::ProgramPlayer(const PlayerSettings &settings)
    : m_settings(settings)
{}

std::optional<PlayerFailure> ProgramPlayer::begin(const GameSoFar &game, core::Side, std::uint64_t)
{
    const int moves = std::max(1, (game.othello().empties() + 1) / 2);
    const milliseconds time = m_settings.limits.time * moves;
    m_limits = {.time = time, .moves = moves, .depth = m_settings.limits.depth};
    if (m_limits.hasTime())
        m_limits.time = std::chrono::seconds(core::protocol::wholeSeconds(time));
    m_used = Seconds(0);
    // The process may have ended between games, which is no failure.
    const bool isRunning = m_process != nullptr;
    for (int attempt = isRunning ? 0 : 1;; ++attempt) {
        std::optional<PlayerFailure> failure = attempt == 0 ? std::nullopt : startProcess();
        if (!failure) {
            m_client->beginGame(requestOf(game));
            failure = converse({});
        }
        if (!failure)
            return std::nullopt;
        endProcess();
        if (attempt > 0)
            return PlayerFailure{Kind::Start, failure->what};
    }
}

std::optional<PlayerFailure> ProgramPlayer::startProcess()
{
    const auto process = ChildProcess::start(m_settings.command);
    if (!process)
        return PlayerFailure{Kind::Start, process.error().text};
    m_process = *process;
    m_client = core::protocol::makeClient(protocolOf(m_settings),
                                          inMilliseconds(m_settings.startPatience));
    return std::nullopt;
}

void ProgramPlayer::endProcess()
{
    m_process.reset();
    m_client.reset();
}

core::protocol::MoveRequest ProgramPlayer::requestOf(const GameSoFar &game) const
{
    core::protocol::MoveRequest request;
    request.start = *std::get_if<core::Othello>(&game.start);
    for (const PlayedMove &move : game.moves) {
        request.moves.push_back(move.move);
        request.notes.push_back({move.value, secondsOf(move)});
    }
    request.limits = m_limits;
    request.patience = request.movePatience = inMilliseconds(m_settings.patience);
    const Seconds left = Seconds(m_limits.time) - m_used + m_settings.margin;
    request.timedMovePatience = std::max(milliseconds(0), inMilliseconds(left));
    return request;
}

std::variant<PlayerAnswer, PlayerFailure> ProgramPlayer::choose(const GameSoFar &game,
                                                                const std::stop_token &token)
{
    m_client->requestMove(requestOf(game));
    if (const auto failure = converse(token)) {
        endProcess();
        return *failure;
    }
    // The last wait was for the move; anything before is not the player's time.
    const Seconds time = Clock::now() - m_waitStart;
    m_used += time;
    return PlayerAnswer{*m_client->move(), std::nullopt, time};
}

std::optional<PlayerFailure> ProgramPlayer::converse(const std::stop_token &token)
{
    while (!m_client->isIdle()) {
        if (auto failure = sendLines())
            return failure;
        if (auto failure = receiveLine(token))
            return failure;
        if (const auto &failure = m_client->failure())
            return PlayerFailure{Kind::Conduct, textOf(*failure)};
    }
    return std::nullopt;
}

std::optional<PlayerFailure> ProgramPlayer::sendLines()
{
    const std::vector<std::string> lines = m_client->takeLines();
    for (const std::string &line : lines) {
        if (!m_process->writeLine(line, Clock::now() + inMilliseconds(m_settings.patience)))
            return PlayerFailure{Kind::Conduct, m_process->ending() + "; "
                                                    + core::inQuotes(core::words(line).front())
                                                    + " was not read"};
    }
    if (!lines.empty())
        m_waitStart = Clock::now();
    return std::nullopt;
}

std::optional<PlayerFailure> ProgramPlayer::receiveLine(const std::stop_token &token)
{
    const auto wait = m_client->wait();
    std::string line;
    switch (m_process->readLine(line, m_waitStart + wait->limit, token)) {
    case ChildProcess::ReadStatus::Line:
        m_client->receive(line);
        return std::nullopt;
    case ChildProcess::ReadStatus::End:
        return PlayerFailure{Kind::Conduct, m_process->ending() + " instead of answering "
                                                + core::inQuotes(wait->command)};
    case ChildProcess::ReadStatus::Nothing:
        break;
    }
    return PlayerFailure{Kind::Time, "did not answer within " + secondsText(wait->limit) + ": "
                                         + core::inQuotes(wait->command)};
}

} // namespace cli::match
