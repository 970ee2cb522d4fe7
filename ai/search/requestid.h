#pragma once

#include <cstdint>

namespace ai {

/// Tells requests apart, so that the answer to an old one is never taken for that to a new one.
using RequestId = std::uint64_t;

} // namespace ai
