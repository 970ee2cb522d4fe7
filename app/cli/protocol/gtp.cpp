#include "app/cli/protocol/protocols.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace cli::protocol {

using namespace ai::othello;
using core::Othello;
using core::Side;
using std::chrono::milliseconds;

namespace {

using Words = std::vector<std::string_view>;

core::Error failure(std::string_view message)
{
    return core::Error{std::string(message)};
}

/// Control characters dropped, tabs as blanks, the comment cut off.
std::string cleaned(const std::string &line)
{
    std::string text;
    for (const char c : line) {
        if (c == '#')
            break;
        if (c == '\t')
            text += ' ';
        else if (static_cast<unsigned char>(c) >= 32 && c != 127)
            text += c;
    }
    return text;
}

std::optional<double> numberIn(std::string_view word)
{
    double number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc() || end != word.data() + word.size() || !(number >= 0)
        || number > 1e6)
        return std::nullopt;
    return number;
}

milliseconds secondsOf(double seconds)
{
    return milliseconds(static_cast<milliseconds::rep>(seconds * 1000));
}

std::optional<Side> sideIn(std::string_view word)
{
    const std::string colour = core::lowerCase(word);
    if (colour == "b" || colour == "black")
        return Side::First;
    if (colour == "w" || colour == "white")
        return Side::Second;
    return std::nullopt;
}

std::string vertex(core::Move move)
{
    return move == Othello::pass ? "PASS" : shortMove(move);
}

/// What time_settings gave, and what is left of it.
struct TimeControl
{
    milliseconds main{0};
    milliseconds period{0};
    int stones = 0;
};

struct SideClock
{
    milliseconds left{0};
    int stones = 0; ///< to be played in this period; 0: main time runs
};

/// One conversation.
class Gtp
{
public:
    Gtp(OthelloEngine &engine, const Pondering &pondering)
        : m_engine(engine)
        , m_pondering(pondering)
    {}

    void run()
    {
        while (!m_quit) {
            const std::optional<InputLine> line = m_input.next();
            endAnalysis();
            if (!line)
                break;
            handle(*line);
        }
    }

private:
    using Reply = core::Result<std::string>;
    struct Command
    {
        std::string_view name;
        Reply (Gtp::*run)(const Words &arguments);
    };
    static const std::vector<Command> &commands();

    void handle(const InputLine &line)
    {
        if (line.tooLong) {
            m_output.line("? line too long\n");
            return;
        }
        const std::string text = cleaned(line.text);
        Words words = core::words(text);
        if (words.empty())
            return;
        m_id.clear();
        if (std::all_of(words[0].begin(), words[0].end(),
                        [](char c) { return c >= '0' && c <= '9'; })) {
            m_id = words[0];
            words.erase(words.begin());
        }
        if (words.empty()) {
            m_output.line('?' + m_id + " syntax error\n");
            return;
        }
        const auto found = std::find_if(commands().begin(), commands().end(),
                                        [&](const Command &c) { return c.name == words[0]; });
        const Reply reply = found == commands().end()
                                ? Reply(failure("unknown command"))
                                : (this->*found->run)(Words(words.begin() + 1, words.end()));
        if (m_analysing)
            return;
        const std::string &message = reply ? *reply : reply.error();
        m_output.line((reply ? '=' : '?') + m_id + (message.empty() ? "" : " ") + message + '\n');
    }

    const Othello &game() const { return m_games.back(); }

    /// The position in which the colour is to move: the other side's forced pass is put in.
    core::Result<Othello> gameFor(Side side) const
    {
        if (game().sideToMove() == side)
            return game();
        if (game().mustPass() || game().isOver())
            return turned(game());
        return failure("wrong color");
    }

    Reply protocolVersion(const Words &) { return std::string("2"); }
    Reply name(const Words &) { return std::string("Tabuleiro"); }
    Reply version(const Words &) { return std::string(TABULEIRO_VERSION); }
    Reply knownCommand(const Words &words)
    {
        const bool known = words.size() == 1
                           && std::any_of(commands().begin(), commands().end(),
                                          [&](const Command &c) { return c.name == words[0]; });
        return std::string(known ? "true" : "false");
    }
    Reply listCommands(const Words &)
    {
        std::string text;
        for (const Command &command : commands())
            text += (text.empty() ? "" : "\n") + std::string(command.name);
        return text;
    }
    Reply quit(const Words &)
    {
        m_quit = true;
        return std::string();
    }
    Reply boardSize(const Words &words)
    {
        if (words.size() != 1 || !numberIn(words[0]))
            return failure("syntax error");
        if (*numberIn(words[0]) != 8)
            return failure("unacceptable size");
        return clearBoard({});
    }
    Reply clearBoard(const Words &)
    {
        m_games = {Othello()};
        resetClocks();
        m_engine.clear();
        return std::string();
    }
    Reply komi(const Words &words)
    {
        double ignored = 0;
        if (words.size() != 1
            || std::from_chars(words[0].data(), words[0].data() + words[0].size(), ignored).ptr
                   != words[0].data() + words[0].size())
            return failure("syntax error");
        return std::string();
    }
    Reply play(const Words &words)
    {
        const std::optional<Side> side = words.size() == 2 ? sideIn(words[0]) : std::nullopt;
        if (!side)
            return failure("syntax error");
        const core::Result<Othello> before = gameFor(*side);
        if (!before)
            return failure(before.error());
        if (core::lowerCase(words[1]) == "pass") {
            // At the end a host may pass for both sides.
            if (!before->mustPass() && !before->isOver())
                return failure("illegal move");
            m_games.push_back(turned(*before));
            return std::string();
        }
        if (!core::parseSquare(words[1], 8, 8))
            return failure("syntax error");
        const core::Result<core::Move> move = before->parseMove(words[1]);
        if (!move)
            return failure("illegal move");
        m_games.push_back(core::after(*before, *move));
        return std::string();
    }
    Reply generate(const Words &words, bool played)
    {
        const std::optional<Side> side = words.size() == 1 ? sideIn(words[0]) : std::nullopt;
        if (!side)
            return failure("syntax error");
        const core::Result<Othello> before = gameFor(*side);
        if (!before)
            return failure(before.error());
        const auto start = std::chrono::steady_clock::now();
        core::Move move = Othello::pass;
        if (before->mustPass() || before->isOver()) {
            if (played)
                m_games.push_back(turned(*before));
            return vertex(move);
        }
        // The search is on a thread of its own as in the other protocols; the reply is due now.
        const ai::Limits limits = limitsFor(*side, before->empties());
        m_thinker.start([&](std::stop_token token) {
            move = m_engine.think(*before, limits, std::move(token)).move;
        });
        m_thinker.wait();
        if (!before->isLegal(move))
            return failure("the search failed");
        if (played) {
            m_games.push_back(core::after(*before, move));
            spend(*side, std::chrono::ceil<milliseconds>(std::chrono::steady_clock::now() - start));
        }
        return vertex(move);
    }
    Reply genmove(const Words &words) { return generate(words, true); }
    Reply regGenmove(const Words &words) { return generate(words, false); }
    Reply undo(const Words &)
    {
        if (m_games.size() < 2)
            return failure("cannot undo");
        m_games.pop_back();
        return std::string();
    }

    Reply timeSettings(const Words &words)
    {
        const auto main = words.size() == 3 ? numberIn(words[0]) : std::nullopt;
        const auto period = main ? numberIn(words[1]) : std::nullopt;
        const int stones = period ? core::parseNumber(words[2]) : -1;
        if (!main || !period || stones < 0)
            return failure("syntax error");
        m_time = TimeControl{secondsOf(*main), secondsOf(*period), stones};
        // A period without stones is GTP's way to say: no limit.
        if (*period > 0 && stones == 0)
            m_time.reset();
        resetClocks();
        return std::string();
    }
    Reply timeLeft(const Words &words)
    {
        const std::optional<Side> side = words.size() == 3 ? sideIn(words[0]) : std::nullopt;
        const auto left = side ? numberIn(words[1]) : std::nullopt;
        const int stones = left ? core::parseNumber(words[2]) : -1;
        if (!left || stones < 0)
            return failure("syntax error");
        if (!m_time)
            m_time = TimeControl{secondsOf(*left), milliseconds(0), 0};
        clockOf(*side) = {secondsOf(*left), stones};
        return std::string();
    }
    SideClock &clockOf(Side side) { return m_clocks[static_cast<std::size_t>(side)]; }
    void resetClocks()
    {
        if (m_time)
            m_clocks.fill(m_time->main.count() > 0 || m_time->stones == 0
                              ? SideClock{m_time->main, 0}
                              : SideClock{m_time->period, m_time->stones});
    }
    ai::Limits limitsFor(Side side, int empties)
    {
        if (!m_time)
            return m_pondering.limits();
        const SideClock &clock = clockOf(side);
        GameClock left{clock.left, milliseconds(0), milliseconds(0), clock.stones};
        // Main time that runs out goes over into the first period.
        if (clock.stones == 0 && m_time->stones > 0)
            left.increment = m_time->period / m_time->stones;
        ai::Limits limits = limitsOf(budgetOnClock(left, empties));
        limits.depth = m_pondering.depth;
        return limits;
    }
    void spend(Side side, milliseconds time)
    {
        if (!m_time)
            return;
        SideClock &clock = clockOf(side);
        clock.left -= time;
        const bool periodDone = clock.stones > 0 && --clock.stones == 0;
        if (m_time->stones > 0 && (periodDone || (clock.stones == 0 && clock.left.count() <= 0)))
            clock = {m_time->period, m_time->stones};
        clock.left = std::max(clock.left, milliseconds(0));
    }

    Reply showBoard(const Words &)
    {
        const std::string text = game().toText();
        std::string board = "\n   A B C D E F G H";
        for (std::size_t row = 0; row < 8; ++row) {
            board += "\n " + std::to_string(row + 1);
            for (std::size_t column = 0; column < 8; ++column)
                board += std::string(" ") + text[8 * row + column];
        }
        return board + '\n' + resultOrTurn();
    }
    std::string resultOrTurn() const
    {
        if (game().isOver())
            return "Result: " + scoreText();
        return std::string(game().sideToMove() == Side::First ? "Black" : "White") + " to move";
    }
    std::string scoreText() const
    {
        const int score = game().score();
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + std::to_string(std::abs(score));
    }
    Reply finalScore(const Words &)
    {
        if (!game().isOver())
            return failure("cannot score: the game is not over");
        return scoreText();
    }
    Reply setGame(const Words &words)
    {
        if (words.size() != 1 || core::lowerCase(words[0]) != "othello")
            return failure("unknown game; expected Othello");
        return clearBoard({});
    }
    Reply listGames(const Words &) { return std::string("Othello"); }

    Reply rulesBoard(const Words &) { return showBoard({}); }
    Reply rulesBoardSize(const Words &) { return std::string("8"); }
    Reply rulesLegalMoves(const Words &)
    {
        std::string text;
        for (const core::Move move : game().legalMoves())
            text += (text.empty() ? "" : " ") + vertex(move);
        return text;
    }
    Reply rulesSideToMove(const Words &)
    {
        return std::string(game().sideToMove() == Side::First ? "black" : "white");
    }
    Reply rulesFinalResult(const Words &)
    {
        return game().isOver() ? scoreText() : std::string("The game is not over");
    }
    Reply analyzeCommands(const Words &)
    {
        return std::string("sboard/Move values/tabuleiro-move_values\n"
                           "varb/Analysis/tabuleiro-analyze\nstring/Final score/final_score");
    }

    /// Every legal move with its value, the best first: the exact mark, depth and discs.
    Reply moveValues(const Words &words)
    {
        ai::Limits limits = m_pondering.limits();
        if (words.size() > 1 || (words.size() == 1 && core::parseNumber(words[0]) < 1))
            return failure("syntax error");
        if (words.size() == 1) {
            limits = {};
            limits.depth = core::parseNumber(words[0]);
        }
        std::vector<MoveValue> values;
        const Othello position = game();
        m_thinker.start([&](std::stop_token token) {
            values = m_engine.analyse(position, limits, std::move(token));
        });
        m_thinker.wait();
        std::string text;
        for (const MoveValue &value : values)
            text += (text.empty() ? "" : "\n") + vertex(value.move) + ' ' + discText(value.score)
                    + (value.exact ? " exact" : " depth " + std::to_string(value.depth));
        return text;
    }
    /// Deeper and deeper, a line for each search, until the next line of input.
    Reply analyze(const Words &words)
    {
        if (!words.empty())
            return failure("syntax error");
        m_analysing = true;
        m_output.line('=' + m_id);
        m_thinker.start([this, position = game()](std::stop_token token) {
            const auto show = [this](const Finding &finding) {
                std::string text = "info move " + vertex(finding.move) + " score "
                                   + discText(finding.score) + " depth "
                                   + std::to_string(finding.depth) + '@'
                                   + std::to_string(finding.percent) + "% nodes "
                                   + std::to_string(finding.nodes) + " pv";
                for (const core::Move move : finding.line)
                    text += ' ' + vertex(move);
                m_output.line(text);
            };
            m_engine.solve(position, std::move(token), show);
        });
        return std::string();
    }
    void endAnalysis()
    {
        if (!m_analysing)
            return;
        m_thinker.stop();
        m_analysing = false;
        m_output.line("");
    }

    OthelloEngine &m_engine;
    Pondering m_pondering;
    InputLines m_input;
    Output m_output;
    /// After each command that played, the start first: what undo goes back to.
    std::vector<Othello> m_games{Othello()};
    std::optional<TimeControl> m_time;
    std::array<SideClock, 2> m_clocks;
    std::string m_id;
    bool m_analysing = false;
    bool m_quit = false;
    Thinker m_thinker; ///< the last member: its search uses the others
};

const std::vector<Gtp::Command> &Gtp::commands()
{
    static const std::vector<Command> all{
        {"protocol_version", &Gtp::protocolVersion},
        {"name", &Gtp::name},
        {"version", &Gtp::version},
        {"known_command", &Gtp::knownCommand},
        {"list_commands", &Gtp::listCommands},
        {"quit", &Gtp::quit},
        {"boardsize", &Gtp::boardSize},
        {"clear_board", &Gtp::clearBoard},
        {"komi", &Gtp::komi},
        {"play", &Gtp::play},
        {"genmove", &Gtp::genmove},
        {"reg_genmove", &Gtp::regGenmove},
        {"undo", &Gtp::undo},
        {"time_settings", &Gtp::timeSettings},
        {"time_left", &Gtp::timeLeft},
        {"showboard", &Gtp::showBoard},
        {"final_score", &Gtp::finalScore},
        {"set_game", &Gtp::setGame},
        {"list_games", &Gtp::listGames},
        {"gogui-rules_game_id", &Gtp::listGames},
        {"gogui-rules_board", &Gtp::rulesBoard},
        {"gogui-rules_board_size", &Gtp::rulesBoardSize},
        {"gogui-rules_legal_moves", &Gtp::rulesLegalMoves},
        {"gogui-rules_side_to_move", &Gtp::rulesSideToMove},
        {"gogui-rules_final_result", &Gtp::rulesFinalResult},
        {"gogui-analyze_commands", &Gtp::analyzeCommands},
        {"tabuleiro-move_values", &Gtp::moveValues},
        {"tabuleiro-analyze", &Gtp::analyze},
    };
    return all;
}

} // namespace

void speakGtp(OthelloEngine &engine, const Pondering &pondering)
{
    Gtp(engine, pondering).run();
}

} // namespace cli::protocol
