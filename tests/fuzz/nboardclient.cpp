// Feeds bytes to the client of the NBoard protocol as the answers of a program.

#include "tests/fuzz/clientanswers.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    answer(core::protocol::Protocol::NBoard, {reinterpret_cast<const char *>(data), size});
    return 0;
}
