#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core::programs {

/// The program and the arguments that a command names: words separated by blanks, where double
/// quotes enclose a word with blanks and three of them stand for a literal one. No shell is
/// involved. The rules are QProcess::splitCommand()'s.
std::vector<std::string> splitCommand(std::string_view command);

} // namespace core::programs
