#include "ai/othello/kernelavx2.h"
#include "ai/othello/kernelunit.h"

namespace ai::othello {

const KernelFunctions avx2Functions = kernelFunctions<Avx2Kernel>;

} // namespace ai::othello
