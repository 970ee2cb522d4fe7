#pragma once

#include "core/move.h"

#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// Replaces %1 to %9 in a sentence by the arguments, in one pass, so that an argument may itself
/// contain such a placeholder.
std::string filled(std::string_view sentence, const std::vector<std::string> &arguments);

/// Where an input is wrong. Lines, columns (in characters of UTF-8) and bytes count from 1; 0 is
/// unknown. A text of one value, such as a board, has no lines.
struct SourceLocation
{
    std::size_t line = 0;
    std::size_t column = 0;
    std::size_t byte = 0;

    friend bool operator==(const SourceLocation &, const SourceLocation &) = default;
};

/// An English text that the window translates. Made only by the macro of core/translatable.h, so
/// that lupdate finds every one.
struct TranslatableText
{
    const char *source;

    constexpr operator std::string_view() const { return source; }
};

/// What is wrong with an input, where, and as a sentence. The sentence is marked for translation
/// where the error happens, in the context "core::Error"; the window shows it in the user's
/// language (ui::errorText()).
struct Error
{
    /// The sentence contains %1, %2 ... for the arguments, such as what was found and what was
    /// expected.
    Error(TranslatableText sentence, std::vector<std::string> arguments = {},
          SourceLocation place = {});
    /// A sentence that is not translated, because only command-line programs show it.
    explicit Error(std::string text);

    /// A copy of the error at another place.
    Error at(SourceLocation place) const;
    /// A copy of the error that shows its place in a text without lines by this sentence instead of
    /// "character %1: %2". %1 is the column, %2 the detail if there is one, and the last argument
    /// the message.
    Error placedAs(TranslatableText sentence, std::string detail = {}) const;
    /// A copy of the error as one in a line of moves: the move's number from 1, and its text if
    /// that is to be shown.
    Error inMove(std::size_t number, std::string written = {}) const;
    /// A copy of the error as one in a text of several records: the record's number from 1.
    Error inRecord(std::size_t number) const;
    /// A copy of the error as one in a named part of the input: a file, an option, a line. The
    /// names of nested parts precede the text, outermost first; the place is within the innermost
    /// part.
    Error in(const std::string &part) const;

    /// The English sentence without the part and the place.
    std::string message() const;

    bool isTranslatable() const { return sentence != nullptr; }

    const char *sentence = nullptr; ///< the source text; null if it is not translated
    std::vector<std::string> arguments;
    SourceLocation place;
    const char *placeSentence = nullptr; ///< null: the usual one
    std::string placeDetail;
    std::size_t moveNumber = 0;   ///< 0: not in a line of moves
    std::size_t recordNumber = 0; ///< 0: the text has only one record
    std::string moveWritten;
    std::string part; ///< such as "FILE: line 3"; empty where none is named
    std::string text; ///< the English sentence with the place, for the command line
};

/// Translates a sentence of an Error.
using Translation = std::string (*)(const char *sentence);

/// The text of an error in another language.
std::string translated(const Error &error, Translation translate);

// Errors that several readers report.

Error gameOver();
/// A move after the end of a game.
Error moveAfterEnd();
/// A move of the side that is not to move.
Error notToMove(Side side);
Error wrongSquareCount(int found, int expected);
/// A board without the side to move.
Error missingSide();
/// An Othello board whose size is not 8x8.
Error otherBoardSize(std::string size);
/// A name that no game has.
Error unknownGame(std::string_view name);
Error fileNotReadable(std::string path);
Error fileNotWritable(std::string path, std::string why);
Error fileIsFolder(std::string path);

/// A value, or the Error that explains why there is none. A function passes an error on with
/// `return result.error();`.
template <class T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::move(value))
    {}
    Result(Error error)
        : m_content(std::move(error))
    {}

    bool ok() const { return std::holds_alternative<T>(m_content); }
    explicit operator bool() const { return ok(); }

    /// Precondition: ok().
    const T &value() const
    {
        assert(ok());
        return *std::get_if<T>(&m_content);
    }
    const T &operator*() const & { return value(); }
    const T *operator->() const { return &value(); }
    /// The value, as an rvalue to move from.
    T &&operator*() &&
    {
        assert(ok());
        return std::move(*std::get_if<T>(&m_content));
    }

    /// Precondition: !ok().
    const Error &error() const
    {
        assert(!ok());
        return *std::get_if<Error>(&m_content);
    }

private:
    std::variant<T, Error> m_content;
};

} // namespace core
