// Feeds bytes to the reader of packed files and to that of character sets.

#include "core/format/unpack.h"
#include "core/format/textencoding.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr std::size_t limit = std::size_t(1) << 20;
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    if (const auto unpacked = unpack(bytes, limit)) {
        require(unpacked->ok() ? (*unpacked)->bytes.size() <= limit
                               : isExplained(unpacked->error()));
    }
    const Utf8Text text(bytes);
    for (std::size_t at = 0; at < text.text().size();) {
        const DecodedCharacter next = decodeUtf8(text.text().substr(at));
        require(next.length > 1 || next.character < 0x80);
        at += next.length;
    }
    return 0;
}
