#include "ai/othello/kernels/kernelfunctions.h"

#include <cassert>

namespace ai::othello {

const KernelFunctions &functionsOf(Kernel kernel)
{
    assert(kernelAvailable(kernel));
#ifdef TABULEIRO_X86_KERNELS
    if (kernel == Kernel::Avx512)
        return avx512Functions;
    if (kernel == Kernel::Avx2)
        return avx2Functions;
#endif
    static_cast<void>(kernel);
    return portableFunctions;
}

} // namespace ai::othello
