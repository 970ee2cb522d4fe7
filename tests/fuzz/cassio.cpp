// Feeds bytes to the server of Cassio's protocol as its whole input.

#include "app/cli/protocol/protocols.h"
#include "tests/fuzz/standardstreams.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static ai::othello::OthelloEngine engine({.tableBytes = 1 << 20});
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const std::string output = outputFor(bytes, [&] { cli::protocol::speakCassio(engine); });
    require(isPrintableLines(output));
    return 0;
}
