#include "ai/othello/board/kernel.h"

namespace ai::othello {

#ifdef TABULEIRO_X86_KERNELS

bool kernelAvailable(Kernel kernel)
{
    const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
                      && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    if (kernel == Kernel::Avx2)
        return avx2;
    if (kernel == Kernel::Avx512)
        return avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512cd")
               && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq")
               && __builtin_cpu_supports("avx512vl");
    return true;
}

#else

bool kernelAvailable(Kernel kernel)
{
    return kernel == Kernel::Portable;
}

#endif

Kernel bestKernel()
{
    if (kernelAvailable(Kernel::Avx512))
        return Kernel::Avx512;
    return kernelAvailable(Kernel::Avx2) ? Kernel::Avx2 : Kernel::Portable;
}

std::string_view kernelName(Kernel kernel)
{
    switch (kernel) {
    case Kernel::Portable:
        return "portable";
    case Kernel::Avx2:
        return "avx2";
    case Kernel::Avx512:
        return "avx512";
    }
    return {};
}

} // namespace ai::othello
