#include "ai/othello/board/kernelavx2.h"
#include "ai/othello/kernels/kernelthread.h"

namespace ai::othello {

const KernelFunctions avx2Functions = kernelFunctions<Avx2Kernel>;

} // namespace ai::othello
