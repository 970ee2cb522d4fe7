#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core::programs {

/// The program and the arguments that a command names: words apart by blanks, where double quotes
/// hold a word with blanks together and three of them are one that is meant. No shell has a say in
/// it. The rules are QProcess::splitCommand()'s.
std::vector<std::string> splitCommand(std::string_view command);

} // namespace core::programs
