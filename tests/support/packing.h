#pragma once

#include <string>

#include <bzlib.h>
#include <zlib.h>

// Compresses data for tests of readers.
namespace support {

/// A text compressed with gzip.
inline std::string gzipped(const std::string &text)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, static_cast<uLong>(text.size())) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    return packed;
}

/// A text compressed with bzip2.
inline std::string bzipped(std::string text)
{
    std::string packed(text.size() + text.size() / 50 + 1000, '\0');
    auto size = static_cast<unsigned>(packed.size());
    BZ2_bzBuffToBuffCompress(packed.data(), &size, text.data(), static_cast<unsigned>(text.size()),
                             1, 0, 0);
    packed.resize(size);
    return packed;
}

} // namespace support
