#include "app/cli/match/externalplayer.h"

#include "app/cli/match/gamefile.h"
#include "core/notation.h"

#include <algorithm>
#include <cmath>

namespace cli::match {

using core::Othello;
using core::quoted;
using core::Side;
using core::format::GtpResponse;
using Kind = Failure::Kind;
using Clock = std::chrono::steady_clock;

namespace {

std::string secondsText(Seconds time)
{
    std::string text = std::to_string(std::lround(time.count() * 10));
    if (text.size() < 2)
        text.insert(0, "0");
    return text.insert(text.size() - 1, ".") + " s";
}

/// A line of another program, whatever it holds.
std::string heard(std::string_view line)
{
    return quoted(core::trimmed(line));
}

} // namespace

std::optional<Failure> ExternalPlayer::begin(const GameSoFar &game, Side side, std::uint64_t)
{
    m_side = side;
    m_token = {};
    m_used = Seconds(0);
    m_clockMoves = std::max(1, (game.position.empties() + 1) / 2);
    m_clockSeconds = std::max(
        1, static_cast<int>(std::lround(Seconds(m_settings.limits.time).count() * m_clockMoves)));
    // A process may have ended since its last game without harm.
    if (m_process && !beginGame())
        return std::nullopt;
    Problem problem = startUp();
    if (!problem)
        problem = beginGame();
    if (!problem)
        return std::nullopt;
    m_process.reset();
    return Failure{Kind::Start, problem->what};
}

ExternalPlayer::Problem ExternalPlayer::startUp()
{
    const auto process = ChildProcess::start(m_settings.command);
    if (!process)
        return Failure{Kind::Start, process.error()};
    m_process = *process;
    return greet();
}

std::variant<Answer, Failure> ExternalPlayer::choose(const GameSoFar &game,
                                                     const std::stop_token &token)
{
    m_token = token;
    const auto failed = [this](const Failure &failure) {
        m_process.reset();
        return failure;
    };
    if (const Problem problem = tell(game))
        return failed(*problem);
    const auto start = Clock::now();
    const Word word = ask(game, moveEnd());
    const Seconds time = Clock::now() - start;
    if (const auto *failure = std::get_if<Failure>(&word))
        return failed(*failure);
    const std::string &text = *std::get_if<std::string>(&word);
    const auto move = core::format::parseEngineMove(game.position, text);
    if (!move)
        return failed({Kind::Conduct, "answered no legal move: " + move.error()});
    m_used += time;
    return Answer{*move, std::nullopt, time};
}

ExternalPlayer::Problem ExternalPlayer::send(std::string_view line)
{
    if (m_process->writeLine(line, patienceEnd()))
        return std::nullopt;
    const auto word = line.substr(0, std::min(line.find(' '), line.size()));
    return Failure{Kind::Conduct, m_process->ending() + "; " + quoted(word) + " was not read"};
}

ExternalPlayer::Word ExternalPlayer::hear(const Wait &wait)
{
    std::string line;
    switch (m_process->readLine(line, wait.end, m_token)) {
    case ChildProcess::Heard::Line:
        return line;
    case ChildProcess::Heard::End:
        return Failure{Kind::Conduct, m_process->ending() + ", asked " + quoted(wait.asked)};
    case ChildProcess::Heard::Nothing:
        break;
    }
    return Failure{Kind::Time, "did not answer within " + secondsText(wait.end - wait.start)
                                   + ", asked " + quoted(wait.asked)};
}

ExternalPlayer::Wait ExternalPlayer::waitFor(std::string_view asked, Time end)
{
    return {std::string(asked), Clock::now(), end};
}

ExternalPlayer::Time ExternalPlayer::patienceEnd() const
{
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(m_settings.patience);
}

ExternalPlayer::Time ExternalPlayer::startEnd() const
{
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(m_settings.startPatience);
}

ExternalPlayer::Time ExternalPlayer::moveEnd() const
{
    if (!knowsTime() || m_settings.limits.time.count() == 0)
        return patienceEnd();
    const Seconds left = Seconds(m_clockSeconds) - m_used + m_settings.margin;
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(left);
}

std::variant<GtpResponse, Failure> GtpPlayer::command(const std::string &line, Time deadline)
{
    if (const Problem problem = send(line))
        return *problem;
    const Wait wait = waitFor(line, deadline);
    GtpResponse response;
    for (;;) {
        const Word word = hear(wait);
        if (const auto *failure = std::get_if<Failure>(&word))
            return *failure;
        if (response.take(*std::get_if<std::string>(&word)))
            return response;
    }
}

ExternalPlayer::Problem GtpPlayer::greet()
{
    // Asked for its manners alone; a program may know neither command.
    const auto name = command("name", startEnd());
    if (const auto *failure = std::get_if<Failure>(&name))
        return Failure{Kind::Start, failure->what};
    const auto known = command("known_command time_settings", startEnd());
    const auto *response = std::get_if<GtpResponse>(&known);
    if (response == nullptr)
        return Failure{Kind::Start, std::get_if<Failure>(&known)->what};
    m_knowsTime = response->accepted() && core::lowerCase(response->text()) == "true";
    return std::nullopt;
}

ExternalPlayer::Problem GtpPlayer::beginGame()
{
    m_told = 0;
    for (const char *line : {"boardsize 8", "clear_board"}) {
        const auto answer = command(line, patienceEnd());
        if (const auto *failure = std::get_if<Failure>(&answer))
            return *failure;
        if (!std::get_if<GtpResponse>(&answer)->accepted()
            && line == std::string_view("clear_board"))
            return Failure{Kind::Conduct, "refused clear_board"};
    }
    if (!m_knowsTime || settings().limits.time.count() == 0)
        return std::nullopt;
    const auto answer = command("time_settings 0 " + std::to_string(clockSeconds()) + ' '
                                    + std::to_string(clockMoves()),
                                patienceEnd());
    if (const auto *failure = std::get_if<Failure>(&answer))
        return *failure;
    m_knowsTime = std::get_if<GtpResponse>(&answer)->accepted();
    return std::nullopt;
}

ExternalPlayer::Problem GtpPlayer::tell(const GameSoFar &game)
{
    Othello position = game.start;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const core::Move move = game.moves[i].move;
        const Side mover = position.sideToMove();
        const std::string text = position.moveText(move);
        position.play(move);
        if (i < m_told)
            continue;
        const auto answer = command(
            "play " + std::string(core::format::gtpColour(mover)) + ' ' + text, patienceEnd());
        if (const auto *failure = std::get_if<Failure>(&answer))
            return *failure;
        // Programs that pass by themselves may refuse to be told.
        const auto *response = std::get_if<GtpResponse>(&answer);
        if (!response->accepted() && move != Othello::pass)
            return Failure{Kind::Conduct,
                           "refused the legal move " + text + ": " + heard(response->text())};
    }
    m_told = game.moves.size();
    return std::nullopt;
}

ExternalPlayer::Word GtpPlayer::ask(const GameSoFar &game, Time deadline)
{
    const auto answer =
        command("genmove " + std::string(core::format::gtpColour(side())), deadline);
    if (const auto *failure = std::get_if<Failure>(&answer))
        return *failure;
    const auto *response = std::get_if<GtpResponse>(&answer);
    if (!response->accepted())
        return Failure{Kind::Conduct, "refused to move: " + heard(response->text())};
    if (core::lowerCase(response->text()) == "resign")
        return Failure{Kind::Conduct, "resigned"};
    m_told = game.moves.size() + 1; // it plays its move itself
    return response->text();
}

ExternalPlayer::Problem NBoardPlayer::greet()
{
    m_pings = 0;
    if (const Problem problem = send("nboard 2"))
        return problem;
    return ping(startEnd());
}

/// Waits until the program has done all it was told before.
ExternalPlayer::Problem NBoardPlayer::ping(Time end)
{
    if (const Problem problem = send("ping " + std::to_string(++m_pings)))
        return problem;
    const Wait wait = waitFor("ping", end);
    for (;;) {
        const Word word = hear(wait);
        if (const auto *failure = std::get_if<Failure>(&word))
            return *failure;
        if (core::format::isNBoardPong(*std::get_if<std::string>(&word), m_pings))
            return std::nullopt;
    }
}

ExternalPlayer::Problem NBoardPlayer::tell(const GameSoFar &game)
{
    // Without a time of ours, a depth limits the program, or it is left to itself on a long clock.
    constexpr int hour = 3600;
    const ai::Limits &limits = settings().limits;
    const int clock = knowsTime() ? clockSeconds() : hour;
    std::string depth;
    if (limits.depth != 0 || knowsTime())
        depth = "set depth " + std::to_string(limits.depth != 0 ? limits.depth : 60);
    if (!depth.empty()) {
        if (const Problem problem = send(depth))
            return problem;
    }
    if (const Problem problem = send("set game " + ggfText(game, clock)))
        return problem;
    return ping(patienceEnd());
}

ExternalPlayer::Word NBoardPlayer::ask(const GameSoFar &, Time deadline)
{
    if (const Problem problem = send("go"))
        return *problem;
    const Wait wait = waitFor("go", deadline);
    for (;;) {
        const Word word = hear(wait);
        if (const auto *failure = std::get_if<Failure>(&word))
            return *failure;
        if (const auto move = core::format::nboardMove(*std::get_if<std::string>(&word)))
            return *move;
    }
}

} // namespace cli::match
