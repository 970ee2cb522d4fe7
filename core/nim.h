#pragma once

#include "core/game.h"

#include <array>
#include <cstdint>
#include <vector>

namespace core {

/// Nim: take counters from one heap at a time. In the article's variant there is one heap of 20, a
/// move takes one to three, and whoever takes the last counter loses.
///
/// A move's code is 128 times its heap plus the counters taken.
class Nim
{
public:
    /// Who takes the last counter: loses (misere) or wins (normal).
    enum class Rule : std::uint8_t { Misere, Normal };

    static constexpr int maxHeaps = 8;
    static constexpr int maxHeapSize = 99;
    using Moves = MoveList<maxHeaps * maxHeapSize>;
    static constexpr int maxScore = 1;

    /// The article's variant: 20 counters, take 1 to 3, misere.
    constexpr Nim() = default;

    /// takeLimit is the most counters a move may take, 0 for any number. An error names the heap or
    /// the limit that is out of range.
    static Result<Nim> create(const std::vector<int> &heaps, int takeLimit, Rule rule,
                              Side toMove = Side::First);

    static constexpr Move take(int heap, int counters)
    {
        return Move(static_cast<std::uint16_t>(heap * 128 + counters));
    }
    static constexpr int heapOf(Move move) { return move.code() / 128; }
    static constexpr int countersOf(Move move) { return move.code() % 128; }
    /// The letter by which a move names its heap: 'a' for the first.
    static constexpr char heapLetter(int heap) { return static_cast<char>('a' + heap); }

    constexpr Side sideToMove() const { return m_toMove; }
    constexpr int heapCount() const { return m_heapCount; }
    constexpr int heap(int index) const { return m_heaps[static_cast<std::size_t>(index)]; }
    constexpr int takeLimit() const { return m_takeLimit; }
    constexpr Rule rule() const { return m_rule; }
    int counters() const;
    /// The most counters that may be taken from a heap now.
    constexpr int maxTakenFrom(int index) const
    {
        return m_takeLimit == 0 || heap(index) < m_takeLimit ? heap(index) : m_takeLimit;
    }

    bool isOver() const { return counters() == 0; }
    Moves legalMoves() const;
    bool isLegal(Move move) const;
    void play(Move move);

    /// 1 if First won, -1 if Second did. While counters are left, 0.
    int score() const;

    /// Heap and counters: "a3" takes three from the first heap.
    std::string moveText(Move move) const;
    /// Reads "a3"; with one heap, also "3".
    Result<Move> parseMove(std::string_view text) const;

    /// "20 limit 3 misere first": the heaps, joined by -, the limit if there is one, the rule, and
    /// who is to move.
    std::string toText() const;
    /// Reads toText()'s form, with the words after the heaps in any order; misere and first are the
    /// defaults.
    static Result<Nim> parse(std::string_view text);

    friend constexpr bool operator==(const Nim &, const Nim &) = default;

private:
    std::array<std::uint8_t, maxHeaps> m_heaps{20};
    std::uint8_t m_heapCount = 1;
    std::uint8_t m_takeLimit = 3;
    Rule m_rule = Rule::Misere;
    Side m_toMove = Side::First;
};

static_assert(NamedGame<Nim>);

} // namespace core
