#include "ai/levels/searchservice.h"

#include "ai/othello/othelloengine.h"

#include <utility>

namespace ai {

namespace {

SearchAnswer answerOf(RequestId id, LatestWorker<SearchResult>::Outcome outcome)
{
    if (auto *failure = std::get_if<Failure>(&outcome))
        return {id, SearchFailure{std::move(failure->message)}};
    return {id, std::get<SearchResult>(std::move(outcome))};
}

} // namespace

SearchService::SearchService(Receiver receiver)
    // What cannot be prepared is met again by the search that needs it.
    : m_preparation([](RequestId, const auto &) {})
    , m_search([receiver = std::move(receiver)](RequestId id, auto outcome) {
        receiver(answerOf(id, std::move(outcome)));
    })
{}

void SearchService::start(SearchRequest request)
{
    const RequestId id = request.id;
    m_search.start(id, [this, request = std::move(request)](const std::stop_token &token) {
        return m_engine.think(request, token);
    });
}

void SearchService::prepareOthello()
{
    m_preparation.start(0, [](const std::stop_token &) {
        othello::OthelloEngine::preloadWeights();
        return std::monostate();
    });
}

} // namespace ai
