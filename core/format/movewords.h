#pragma once

#include "core/format/foldedtext.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

// What the words of a line of Othello moves can be. The words are folded (FoldedText).

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

/// The length of a number such as "#12" at the beginning of a text, if nothing but moves and
/// numbers stands behind it on its line; else 0: a line that begins with # is a comment.
std::size_t numberSignLength(std::string_view text);

/// 2 where a text begins with a square, else 0.
std::size_t squareLength(std::string_view text);

/// The length of the pass, written as a word, that a text begins with; 0 where it is none.
std::size_t passLength(std::string_view text);

/// Whether a word is nothing but squares and passes.
bool isMoves(std::string_view word);

/// Whether a word begins with a letter and a digit, as a square does: what is meant as a move.
/// Before the first move it must be a letter of the board.
bool resemblesMove(std::string_view word, bool behindMoves);

/// The words of a text: letters and digits, and each of some signs by itself. They are parts of it.
std::vector<std::string_view> alphanumericWords(std::string_view text, std::string_view signs = {});

/// Whether a word in lower case names a side.
bool isColourWord(const std::string &word);

/// Whether a word in lower case says that a move, or its number, follows.
bool isMoveWord(const std::string &word);

/// The length of the result, such as "37-27", "20 - 44" or "1/2-1/2", that a text begins with; 0
/// where it is none.
std::size_t resultLength(std::string_view text);

} // namespace core::format
