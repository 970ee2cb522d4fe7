#include "ai/othello/othelloengine.h"

#include "ai/othello/evaluation/defaultweights.h"

#include <algorithm>
#include <utility>

namespace ai::othello {

namespace {

/// The result of a finished game.
SearchResult finalResult(const core::Othello &game)
{
    SearchResult result;
    result.value = scoreFor(game, game.sideToMove());
    result.exact = true;
    result.confidence = 100;
    result.reason = Reason::Solved;
    return result;
}

/// Converts a result after a pass to the view of the side that passes.
SearchResult beforePass(SearchResult result)
{
    if (result.value)
        result.value = -*result.value;
    result.pv.insert(result.pv.begin(), core::Othello::pass);
    result.move = core::Othello::pass;
    return result;
}

bool isReverse(const core::Othello &game)
{
    return game.rule() == core::Othello::Rule::Fewest;
}

/// Loaded once, by the first engine.
std::shared_ptr<const Weights> sharedDefaultWeights()
{
    static const auto shared = [] {
        core::Result<Weights> read = Weights::fromBytes(defaultWeights());
        dropPagesOfDefaultWeights();
        return std::make_shared<const Weights>(read ? *std::move(read) : Weights::fallback());
    }();
    return shared;
}

} // namespace

OthelloEngine::OthelloEngine(const EngineOptions &options)
    : m_table(options.tableBytes)
    , m_weights(sharedDefaultWeights())
    , m_kernel(options.kernel)
    , m_threads(std::max(1, options.threads))
{}

void OthelloEngine::preloadWeights()
{
    sharedDefaultWeights();
}

std::optional<core::Error> OthelloEngine::setWeights(std::span<const std::uint8_t> bytes)
{
    const core::Result<Weights> weights = Weights::fromBytes(bytes);
    if (!weights)
        return weights.error();
    m_weights = std::make_shared<const Weights>(*weights);
    clear();
    return std::nullopt;
}

void OthelloEngine::clear()
{
    m_table.clear();
}

RootSearch OthelloEngine::startSearch(const core::Othello &game, const Limits &limits,
                                      std::stop_token token)
{
    m_table.newSearch();
    return RootSearch(game, limits, {m_table, *m_weights, m_kernel, m_threads, m_seed, m_latency},
                      std::move(token));
}

ReverseSearch OthelloEngine::startReverseSearch(const core::Othello &game, const Limits &limits,
                                                std::stop_token token)
{
    m_table.newSearch();
    return ReverseSearch(game, limits, {m_table, m_seed, m_latency}, std::move(token));
}

SearchResult OthelloEngine::think(const core::Othello &game, const Limits &limits,
                                  std::stop_token token, const SearchProgress &progress)
{
    if (game.isOver())
        return finalResult(game);
    if (!game.mustPass())
        return isReverse(game)
                   ? startReverseSearch(game, limits, std::move(token)).findBestMove(progress)
                   : startSearch(game, limits, std::move(token)).findBestMove(progress);
    const auto passed = [&progress](const SearchResult &result) {
        if (progress)
            progress(beforePass(result));
    };
    return beforePass(think(core::after(game, core::Othello::pass), limits, token, passed));
}

SearchResult OthelloEngine::solve(const core::Othello &game, std::stop_token token,
                                  const SearchProgress &progress)
{
    return think(game, {}, std::move(token), progress);
}

std::vector<AnalyzedMove> OthelloEngine::analyze(const core::Othello &game, const Limits &limits,
                                                 std::stop_token token)
{
    if (game.isOver())
        return {};
    if (!game.mustPass())
        return isReverse(game) ? startReverseSearch(game, limits, std::move(token)).valueMoves()
                               : startSearch(game, limits, std::move(token)).valueMoves();
    AnalyzedMove pass =
        analyze(core::after(game, core::Othello::pass), limits, std::move(token)).front();
    pass.move = core::Othello::pass;
    pass.value = -pass.value;
    return {pass};
}

} // namespace ai::othello
