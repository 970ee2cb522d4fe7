#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <string_view>
#include <vector>

namespace ai::lab {

/// The documents that the program follows, and the textbook's tree that everybody knows.
enum class Document : std::uint8_t {
    FirstArticle,      ///< Portuguese, tic-tac-toe
    OthelloArticle,    ///< Portuguese, part 1
    CourseReport,      ///< Portuguese, tic-tac-toe in three levels
    SpanishArticle,    ///< tic-tac-toe and Nim, with exercises
    TranslatedArticle, ///< Portuguese, trees
    Classic,           ///< Russell and Norvig, Artificial Intelligence: A Modern Approach
    Beyond             ///< no document: what engines add
};
inline constexpr std::array allDocuments{
    Document::FirstArticle,   Document::OthelloArticle,    Document::CourseReport,
    Document::SpanishArticle, Document::TranslatedArticle, Document::Classic,
    Document::Beyond};

/// Something ready to be opened. The key names it for texts and for settings.
struct Example
{
    std::string_view key;
    Document document;
    SearchSetup setup;
};

/// All of them, by document, in the order in which the documents have them.
const std::vector<Example> &examples();
/// nullptr if there is none of that key.
const Example *example(std::string_view key);

} // namespace ai::lab
