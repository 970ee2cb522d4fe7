#pragma once

#include "tests/support/slow.h"

#include <algorithm>

namespace support {

/// Divisor of the number of samples in sanitizer builds, which are about ten times slower.
#ifdef TABULEIRO_SANITIZED
inline constexpr int sanitizerFactor = 10;
#else
inline constexpr int sanitizerFactor = 1;
#endif

/// The number of samples for a test: usual, or complete if slow() is set.
inline int samples(int usual, int complete)
{
    return slow() ? complete : std::max(1, usual / sanitizerFactor);
}

} // namespace support
