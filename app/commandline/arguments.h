#pragma once

#include "core/error.h"

#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace commandline {

/// An option of a command: --name, or with a value --name VALUE or --name=VALUE.
struct Option
{
    std::string_view name;
    std::string_view value; ///< placeholder for the value in the help; empty for a switch
    std::string_view help;  ///< without the default value; translated when shown
    /// The default value; empty if there is none.
    std::string_view fallback = {};
    /// The possible values, if they are a fixed set; used by shell completion.
    std::span<const std::string_view> choices = {};
};

/// The options and operands given to a command. All problems are Errors that name the option, what
/// was given and what was expected.
class Arguments
{
public:
    /// Parses the words after the command's name. At most `maxOperands` of them may be operands;
    /// all words after "--" are. Empty words and values are errors. The options must outlive this.
    static core::Result<Arguments> parse(std::span<const Option> options,
                                         std::span<const std::string_view> words,
                                         std::size_t maxOperands = 0);

    /// The words that are not options, in order.
    const std::vector<std::string> &operands() const { return m_operands; }

    bool has(std::string_view option) const { return m_values.contains(option); }
    /// The given value; empty if the option was not given.
    std::string given(std::string_view option) const;
    /// The given value, or the default.
    std::string text(std::string_view option) const;
    /// The value as a number; the option must have a default.
    core::Result<int> number(std::string_view option, int min, int max) const;
    /// The value as a number, or a default that is computed at run time and may be out of bounds.
    core::Result<int> numberOr(std::string_view option, int fallback, int min, int max) const;
    /// The value as a decimal number; the option must have a default.
    core::Result<double> decimal(std::string_view option, double min, double max) const;
    /// The value as a number of seconds within the bounds.
    core::Result<std::chrono::milliseconds> seconds(std::string_view option, double min,
                                                    double max) const;
    /// The index of the value in a list of names; the error lists them.
    core::Result<std::size_t> choice(std::string_view option,
                                     std::span<const std::string_view> names) const;
    /// The error if more than one of these options is given.
    std::optional<core::Error> conflict(std::span<const std::string_view> exclusive) const;

private:
    std::string_view fallbackOf(std::string_view option) const;

    std::span<const Option> m_options;
    std::map<std::string, std::string, std::less<>> m_values;
    std::vector<std::string> m_operands;
};

/// Parses a number; the Error begins with `what`.
core::Result<int> numberOf(std::string_view what, std::string_view text, int min, int max);

/// The name that a mistyped word probably stands for; empty if none is close.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

/// "; did you mean NAME?" or nothing.
std::string suggestion(std::string_view word, std::span<const std::string_view> names);

/// "; did you mean --game nim?" if the word is a value of an option; else empty.
std::string choiceSuggestion(std::string_view word, std::span<const Option> options);

/// "a, b or c".
std::string listed(std::span<const std::string_view> names);

} // namespace commandline
