#include "core/format/unpack.h"

#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <bzlib.h>
#include <zlib.h>

namespace core::format {

namespace {

/// How a step of unpacking ended.
enum class Step : std::uint8_t { More, PartEnded, Failed };

/// zlib's stream of gzip.
class GzipStream
{
public:
    GzipStream() { m_works = inflateInit2(&m_stream, 16 + MAX_WBITS) == Z_OK; }
    ~GzipStream() { inflateEnd(&m_stream); }
    GzipStream(const GzipStream &) = delete;
    GzipStream &operator=(const GzipStream &) = delete;

    Step step(std::string_view &in, std::array<char, 65536> &out, std::size_t &written)
    {
        if (!m_works)
            return Step::Failed;
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(in.data()));
        m_stream.avail_in = static_cast<uInt>(in.size());
        m_stream.next_out = reinterpret_cast<Bytef *>(out.data());
        m_stream.avail_out = static_cast<uInt>(out.size());
        const int state = inflate(&m_stream, Z_NO_FLUSH);
        written = out.size() - m_stream.avail_out;
        in.remove_prefix(in.size() - m_stream.avail_in);
        if (state == Z_STREAM_END)
            return Step::PartEnded;
        return state == Z_OK ? Step::More : Step::Failed;
    }
    void restart() { m_works = inflateReset(&m_stream) == Z_OK; }

private:
    z_stream m_stream{};
    bool m_works = false;
};

/// libbz2's stream.
class BzipStream
{
public:
    BzipStream() { restart(); }
    ~BzipStream() { BZ2_bzDecompressEnd(&m_stream); }
    BzipStream(const BzipStream &) = delete;
    BzipStream &operator=(const BzipStream &) = delete;

    Step step(std::string_view &in, std::array<char, 65536> &out, std::size_t &written)
    {
        if (!m_works)
            return Step::Failed;
        m_stream.next_in = const_cast<char *>(in.data());
        m_stream.avail_in = static_cast<unsigned>(in.size());
        m_stream.next_out = out.data();
        m_stream.avail_out = static_cast<unsigned>(out.size());
        const int state = BZ2_bzDecompress(&m_stream);
        written = out.size() - m_stream.avail_out;
        in.remove_prefix(in.size() - m_stream.avail_in);
        if (state == BZ_STREAM_END)
            return Step::PartEnded;
        return state == BZ_OK ? Step::More : Step::Failed;
    }
    void restart()
    {
        BZ2_bzDecompressEnd(&m_stream);
        m_stream = {};
        m_works = BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK;
    }

private:
    bz_stream m_stream{};
    bool m_works = false;
};

Error damaged(std::size_t bytes)
{
    if (bytes == 0)
        return QT_TRANSLATE_NOOP("core::Error",
                                 "the packed file is cut or damaged; nothing of it can be read");
    return {
        QT_TRANSLATE_NOOP("core::Error",
                          "the packed file is cut or damaged; only its first %1 bytes are read"),
        {std::to_string(bytes)}};
}

template <class Stream>
Result<Unpacked> unpackBy(std::string_view rest, std::string_view mark, std::size_t limit)
{
    Stream stream;
    Unpacked unpacked;
    std::array<char, 65536> out{};
    while (true) {
        const std::size_t before = rest.size();
        std::size_t written = 0;
        const Step step = stream.step(rest, out, written);
        if (unpacked.bytes.size() + written > limit)
            return Error(QT_TRANSLATE_NOOP("core::Error",
                                           "the packed file holds more than %1 MiB, the most "
                                           "that is read"),
                         {std::to_string(limit >> 20)});
        unpacked.bytes.append(out.data(), written);
        if (step == Step::PartEnded) {
            // Padding or a signature may follow the last part.
            if (!rest.starts_with(mark))
                break;
            stream.restart();
        } else if (step == Step::Failed || (written == 0 && rest.size() == before)) {
            unpacked.warning = damaged(unpacked.bytes.size());
            break;
        }
    }
    if (unpacked.bytes.empty() && unpacked.warning)
        return *unpacked.warning;
    return unpacked;
}

/// Unpacks once; nothing if the bytes are not compressed.
std::optional<Result<Unpacked>> unpackOnce(std::string_view bytes, std::size_t limit)
{
    constexpr std::string_view gzipMark = "\x1f\x8b";
    constexpr std::string_view bzipMark = "BZh";
    if (bytes.starts_with(gzipMark))
        return unpackBy<GzipStream>(bytes, gzipMark, limit);
    // A level from 1 to 9, then the first byte of a block's or the end's mark.
    if (bytes.starts_with(bzipMark) && bytes.size() > 4 && bytes[3] >= '1' && bytes[3] <= '9'
        && (bytes[4] == '\x31' || bytes[4] == '\x17'))
        return unpackBy<BzipStream>(bytes, bzipMark, limit);
    return std::nullopt;
}

} // namespace

std::optional<Result<Unpacked>> unpack(std::string_view bytes, std::size_t limit)
{
    constexpr int maxLayers = 4;
    auto unpacked = unpackOnce(bytes, limit);
    for (int layer = 1; unpacked && *unpacked && layer < maxLayers; ++layer) {
        auto inner = unpackOnce((*unpacked)->bytes, limit);
        if (!inner)
            break;
        if (*inner) {
            Unpacked next = *std::move(*inner);
            if (!next.warning)
                next.warning = (*unpacked)->warning;
            inner = Result<Unpacked>(std::move(next));
        }
        unpacked = std::move(inner);
    }
    return unpacked;
}

} // namespace core::format
