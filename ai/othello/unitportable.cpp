#include "ai/othello/kernelportable.h"
#include "ai/othello/kernelunit.h"

namespace ai::othello {

const KernelFunctions portableFunctions = kernelFunctions<PortableKernel>;

} // namespace ai::othello
