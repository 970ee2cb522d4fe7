#pragma once

#include "app/cli/library/positionanalyst.h"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// The first line of a chunk and of its result. It contains everything that the result depends on,
/// and nothing else: no path, machine or time.
struct ChunkHeader
{
    std::string engine; ///< the program's version
    AnalysisSettings settings;
    std::size_t lines = 0;
    std::string digest; ///< of the lines, 16 hexadecimal digits

    std::string text(std::string_view kind) const;

    friend bool operator==(const ChunkHeader &, const ChunkHeader &) = default;
};

/// The maximum file size in bytes; more than the largest chunk or result needs.
inline constexpr std::size_t maxChunkBytes = std::size_t(1) << 30;

inline constexpr std::string_view chunkKind = "tabuleiro-chunk";
inline constexpr std::string_view resultKind = "tabuleiro-result";

core::Result<ChunkHeader> parseHeader(std::string_view line, std::string_view kind);

std::string digestOf(std::string_view lines);

/// A part of a library's positions, to be valued on any machine.
struct Chunk
{
    ChunkHeader header;
    std::vector<std::string> lines; ///< one position per line
};

/// A chunk's file name without extension: "000017-DIGEST".
std::string chunkName(std::size_t number, const ChunkHeader &header);
inline constexpr std::string_view chunkEnding = ".chunk";
inline constexpr std::string_view resultEnding = ".result";

/// The paths of a folder's files with an extension, sorted by name.
core::Result<std::vector<std::string>> filesOf(const std::string &folder, std::string_view ending);

/// Reads a chunk and checks its digest. The error begins with the path.
core::Result<Chunk> readChunk(const std::string &path);

/// Reads and checks a finished result, whose last line contains the number and digest of the
/// others.
core::Result<std::vector<core::library::KeyedValue>> readResult(const std::string &path);

/// The path of a chunk's result: ".chunk" replaced by ".result".
std::string resultPathOf(const std::string &chunkPath);

/// The last line of a result with `count` lines.
std::string endLine(std::size_t count, std::string_view lines);

} // namespace cli
