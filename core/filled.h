#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Fills a sentence: puts the arguments into the places of %1 to %9, all in one pass, so that an
/// argument may contain such signs itself.
std::string filled(std::string_view sentence, const std::vector<std::string> &arguments);

} // namespace core
