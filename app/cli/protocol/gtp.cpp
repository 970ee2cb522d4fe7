#include "app/cli/protocol/gtpclock.h"
#include "app/cli/protocol/gtptext.h"
#include "app/cli/protocol/protocols.h"
#include "app/commandline/files.h"
#include "app/commandline/inputlines.h"
#include "core/format/records.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <limits>
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

milliseconds secondsOf(double seconds)
{
    return milliseconds(static_cast<milliseconds::rep>(seconds * 1000));
}

/// A session of the protocol.
class Gtp
{
public:
    Gtp(OthelloEngine &engine, const ai::Limits &limits)
        : m_engine(engine)
        , m_limits(limits)
    {}

    void run()
    {
        m_input.watchOutput();
        while (!m_quit) {
            const auto line = m_input.next();
            endAnalysis();
            if (!line)
                break;
            handle(*line);
        }
    }

private:
    using Reply = core::Result<std::string>;
    struct GtpCommand
    {
        std::string_view name;
        Reply (Gtp::*run)(const Words &arguments);
    };
    static const std::vector<GtpCommand> &commands();

    void handle(const core::protocol::Line &line)
    {
        if (line.tooLong) {
            m_output.line("? line too long\n");
            return;
        }
        const std::string text = cleanedCommand(line.text);
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
                                        [&](const GtpCommand &c) { return c.name == words[0]; });
        const Reply reply = found == commands().end()
                                ? Reply(failure("unknown command"))
                                : (this->*found->run)(Words(words.begin() + 1, words.end()));
        if (m_analysing)
            return;
        const std::string &message = reply ? *reply : reply.error().text;
        m_output.line((reply ? '=' : '?') + m_id + (message.empty() ? "" : " ") + message + '\n');
    }

    const Othello &game() const { return m_games.back(); }

    /// The position with this colour to move; plays the other side's forced pass if necessary.
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
                                          [&](const GtpCommand &c) { return c.name == words[0]; });
        return std::string(known ? "true" : "false");
    }
    Reply listCommands(const Words &)
    {
        std::string text;
        for (const GtpCommand &command : commands())
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
        if (words.size() != 1 || !decimalIn(words[0]))
            return failure("syntax error");
        if (*decimalIn(words[0]) != 8)
            return failure("unacceptable size");
        return clearBoard({});
    }
    Reply clearBoard(const Words &)
    {
        m_games = {Othello().withRule(m_rule)};
        m_clock.reset();
        m_engine.clear();
        return std::string();
    }
    Reply komi(const Words &words)
    {
        constexpr double max = std::numeric_limits<double>::max();
        if (words.size() != 1 || !core::parseDecimal(words[0], -max, max))
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
            return before.error();
        if (core::lowerCase(words[1]) == "pass") {
            // A GUI may send passes for both sides at the end.
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
            return before.error();
        const auto start = std::chrono::steady_clock::now();
        core::Move move = Othello::pass;
        if (before->mustPass() || before->isOver()) {
            if (played)
                m_games.push_back(turned(*before));
            return vertex(move);
        }
        // Searches on another thread like the other protocols, but waits for the reply here.
        const ai::Limits limits = limitsFor(*side);
        m_search.start([&](std::stop_token token) {
            move = m_engine.think(*before, limits, std::move(token)).move;
        });
        if (!awaitSearch())
            return failure("the input ended during the search");
        if (!before->isLegal(move))
            return failure("the search failed");
        if (played) {
            m_games.push_back(core::after(*before, move));
            m_clock.spend(
                *side, std::chrono::ceil<milliseconds>(std::chrono::steady_clock::now() - start));
        }
        return vertex(move);
    }
    /// Waits for the end of the search. If the controller is gone, stops the search and ends the
    /// session.
    /// @returns whether the search has a result
    bool awaitSearch()
    {
        using commandline::Awaited;
        constexpr milliseconds patience{250}; // enough for a script of moves without a quit
        Awaited awaited = m_input.waitFor(m_search.ended());
        // Input that ends with a quit is a script that reads the answers.
        if (awaited == Awaited::Input)
            awaited = m_input.waitPastTheEnd(m_search.ended(),
                                             quitFollows() ? commandline::noTimeout : patience);
        if (awaited == Awaited::Event) {
            m_search.wait(); // joins the thread before its result is read
            return true;
        }
        m_search.stop();
        m_quit = true;
        return false;
    }
    bool quitFollows() const
    {
        const auto &lines = m_input.ahead();
        return std::any_of(lines.begin(), lines.end(), [](const core::protocol::Line &line) {
            const std::string text = cleanedCommand(line.text);
            const Words words = core::words(text);
            return words.size() <= 2 && !words.empty() && words.back() == "quit";
        });
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
        const auto main = words.size() == 3 ? decimalIn(words[0]) : std::nullopt;
        const auto period = main ? decimalIn(words[1]) : std::nullopt;
        const int stones = period ? core::parseNumber(words[2]) : -1;
        if (!main || !period || stones < 0)
            return failure("syntax error");
        m_clock.set({secondsOf(*main), secondsOf(*period), stones});
        return std::string();
    }
    Reply timeLeft(const Words &words)
    {
        const std::optional<Side> side = words.size() == 3 ? sideIn(words[0]) : std::nullopt;
        const auto left = side ? decimalIn(words[1]) : std::nullopt;
        const int stones = left ? core::parseNumber(words[2]) : -1;
        if (!left || stones < 0)
            return failure("syntax error");
        m_clock.setLeft(*side, {secondsOf(*left), stones});
        return std::string();
    }
    ai::Limits limitsFor(Side side) const
    {
        if (!m_clock.runs())
            return m_limits;
        return {.depth = m_limits.depth, .clock = m_clock.of(side), .overhead = ai::clockOverhead};
    }

    /// Loads the final position of a file, or the one before a given move number.
    Reply loadSgf(const Words &words)
    {
        if (words.empty())
            return failure("syntax error");
        // Words are separated by blanks, but a path may contain some.
        const int number = words.size() > 1 ? core::parseNumber(words.back()) : -1;
        const std::size_t parts = words.size() - (number >= 0 ? 1 : 0);
        if (number == 0)
            return failure("syntax error");
        std::string path(words[0]);
        for (std::size_t i = 1; i < parts; ++i)
            path.append(" ").append(words[i]);
        if (parts > 1 && commandline::checkReadable(path))
            return failure("syntax error");
        const auto text = commandline::readText(path);
        core::format::ReadOptions options;
        options.name = path;
        const auto found = text ? core::format::readRecords(*text, options)
                                : core::Result<core::format::Records>(text.error());
        if (!found) {
            std::cerr << "tabuleiro-cli engine: " << found.error().text << '\n';
            return failure("cannot load file"); // the wording required by the protocol
        }
        for (const auto &warning : core::format::warningsOfMovesAlone(*found, options.name))
            std::cerr << "tabuleiro-cli engine: " << warning.error.text << '\n';
        const core::GameRecord &record = found->records.front().game;
        const auto *start = std::get_if<Othello>(&record.start);
        if (start == nullptr)
            return failure("cannot load file");
        m_games = {*start};
        m_rule = start->rule();
        for (const core::Move move : record.moves) {
            if (number > 0 && static_cast<int>(m_games.size()) >= number)
                break;
            m_games.push_back(core::after(game(), move));
        }
        m_clock.reset();
        m_engine.clear();
        return std::string();
    }

    Reply showBoard(const Words &) { return boardText(game()); }
    Reply finalScore(const Words &)
    {
        if (!game().isOver())
            return failure("cannot score: the game is not over");
        return scoreText(game());
    }
    Reply setGame(const Words &words)
    {
        const auto rule = words.size() == 1 ? ruleNamed(words[0]) : std::nullopt;
        if (!rule)
            return failure("unknown game; expected Othello or ReverseOthello");
        m_rule = *rule;
        return clearBoard({});
    }
    Reply listGames(const Words &) { return std::string("Othello\nReverseOthello"); }

    Reply rulesGameId(const Words &) { return core::lowerCase(gameTitle(game().rule())); }
    Reply rulesBoard(const Words &) { return rulesBoardText(game()); }
    Reply rulesBoardSize(const Words &) { return std::string("8"); }
    Reply rulesLegalMoves(const Words &) { return legalMovesText(game()); }
    Reply rulesSideToMove(const Words &)
    {
        return std::string(game().sideToMove() == Side::First ? "black" : "white");
    }
    Reply rulesFinalResult(const Words &)
    {
        return game().isOver() ? scoreText(game()) : std::string("The game is not over");
    }
    Reply analyzeCommands(const Words &)
    {
        return std::string("sboard/Move values/tabuleiro-move_values\n"
                           "varb/Analysis/tabuleiro-analyze\nstring/Final score/final_score");
    }

    /// Every legal move with its value, the best first: exactness, depth and discs.
    Reply moveValues(const Words &words)
    {
        ai::Limits limits = m_limits;
        if (words.size() > 1 || (words.size() == 1 && core::parseNumber(words[0]) < 1))
            return failure("syntax error");
        if (words.size() == 1) {
            limits = {};
            limits.depth = core::parseNumber(words[0]);
        }
        std::vector<ai::AnalyzedMove> values;
        const Othello position = game();
        m_search.start([&](std::stop_token token) {
            values = m_engine.analyze(position, limits, std::move(token));
        });
        if (!awaitSearch())
            return failure("the input ended during the search");
        return valuesText(values);
    }
    /// Searches deeper and deeper, reporting each depth in a line, until the next line of input.
    Reply analyze(const Words &words)
    {
        if (!words.empty())
            return failure("syntax error");
        m_analysing = true;
        m_output.line('=' + m_id);
        m_search.start([this, position = game()](std::stop_token token) {
            const auto show = [this](const ai::SearchResult &result) {
                std::string text = "info move " + vertex(result.move) + " score "
                                   + discText(result.value.value_or(0)) + " depth "
                                   + std::to_string(result.depth) + '@'
                                   + std::to_string(result.confidence) + "% nodes "
                                   + std::to_string(result.nodes) + " pv";
                for (const core::Move move : result.pv)
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
        m_search.stop();
        m_analysing = false;
        m_output.line("");
    }

    OthelloEngine &m_engine;
    ai::Limits m_limits; ///< per move without a clock
    commandline::InputLines m_input;
    Output m_output;
    Othello::Rule m_rule = Othello::Rule::Most; ///< for the next game
    /// The positions that undo returns to: the start, and that after each command that played.
    std::vector<Othello> m_games{Othello()};
    GtpClock m_clock;
    std::string m_id;
    bool m_analysing = false;
    bool m_quit = false;
    BackgroundSearch m_search; ///< last: its job uses the other members
};

const std::vector<Gtp::GtpCommand> &Gtp::commands()
{
    static const std::vector<GtpCommand> all{
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
        {"loadsgf", &Gtp::loadSgf},
        {"time_settings", &Gtp::timeSettings},
        {"time_left", &Gtp::timeLeft},
        {"showboard", &Gtp::showBoard},
        {"final_score", &Gtp::finalScore},
        {"set_game", &Gtp::setGame},
        {"list_games", &Gtp::listGames},
        {"gogui-rules_game_id", &Gtp::rulesGameId},
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

void speakGtp(OthelloEngine &engine, const ai::Limits &limits)
{
    Gtp(engine, limits).run();
}

} // namespace cli::protocol
