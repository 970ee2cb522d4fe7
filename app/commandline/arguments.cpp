#include "app/commandline/arguments.h"

#include "core/notation.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace commandline {

using core::Error;
using core::Result;

namespace {

const Option *optionNamed(std::string_view name, std::span<const Option> options)
{
    const auto found = std::find_if(options.begin(), options.end(),
                                    [name](const Option &option) { return option.name == name; });
    return found == options.end() ? nullptr : &*found;
}

/// Whether a word is an option. A single dash is the standard input. A board may begin with dashes,
/// but contains a space or is longer than any option's name.
bool isOption(std::string_view name)
{
    constexpr std::size_t longest = 60;
    return name.starts_with('-') && name.size() > 1 && name.size() <= longest
           && name.find(' ') == std::string_view::npos;
}

std::string dashed(std::string_view option)
{
    return "--" + std::string(option);
}

Error unknown(std::string_view word, std::span<const Option> options)
{
    if (const std::string chosen = choiceSuggestion(word, options); !chosen.empty())
        return Error{core::inQuotes(word) + " was not expected here" + chosen};
    std::vector<std::string_view> names{"help"}; // every command has this one
    for (const Option &option : options)
        names.push_back(option.name);
    const std::string_view name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    const std::string_view meant = nearest(name, names);
    return Error{core::inQuotes(word)
                 + (isOption(word) ? " is not an option" : " was not expected here")
                 + (meant.empty() ? std::string() : "; did you mean " + dashed(meant) + "?")};
}

/// The edit distance with adjacent transpositions.
std::size_t distance(std::string_view from, std::string_view to)
{
    std::vector<std::vector<std::size_t>> steps(from.size() + 1,
                                                std::vector<std::size_t>(to.size() + 1));
    for (std::size_t i = 0; i <= from.size(); ++i) {
        for (std::size_t j = 0; j <= to.size(); ++j) {
            if (i == 0 || j == 0) {
                steps[i][j] = i + j;
                continue;
            }
            const std::size_t replaced = steps[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
            steps[i][j] = std::min({replaced, steps[i - 1][j] + 1, steps[i][j - 1] + 1});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
    }
    return steps[from.size()][to.size()];
}

/// "2.5" without trailing zeros.
std::string plain(double number)
{
    std::string text = std::to_string(number);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace

Result<Arguments> Arguments::parse(std::span<const Option> options,
                                   std::span<const std::string_view> words, std::size_t maxOperands)
{
    Arguments arguments;
    arguments.m_options = options;
    bool areOperands = false; // all further words are operands
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "--" && !areOperands) {
            areOperands = true;
            continue;
        }
        const std::size_t equals = std::min(word.find('='), word.size());
        const bool isOperand = areOperands || !isOption(word.substr(0, equals));
        if (isOperand && !word.empty() && arguments.m_operands.size() < maxOperands) {
            arguments.m_operands.emplace_back(word);
            continue;
        }
        if (areOperands)
            return Error{core::inQuotes(word) + " was not expected here"};
        const Option *option =
            word.starts_with("--") ? optionNamed(word.substr(2, equals - 2), options) : nullptr;
        if (option == nullptr)
            return unknown(word.substr(0, equals), options);
        const bool joined = equals < word.size();
        if (option->value.empty() && joined)
            return Error{dashed(option->name) + " takes no value, but was given "
                         + core::inQuotes(word.substr(equals + 1))};
        if (!option->value.empty() && !joined && i + 1 == words.size())
            return Error{dashed(option->name) + ": nothing follows; expected "
                         + dashed(option->name) + ' ' + std::string(option->value)};
        if (arguments.has(option->name))
            return Error{dashed(option->name) + " is given twice; expected once"};
        std::string_view value;
        if (!option->value.empty())
            value = joined ? word.substr(equals + 1) : words[++i];
        if (!option->value.empty() && value.empty())
            return Error{dashed(option->name) + ": nothing is given; expected "
                         + dashed(option->name) + ' ' + std::string(option->value)};
        arguments.m_values.emplace(option->name, value);
    }
    return arguments;
}

std::string Arguments::given(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::string() : found->second;
}

std::string Arguments::text(std::string_view option) const
{
    return has(option) ? given(option) : std::string(fallbackOf(option));
}

std::string_view Arguments::fallbackOf(std::string_view option) const
{
    const Option *const known = optionNamed(option, m_options);
    return known == nullptr ? std::string_view() : known->fallback;
}

Result<int> Arguments::number(std::string_view option, int min, int max) const
{
    assert(has(option) || !fallbackOf(option).empty());
    return numberOf(dashed(option), text(option), min, max);
}

Result<int> Arguments::numberOr(std::string_view option, int fallback, int min, int max) const
{
    return has(option) ? number(option, min, max) : fallback;
}

Result<double> Arguments::decimal(std::string_view option, double min, double max) const
{
    assert(has(option) || !fallbackOf(option).empty());
    const std::string written = text(option);
    if (const auto number = core::parseDecimal(written, min, max))
        return *number;
    const std::string example(fallbackOf(option));
    return Error(core::inQuotes(written) + "; expected a number from " + plain(min) + " to "
                 + plain(max) + (example.empty() ? "" : ", such as " + example))
        .in(dashed(option));
}

Result<std::chrono::milliseconds> Arguments::seconds(std::string_view option, double min,
                                                     double max) const
{
    const Result<double> seconds = decimal(option, min, max);
    if (!seconds)
        return seconds.error();
    return std::chrono::round<std::chrono::milliseconds>(std::chrono::duration<double>(*seconds));
}

Result<std::size_t> Arguments::choice(std::string_view option,
                                      std::span<const std::string_view> names) const
{
    const std::string written = core::lowerCase(text(option));
    const auto found = std::find(names.begin(), names.end(), written);
    if (found == names.end())
        return Error(core::inQuotes(text(option)) + "; expected " + listed(names)
                     + suggestion(written, names))
            .in(dashed(option));
    return static_cast<std::size_t>(found - names.begin());
}

std::optional<Error> Arguments::conflict(std::span<const std::string_view> exclusive) const
{
    std::string_view first;
    for (const std::string_view option : exclusive) {
        if (!has(option))
            continue;
        if (!first.empty())
            return Error{dashed(first) + " and " + dashed(option)
                         + " exclude each other; expected one of them"};
        first = option;
    }
    return std::nullopt;
}

Result<int> numberOf(std::string_view what, std::string_view text, int min, int max)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < min || number > max)
        return Error{std::string(what) + ": " + core::inQuotes(text)
                     + "; expected a whole number from " + std::to_string(min) + " to "
                     + std::to_string(max)};
    return number;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> names)
{
    std::string_view best;
    if (word.size() > 30)
        return best;
    // Up to a third of wrong letters is a typing error; more is another word.
    std::size_t min = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string_view name : names) {
        const bool begun = word.size() >= 2 && name.starts_with(word);
        const std::size_t away = begun ? 1 : distance(word, name);
        if (away < min) {
            min = away;
            best = name;
        }
    }
    return best;
}

std::string suggestion(std::string_view word, std::span<const std::string_view> names)
{
    const std::string_view name = nearest(word, names);
    return name.empty() ? std::string() : "; did you mean " + std::string(name) + "?";
}

std::string choiceSuggestion(std::string_view word, std::span<const Option> options)
{
    const std::string choice = core::lowerCase(word);
    for (const Option &option : options) {
        if (std::find(option.choices.begin(), option.choices.end(), choice) != option.choices.end())
            return "; did you mean " + dashed(option.name) + ' ' + choice + '?';
    }
    return {};
}

std::string listed(std::span<const std::string_view> names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            text += i + 1 < names.size() ? ", " : " or ";
        text += names[i];
    }
    return text;
}

} // namespace commandline
