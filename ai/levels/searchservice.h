#pragma once

#include "ai/levels/engine.h"
#include "ai/levels/searchrequest.h"
#include "ai/search/latestworker.h"

#include <functional>
#include <variant>

namespace ai {

/// Runs searches on a thread of its own, one at a time; the latest request wins. start() and
/// cancel() may be called from any thread and never wait for a search. Destruction stops the
/// search, joins the thread, then frees.
class SearchService
{
public:
    /// Receives answers, on the service's thread, or in start() where no thread can be created. A
    /// request that was cancelled or replaced before its answer was ready gets none; one whose
    /// answer was just being delivered still gets it, so compare ids. It must not destroy the
    /// service.
    using Receiver = std::function<void(const SearchAnswer &)>;

    explicit SearchService(Receiver receiver);

    /// Stops the search that is running, if any, and replaces one that waits.
    void start(SearchRequest request);
    void cancel() { m_search.cancel(); }
    /// Loads in the background what the first strong search of Othello needs, so that it need not
    /// wait for it.
    void prepareOthello();

private:
    Engine m_engine; // of the search's thread alone
    LatestWorker<std::monostate> m_preparation;
    LatestWorker<SearchResult> m_search; // last: its thread ends before the rest is freed
};

} // namespace ai
