#include "ai/othello/kernelavx512.h"
#include "ai/othello/kernelunit.h"

namespace ai::othello {

const KernelFunctions avx512Functions = kernelFunctions<Avx512Kernel>;

} // namespace ai::othello
