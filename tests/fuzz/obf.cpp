// Feeds bytes to the reader of boards, alone and as the lines of a list.

#include "core/format/positionline.h"
#include "core/format/records.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    if (const auto board = readBoard(text)) {
        require(board->end <= size);
        require(*parseBoard(board->position.toText()) == board->position);
    } else {
        require(isExplained(board.error()));
    }
    const auto found = readRecords(text);
    if (!found)
        return 0;
    for (const Record &record : found->records) {
        const auto again = readRecord(toText(record.game.start));
        require(again.ok() && again->game.start == record.game.start);
    }
    return 0;
}
