#pragma once

#include <cstdint>
#include <string>

namespace commandline {

// Number formats for the tables and sentences of all programs.

/// 549945 as 549,945.
std::string grouped(std::int64_t number);

/// "+4", "0", "-4".
std::string signedNumber(int number);

/// Rounded to that many decimals, always with a sign but never as -0: with one decimal "+4.0",
/// "+0.0" and "-4.0".
std::string signedNumber(double number, int decimals);

/// "1 game" or "2,000 games".
std::string counted(std::int64_t number, const std::string &noun);

} // namespace commandline
