#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <string_view>
#include <vector>

namespace ai::lab {

/// The documents that the program follows, and the well-known textbook's tree.
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

/// A search ready to be opened. The key identifies it in texts and settings.
struct Example
{
    std::string_view key;
    Document document;
    SearchSetup setup;
    bool inLesson = false; ///< a stop of its document's lesson rather than an entry of its own
};

/// All examples by document, in the documents' order.
const std::vector<Example> &examples();
/// nullptr for an unknown key.
const Example *example(std::string_view key);

} // namespace ai::lab
