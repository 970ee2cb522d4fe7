#include "ai/othello/helperthreads.h"

namespace ai::othello {

HelperThreads::HelperThreads(SharedSearchState &shared, Kernel kernel, int count)
    : m_shared(shared)
{
    try {
        for (int i = 0; i < count; ++i) {
            m_searches.push_back(functionsOf(kernel).makeThread(shared));
            m_threads.emplace_back([search = m_searches.back().get()] { search->idleLoop(); });
        }
    } catch (...) { // the threads already created would wait for work forever
        m_shared.finish();
        throw;
    }
}

HelperThreads::~HelperThreads()
{
    m_shared.finish();
}

std::uint64_t HelperThreads::nodes() const
{
    std::uint64_t sum = 0;
    for (const auto &search : m_searches)
        sum += search->nodes();
    return sum;
}

} // namespace ai::othello
