// Feeds bytes to the client of the Go Text Protocol as the answers of a program.

#include "tests/fuzz/clientanswers.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    answer(core::protocol::Protocol::Gtp, {reinterpret_cast<const char *>(data), size});
    return 0;
}
