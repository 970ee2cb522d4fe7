#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

/// How somebody answered the quiz of an exported page, or searched the trees of a practice page, as
/// the page writes it down to be handed in: fifteen digits and letters, `16N3P-1C180-R05BH`, after
/// resources/formats/tabuleiro-result.md. Finds slips of the pen, and not what somebody has made
/// up.
struct ResultCode
{
    std::string page; ///< see pageNumber(); empty of a practice page
    int trees = 0;    ///< that were checked on a practice page, whose questions are their nodes
    int questions = 0;
    int answered = 0;
    int right = 0; ///< at once
    int rightAtSecond = 0;

    friend bool operator==(const ResultCode &, const ResultCode &) = default;
};

/// Four characters that tell the page of one search from that of another, whatever its title and
/// language. The path leads to the root of a subtree that is searched alone.
std::string pageNumber(const SearchSetup &setup, const std::vector<core::Move> &path);

/// Reads a code: counts from 0 to 1023, of which no more are answered than asked and no more right
/// than answered. Capital and small letters are the same, and so are O and 0, and I, L and 1;
/// blanks and hyphens do not matter. An error says what was expected instead: other signs, another
/// length, another version or a number that does not match its check digits.
core::Result<ResultCode> readResultCode(std::string_view text);

} // namespace ai::lab
