#include "core/packedfile.h"

#include "core/hashing.h"
#include "core/translatable.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

constexpr std::size_t versionAt = 8;
constexpr std::size_t markAt = 12;
constexpr std::size_t sizeAt = 16;
constexpr std::size_t checksumAt = 20;
constexpr std::size_t headerSize = 24;

void append32(std::vector<std::uint8_t> &bytes, std::uint32_t value)
{
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

std::uint32_t read32(std::span<const std::uint8_t> bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value |= static_cast<std::uint32_t>(bytes[at + i]) << (8 * i);
    return value;
}

} // namespace

std::vector<std::uint8_t> packedFile(const PackedKind &kind, std::uint32_t mark,
                                     std::span<const std::uint8_t> rest)
{
    std::vector<std::uint8_t> bytes(kind.magic.begin(), kind.magic.end());
    append32(bytes, kind.version);
    append32(bytes, mark);
    append32(bytes, static_cast<std::uint32_t>(rest.size()));
    append32(bytes, checksum(rest));
    bytes.insert(bytes.end(), rest.begin(), rest.end());
    return bytes;
}

Result<PackedFile> openedFile(const PackedKind &kind, std::span<const std::uint8_t> bytes)
{
    const std::string name(kind.name);
    if (bytes.size() < headerSize
        || !std::equal(kind.magic.begin(), kind.magic.end(), bytes.begin()))
        return Error(QT_TRANSLATE_NOOP("core::Error", "not a file of Othello %1"), {name});
    if (const std::uint32_t version = read32(bytes, versionAt); version != kind.version)
        return Error(QT_TRANSLATE_NOOP("core::Error", "the %1 have version %2, expected %3"),
                     {name, std::to_string(version), std::to_string(kind.version)});
    const auto rest = bytes.subspan(headerSize);
    if (const std::uint32_t size = read32(bytes, sizeAt); rest.size() != size)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "the %1 have %2 bytes after the header, expected %3"),
            {name, std::to_string(rest.size()), std::to_string(size)});
    if (checksum(rest) != read32(bytes, checksumAt))
        return Error(QT_TRANSLATE_NOOP("core::Error", "the %1 are damaged: the checksum is wrong"),
                     {name});
    return PackedFile{read32(bytes, markAt), rest};
}

std::uint32_t checksum(std::span<const std::uint8_t> bytes)
{
    return fnv1a32(bytes);
}

} // namespace core
