// Feeds bytes to the reader of the opening book: as a whole file, and as the tree that follows a
// header that is right, which no chance would find.

#include "ai/othello/book/openingbook.h"
#include "core/packedfile.h"
#include "tests/fuzz/require.h"

using ai::othello::OpeningBook;

namespace {

void feed(std::span<const std::uint8_t> file)
{
    const auto book = OpeningBook::fromBytes(file);
    if (!book.ok()) {
        require(!book.error().text.empty());
        return;
    }
    require(book->isConsistent());
    require(*OpeningBook::fromBytes(book->packed()) == *book);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::span<const std::uint8_t> bytes(data, size);
    feed(bytes);
    feed(core::packedFile({"TabOthBk", 1, "book positions"}, static_cast<std::uint32_t>(size / 2),
                          bytes));
    return 0;
}
