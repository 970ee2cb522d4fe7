#pragma once

#include "core/error.h"

#include <map>
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
    std::string_view help;  ///< lines joined by line ends
    /// The values, where they are known: the shell completes them.
    std::span<const std::string_view> choices = {};
};

/// The options, and other words such as files, that a command was given. All problems are Errors
/// that name the option, what it was given and what was expected.
class Arguments
{
public:
    /// Reads the words after the command's name, so many of which may be no options.
    static core::Result<Arguments> parse(std::span<const Option> options,
                                         std::span<const std::string_view> words,
                                         std::size_t maxOperands = 0);

    /// The words that are no options, in order.
    const std::vector<std::string> &operands() const { return m_operands; }

    bool has(std::string_view option) const { return m_values.contains(option); }
    /// The option's value, or the fallback where it was not given.
    std::string text(std::string_view option, std::string_view fallback = {}) const;
    core::Result<int> number(std::string_view option, int fallback, int min, int max) const;
    /// A number with decimals, such as seconds.
    core::Result<double> decimal(std::string_view option, double fallback, double min,
                                 double max) const;
    /// The index of the value among the names, which are listed if it is none of them.
    core::Result<std::size_t> choice(std::string_view option, std::string_view fallback,
                                     std::span<const std::string_view> names) const;

private:
    std::map<std::string, std::string, std::less<>> m_values;
    std::vector<std::string> m_operands;
};

/// The number that the text is, or an Error that begins with what it stands for.
core::Result<int> numberOf(std::string_view what, std::string_view text, int min, int max);

/// The name that a mistyped word was probably meant to be, or nothing if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

/// "; did you mean NAME?" or nothing.
std::string suggestion(std::string_view word, std::span<const std::string_view> names);

/// "a, b or c".
std::string listed(std::span<const std::string_view> names);

} // namespace commandline
