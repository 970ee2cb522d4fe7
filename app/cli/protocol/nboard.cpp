#include "app/cli/protocol/protocols.h"
#include "app/commandline/arguments.h"
#include "app/commandline/inputlines.h"
#include "core/format/ggf.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <limits>
#include <vector>

namespace cli::protocol {

using namespace ai::othello;
using core::Othello;
using core::Side;
using std::chrono::milliseconds;

namespace {

/// A game as set by `set game`.
struct Game
{
    std::vector<Othello> positions{Othello()}; ///< after each ply, including passes
    std::array<std::optional<ai::Clock>, 2> clocks;
};

/// Parses "[[h:]m:]s", at most a week; nothing for other forms, such as GGF's days.
std::optional<milliseconds> timeIn(std::string_view text)
{
    constexpr double maxSeconds = 7 * 24 * 3600;
    double seconds = 0;
    for (int parts = 1; !text.empty(); ++parts) {
        const std::size_t colon = std::min(text.find(':'), text.size());
        const std::string_view part = text.substr(0, colon);
        const bool isLast = colon == text.size();
        const auto number = core::parseDecimal(part, 0, maxSeconds);
        if (!number || parts > 3 || (!isLast && part.find('.') != part.npos))
            return std::nullopt;
        seconds = seconds * 60 + *number;
        text.remove_prefix(std::min(colon + 1, text.size()));
    }
    return milliseconds(static_cast<milliseconds::rep>(std::min(seconds, maxSeconds) * 1000));
}

/// "base[/increment[/grace]]".
std::optional<ai::Clock> clockIn(std::string_view text)
{
    std::array<milliseconds, 3> parts{};
    for (milliseconds &part : parts) {
        const std::size_t slash = std::min(text.find('/'), text.size());
        const auto time = timeIn(text.substr(0, slash));
        if (!time)
            return std::nullopt;
        part = *time;
        text.remove_prefix(std::min(slash + 1, text.size()));
    }
    ai::Clock clock;
    clock.remaining = parts[0];
    clock.increment = parts[1];
    clock.grace = parts[2];
    return clock;
}

/// Plays a move; `time` is its thinking time if timeIn() can parse it.
void play(Game &game, core::Move move, std::string_view time)
{
    const Othello &before = game.positions.back();
    auto &clock = game.clocks[static_cast<std::size_t>(before.sideToMove())];
    const auto spent = time.empty() ? std::nullopt : timeIn(time);
    if (clock && spent)
        clock->remaining = std::max(milliseconds(0), clock->remaining - *spent) + clock->increment;
    game.positions.push_back(core::after(before, move));
}

core::Result<Game> gameIn(std::string_view text)
{
    const auto read = core::format::readTimedGgf(text);
    if (!read)
        // The protocol's input has only one line.
        return read.error().at({0, read.error().place.column, 0});
    Game game;
    for (std::size_t side = 0; side < game.clocks.size(); ++side) {
        const std::string &written = read->clocks[side];
        if (written.empty())
            continue;
        game.clocks[side] = clockIn(written);
        if (!game.clocks[side])
            return core::Error{"clock " + core::inQuotes(written)
                               + "; expected a time such as 5:00//2:00"};
    }
    game.positions = {*std::get_if<Othello>(&read->record.start)};
    for (std::size_t i = 0; i < read->times.size(); ++i)
        play(game, read->record.moves[i], read->times[i]);
    return game;
}

std::string depthText(const ai::AnalyzedMove &value)
{
    return value.exact ? "100%" : std::to_string(value.depth);
}

/// A session of the protocol.
class NBoard
{
public:
    NBoard(OthelloEngine &engine, const ai::Limits &limits)
        : m_engine(engine)
        , m_depth(limits.depth)
    {}

    void run()
    {
        m_input.watchOutput();
        while (const auto line = m_input.next()) {
            if (line->tooLong)
                reportError("a line is too long");
            else if (!handle(line->text))
                break;
        }
        m_search.stop();
    }

private:
    struct NBoardCommand
    {
        std::string_view name;
        void (NBoard::*run)(std::string_view rest);
    };
    static const std::array<NBoardCommand, 9> commands;

    /// Returns false after `quit`.
    bool handle(std::string_view text)
    {
        text = core::trimmed(text);
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string command(text.substr(0, blank));
        const std::string_view rest = core::trimmed(text.substr(blank));
        // Unknown commands are ignored, and do not interrupt a search.
        const auto found = std::find_if(commands.begin(), commands.end(),
                                        [&](const NBoardCommand &c) { return c.name == command; });
        if (found == commands.end()) {
            if (isMove(text)) {
                m_search.stop();
                move(text);
            } else if (!command.empty()) {
                std::cerr << "unknown command " << core::inQuotes(command) << std::endl;
            }
            return true;
        }
        m_search.stop();
        (this->*found->run)(rest);
        return !m_quit;
    }

    /// Whether a line is just a move, as in version 1 of the protocol.
    static bool isMove(std::string_view text)
    {
        const std::string written = core::lowerCase(core::format::splitGgfMove(text).move);
        return written == "pa" || written == "pass" || core::parseSquare(written, 8, 8);
    }

    /// The protocol has no error reply; the status line is shown to the user.
    void reportError(const std::string &message) { m_output.line("status " + message); }

    void greet(std::string_view version)
    {
        if (version != "1" && version != "2")
            reportError("nboard " + core::inQuotes(version) + "; expected version 1 or 2");
        m_output.line("set myname Tabuleiro");
    }

    void set(std::string_view text)
    {
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string_view what = text.substr(0, blank);
        const std::string_view value = core::trimmed(text.substr(blank));
        if (what == "game") {
            const auto game = gameIn(value);
            if (!game)
                return reportError(game.error().in("set game").text);
            m_game = *game;
        } else if (what == "depth") {
            const int depth = core::parseNumber(value);
            if (depth < 1 || depth > 100)
                return reportError("set depth " + core::inQuotes(value) + "; expected 1 to 100");
            m_depth = std::min(depth, ai::maxSearchDepth);
            m_output.line("set myname Tabuleiro");
        } else if (what == "contempt") {
            constexpr int max = std::numeric_limits<int>::max();
            if (!commandline::numberOf("contempt", value, -max, max))
                reportError("set contempt " + core::inQuotes(value) + "; expected a whole number");
        }
    }

    void move(std::string_view text)
    {
        const core::format::GgfMove written = core::format::splitGgfMove(text);
        const std::string word = core::lowerCase(written.move);
        const auto parsed = game().parseMove(word.starts_with("p") ? "pass" : word);
        if (!parsed)
            return reportError("move " + parsed.error().in(core::inQuotes(word)).text);
        play(m_game, *parsed, written.time);
    }

    void ping(std::string_view number) { m_output.line("pong " + std::string(number)); }
    void learn(std::string_view) { m_output.line("learned"); }
    void quit(std::string_view) { m_quit = true; }

    const Othello &game() const { return m_game.positions.back(); }

    /// Positions up to a few plies beyond the depth are solved.
    ai::Limits depthLimits(const Othello &game) const
    {
        constexpr int usualDepth = 18;
        constexpr int more = 6;
        constexpr int maxSolved = 22;
        const int depth = m_depth == 0 ? usualDepth : m_depth;
        ai::Limits limits;
        limits.depth =
            game.empties() <= std::max(depth, std::min(depth + more, maxSolved)) ? 0 : depth;
        return limits;
    }

    void hint(std::string_view text)
    {
        const int count = core::parseNumber(text);
        if (count < 1)
            return reportError("hint " + core::inQuotes(text) + "; expected a number of moves");
        search([this, count, position = game()](const std::stop_token &token) {
            m_output.line("status thinking");
            showHints(position, static_cast<std::size_t>(count), token);
            m_output.line("status");
        });
    }
    /// Errors are shown in the status line.
    void search(BackgroundSearch::Job job)
    {
        m_search.start(std::move(job), [this](const std::string &problem) {
            m_output.line("status the search failed: " + problem);
        });
    }
    void showHints(const Othello &position, std::size_t count, const std::stop_token &token)
    {
        const ai::Limits limits = depthLimits(position);
        for (int depth = 2;; depth += 2) {
            ai::Limits now = limits;
            const bool last = depth >= (limits.depth == 0 ? 12 : limits.depth);
            if (!last)
                now.depth = depth;
            const std::vector<ai::AnalyzedMove> values = m_engine.analyze(position, now, token);
            if (token.stop_requested())
                return;
            for (std::size_t i = 0; i < std::min(count, values.size()); ++i)
                m_output.line("search " + shortMove(values[i].move) + ' '
                              + discText(values[i].value) + " 0 " + depthText(values[i]));
            if (last)
                break;
        }
    }

    void go(std::string_view)
    {
        ai::Limits limits = depthLimits(game());
        limits.clock = m_game.clocks[static_cast<std::size_t>(game().sideToMove())];
        limits.overhead = ai::clockOverhead;
        if (game().isOver())
            return reportError("go: the game is over");
        search([this, limits, position = game()](const std::stop_token &token) {
            m_output.line("status thinking");
            const ai::SearchResult result = m_engine.think(position, limits, token);
            // The move of a search that was stopped is not wanted.
            if (token.stop_requested())
                return m_output.line("status");
            const std::string seconds =
                std::to_string(std::chrono::duration<double>(result.time).count());
            m_output.line("nodestats " + std::to_string(result.nodes) + ' ' + seconds);
            m_output.line("=== " + shortMove(result.move) + '/' + discText(result.value.value_or(0))
                          + '/' + seconds);
            m_output.line("status");
        });
    }

    /// Analyzes the game backwards, so that earlier positions benefit from what is already in the
    /// table. Scores are from Black's view.
    void analyze(std::string_view)
    {
        search([this, game = m_game](const std::stop_token &token) {
            for (std::size_t ply = game.positions.size(); ply-- > 0;) {
                const Othello &position = game.positions[ply];
                const int score =
                    m_engine.think(position, depthLimits(position), token).value.value_or(0)
                    * (position.sideToMove() == Side::First ? 1 : -1);
                if (token.stop_requested())
                    return;
                m_output.line("analysis " + std::to_string(ply) + ' ' + discText(score));
            }
        });
    }

    OthelloEngine &m_engine;
    int m_depth; ///< 0 if not set
    commandline::InputLines m_input;
    Output m_output;
    Game m_game;
    bool m_quit = false;
    BackgroundSearch m_search; ///< last: its job uses the other members
};

const std::array<NBoard::NBoardCommand, 9> NBoard::commands{{
    {"nboard", &NBoard::greet},
    {"set", &NBoard::set},
    {"move", &NBoard::move},
    {"hint", &NBoard::hint},
    {"go", &NBoard::go},
    {"ping", &NBoard::ping},
    {"learn", &NBoard::learn},
    {"analyze", &NBoard::analyze},
    {"quit", &NBoard::quit},
}};

} // namespace

void speakNBoard(OthelloEngine &engine, const ai::Limits &limits)
{
    NBoard(engine, limits).run();
}

} // namespace cli::protocol
