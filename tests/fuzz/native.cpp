// Feeds bytes to the reader of our own format.

#include "core/format/nativeformat.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    Warnings warnings;
    for (const Record &record : readNative(text, warnings)) {
        Warnings none;
        const auto again = readNative(writeNative(record.game), none);
        require(none.empty() && again.size() == 1);
        require(again.front().game.moves == record.game.moves
                && again.front().game.start == record.game.start);
    }
    requireExplained(std::move(warnings).take());
    return 0;
}
