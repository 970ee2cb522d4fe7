#pragma once

#include "ai/othello/kernels/kernelfunctions.h"

#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace ai::othello {

/// The threads of a search beside the one that started it. They wait for split points from the
/// beginning to the end of the search.
class HelperThreads
{
public:
    HelperThreads(SharedSearchState &shared, Kernel kernel, int count);
    /// Ends the search for them, and joins.
    ~HelperThreads();
    HelperThreads(const HelperThreads &) = delete;
    HelperThreads &operator=(const HelperThreads &) = delete;

    /// Positions made by all of them. Between iterations only.
    std::uint64_t nodes() const;

private:
    SharedSearchState &m_shared;
    std::vector<std::unique_ptr<SearchThread>> m_searches;
    std::vector<std::jthread> m_threads;
};

} // namespace ai::othello
