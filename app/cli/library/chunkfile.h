#pragma once

#include "app/cli/library/positionanalyst.h"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// The first line of a chunk and of its result. A chunk says all that its result depends on, and
/// nothing else: no path, no machine, no time.
struct ChunkHeader
{
    std::string engine; ///< the program's version
    AnalysisSettings settings;
    std::size_t lines = 0;
    std::string digest; ///< of the lines, 16 hexadecimal digits

    std::string text(std::string_view kind) const;

    friend bool operator==(const ChunkHeader &, const ChunkHeader &) = default;
};

/// The largest size of a file in bytes: more than the largest chunk, or its result, needs.
inline constexpr std::size_t maxChunkBytes = std::size_t(1) << 30;

inline constexpr std::string_view chunkKind = "tabuleiro-chunk";
inline constexpr std::string_view resultKind = "tabuleiro-result";

core::Result<ChunkHeader> parseHeader(std::string_view line, std::string_view kind);

std::string digestOf(std::string_view lines);

/// A part of the positions of a library, to be valued on any machine.
struct Chunk
{
    ChunkHeader header;
    std::vector<std::string> lines; ///< a position each
};

/// A chunk's name, "000017-DIGEST", without the ending.
std::string chunkName(std::size_t number, const ChunkHeader &header);
inline constexpr std::string_view chunkEnding = ".chunk";
inline constexpr std::string_view resultEnding = ".result";

/// The paths of a folder's files with an ending, by name.
core::Result<std::vector<std::string>> filesOf(const std::string &folder, std::string_view ending);

/// Reads a chunk whose digest is right. The error begins with the path.
core::Result<Chunk> readChunk(const std::string &path);

/// Reads a finished result: all its lines, and the last with their number and digest.
core::Result<std::vector<core::library::KeyedValue>> readResult(const std::string &path);

/// The result that a chunk will have: its path without ".chunk", with ".result".
std::string resultPathOf(const std::string &chunkPath);

/// The last line of a result, behind so many lines.
std::string endLine(std::size_t count, std::string_view lines);

} // namespace cli
