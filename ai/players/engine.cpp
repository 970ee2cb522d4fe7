#include "ai/players/engine.h"

#include "ai/levels/level.h"
#include "ai/levels/nimlevels.h"
#include "ai/levels/othellolevels.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/othello/board/board.h"
#include "ai/othello/book/defaultbook.h"
#include "ai/othello/othelloengine.h"
#include "ai/players/namedplayers.h"
#include "core/overloaded.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>

namespace ai {

namespace {

/// A level's implementation in each game. A new level is a new row.
struct LevelRow
{
    Level level;
    SearchResult (*ticTacToe)(const core::TicTacToe &);
    SearchResult (*othello)(const core::Othello &, Random &); ///< null: the strong engine
    SearchResult (*nim)(const core::Nim &, Random &);
};

constexpr std::array<LevelRow, 3> levels{{
    {Level::Easy, easyTicTacToe, easyOthello,
     [](const core::Nim &p, Random &) { return anyMove(p); }},
    {Level::Medium, mediumTicTacToe,
     [](const core::Othello &p, Random &) { return mediumOthello(p); }, mediumNim},
    {Level::Hard, hardTicTacToe, nullptr, [](const core::Nim &p, Random &) { return hardNim(p); }},
}};
static_assert(levels.size() == allLevels.size());

/// The table size of an engine created for one request with a node or depth limit.
constexpr std::size_t limitedTableBytes = std::size_t(4) << 20;

/// Adds a default limit: an unlimited search would go on until the game is solved.
Limits limitedBy(Limits limits)
{
    if (limits.time.count() == 0 && limits.depth == 0 && limits.nodes == 0 && !limits.clock)
        limits.time = defaultThinkingTime;
    return limits;
}

/// A move picked from the opening book, if that contains the position. The book is for the standard
/// rule.
std::optional<SearchResult> bookResult(const core::Othello &position, Random &random)
{
    if (position.rule() != core::Othello::Rule::Most)
        return std::nullopt;
    const othello::OpeningBook &book = othello::defaultBook();
    const othello::Board board = othello::boardOf(position);
    const std::optional<othello::BookMove> picked = book.pickMove(board, random);
    if (!picked)
        return std::nullopt;
    SearchResult result{
        .move = othello::moveOf(picked->square), .reason = Reason::Book, .value = picked->value};
    result.pv = {result.move};
    for (const int square : book.bestLine(othello::boardOf(core::after(position, result.move))))
        result.pv.push_back(othello::moveOf(square));
    return result;
}

} // namespace

Engine::Engine() = default;
Engine::~Engine() = default;

void Engine::preloadOthello()
{
    othello::OthelloEngine::preloadWeights();
    othello::defaultBook();
}

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
    SearchResult result;
    if (request.player != nullptr) {
        result = request.player->choose(request.position, random);
    } else {
        result = std::visit(
            core::Overloaded{
                [&](const core::TicTacToe &position) { return row->ticTacToe(position); },
                [&](const core::Othello &position) {
                    return row->othello != nullptr
                               ? row->othello(position, random)
                               : hardOthello(position, request, random, token, progress);
                },
                [&](const core::Nim &position) { return row->nim(position, random); },
            },
            request.position);
        pickMove(result, random);
    }
    result.time = std::chrono::steady_clock::now() - start;
    return result;
}

SearchResult Engine::hardOthello(const core::Othello &position, const SearchRequest &request,
                                 Random &random, std::stop_token token,
                                 const SearchProgress &progress)
{
    if (const std::optional<SearchResult> forced = forcedOthelloMove(position))
        return *forced;
    if (const auto known = request.usesBook ? bookResult(position, random) : std::nullopt)
        return *known;
    return searchOthello(position, request, std::move(token), progress);
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
        m_othello.reset(); // first, so that there are never two tables
        m_othello = std::make_unique<othello::OthelloEngine>(options);
        m_resources = request.resources;
    }
    m_othello->setSeed(request.seed);
    return m_othello->think(position, limits, std::move(token), progress);
}

} // namespace ai
