#pragma once

#include "core/error.h"
#include "core/othello.h"

#include <optional>
#include <string_view>
#include <utility>

namespace core::format {

/// The rule of Othello that a text names: the usual one as "Othello", "Reversi", "normal" or
/// "standard", the other as "reverse" or "anti", alone or with the game's name. Nothing for other
/// names.
std::optional<Othello::Rule> ruleNamed(std::string_view name);

/// Whether a text such as a heading or an event, which is not itself the name of a rule, mentions
/// that the fewest discs win: "Ann - Bob, reverse Othello", "Anti-Reversi Cup".
bool namesReverse(std::string_view text);

/// The rows and columns of a board that a text names, such as "6x6", "8 X 10" or "Othello 10x10".
/// Nothing if it names none.
std::optional<std::pair<int, int>> boardSizeNamed(std::string_view text);

/// Whether a text that gives a board's size, such as "8", "8x8" or "8:8", gives the usual one.
bool isUsualBoardSize(std::string_view text);

/// The remark about a game whose rules have an unknown name.
Error unknownRules(std::string_view name);

/// The remark about a game with a handicap if the text does not say where the discs are.
Error handicapWithoutDiscs(std::string_view handicap);

/// The properties of a game in its GGS type.
struct GgsType
{
    std::string_view size = "8"; ///< a view into the text that was parsed
    Othello::Rule rule = Othello::Rule::Most;
};

/// Parses "[s]SIZE" followed by letters: k for a komi, a ("anti") if the fewest discs win, r or rN
/// for a random start, b or w for a preferred side; or the name of a rule. s means two simultaneous
/// games. Nothing for other letters, which may mean another rule.
std::optional<GgsType> parseGgsType(std::string_view type);

} // namespace core::format
