#include "ai/othello/book/defaultbook.h"

// Taken in by the assembler as ai/othello/evaluation/defaultweights.cpp takes in the weights.
__asm__(".section .rodata\n"
        ".globl tabuleiroOthelloBook\n"
        "tabuleiroOthelloBook:\n"
        ".incbin \"" TABULEIRO_OTHELLO_BOOK "\"\n"
        ".globl tabuleiroOthelloBookEnd\n"
        "tabuleiroOthelloBookEnd:\n"
        ".byte 0\n"
        ".previous\n");

extern "C" const std::uint8_t tabuleiroOthelloBook[];
extern "C" const std::uint8_t tabuleiroOthelloBookEnd[];

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
