#include "ai/othello/search/transpositiontable.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
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

void TranspositionTable::Free::operator()(void *memory) const
{
    std::free(memory);
}

TranspositionTable::TranspositionTable(std::size_t bytes)
{
    const std::size_t buckets =
        std::bit_floor(std::max(bytes, std::size_t(64) << 10) / sizeof(Bucket));
    m_mask = buckets - 1;
    std::size_t space = buckets * sizeof(Bucket) + hugePage;
    void *memory = std::calloc(space, 1);
    if (memory == nullptr)
        throw std::runtime_error("there is no memory for a transposition table of "
                                 + std::to_string((buckets * sizeof(Bucket)) >> 20) + " MiB");
    m_memory.reset(memory);
    std::align(hugePage, buckets * sizeof(Bucket), memory, space);
#ifdef __linux__
    // Big pages save a page walk at most probes. Advice only: a refusal changes nothing else.
    madvise(memory, buckets * sizeof(Bucket), MADV_HUGEPAGE);
#endif
    m_buckets = static_cast<Bucket *>(memory);
}

void TranspositionTable::clear()
{
    std::fill_n(m_buckets, m_mask + 1, Bucket{});
    m_age = 0;
}

} // namespace ai::othello
