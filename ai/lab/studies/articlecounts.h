#pragma once

#include "ai/lab/lessons/examples.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

/// A number of the documents: how to count it again, what it must be, and what the article states
/// of it (empty where it gives no number). A number that is only quoted from the literature has no
/// count. The texts are marked for translation in the context "ai::lab::ArticleCount".
struct ArticleCount
{
    Document document;
    std::string_view what; ///< "%1" stands for the number
    std::function<std::int64_t()> count;
    std::int64_t known;
    std::string_view articleSays = {};
    int number = 0;
};

/// What is counted, with its number: English, for the terminal.
std::string title(const ArticleCount &count);

/// Calls of the search function unless named otherwise. Some take a tenth of a second.
const std::vector<ArticleCount> &articleCounts();

/// What the article states of the calls of this search, empty where it states nothing.
std::string_view articleClaim(const SearchSetup &setup);

} // namespace ai::lab
