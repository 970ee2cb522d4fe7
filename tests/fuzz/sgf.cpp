// Feeds bytes to the reader of the Smart Game Format.

#include "core/format/sgf.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    Warnings warnings;
    for (const Record &record : readSgf(text, warnings)) {
        require(record.line > 0);
        requireLegalMoves(record.game);
    }
    requireExplained(std::move(warnings).take());
    return 0;
}
