// Feeds bytes to the server of the Go Text Protocol as its whole input.

#include "app/cli/protocol/protocols.h"
#include "tests/fuzz/standardstreams.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static ai::othello::OthelloEngine engine({.tableBytes = 1 << 20});
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const std::string input = withoutDeepSearches(bytes, "analyze", 2);
    ai::Limits limits;
    limits.depth = 1;
    const std::string output = outputFor(input, [&] { cli::protocol::speakGtp(engine, limits); });
    require(isPrintableLines(output));
    // Every answer begins with = or ? and ends with an empty line.
    require(output.empty() || output.front() == '=' || output.front() == '?');
    require(output.empty() || output.ends_with("\n\n"));
    return 0;
}
