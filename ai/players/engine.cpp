#include "ai/players/engine.h"

#include "ai/levels/nimlevels.h"
#include "ai/levels/othellolevels.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/othello/board/board.h"
#include "ai/othello/book/defaultbook.h"
#include "ai/othello/othelloengine.h"
#include "ai/players/namedplayers.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <stdexcept>

namespace ai {

namespace {

using core::Position;

/// A search by the strong engine, within the limits of a request.
using OthelloSearch = std::function<SearchResult(const core::Othello &)>;

SearchResult hardOthello(const core::Othello &position, const OthelloSearch &search)
{
    const std::optional<SearchResult> forced = forcedOthelloMove(position);
    return forced ? *forced : search(position);
}

/// What a level does in each game. A new level is a new row.
struct LevelRow
{
    Level level;
    SearchResult (*ticTacToe)(const core::TicTacToe &);
    SearchResult (*othello)(const core::Othello &, const OthelloSearch &, Random &);
    SearchResult (*nim)(const core::Nim &, Random &);
};

constexpr std::array<LevelRow, 3> levels{{
    {Level::Easy, easyTicTacToe,
     [](const core::Othello &p, const OthelloSearch &, Random &r) { return easyOthello(p, r); },
     [](const core::Nim &p, Random &) { return easyNim(p); }},
    {Level::Medium, mediumTicTacToe,
     [](const core::Othello &p, const OthelloSearch &, Random &) { return mediumOthello(p); },
     [](const core::Nim &p, Random &r) { return mediumNim(p, r); }},
    {Level::Hard, hardTicTacToe,
     [](const core::Othello &p, const OthelloSearch &s, Random &) { return hardOthello(p, s); },
     [](const core::Nim &p, Random &) { return hardNim(p); }},
}};
static_assert(levels.size() == allLevels.size());

/// Of an engine for one request limited by nodes or depth.
constexpr std::size_t limitedTableBytes = std::size_t(4) << 20;

/// A search that nobody limits would think until the game is solved.
Limits limitedBy(Limits limits)
{
    if (limits.time.count() == 0 && limits.depth == 0 && limits.nodes == 0 && !limits.clock)
        limits.time = defaultThinkingTime;
    return limits;
}

/// What the opening book has drawn, if it knows the position.
std::optional<SearchResult> bookResult(const core::Othello &position, Random &random)
{
    const othello::OpeningBook &book = othello::defaultBook();
    const othello::Board board = othello::boardOf(position);
    const std::optional<othello::BookMove> drawn = book.drawMove(board, random);
    if (!drawn)
        return std::nullopt;
    SearchResult result{
        .move = othello::moveOf(drawn->square), .reason = Reason::Book, .value = drawn->value};
    result.pv = {result.move};
    for (const int square : book.bestLine(othello::boardOf(core::after(position, result.move))))
        result.pv.push_back(othello::moveOf(square));
    return result;
}

struct Chooser
{
    const LevelRow &row;
    const OthelloSearch &search;
    Random &random;

    SearchResult operator()(const core::TicTacToe &position) const
    {
        return row.ticTacToe(position);
    }
    SearchResult operator()(const core::Othello &position) const
    {
        return row.othello(position, search, random);
    }
    SearchResult operator()(const core::Nim &position) const { return row.nim(position, random); }
};

} // namespace

Engine::Engine() = default;
Engine::~Engine() = default;

SearchResult Engine::think(const SearchRequest &request, std::stop_token token,
                           const SearchProgress &progress)
{
    if (isOver(request.position))
        throw std::invalid_argument("no move can be searched in a finished game: "
                                    + toText(request.position));
    const auto row =
        std::find_if(levels.begin(), levels.end(), [&request](const LevelRow &candidate) {
            return candidate.level == request.level;
        });
    const auto start = std::chrono::steady_clock::now();
    Random random(request.seed);
    const OthelloSearch search = [&](const core::Othello &position) {
        const auto known = request.usesBook ? bookResult(position, random) : std::nullopt;
        return known ? *known : searchOthello(position, request, token, progress);
    };
    SearchResult result;
    if (request.player != nullptr) {
        result = request.player->choose(request.position, random);
    } else {
        result = std::visit(Chooser{*row, search, random}, request.position);
        drawMove(result, random);
    }
    result.time = std::chrono::steady_clock::now() - start;
    return result;
}

SearchResult Engine::searchOthello(const core::Othello &position, const SearchRequest &request,
                                   std::stop_token token, const SearchProgress &progress)
{
    const Limits limits = limitedBy(request.limits);
    if (limits.nodes != 0 || limits.depth != 0) {
        othello::EngineOptions options;
        options.tableBytes = limitedTableBytes;
        othello::OthelloEngine engine(options);
        engine.setSeed(request.seed);
        return engine.think(position, limits, std::move(token), progress);
    }
    if (!m_othello || !(m_resources == request.resources)) {
        othello::EngineOptions options;
        options.tableBytes = request.resources.tableBytes;
        options.threads = request.resources.threads;
        m_othello.reset(); // before the new one, so that there are never two tables
        m_othello = std::make_unique<othello::OthelloEngine>(options);
        m_resources = request.resources;
    }
    m_othello->setSeed(request.seed);
    return m_othello->think(position, limits, std::move(token), progress);
}

} // namespace ai
