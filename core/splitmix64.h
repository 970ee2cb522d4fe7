#pragma once

#include <cstdint>

namespace core {

/// The increment of SplitMix64, derived from the golden ratio.
inline constexpr std::uint64_t splitMix64Increment = 0x9e3779b97f4a7c15;

/// The finalizer of SplitMix64 (Steele, Lea and Flood: Fast Splittable Pseudorandom Number
/// Generators, 2014): a bijection in which every bit of the result depends on every bit of the
/// number; 0 stays 0.
constexpr std::uint64_t mixedBits(std::uint64_t number)
{
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
}

} // namespace core
