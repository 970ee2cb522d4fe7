#pragma once

#include "ai/othello/kernels/kernelfunctions.h"

#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace ai::othello {

/// A search's additional threads. They wait for split points throughout the search.
class HelperThreads
{
public:
    HelperThreads(SharedSearchState &shared, Kernel kernel, int count);
    /// Ends their search and joins them.
    ~HelperThreads();
    HelperThreads(const HelperThreads &) = delete;
    HelperThreads &operator=(const HelperThreads &) = delete;

    /// The positions searched by all of them. Call only between iterations.
    std::uint64_t nodes() const;

private:
    SharedSearchState &m_shared;
    std::vector<std::unique_ptr<SearchThread>> m_searches;
    std::vector<std::jthread> m_threads;
};

} // namespace ai::othello
