#include "ai/othello/evaluation/defaultweights.h"

#include "core/embeddedfile.h"

TABULEIRO_EMBED(std::uint8_t, tabuleiroOthelloWeights, TABULEIRO_OTHELLO_WEIGHTS);

namespace ai::othello {

std::span<const std::uint8_t> defaultWeights()
{
    return {tabuleiroOthelloWeights, tabuleiroOthelloWeightsEnd};
}

} // namespace ai::othello
