#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>

namespace ai {

/// The source of chance: one generator a search, seeded by its request, so that a seed repeats a
/// game. The distributions below take the place of the standard library's, whose numbers differ
/// from one library to the next.
using Random = std::mt19937_64;

/// A number from 0 to count - 1. The remainder's bias is far below anything that can be measured.
inline std::size_t uniformIndex(Random &random, std::size_t count)
{
    assert(count > 0);
    return static_cast<std::size_t>(random() % count);
}

inline bool coinFlip(Random &random)
{
    return (random() >> 63) != 0;
}

/// Normally distributed with mean 0 and standard deviation 1: the sum of twelve uniform numbers,
/// which needs no function that mathematical libraries round differently. Never beyond 6.
inline double normalDeviate(Random &random)
{
    std::int64_t sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<std::int64_t>(random() >> 32);
    return static_cast<double>(sum) / 4294967296.0 - 6;
}

/// Fisher and Yates.
template <class Container>
void shuffle(Container &items, Random &random)
{
    for (std::size_t i = std::size(items); i > 1; --i)
        std::swap(items[i - 1], items[uniformIndex(random, i)]);
}

} // namespace ai
