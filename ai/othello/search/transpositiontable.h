#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/search/score.h"
#include "ai/othello/search/tablememory.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>

namespace ai::othello {

/// No square: the move of a pass, or of an entry that knows none.
constexpr int noSquare = 64;

/// An entry: bounds of a position's score, in discs for its mover.
struct TableEntry
{
    std::int8_t lower = minScore;
    std::int8_t upper = maxScore;
    std::uint8_t move = noSquare;       ///< best so far
    std::uint8_t secondMove = noSquare; ///< best before that
    std::uint8_t depth = 0;             ///< plies searched; the empties for a search to the end
    std::uint8_t selectivity = 0;       ///< level of the search, probcut.h
};

/// Results of searches by position, shared by threads without locks. An entry is two relaxed atomic
/// words, the data and the hash mixed with the data: halves of two entries do not fit each other
/// and are ignored (Hyatt's XOR trick), so a torn entry is only a missed one.
class TranspositionTable
{
public:
    /// The memory is rounded down to a power of two, at least 64 kB; untouched parts are not
    /// resident.
    explicit TranspositionTable(std::size_t bytes)
        : m_mask(std::bit_floor(std::max(bytes, std::size_t(64) << 10) / sizeof(Bucket)) - 1)
        , m_memory(this->bytes())
        , m_buckets(static_cast<Bucket *>(m_memory.data()))
    {}

    std::size_t bytes() const { return (m_mask + 1) * sizeof(Bucket); }

    /// Removes all entries, without touching them: those of an earlier generation count as empty
    /// slots, and every 128th call zeroes the memory. Not while a search runs.
    void clear()
    {
        m_age = 0;
        // Back to the first after the last.
        m_generation = static_cast<std::uint8_t>(m_generation + generationStep);
        if (m_generation == firstGeneration)
            m_memory.zero();
    }
    /// Entries of earlier searches become the first to be replaced. Not while a search runs.
    void newSearch() { m_age = static_cast<std::uint8_t>(m_age + 1); }

    void prefetch(std::uint64_t hash) const { __builtin_prefetch(&m_buckets[hash & m_mask]); }

    bool probe(std::uint64_t hash, TableEntry &entry) const
    {
        for (const Slot &slot : m_buckets[hash & m_mask].entries) {
            const std::uint64_t data = load(slot.data);
            if ((load(slot.check) ^ data) == hash && holdsEntry(data)) {
                entry = unpacked(data);
                return true;
            }
        }
        return false;
    }

    /// Stores the score (fail-soft) and best move of a search with this window.
    /// Always inline: no copy that the kernels share with other code (tests/kernelsymbols.sh).
    [[gnu::always_inline]] void store(std::uint64_t hash, int depth, int selectivity, int alpha,
                                      int beta, int score, int move)
    {
        // 1. Find the position's slot, else the least valuable one: old, then shallow.
        Bucket &bucket = m_buckets[hash & m_mask];
        Slot *victim = nullptr;
        int minValue = 1 << 16;
        TableEntry known;
        bool found = false;
        for (Slot &slot : bucket.entries) {
            const std::uint64_t data = load(slot.data);
            if ((load(slot.check) ^ data) == hash && holdsEntry(data)) {
                victim = &slot;
                known = unpacked(data);
                found = true;
                break;
            }
            const int value = holdsEntry(data) ? replacementValue(data) : -1;
            if (value < minValue) {
                minValue = value;
                victim = &slot;
            }
        }
        // 2. A better search's bounds are kept; an equal one's are tightened; others are replaced.
        TableEntry entry;
        const int rank = depth * 8 + selectivity;
        const int knownRank = found ? known.depth * 8 + known.selectivity : -1;
        if (knownRank > rank && known.selectivity >= selectivity)
            return;
        if (knownRank == rank)
            entry = known;
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.selectivity = static_cast<std::uint8_t>(selectivity);
        if (score < beta && score < entry.upper)
            entry.upper = static_cast<std::int8_t>(score);
        if (score > alpha && score > entry.lower)
            entry.lower = static_cast<std::int8_t>(score);
        entry.move = found ? known.move : entry.move;
        entry.secondMove = found ? known.secondMove : entry.secondMove;
        // 3. A move that failed low is no better than the others and replaces nothing.
        if (move != noSquare && (score > alpha || !found) && move != entry.move) {
            entry.secondMove = entry.move;
            entry.move = static_cast<std::uint8_t>(move);
        }
        const std::uint64_t data = packed(entry) | static_cast<std::uint64_t>(m_age) << 48
                                   | static_cast<std::uint64_t>(m_generation) << 56;
        keep(victim->data, data);
        keep(victim->check, hash ^ data);
    }

private:
    /// Plain words, seen through std::atomic_ref alone: zero pages of the system are a valid table,
    /// and memory that no search reached is never resident.
    struct Slot
    {
        std::uint64_t check;
        std::uint64_t data;
    };
    struct alignas(64) Bucket
    {
        Slot entries[4];
    };
    static std::uint64_t load(const std::uint64_t &word)
    {
        return std::atomic_ref(const_cast<std::uint64_t &>(word)).load(std::memory_order_relaxed);
    }
    static void keep(std::uint64_t &word, std::uint64_t value)
    {
        std::atomic_ref(word).store(value, std::memory_order_relaxed);
    }

    /// Whether a slot's data is an entry of this generation; zero is none of any.
    bool holdsEntry(std::uint64_t data) const { return data >> 56 == m_generation; }

    /// The entry's bytes from the lowest. The age and the generation go above them.
    static std::uint64_t packed(const TableEntry &entry)
    {
        return static_cast<std::uint64_t>(static_cast<std::uint8_t>(entry.lower))
               | static_cast<std::uint64_t>(static_cast<std::uint8_t>(entry.upper)) << 8
               | static_cast<std::uint64_t>(entry.move) << 16
               | static_cast<std::uint64_t>(entry.secondMove) << 24
               | static_cast<std::uint64_t>(entry.depth) << 32
               | static_cast<std::uint64_t>(entry.selectivity) << 40;
    }

    static TableEntry unpacked(std::uint64_t data)
    {
        return {static_cast<std::int8_t>(data & 0xff),
                static_cast<std::int8_t>((data >> 8) & 0xff),
                static_cast<std::uint8_t>((data >> 16) & 0xff),
                static_cast<std::uint8_t>((data >> 24) & 0xff),
                static_cast<std::uint8_t>((data >> 32) & 0xff),
                static_cast<std::uint8_t>((data >> 40) & 0xff)};
    }

    int replacementValue(std::uint64_t data) const
    {
        const auto age = static_cast<std::uint8_t>((data >> 48) & 0xff);
        return (age == m_age ? 4096 : 0) + static_cast<int>((data >> 32) & 0xff) * 8
               + static_cast<int>((data >> 40) & 0xff);
    }

    std::size_t m_mask; ///< of a hash: the number of its bucket
    TableMemory m_memory;
    Bucket *m_buckets; ///< in m_memory
    std::uint8_t m_age = 0;
    static constexpr std::uint8_t firstGeneration = 1; ///< odd as all are, so that none is zero
    static constexpr std::uint8_t generationStep = 2;
    std::uint8_t m_generation = firstGeneration; ///< since when entries count
};

} // namespace ai::othello
