// Feeds bytes to the reader of journals.

#include "core/format/journalrecord.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const JournalContent journal = readJournal(text);
    if (journal.valid())
        require(readJournal(journalRecord(journal.game)).game.moves == journal.game.moves);
    return 0;
}
