#pragma once

#include <cstdlib>

namespace support {

/// Whether sampled proofs shall be complete: TABULEIRO_SLOW is set, as the tests labelled slow do.
inline bool slow()
{
    return std::getenv("TABULEIRO_SLOW") != nullptr;
}

} // namespace support
