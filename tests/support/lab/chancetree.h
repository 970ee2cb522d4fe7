#pragma once

#include "ai/search/random.h"

#include <cctype>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

// Trees with chance nodes, for tests that know only their text.

namespace support {

struct Fraction
{
    long long numerator;
    long long denominator;

    explicit Fraction(long long above = 0, long long below = 1)
        : numerator(above / std::gcd(above, below))
        , denominator(below / std::gcd(above, below))
    {}

    friend Fraction operator+(Fraction a, Fraction b)
    {
        return Fraction(a.numerator * b.denominator + b.numerator * a.denominator,
                        a.denominator * b.denominator);
    }
    friend Fraction operator*(Fraction a, Fraction b)
    {
        return Fraction(a.numerator * b.numerator, a.denominator * b.denominator);
    }
    friend bool operator<(Fraction a, Fraction b)
    {
        return a.numerator * b.denominator < b.numerator * a.denominator;
    }
    friend bool operator==(const Fraction &, const Fraction &) = default;
};

/// A tree parsed from its text, independently of the program.
struct PlainNode
{
    std::string kind; ///< MAX, MIN or CHANCE; empty at a leaf
    std::vector<PlainNode> children = {};
    std::vector<Fraction> probabilities = {};
    Fraction leaf{};

    Fraction value() const
    {
        if (kind.empty())
            return leaf;
        Fraction sum;
        Fraction best = children.front().value();
        for (std::size_t i = 0; i < children.size(); ++i) {
            const Fraction one = children[i].value();
            if (kind == "CHANCE")
                sum = sum + probabilities[i] * one;
            else if (kind == "MAX" ? best < one : one < best)
                best = one;
        }
        return kind == "CHANCE" ? sum : best;
    }
};

class PlainReader
{
public:
    explicit PlainReader(std::string text)
        : m_text(std::move(text))
    {}

    PlainNode node()
    {
        PlainNode read;
        while (std::isalpha(static_cast<unsigned char>(m_text[m_at])))
            read.kind += m_text[m_at++];
        if (read.kind.empty()) {
            read.leaf = Fraction(number());
            return read;
        }
        while (m_text[m_at] != ')') {
            ++m_at; // skips the bracket or the comma
            const std::size_t colon = m_text.find_first_of(":,()M", m_at);
            if (read.kind == "CHANCE" && m_text[colon] == ':') {
                const long long above = number();
                const long long below = m_text[m_at] == '/' ? (++m_at, number()) : 1;
                read.probabilities.emplace_back(above, below);
                m_at += 2; // ": "
            }
            read.children.push_back(node());
        }
        ++m_at;
        const auto count = static_cast<long long>(read.children.size());
        if (read.kind == "CHANCE" && read.probabilities.empty())
            read.probabilities.assign(read.children.size(), Fraction(1, count));
        return read;
    }

private:
    long long number()
    {
        std::size_t length = 0;
        const long long read = std::stoll(m_text.substr(m_at), &length);
        m_at += length;
        return read;
    }

    std::string m_text;
    std::size_t m_at = 0;
};

/// Chance nodes anywhere but at the root, also nested; with ties, and nodes with one child.
inline std::string drawnChanceTree(ai::Random &random, int depth, bool max, bool isRoot = true)
{
    const auto below = [&random](int end) { return static_cast<int>(random() % unsigned(end)); };
    if (!isRoot && (depth == 0 || below(5) == 0))
        return std::to_string(below(2) == 0 ? below(9) - 4 : below(1999) - 999);
    const bool chance = !isRoot && below(3) == 0;
    const bool equal = below(2) == 0;
    std::vector<int> weights;
    for (int i = 1 + below(4); i > 0; --i)
        weights.push_back(equal ? 1 : 1 + below(3));
    const int sum = std::accumulate(weights.begin(), weights.end(), 0);
    std::string text = chance ? "CHANCE" : max ? "MAX" : "MIN";
    char separator = '(';
    for (const int weight : weights) {
        text += separator;
        if (chance && !equal)
            text += std::to_string(weight) + "/" + std::to_string(sum) + ": ";
        text += drawnChanceTree(random, depth - 1, chance ? max : !max, false);
        separator = ',';
    }
    return text + ")";
}

} // namespace support
