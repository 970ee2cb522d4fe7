#pragma once

#include "core/format/foldedtext.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

// Functions that recognise the words of a line of Othello moves, in folded text (FoldedText).

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == FoldedText::letter;
}

constexpr bool isAlphanumeric(char c)
{
    return isDigit(c) || isLetter(c);
}

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

/// The length of a number such as "#12" at the beginning of a text, if only moves and numbers
/// follow on its line; else 0, because the line is a comment.
std::size_t numberSignLength(std::string_view text);

/// 2 if a text begins with a square, else 0.
std::size_t squareLength(std::string_view text);

/// The length of the word for a pass at the beginning of a text; 0 if there is none.
std::size_t passLength(std::string_view text);

/// Whether a word is nothing but squares and passes.
bool isMoves(std::string_view word);

/// Whether a word is probably meant as a move: it begins with a letter and a digit. Before the
/// first move the letter must be one of the board's columns.
bool resemblesMove(std::string_view word, bool behindMoves);

/// The words of a text, as views into it: runs of letters and digits, and each of `signs` by
/// itself.
std::vector<std::string_view> alphanumericWords(std::string_view text, std::string_view signs = {});

/// Whether a word in lower case names a side.
bool isColourWord(const std::string &word);

/// Whether a lower-case word announces a move or its number.
bool isMoveWord(const std::string &word);

/// The length of a result such as "37-27", "20 - 44" or "1/2-1/2" at the beginning of a text; 0 if
/// there is none.
std::size_t resultLength(std::string_view text);

} // namespace core::format
