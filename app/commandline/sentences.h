#pragma once

#include "ai/search/searchresult.h"
#include "core/match/role.h"
#include "core/position.h"

#include <array>
#include <string>

namespace commandline {

/// The players of both sides; one of two people is named after the side: "Black".
using Players = std::array<core::Subject, 2>;

// All texts are in the current language (language.h).

/// The name of a side between two people: "X", "Black", "The first player".
std::string sideName(core::GameKind kind, core::Side side);

/// A side's marks or discs: "X", "Black (X)", or nothing in Nim.
std::string sideText(core::GameKind kind, core::Side side);

/// A move as a sentence about its player: "You play f5 and turn 1 disc."
std::string moveSentence(const core::Position &before, core::Move move, const Players &players);

/// The result of a finished game in words: "You win by 12: 38 to 26."
std::string resultSentence(const core::Position &position, const Players &players);

/// What can be typed as a move: "A move is a square by letter and number, such as f5."
std::string moveHelp(const core::Position &position);

/// A move in the form in which a person types it: in Nim with one heap only the number.
std::string typedMove(const core::Position &position, core::Move move);

/// A hint with its reason: "Hint: 5, which completes a line."
std::string hintSentence(const core::Position &position, const ai::SearchResult &result);

} // namespace commandline
