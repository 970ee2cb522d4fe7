// Feeds bytes to the server of the NBoard protocol as its whole input.

#include "app/cli/protocol/protocols.h"
#include "tests/fuzz/standardstreams.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static ai::othello::OthelloEngine engine({.tableBytes = 1 << 20});
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const std::string input = withoutDeepSearches(bytes, "depth", 2);
    ai::Limits limits;
    limits.depth = 1;
    const std::string output =
        outputFor(input, [&] { cli::protocol::speakNBoard(engine, limits); });
    require(isPrintableLines(output));
    return 0;
}
