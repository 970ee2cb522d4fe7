#include "app/cli/protocol/protocols.h"
#include "app/commandline/inputlines.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <vector>

namespace cli::protocol {

using namespace ai::othello;
using core::Othello;

namespace {

constexpr std::string_view keyword = "ENGINE-PROTOCOL";

std::string decimal(double number, int places)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", places, number);
    return text;
}

/// The contents of a search command.
struct CassioSearch
{
    Othello position;
    ai::Limits limits;
};

/// Removes a position from the start of the text: 64 squares and the side to move, with or without
/// blanks.
core::Result<Othello> consumePosition(std::string_view &text)
{
    std::size_t squares = 0;
    std::size_t end = 0;
    while (end < text.size() && squares < 65) {
        if (text[end] != ' ')
            ++squares;
        ++end;
    }
    auto position = Othello::parse(text.substr(0, end));
    text.remove_prefix(end);
    return position;
}

/// A score such as "-64", "12.5" or "+64.00".
std::optional<double> parseBound(std::string_view text)
{
    const bool isPositive = text.starts_with('+');
    return core::parseDecimal(text.substr(isPositive), isPositive ? 0 : minScore, maxScore);
}

/// Parses "POS ALPHA BETA [DEPTH] PRECISION"; an endgame search has no depth. The bounds are
/// validated but not used: the search finds the score whatever they are.
core::Result<CassioSearch> parseSearch(std::string_view text, bool endgame)
{
    CassioSearch search;
    const auto position = consumePosition(text);
    if (!position)
        return position.error().in("position");
    search.position = *position;
    const std::vector<std::string_view> words = core::words(text);
    if (words.size() != (endgame ? 3u : 4u))
        return core::Error{std::string("expected a position, alpha, beta, ")
                           + (endgame ? "precision" : "depth and precision")};
    const auto alpha = parseBound(words[0]);
    const auto beta = parseBound(words[1]);
    if (!alpha || !beta || *alpha >= *beta)
        return core::Error{"bounds: expected alpha less than beta, from -64 to 64"};
    if (!endgame) {
        search.limits.depth = core::parseNumber(words[2]);
        if (search.limits.depth < 1 || search.limits.depth > 64)
            return core::Error{"depth " + core::inQuotes(words[2]) + "; expected 1 to 64"};
    }
    search.limits.confidence = core::parseNumber(words.back());
    if (search.limits.confidence < 1 || search.limits.confidence > 100)
        return core::Error{"precision " + core::inQuotes(words.back()) + "; expected 1 to 100"};
    return search;
}

/// A session of the protocol.
class Cassio
{
public:
    explicit Cassio(OthelloEngine &engine)
        : m_engine(engine)
    {}

    void run()
    {
        m_input.watchOutput();
        while (const auto line = m_input.next()) {
            if (line->tooLong)
                m_output.line("ERROR: a line is too long");
            else if (!handle(core::trimmed(line->text)))
                return;
        }
        m_search.stop();
    }

private:
    void ready() { m_output.line("ready."); }
    void error(const std::string &message) { m_output.line("ERROR: " + message); }

    /// Returns false after `quit`.
    bool handle(std::string_view text)
    {
        if (text.empty()) {
            m_output.line(m_searching ? "ok." : "ready.");
            return true;
        }
        const std::size_t end = std::min(text.find(' '), text.size());
        if (text.substr(0, end) != keyword) {
            error("Unknown protocol " + core::inQuotes(text.substr(0, end)));
            return true;
        }
        text = core::trimmed(text.substr(end));
        const std::size_t blank = std::min(text.find(' '), text.size());
        return command(text.substr(0, blank), core::trimmed(text.substr(blank)));
    }

    bool command(std::string_view name, std::string_view rest)
    {
        if (name == "quit") {
            m_search.stop();
            m_output.line("bye bye.");
            return false;
        }
        if (name == "stop") {
            stop();
        } else if (name == "get-search-infos") {
            searchInfos();
        } else if (name == "init") {
            m_search.stop();
            ready();
        } else if (name == "get-version") {
            m_output.line("version: Tabuleiro " TABULEIRO_VERSION);
            if (!m_searching)
                ready();
        } else if (m_searching) {
            error(core::inQuotes(name) + " while a search runs; expected stop before it");
        } else if (name == "new-position") {
            ready();
        } else if (name == "midgame-search" || name == "endgame-search") {
            search(rest, name == "endgame-search");
        } else if (name == "feed-hash") {
            feedHash(rest);
        } else if (name == "empty-hash") {
            m_engine.clear();
        } else {
            error("unknown command " + core::inQuotes(name));
        }
        return true;
    }

    void stop()
    {
        // The search will send "ready.".
        if (m_searching)
            m_search.stop();
        else
            ready();
    }

    void searchInfos()
    {
        if (!m_searching)
            return ready();
        m_output.line("node " + std::to_string(m_nodes) + ", time "
                      + decimal(static_cast<double>(m_milliseconds) * 1e-3, 3));
    }

    /// Validates the positions and ignores them: the search does not need such hints.
    void feedHash(std::string_view text)
    {
        const auto position = consumePosition(text);
        if (!position)
            error(position.error().in("position").text);
        else if (core::words(text).size() < 4)
            error("expected a position, bounds, depth, precision and moves");
    }

    void search(std::string_view text, bool endgame)
    {
        const auto request = parseSearch(text, endgame);
        if (!request)
            return error(request.error().text);
        m_nodes = 0;
        m_milliseconds = 0;
        m_searching = true;
        const auto end = [this] {
            // Reset before "ready." is sent, because the next search may follow at once.
            m_searching = false;
            ready();
        };
        m_search.start(
            [this, end, request = *request](std::stop_token token) {
                const ai::SearchResult result =
                    m_engine.think(request.position, request.limits, std::move(token),
                                   [this](const ai::SearchResult &now) { recordProgress(now); });
                m_output.line(resultLine(request, result));
                end();
            },
            [this, end](const std::string &problem) {
                error("the search failed: " + problem);
                end();
            });
    }

    void recordProgress(const ai::SearchResult &result)
    {
        m_nodes = result.nodes;
        m_milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(result.time).count();
    }

    /// The result with the score as both bounds, as the protocol requires.
    static std::string resultLine(const CassioSearch &request, const ai::SearchResult &result)
    {
        std::string text = request.position.toText();
        text.erase(64, 1);
        const std::string side = request.position.sideToMove() == core::Side::First ? "B" : "W";
        const double low = result.value.value_or(minScore);
        const double high = result.value.value_or(maxScore);
        const auto bound = [&](double value) {
            return side + (value < 0 ? "" : "+") + decimal(value, 2);
        };
        text += ", move " + (result.move == core::Move::none() ? "--" : shortMove(result.move))
                + ", depth " + std::to_string(result.depth) + ", @"
                + std::to_string(result.confidence) + "%, " + bound(low) + " <= v <= " + bound(high)
                + ", ";
        Othello game = request.position;
        for (const core::Move move : result.pv) {
            std::string name = shortMove(move);
            text += game.sideToMove() == core::Side::First ? name : core::lowerCase(name);
            game.play(move);
        }
        return text + ", node " + std::to_string(result.nodes) + ", time "
               + decimal(std::chrono::duration<double>(result.time).count(), 3);
    }

    OthelloEngine &m_engine;
    commandline::InputLines m_input;
    Output m_output;
    std::atomic<bool> m_searching = false;
    std::atomic<std::uint64_t> m_nodes = 0;
    std::atomic<std::int64_t> m_milliseconds = 0;
    BackgroundSearch m_search; ///< last: its job uses the other members
};

} // namespace

void speakCassio(OthelloEngine &engine)
{
    Cassio(engine).run();
}

} // namespace cli::protocol
