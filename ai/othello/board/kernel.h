#pragma once

#include <cstdint>
#include <string_view>

namespace ai::othello {

/// The implementations of the board's arithmetic. The search is a template over the class of the
/// same name, and compiled once for each, so that the choice costs nothing inside a search.
enum class Kernel : std::uint8_t { Portable, Avx2, Avx512 };

/// Whether this binary contains the kernel and this processor supports it.
bool kernelAvailable(Kernel kernel);

/// The fastest available one.
Kernel bestKernel();

std::string_view kernelName(Kernel kernel);

} // namespace ai::othello
