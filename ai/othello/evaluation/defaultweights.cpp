#include "ai/othello/evaluation/defaultweights.h"

#include "core/embeddedfile.h"

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>

#include <memory>
#endif

TABULEIRO_EMBED(std::uint8_t, tabuleiroOthelloWeights, TABULEIRO_OTHELLO_WEIGHTS);

namespace ai::othello {

std::span<const std::uint8_t> defaultWeights()
{
    return {tabuleiroOthelloWeights, tabuleiroOthelloWeightsEnd};
}

void dropPagesOfDefaultWeights()
{
#ifdef __linux__
    // Whole pages only. They are clean, so nothing is lost; the advice may be ignored.
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    void *begin = const_cast<std::uint8_t *>(tabuleiroOthelloWeights);
    std::size_t bytes = defaultWeights().size();
    if (std::align(page, page, begin, bytes) != nullptr)
        madvise(begin, bytes / page * page, MADV_DONTNEED);
#endif
}

} // namespace ai::othello
