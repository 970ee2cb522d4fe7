#pragma once

#include "core/error.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A kind of this program's binary files: a header of 24 bytes (magic, version, mark, size of the
/// rest, checksum of the rest; little-endian 32-bit numbers), then the rest.
struct PackedKind
{
    std::string_view magic; ///< eight letters
    std::uint32_t version = 1;
    std::string_view name; ///< for messages: "weights"
};

/// The contents of a file.
struct PackedFile
{
    std::uint32_t mark = 0; ///< a number whose meaning depends on the kind
    std::span<const std::uint8_t> rest;
};

std::vector<std::uint8_t> packedFile(const PackedKind &kind, std::uint32_t mark,
                                     std::span<const std::uint8_t> rest);

/// The returned `rest` is a view into the bytes. The error says what is wrong: not such a file,
/// another version, truncated, or damaged.
Result<PackedFile> openedFile(const PackedKind &kind, std::span<const std::uint8_t> bytes);

/// FNV-1a: detects damage, not tampering.
std::uint32_t checksum(std::span<const std::uint8_t> bytes);

} // namespace core
