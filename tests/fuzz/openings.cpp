// Feeds bytes to the reader of a match's openings.

#include "app/cli/match/matchopenings.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    std::vector<core::Error> warnings;
    const auto openings = cli::match::readOpenings(text, "openings", warnings);
    for (const core::Error &warning : warnings)
        require(!warning.text.empty());
    if (!openings) {
        require(!openings.error().text.empty());
        return 0;
    }
    for (const cli::match::MatchOpening &opening : *openings)
        require(!positionAfter(opening).isOver());
    return 0;
}
