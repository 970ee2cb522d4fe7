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
    // On the worker's thread; what it returns goes to the receiver of the constructor.
    m_search.start(
        id, [this, request](const std::stop_token &token) { return search(request, token); });
}

void SearchService::finish(RequestId id)
{
    const std::lock_guard lock(m_mutex);
    m_finished = id;
    if (m_running == id)
        m_runningStop.request_stop();
}

/// On the search's thread.
SearchResult SearchService::search(const SearchRequest &request, const std::stop_token &cancelled)
{
    std::stop_source stop = stopSourceFor(request.id);
    const std::stop_callback onCancel(cancelled, [&stop] { stop.request_stop(); });
    const auto report = [&](const SearchResult &result) {
        if (m_progress)
            m_progress(request.id, result);
    };
    return m_engine.think(request, stop.get_token(), report);
}

/// What ends the search of the request that begins, when it is cancelled as well as when it is to
/// answer at once: only a cancelled one is known to have no answer.
std::stop_source SearchService::stopSourceFor(RequestId id)
{
    const std::lock_guard lock(m_mutex);
    m_running = id;
    m_runningStop = std::stop_source();
    if (m_finished == id)
        m_runningStop.request_stop();
    return m_runningStop;
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
