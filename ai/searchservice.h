#pragma once

#include "ai/engine.h"
#include "ai/searchrequest.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace ai {

/// Runs searches on a thread of its own, one at a time; the latest request wins. start() and cancel()
/// may be called from any thread and never wait for a search. Destruction stops the search, joins the
/// thread, then frees.
class SearchService
{
public:
    /// Receives answers, on the service's thread. A request that was cancelled or replaced before its
    /// answer was ready gets none; one whose answer was just being delivered still gets it, so compare
    /// ids. It must not destroy the service.
    using Receiver = std::function<void(const SearchAnswer &)>;

    explicit SearchService(Receiver receiver);
    ~SearchService();
    SearchService(const SearchService &) = delete;
    SearchService &operator=(const SearchService &) = delete;

    /// Stops the search that is running, if any, and replaces one that waits.
    void start(SearchRequest request);
    void cancel();
    /// Has the thread read, when it has nothing else to do, what the first strong search of Othello
    /// needs, so that it need not wait for it.
    void prepareOthello();

private:
    void run(const std::stop_token &quit);
    SearchAnswer answered(const SearchRequest &request, const std::stop_token &token);

    Receiver m_receiver;
    Engine m_engine; // the thread's alone
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<SearchRequest> m_waiting; // guarded by m_mutex
    bool m_preparing = false;               // guarded by m_mutex
    std::stop_source m_running;             // guarded by m_mutex
    std::jthread m_thread;                  // last: joined before the rest is freed
};

} // namespace ai
