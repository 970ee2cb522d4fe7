#pragma once

#include "core/error.h"
#include "core/othello.h"

#include <optional>
#include <string_view>
#include <utility>

namespace core::format {

/// The rule of Othello that a text names: the usual one as "Othello", "Reversi", "normal" or
/// "standard", the other as "reverse" or "anti", alone or with the game's name. Nothing where the
/// name is another.
std::optional<Othello::Rule> ruleNamed(std::string_view name);

/// Whether a text that is no name of rules, such as a heading or an event, says of a game that the
/// fewest discs win: "Ann - Bob, reverse Othello", "Anti-Reversi Cup".
bool namesReverse(std::string_view text);

/// The rows and columns of a board that a text names, such as "6x6", "8 X 10" or "Othello 10x10".
/// Nothing where it names none.
std::optional<std::pair<int, int>> boardSizeNamed(std::string_view text);

/// Whether a text that is the size of a board, such as "8", "8x8" or "8:8", is the usual one.
bool isUsualBoardSize(std::string_view text);

/// What is to be said of a game whose rules have a name that is not known.
Error unknownRules(std::string_view name);

/// What is to be said of a game with a handicap, of which the text does not say where the discs
/// are.
Error handicapWithoutDiscs(std::string_view handicap);

/// What a type of GGS says of a game.
struct GgsType
{
    std::string_view size = "8";
    Othello::Rule rule = Othello::Rule::Most;
};

/// Reads "[s]SIZE" with letters behind it: k for a komi, a ("anti") where the fewest discs win, r
/// or rN for a start by chance, b or w for a side that was wished; or a name of the rule. s is of
/// two games at once. Nothing where there are other letters, which may mean another rule.
std::optional<GgsType> parseGgsType(std::string_view type);

} // namespace core::format
