#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core::programs {

/// Splits a command into program and arguments: words separated by blanks; double quotes enclose
/// words with blanks, and three of them are a literal quote. No shell is involved. Follows
/// QProcess::splitCommand().
std::vector<std::string> splitCommand(std::string_view command);

} // namespace core::programs
