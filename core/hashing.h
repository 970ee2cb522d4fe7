#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace core {

inline constexpr std::uint32_t fnv1aBasis32 = 0x811c9dc5;
inline constexpr std::uint64_t fnv1aBasis64 = 0xcbf29ce484222325;

/// The FNV-1a hash (Fowler, Noll and Vo) of bytes that follow those with the hash
/// `before`. It detects damage and tells texts apart, but not against intent. Files contain these
/// values, which are the same on every machine.
constexpr std::uint32_t fnv1a32(std::span<const std::uint8_t> bytes,
                                std::uint32_t before = fnv1aBasis32)
{
    for (const std::uint8_t byte : bytes)
        before = (before ^ byte) * 0x01000193;
    return before;
}

/// The same in 64 bits.
constexpr std::uint64_t fnv1a64(std::span<const std::uint8_t> bytes,
                                std::uint64_t before = fnv1aBasis64)
{
    for (const std::uint8_t byte : bytes)
        before = (before ^ byte) * 0x100000001b3;
    return before;
}

inline std::uint64_t fnv1a64(std::string_view text, std::uint64_t before = fnv1aBasis64)
{
    return fnv1a64({reinterpret_cast<const std::uint8_t *>(text.data()), text.size()}, before);
}

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
