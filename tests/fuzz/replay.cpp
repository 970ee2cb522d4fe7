// Feeds every file of the folders named on the command line to a fuzzer's target: the corpus as an
// ordinary test. Each file is fed whole, cut at some places and with some bytes turned over as
// well.

#include "tests/fuzz/require.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

using Bytes = std::vector<std::uint8_t>;

void feed(const Bytes &bytes)
{
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

void feedWithDamage(const Bytes &bytes)
{
    feed(bytes);
    const std::size_t step = bytes.size() / 200 + 1;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        feed(Bytes(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(at)));
        Bytes turned = bytes;
        turned[at] = static_cast<std::uint8_t>(turned[at] ^ 1u << at % 8);
        feed(turned);
    }
}

} // namespace

int main(int argc, char *argv[])
{
    int files = 0;
    for (int i = 1; i < argc; ++i) {
        for (const auto &entry : std::filesystem::directory_iterator(argv[i])) {
            std::ifstream file(entry.path(), std::ios::binary);
            feedWithDamage(Bytes(std::istreambuf_iterator<char>(file), {}));
            ++files;
        }
    }
    std::printf("%d files\n", files);
    return files > 0 ? 0 : 1;
}
