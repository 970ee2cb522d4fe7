#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace ai::lab {

/// A question of the Spanish article, or one in its manner, whose answer is a number that the
/// program finds by itself. The key names it for the words.
struct Exercise
{
    std::string_view key;
    std::string_view exhibit; ///< what it is about: a key of the library
    std::function<std::int64_t()> answer;
};

const std::vector<Exercise> &exercises();

} // namespace ai::lab
