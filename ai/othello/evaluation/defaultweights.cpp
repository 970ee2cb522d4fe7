#include "ai/othello/evaluation/defaultweights.h"

// The assembler takes the file in as it is: C++ has no way of its own before C++26.
__asm__(".section .rodata\n"
        ".balign 16\n"
        ".globl tabuleiroOthelloWeights\n"
        "tabuleiroOthelloWeights:\n"
        ".incbin \"" TABULEIRO_OTHELLO_WEIGHTS "\"\n"
        ".globl tabuleiroOthelloWeightsEnd\n"
        "tabuleiroOthelloWeightsEnd:\n"
        ".byte 0\n"
        ".previous\n");

extern "C" const std::uint8_t tabuleiroOthelloWeights[];
extern "C" const std::uint8_t tabuleiroOthelloWeightsEnd[];

namespace ai::othello {

std::span<const std::uint8_t> defaultWeights()
{
    return {tabuleiroOthelloWeights, tabuleiroOthelloWeightsEnd};
}

} // namespace ai::othello
