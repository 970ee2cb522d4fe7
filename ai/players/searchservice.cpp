#include "ai/players/searchservice.h"

#include "ai/othello/book/defaultbook.h"
#include "ai/othello/othelloengine.h"

#include <utility>

namespace ai {

SearchService::SearchService(Receiver receiver, ProgressReceiver progress)
    : m_progress(std::move(progress))
    // What cannot be prepared is met again by the search that needs it.
    , m_preparation([](RequestId, const auto &) {})
    , m_search([receiver = std::move(receiver)](RequestId id, auto outcome) {
        receiver({id, std::move(outcome)});
    })
{}

void SearchService::start(SearchRequest request)
{
    const RequestId id = request.id;
    // On the worker's thread; what the engine returns goes to the receiver of the constructor.
    m_search.start(id, [this, request](const std::stop_token &token) {
        return m_engine.think(request, token, [&](const SearchResult &result) {
            if (m_progress)
                m_progress(request.id, result);
        });
    });
}

void SearchService::prepareOthello()
{
    m_preparation.start(0, [](const std::stop_token &) {
        othello::OthelloEngine::preloadWeights();
        othello::defaultBook();
        return std::monostate();
    });
}

} // namespace ai
