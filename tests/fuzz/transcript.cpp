// Feeds bytes to the reader of transcripts of all games.

#include "core/format/transcript.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const core::GameKind kind : core::allGames) {
        const auto game = readTranscript(text, core::startOf(kind));
        if (!game) {
            require(isExplained(game.error()));
            continue;
        }
        const auto again = readTranscript(writeTranscript(game->start, game->moves), game->start);
        require(again.ok() && again->moves == game->moves);
    }
    return 0;
}
