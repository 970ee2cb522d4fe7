#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// How many bytes the first character takes, 0 where it is not valid UTF-8 or a control character.
std::size_t printableLength(std::string_view text);

/// The text as any terminal may show it: a ? for each control character but line ends and tabs, and
/// for each byte that is not valid UTF-8.
std::string printable(std::string_view text);

} // namespace core
