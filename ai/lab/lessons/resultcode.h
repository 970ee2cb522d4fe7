#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

/// The result of an exported page's quiz, or of a practice page, as the page shows it for handing
/// in: digits and letters such as `16N3P-1C180-R05BH`, specified in
/// resources/formats/tabuleiro-result.md. Detects copying errors, but not forgery.
struct ResultCode
{
    std::string page; ///< see pageNumber(); empty for a practice page
    /// Number of trees checked on a practice page, whose questions are about their nodes.
    int trees = 0;
    int questions = 0;
    int answered = 0;
    int right = 0; ///< right at the first try
    int rightAtSecond = 0;
    int stop = 0; ///< of a lesson with several, from 1; 0: a page by itself

    friend bool operator==(const ResultCode &, const ResultCode &) = default;
};

/// Four characters that identify the page of a search, independent of title and language. The path
/// leads to the root of a subtree searched alone.
std::string pageNumber(const SearchSetup &setup, const std::vector<core::Move> &path);

/// What the result codes of a page begin with: its version, the page's number and, if `stop` is not
/// 0, the stop's, as two stops can show the same search.
std::string pagePrefix(const std::string &page, int stop);

/// Parses a code: counts from 0 to 1023, with right <= answered <= asked. Letter case does not
/// matter, nor do O or 0, and I, L or 1; blanks and hyphens are ignored. The error says what was
/// expected: other characters, length or version, or a number with the right check digits.
core::Result<ResultCode> readResultCode(std::string_view text);

} // namespace ai::lab
