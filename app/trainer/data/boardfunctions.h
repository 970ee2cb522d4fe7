#pragma once

#include "ai/othello/kernels/kernelfunctions.h"

namespace trainer {

/// The fastest board functions that this processor has.
inline const ai::othello::KernelFunctions &kernel()
{
    static const ai::othello::KernelFunctions &functions =
        ai::othello::functionsOf(ai::othello::bestKernel());
    return functions;
}

} // namespace trainer
