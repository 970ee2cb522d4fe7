#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>

namespace ai {

/// The random number generator: one for each search, seeded by its request, so that a seed
/// reproduces a game. The functions below replace the standard library's distributions, whose
/// results differ between implementations.
using Random = std::mt19937_64;

/// A number from 0 to count - 1. The modulo bias is too small to be measured.
inline std::size_t uniformIndex(Random &random, std::size_t count)
{
    assert(count > 0);
    return static_cast<std::size_t>(random() % count);
}

inline bool coinFlip(Random &random)
{
    return (random() >> 63) != 0;
}

/// Approximately normally distributed, with mean 0 and standard deviation 1: a sum of twelve
/// uniform numbers, which avoids functions that math libraries round differently. From -6 to 6.
inline double normalDeviate(Random &random)
{
    std::int64_t sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<std::int64_t>(random() >> 32);
    return static_cast<double>(sum) / 4294967296.0 - 6;
}

/// The Fisher-Yates shuffle.
template <class Container>
void shuffle(Container &items, Random &random)
{
    for (std::size_t i = std::size(items); i > 1; --i)
        std::swap(items[i - 1], items[uniformIndex(random, i)]);
}

} // namespace ai
