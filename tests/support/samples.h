#pragma once

#include "tests/support/slow.h"

#include <algorithm>

namespace support {

/// By what a sanitizer's build divides the samples: it runs some ten times slower.
#ifdef TABULEIRO_SANITIZED
inline constexpr int sanitizerFactor = 10;
#else
inline constexpr int sanitizerFactor = 1;
#endif

/// How many samples a test takes: the usual number, or the complete one where proofs shall be.
inline int samples(int usual, int complete)
{
    return slow() ? complete : std::max(1, usual / sanitizerFactor);
}

} // namespace support
