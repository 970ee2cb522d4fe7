#include "ai/othello/transpositiontable.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace ai::othello {

namespace {

constexpr std::size_t hugePage = std::size_t(2) << 20;

} // namespace

void TranspositionTable::Free::operator()(Bucket *buckets) const
{
    ::operator delete(buckets, std::align_val_t(hugePage));
}

TranspositionTable::TranspositionTable(std::size_t bytes)
{
    const std::size_t buckets =
        std::bit_floor(std::max(bytes, std::size_t(64) << 10) / sizeof(Bucket));
    m_mask = buckets - 1;
    void *memory = ::operator new(buckets * sizeof(Bucket), std::align_val_t(hugePage));
#ifdef __linux__
    // Big pages save a page walk at most probes. Advice only: a refusal changes nothing else.
    madvise(memory, buckets * sizeof(Bucket), MADV_HUGEPAGE);
#endif
    m_buckets.reset(static_cast<Bucket *>(memory));
    for (std::size_t i = 0; i < buckets; ++i)
        new (&m_buckets[i]) Bucket{};
}

void TranspositionTable::clear()
{
    for (std::size_t i = 0; i <= m_mask; ++i) {
        for (Slot &slot : m_buckets[i].slots) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
    m_age = 0;
}

} // namespace ai::othello
