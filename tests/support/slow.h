#pragma once

#include <cstdlib>

namespace support {

/// Whether exhaustive checks are requested by TABULEIRO_SLOW, which tests labelled slow set.
inline bool slow()
{
    return std::getenv("TABULEIRO_SLOW") != nullptr;
}

} // namespace support
