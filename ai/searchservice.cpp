#include "ai/searchservice.h"

#include "ai/othello/othelloengine.h"

#include <exception>
#include <utility>

namespace ai {

SearchService::SearchService(Receiver receiver)
    : m_receiver(std::move(receiver))
    , m_thread([this](const std::stop_token &quit) { run(quit); })
{
}

SearchService::~SearchService()
{
    cancel();
    m_thread.request_stop();
}

void SearchService::start(SearchRequest request)
{
    {
        const std::lock_guard lock(m_mutex);
        m_running.request_stop();
        m_waiting = std::move(request);
    }
    m_wake.notify_one();
}

void SearchService::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_running.request_stop();
    m_waiting.reset();
}

void SearchService::prepareOthello()
{
    {
        const std::lock_guard lock(m_mutex);
        m_preparing = true;
    }
    m_wake.notify_one();
}

void SearchService::run(const std::stop_token &quit)
{
    while (true) {
        std::optional<SearchRequest> request;
        std::stop_token token;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return m_waiting || m_preparing; }))
                return;
            if (!m_waiting) {
                m_preparing = false;
                lock.unlock();
                othello::OthelloEngine::readWeights();
                continue;
            }
            request = std::exchange(m_waiting, std::nullopt);
            m_running = std::stop_source();
            token = m_running.get_token();
        }
        const SearchAnswer answer = answered(*request, token);
        if (!token.stop_requested())
            m_receiver(answer);
    }
}

SearchAnswer SearchService::answered(const SearchRequest &request, const std::stop_token &token)
{
    try {
        return m_engine.think(request, token);
    } catch (const std::exception &problem) {
        return SearchFailure{request.id, problem.what()};
    } catch (...) {
        return SearchFailure{request.id, "an unknown error"};
    }
}

} // namespace ai
