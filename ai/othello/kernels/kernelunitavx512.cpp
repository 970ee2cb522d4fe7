#include "ai/othello/board/kernelavx512.h"
#include "ai/othello/kernels/kernelthread.h"

namespace ai::othello {

const KernelFunctions avx512Functions = kernelFunctions<Avx512Kernel>;

} // namespace ai::othello
