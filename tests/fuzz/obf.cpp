// Feeds bytes to the reader of Othello board files.

#include "core/format/obf.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto positions = readObf(text);
    if (!positions) {
        require(isExplained(positions.error()));
        return 0;
    }
    for (const ObfPosition &position : *positions) {
        const auto again = readObf(position.position.toText());
        require(again.ok() && again->front().position == position.position);
    }
    return 0;
}
