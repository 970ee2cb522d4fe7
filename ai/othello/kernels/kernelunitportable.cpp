#include "ai/othello/board/kernelportable.h"
#include "ai/othello/kernels/kernelthread.h"

namespace ai::othello {

const KernelFunctions portableFunctions = kernelFunctions<PortableKernel>;

} // namespace ai::othello
