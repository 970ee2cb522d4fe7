// Feeds bytes to the reader of the Generic Game Format.

#include "core/format/ggf.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto timed = readTimedGgf(text);
    require(timed ? timed->times.size() == timed->record.moves.size() : isExplained(timed.error()));
    const auto archive = readGgf(text);
    if (!archive) {
        require(isExplained(archive.error()));
        return 0;
    }
    for (const core::GameRecord &game : archive->games) {
        const auto again = readGgf(writeGgf(game));
        require(again.ok() && again->games.front().moves == game.moves);
    }
    return 0;
}
