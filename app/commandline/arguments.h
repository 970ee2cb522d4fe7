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

/// An option of a command, written --name, and where it has a value --name VALUE or --name=VALUE.
struct Option
{
    std::string_view name;
    std::string_view value; ///< what stands for the value in the help; empty for a switch
    std::string_view help;  ///< without the fallback; translated where it is shown
    /// The value where the option is not given; empty where none stands in for it.
    std::string_view fallback = {};
    /// The values, where they are known: the shell completes them.
    std::span<const std::string_view> choices = {};
};

/// The options, and other words such as files, that a command was given. All problems are Errors
/// that name the option, what it was given and what was expected.
class Arguments
{
public:
    /// Reads the words after the command's name, of which at most `maxOperands` may be operands;
    /// those after "--" all are. No word and no value is empty. The options must outlive the
    /// arguments.
    static core::Result<Arguments> parse(std::span<const Option> options,
                                         std::span<const std::string_view> words,
                                         std::size_t maxOperands = 0);

    /// The words that are no options, in order.
    const std::vector<std::string> &operands() const { return m_operands; }

    bool has(std::string_view option) const { return m_values.contains(option); }
    /// The value that was given; empty where none was.
    std::string given(std::string_view option) const;
    /// The option's value, or its fallback where it was not given.
    std::string text(std::string_view option) const;
    /// The option's value as a number; the option must have a fallback.
    core::Result<int> number(std::string_view option, int min, int max) const;
    /// The option's value as a number, or a fallback that is only known now and may lie outside the
    /// bounds.
    core::Result<int> numberOr(std::string_view option, int fallback, int min, int max) const;
    /// A number with decimals; the option must have a fallback.
    core::Result<double> decimal(std::string_view option, double min, double max) const;
    /// A number of seconds, within these bounds.
    core::Result<std::chrono::milliseconds> seconds(std::string_view option, double min,
                                                    double max) const;
    /// The index of the value among the names, which are listed if it is none of them.
    core::Result<std::size_t> choice(std::string_view option,
                                     std::span<const std::string_view> names) const;
    /// What is wrong where more than one of these options was given.
    std::optional<core::Error> conflict(std::span<const std::string_view> exclusive) const;

private:
    std::string_view fallbackOf(std::string_view option) const;

    std::span<const Option> m_options;
    std::map<std::string, std::string, std::less<>> m_values;
    std::vector<std::string> m_operands;
};

/// The number that the text is, or an Error that begins with what it stands for.
core::Result<int> numberOf(std::string_view what, std::string_view text, int min, int max);

/// The name that a mistyped word was probably meant to be, or nothing if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

/// "; did you mean NAME?" or nothing.
std::string suggestion(std::string_view word, std::span<const std::string_view> names);

/// "; did you mean --game nim?" where the word is the value of an option, or nothing.
std::string choiceSuggestion(std::string_view word, std::span<const Option> options);

/// "a, b or c".
std::string listed(std::span<const std::string_view> names);

} // namespace commandline
