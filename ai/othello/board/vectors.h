#pragma once

#include <cstdint>

namespace ai::othello {

/// 16-bit numbers in a 256-bit register, or in two of 128 bits if there is none; and as many bytes.
using Int16Vector [[gnu::vector_size(32)]] = std::int16_t;
using Int32Vector [[gnu::vector_size(32)]] = std::int32_t;
using Int8Vector [[gnu::vector_size(16)]] = std::int8_t;

} // namespace ai::othello
