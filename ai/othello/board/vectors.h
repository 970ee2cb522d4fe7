#pragma once

#include <cstdint>

namespace ai::othello {

/// Numbers that fill a register of 256 bits, or two of 128 where there is none so large, and as
/// many bytes as there are numbers of 16 bits.
using Int16Vector [[gnu::vector_size(32)]] = std::int16_t;
using Int32Vector [[gnu::vector_size(32)]] = std::int32_t;
using Int8Vector [[gnu::vector_size(16)]] = std::int8_t;

} // namespace ai::othello
