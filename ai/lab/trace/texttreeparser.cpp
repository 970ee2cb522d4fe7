#include "ai/lab/trace/texttree.h"

#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <numeric>
#include <optional>

// The implementation of TextTree::parse().

namespace ai::lab {

using core::Error;
using core::Result;
using core::Side;

/// Parses from left to right and stops at the first error.
class TextTree::Parser
{
public:
    explicit Parser(std::string_view text)
        : m_text(text)
    {}

    Result<TextTree> parse()
    {
        skipBlanks();
        const std::size_t start = m_at;
        const std::optional<Level> named = levelName();
        if (named == Level::Chance)
            fail(QT_TRANSLATE_NOOP("core::Error",
                                   "expected MAX or MIN at the root, and chance nodes below it"),
                 {}, start);
        m_at = start;
        m_rootIsMax = named != Level::Min;
        node(m_rootIsMax, 0);
        skipBlanks();
        while (!m_error && m_at < m_text.size() && m_text[m_at] == ';') {
            ++m_at;
            skipBlanks();
            if (m_at < m_text.size())
                constraint();
            skipBlanks();
        }
        if (!m_error && m_at < m_text.size())
            fail(QT_TRANSLATE_NOOP("core::Error",
                                   "expected the end, or ; and what is known of a letter"));
        scaleAverages();
        if (m_error)
            return *m_error;
        for (Node &node : m_tree.nodes) {
            if (node.unknown >= 0)
                node.value = m_tree.unknowns[static_cast<std::size_t>(node.unknown)].taken();
        }
        return TextTree(std::move(m_tree), m_rootIsMax ? Side::First : Side::Second);
    }

private:
    static constexpr int maxLevels = 200;

    enum class Level { Max, Min, Chance };

    struct Fraction
    {
        int numerator = 1;
        int denominator = 1;
    };
    /// The prefix of a child, and where it is or should be.
    struct Probability
    {
        std::optional<Fraction> value;
        std::size_t at = 0;
    };

    void skipBlanks()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
    }

    /// Keeps only the first error: later ones are consequences.
    void fail(core::TranslatableText expected, std::vector<std::string> arguments = {},
              std::optional<std::size_t> at = std::nullopt)
    {
        if (m_error)
            return;
        const std::size_t where = at.value_or(m_at);
        // Shows a multi-byte character completely; nothing at the end of the text.
        std::size_t length = where < m_text.size() ? 1 : 0;
        while (where + length < m_text.size() && (m_text[where + length] & 0xc0) == 0x80)
            ++length;
        const std::string found(m_text.substr(where, length));
        const Error error(expected, std::move(arguments), {0, where + 1, where + 1});
        m_error =
            found.empty()
                ? error.placedAs(QT_TRANSLATE_NOOP("core::Error", "Column %1: the text ends; %2."))
                : error.placedAs(
                    QT_TRANSLATE_NOOP("core::Error", "Column %1: '%2' does not belong here; %3."),
                    found);
    }

    /// The same for an error of a whole node, not of its first character.
    void failNode(core::TranslatableText problem, std::string argument, std::size_t at)
    {
        if (!m_error)
            m_error = Error(problem, {std::move(argument)}, {0, at + 1, at + 1})
                          .placedAs(QT_TRANSLATE_NOOP("core::Error", "Column %1: %2."));
    }

    /// A fraction: "0.6" if four decimals suffice, else "5/6".
    static std::string shareText(int part, int whole)
    {
        constexpr int unit = 10'000;
        if (unit % whole != 0)
            return fractionText(part, whole);
        std::array<char, 32> text{};
        const auto end =
            std::to_chars(text.begin(), text.end(), double(part) / whole, std::chars_format::fixed);
        return std::string(text.begin(), end.ptr);
    }

    std::string word()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    }

    /// Parses MAX, MIN or CHANCE, if one of them is next.
    std::optional<Level> levelName()
    {
        const std::size_t start = m_at;
        std::string name = word();
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        if (name == "MAX" || name == "MIN")
            return name == "MAX" ? Level::Max : Level::Min;
        if (name == "CHANCE")
            return Level::Chance;
        m_at = start;
        return std::nullopt;
    }

    /// Whether a word and an opening bracket are next, as in AVG(3,4).
    bool isNameOfChildren()
    {
        const std::size_t start = m_at;
        const bool hasName = !word().empty();
        skipBlanks();
        const bool isName = hasName && m_at < m_text.size() && m_text[m_at] == '(';
        m_at = start;
        return isName;
    }

    std::uint32_t node(bool max, int depth)
    {
        const auto index = static_cast<std::uint32_t>(m_tree.nodes.size());
        m_tree.nodes.emplace_back();
        skipBlanks();
        const std::size_t start = m_at;
        m_places.push_back(start);
        const std::optional<Level> named = levelName();
        if (!named && isNameOfChildren())
            fail(QT_TRANSLATE_NOOP("core::Error", "expected MAX, MIN or CHANCE before children"));
        const bool chance = named == Level::Chance;
        if (named && !chance && *named != (max ? Level::Max : Level::Min)) {
            fail(max ? QT_TRANSLATE_NOOP(
                     "core::Error", "expected MAX here, because the levels alternate, or a value")
                     : QT_TRANSLATE_NOOP(
                         "core::Error",
                         "expected MIN here, because the levels alternate, or a value"),
                 {}, start);
            return index;
        }
        skipBlanks();
        if (depth > maxLevels || m_tree.nodes.size() > maxNodes) {
            fail(
                QT_TRANSLATE_NOOP("core::Error",
                                  "the tree is too large; expected at most %1 nodes and %2 levels"),
                {std::to_string(maxNodes), std::to_string(maxLevels)});
        } else if (m_at < m_text.size() && closing(m_text[m_at]) != 0) {
            chance ? chanceGroup(index, max, depth) : group(index, !max, depth, nullptr);
        } else if (named) {
            fail(QT_TRANSLATE_NOOP("core::Error",
                                   "expected ( and the children behind the name of a level"));
        } else {
            leaf(index);
        }
        return index;
    }

    static char closing(char opening)
    {
        return opening == '(' ? ')' : opening == '[' ? ']' : opening == '{' ? '}' : '\0';
    }

    /// Parses the children. For a chance node collects their probabilities.
    void group(std::uint32_t index, bool max, int depth, std::vector<Probability> *probabilities)
    {
        const char end = closing(m_text[m_at]);
        do {
            ++m_at; // skips the bracket or the comma
            if (m_tree.nodes[index].children.size() == Moves::capacity) {
                fail(QT_TRANSLATE_NOOP("core::Error",
                                       "a node has too many children; expected at most %1"),
                     {std::to_string(Moves::capacity)});
                return;
            }
            if (probabilities != nullptr)
                probabilities->push_back(probability());
            const std::uint32_t child = node(max, depth + 1);
            m_tree.nodes[index].children.push_back(child);
            skipBlanks();
        } while (!m_error && m_at < m_text.size() && m_text[m_at] == ',');
        if (!m_error && (m_at == m_text.size() || m_text[m_at] != end))
            fail(QT_TRANSLATE_NOOP("core::Error", "expected a comma or %1"), {std::string(1, end)});
        ++m_at;
    }

    void chanceGroup(std::uint32_t index, bool max, int depth)
    {
        std::vector<Probability> probabilities;
        group(index, max, depth, &probabilities);
        m_tree.chance = true;
        if (!m_error)
            m_tree.nodes[index].weights = weightsOf(probabilities, m_places[index]);
    }

    /// Parses "1/4:", "0.25:" or "25%:", if one of them is next.
    Probability probability()
    {
        skipBlanks();
        const std::size_t start = m_at;
        const std::optional<Fraction> read = fraction();
        skipBlanks();
        if (read && takes(':'))
            return {read, start};
        m_at = start;
        return {std::nullopt, start};
    }

    /// Larger numbers are read as the first that is too large for a leaf.
    std::optional<int> digits()
    {
        const std::size_t start = m_at;
        int value = 0;
        for (; m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at]));
             ++m_at)
            value = std::min(maxScore + 1, value * 10 + (m_text[m_at] - '0'));
        return m_at == start ? std::nullopt : std::optional(value);
    }

    bool takes(char sign)
    {
        if (m_at == m_text.size() || m_text[m_at] != sign)
            return false;
        ++m_at;
        return true;
    }

    /// A denominator that is too large is replaced by one beyond the limit.
    std::optional<Fraction> fraction()
    {
        const std::optional<int> whole = digits();
        if (!whole)
            return std::nullopt;
        Fraction read{*whole, 1};
        bool isTooFine = false;
        if (takes('/')) {
            read.denominator = digits().value_or(0);
            isTooFine = read.denominator > maxScale;
        } else if (takes('.')) {
            const std::size_t start = m_at;
            digits();
            std::string_view decimals = std::string_view(m_text).substr(start, m_at - start);
            decimals = decimals.substr(0, decimals.find_last_not_of('0') + 1);
            constexpr std::size_t max = 4;
            isTooFine = decimals.size() > max;
            for (const char digit : decimals.substr(0, max)) {
                read.numerator = read.numerator * 10 + (digit - '0');
                read.denominator *= 10;
            }
        }
        if (isTooFine)
            read = {1, maxScale + 1};
        if (takes('%'))
            read.denominator *= 100;
        return read;
    }

    /// Integers in the proportions of the probabilities; all 1 if none are given.
    std::vector<int> weightsOf(const std::vector<Probability> &probabilities, std::size_t start)
    {
        std::vector<int> weights(probabilities.size(), 1);
        if (std::none_of(probabilities.begin(), probabilities.end(),
                         [](const Probability &one) { return one.value.has_value(); }))
            return weights;
        std::int64_t common = 1;
        for (const Probability &one : probabilities) {
            if (!one.value) {
                fail(QT_TRANSLATE_NOOP("core::Error",
                                       "expected a probability, such as 1/4:, before each child "
                                       "of a chance node, or before none"),
                     {}, one.at);
                return weights;
            }
            const auto [numerator, denominator] = *one.value;
            if (numerator <= 0 || denominator <= 0 || numerator > denominator) {
                fail(QT_TRANSLATE_NOOP("core::Error",
                                       "expected a probability above 0 and not above 1"),
                     {}, one.at);
                return weights;
            }
            const int divisor = std::gcd(numerator, denominator);
            common = std::lcm(common, std::int64_t(denominator / divisor));
            if (common > maxScale) {
                failScale(one.at);
                return weights;
            }
        }
        int sum = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const Fraction &one = *probabilities[i].value;
            weights[i] = static_cast<int>(common * one.numerator / one.denominator);
            sum += weights[i];
        }
        if (sum != common)
            failNode(QT_TRANSLATE_NOOP("core::Error",
                                       "the probabilities of this chance node add up to %1; "
                                       "expected 1"),
                     shareText(sum, static_cast<int>(common)), start);
        const int divisor = std::accumulate(weights.begin(), weights.end(), 0,
                                            [](int a, int b) { return std::gcd(a, b); });
        for (int &weight : weights)
            weight /= divisor;
        return weights;
    }

    void failScale(std::size_t at)
    {
        failNode(QT_TRANSLATE_NOOP("core::Error",
                                   "expected probabilities whose averages have a common "
                                   "denominator of at most %1"),
                 std::to_string(maxScale), at);
    }

    /// Checks the remaining rules for trees with chance nodes, and finds the scale: a factor that
    /// makes all averages whole, whatever the leaves are.
    void scaleAverages()
    {
        if (m_error || !m_tree.chance)
            return;
        std::vector<std::int64_t> scales(m_tree.nodes.size(), 1);
        // In reverse, because children come after their parents.
        for (std::size_t i = m_tree.nodes.size(); i-- > 0 && !m_error;) {
            const Node &node = m_tree.nodes[i];
            for (const std::uint32_t child : node.children)
                scales[i] =
                    std::min<std::int64_t>(maxScale + 1, std::lcm(scales[i], scales[child]));
            if (!node.weights.empty())
                scales[i] *= TextTree::sumOf(node.weights);
            if (scales[i] > maxScale)
                failScale(m_places[i]);
            if (node.unknown >= 0)
                fail(QT_TRANSLATE_NOOP("core::Error",
                                       "expected numbers at the leaves of a tree with chance "
                                       "nodes, and no letters"),
                     {}, m_places[i]);
            if (std::abs(node.value) > maxChanceScore)
                fail(QT_TRANSLATE_NOOP("core::Error",
                                       "expected values between %1 and %2 in a tree with chance "
                                       "nodes"),
                     {std::to_string(-maxChanceScore), std::to_string(maxChanceScore)},
                     m_places[i]);
        }
        m_tree.scale = static_cast<int>(scales.front());
    }

    std::optional<int> number()
    {
        const std::size_t start = m_at;
        const bool negative = takes('-');
        if (!negative)
            takes('+');
        const std::optional<int> value = digits();
        if (!value) {
            m_at = start;
            return std::nullopt;
        }
        if (*value > maxScore)
            fail(QT_TRANSLATE_NOOP("core::Error", "expected a value between %1 and %2"),
                 {std::to_string(-maxScore), std::to_string(maxScore)}, start);
        return negative ? -*value : *value;
    }

    void leaf(std::uint32_t index)
    {
        const std::size_t start = m_at;
        if (const std::optional<int> value = number()) {
            m_tree.nodes[index].value = *value;
            if (m_at < m_text.size() && m_text[m_at] == '.')
                fail(QT_TRANSLATE_NOOP("core::Error", "expected a whole number as a leaf's value"));
            return;
        }
        const std::string name = word();
        if (name.empty())
            fail(QT_TRANSLATE_NOOP("core::Error",
                                   "expected a number, a letter, or a group such as MIN(3,5)"));
        else if (name.size() > 8)
            fail(QT_TRANSLATE_NOOP("core::Error", "expected a name of at most eight letters"), {},
                 start);
        else
            m_tree.nodes[index].unknown = unknownNamed(name);
    }

    int unknownNamed(const std::string &name)
    {
        auto &all = m_tree.unknowns;
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Unknown &one) { return one.name == name; });
        if (found != all.end())
            return static_cast<int>(found - all.begin());
        all.push_back({name});
        return static_cast<int>(all.size()) - 1;
    }

    /// Parses "a <= 2", "a >= 2" or "a = 1..5".
    void constraint()
    {
        const std::size_t start = m_at;
        const std::string name = word();
        auto &all = m_tree.unknowns;
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Unknown &one) { return one.name == name; });
        if (found == all.end()) {
            fail(QT_TRANSLATE_NOOP("core::Error", "expected a letter of the tree"), {}, start);
            return;
        }
        skipBlanks();
        const std::string_view sign = m_text.substr(m_at, 2);
        const bool below = sign == "<=";
        const bool above = sign == ">=";
        if (!below && !above && !sign.starts_with('=')) {
            fail(QT_TRANSLATE_NOOP("core::Error", "expected <=, >= or ="));
            return;
        }
        m_at += below || above ? 2 : 1;
        bounds(*found, below, above);
    }

    void bounds(Unknown &letter, bool below, bool above)
    {
        skipBlanks();
        const std::size_t start = m_at;
        const std::optional<int> first = number();
        if (!first) {
            fail(QT_TRANSLATE_NOOP("core::Error", "expected a number"));
            return;
        }
        int second = *first;
        if (!below && !above && m_text.substr(m_at, 2) == "..") {
            m_at += 2;
            const std::optional<int> end = number();
            if (!end) {
                fail(QT_TRANSLATE_NOOP("core::Error",
                                       "expected the number at which the interval ends"));
                return;
            }
            second = *end;
        }
        if (!below)
            letter.low = std::max(letter.low, *first);
        if (!above)
            letter.high = std::min(letter.high, second);
        if (letter.low > letter.high)
            fail(QT_TRANSLATE_NOOP("core::Error", "expected an interval that holds a value"), {},
                 start);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_rootIsMax = true;
    Tree m_tree;
    std::vector<std::size_t> m_places; ///< where each node's text begins
    std::optional<Error> m_error;
};

Result<TextTree> TextTree::parse(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace ai::lab
