#include "ai/othello/book/defaultbook.h"

#include "core/embeddedfile.h"

TABULEIRO_EMBED(std::uint8_t, tabuleiroOthelloBook, TABULEIRO_OTHELLO_BOOK);

namespace ai::othello {

std::span<const std::uint8_t> defaultBookBytes()
{
    return {tabuleiroOthelloBook, tabuleiroOthelloBookEnd};
}

const OpeningBook &defaultBook()
{
    static const OpeningBook book = [] {
        const core::Result<OpeningBook> read = OpeningBook::fromBytes(defaultBookBytes());
        return read ? *read : OpeningBook();
    }();
    return book;
}

} // namespace ai::othello
