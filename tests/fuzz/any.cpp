// Feeds bytes to the reader of texts of a format to be found out.

#include "core/format/gametext.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const core::GameKind kind : core::allGames) {
        const auto archive = readGameText(text, kind);
        require(archive.ok() ? !archive->games.empty() : isExplained(archive.error()));
    }
    return 0;
}
