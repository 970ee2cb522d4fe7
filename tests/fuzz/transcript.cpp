// Feeds bytes to the reader of transcripts of all games.

#include "core/format/transcript.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const core::GameKind kind : core::allGames) {
        const Transcript read = readTranscript(text, core::startOf(kind));
        require(read.end <= size);
        if (read.error) {
            require(isExplained(*read.error));
            continue;
        }
        const Transcript again =
            readTranscript(writeTranscript(read.game.start, read.game.moves), read.game.start);
        require(!again.error && again.game.moves == read.game.moves);
    }
    return 0;
}
