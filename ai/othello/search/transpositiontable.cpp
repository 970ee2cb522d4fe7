#include "ai/othello/search/transpositiontable.h"

#include <cstdlib>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace ai::othello {

namespace {

constexpr std::size_t hugePage = std::size_t(2) << 20;

} // namespace

void TableMemory::Free::operator()(void *memory) const
{
    std::free(memory);
}

TableMemory::TableMemory(std::size_t bytes)
    : m_bytes(bytes)
{
    std::size_t space = bytes + hugePage;
    m_data = std::calloc(space, 1);
    if (m_data == nullptr)
        throw std::runtime_error("there is no memory for a transposition table of "
                                 + std::to_string(bytes >> 20) + " MiB");
    m_allocated.reset(m_data);
    std::align(hugePage, bytes, m_data, space);
#ifdef __linux__
    // Huge pages avoid a page walk for most probes. The advice may be ignored.
    madvise(m_data, bytes, MADV_HUGEPAGE);
#endif
}

void TableMemory::zero()
{
#ifdef __linux__
    // Afterwards private anonymous pages read as zeros. If this fails, for example for locked
    // pages, write zeros.
    if (madvise(m_data, m_bytes, MADV_DONTNEED) == 0)
        return;
#endif
    std::memset(m_data, 0, m_bytes);
}

} // namespace ai::othello
