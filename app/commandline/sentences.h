#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

#include <array>
#include <string>

namespace commandline {

/// What the two sides are called in sentences: "You" and "Computer", or after their discs.
using Names = std::array<std::string, 2>;

/// What a side plays with: "X", "Black (X)", or nothing in Nim.
std::string sideText(core::GameKind kind, core::Side side);

/// A move in words, about whoever makes it: "You play f5 and turn 1 disc."
std::string moveSentence(const core::Position &before, core::Move move, const Names &names);

/// The result of a finished game in words: "You win by 12: 38 to 26."
std::string resultSentence(const core::Position &position, const Names &names);

/// What may be typed as a move, such as "a square by letter and number, such as f5".
std::string moveHelp(const core::Position &position);

/// The move that a search at full strength found, and why: "Hint: 5, which completes a line."
std::string hintSentence(const core::Position &position, const ai::SearchResult &result);

} // namespace commandline
