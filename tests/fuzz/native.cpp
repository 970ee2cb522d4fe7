// Feeds bytes to the reader of our own format.

#include "core/format/nativeformat.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto games = readNative(text);
    if (!games) {
        require(isExplained(games.error()));
        return 0;
    }
    for (const core::GameRecord &game : *games) {
        const auto again = readNative(writeNative(game));
        require(again.ok() && again->size() == 1);
        require(again->front().moves == game.moves && again->front().start == game.start);
    }
    return 0;
}
