#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A sentence with the arguments in the places of %1 to %9, all at once: they may hold such signs
/// themselves.
std::string filled(std::string_view sentence, const std::vector<std::string> &arguments);

} // namespace core
