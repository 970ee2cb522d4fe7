#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Replaces %1 to %9 in a sentence by the arguments, in one pass, so that an argument may itself
/// contain such a placeholder.
std::string filled(std::string_view sentence, const std::vector<std::string> &arguments);

} // namespace core
