#pragma once

#include "ai/players/engine.h"
#include "ai/players/searchrequest.h"
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

    /// Receives what a search has found up to now, on the service's thread; also of a request that
    /// was just being replaced, so compare ids.
    using ProgressReceiver = std::function<void(RequestId, const SearchResult &)>;

    explicit SearchService(Receiver receiver, ProgressReceiver progress = {});

    /// Stops the search that is running, if any, and replaces one that waits.
    void start(SearchRequest request);
    void cancel() { m_search.cancel(); }
    /// Ends the search of a request, or has it end as soon as it begins: its answer is the best
    /// move found by then. From any thread; never waits.
    void finish(RequestId id) { m_search.finish(id); }
    /// Loads in the background what the first strong search of Othello needs, so that it need not
    /// wait for it.
    void prepareOthello();

private:
    const ProgressReceiver m_progress;
    Engine m_engine; // of the search's thread alone
    LatestWorker<std::monostate> m_preparation;
    LatestWorker<SearchResult> m_search; // last: its thread ends before the rest is freed
};

} // namespace ai
