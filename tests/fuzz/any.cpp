// Feeds bytes to the reader of every format and packing.

#include "core/format/records.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const core::GameKind kind : core::allGames) {
        for (const bool positionsFirst : {false, true}) {
            ReadOptions options;
            options.kind = kind;
            options.positionsFirst = positionsFirst;
            const auto found = readRecords(text, options);
            require(found.ok() ? !found->records.empty() : isExplained(found.error()));
            if (!found)
                continue;
            for (const Record &record : found->records)
                requireLegalMoves(record.game);
            requireExplained(found->warnings);
        }
    }
    return 0;
}
