// Feeds bytes to the reader of the Generic Game Format.

#include "core/format/ggf.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto timed = readTimedGgf(text);
    require(timed ? timed->times.size() == timed->record.moves.size() : isExplained(timed.error()));
    Warnings warnings;
    for (const Record &record : readGgf(text, warnings)) {
        Warnings none;
        const auto again = readGgf(writeGgf(record.game), none);
        require(none.empty() && again.size() == 1 && again.front().game.moves == record.game.moves);
    }
    requireExplained(std::move(warnings).take());
    return 0;
}
