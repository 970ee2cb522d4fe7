#pragma once

#include "ai/othello/board/board.h"
#include "core/othello.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <memory>

namespace ai::othello {

/// Scores are in discs for the side to move; the empty squares of a finished game count for its
/// winner.
constexpr int maxScore = core::Othello::maxScore;
constexpr int minScore = -maxScore;
/// Lower than any score.
constexpr int noScore = 2 * minScore;

/// The memory of a transposition table: zeroed, and aligned to huge pages. Pages never written are
/// not resident.
class TableMemory
{
public:
    /// Throws std::runtime_error if there is not enough memory.
    explicit TableMemory(std::size_t bytes);

    void *data() const { return m_data; }
    /// Zeroes everything; if possible by releasing the pages instead of writing them.
    void zero();

private:
    struct Free
    {
        void operator()(void *memory) const;
    };

    std::unique_ptr<void, Free> m_allocated;
    void *m_data = nullptr; ///< inside m_allocated
    std::size_t m_bytes;
};

/// No square: the move of a pass, or of an entry without a move.
constexpr int noSquare = 64;

/// An entry: bounds of a position's score, in discs for the mover.
struct TableEntry
{
    std::int8_t lower = minScore;
    std::int8_t upper = maxScore;
    std::uint8_t move = noSquare;       ///< the best move so far
    std::uint8_t secondMove = noSquare; ///< the previous best move
    /// Plies; the number of empty squares for a search to the end.
    std::uint8_t depth = 0;
    std::uint8_t selectivity = 0; ///< the search's level (probcut.h)
};

/// A table of search results by position, shared by threads without locks. An entry consists of two
/// relaxed atomic words: the data, and the hash XORed with the data. Words from different entries
/// do not match and are ignored (Hyatt's XOR trick), so a torn entry is only a miss.
class TranspositionTable
{
public:
    /// The size is rounded down to a power of two, at least 64 kB; untouched parts are not
    /// resident.
    explicit TranspositionTable(std::size_t bytes)
        : m_mask(std::bit_floor(std::max(bytes, std::size_t(64) << 10) / sizeof(Bucket)) - 1)
        , m_memory(this->bytes())
        , m_buckets(static_cast<Bucket *>(m_memory.data()))
    {}

    std::size_t bytes() const { return (m_mask + 1) * sizeof(Bucket); }

    /// Removes all entries by starting a new generation, whose slots are empty; only every 128th
    /// call zeroes the memory. Not during a search.
    void clear()
    {
        m_age = 0;
        // Wraps around after the last generation.
        m_generation = static_cast<std::uint8_t>(m_generation + generationStep);
        if (m_generation == firstGeneration)
            m_memory.zero();
    }
    /// Makes entries of earlier searches the first to be replaced. Not during a search.
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

    /// Stores the fail-soft score and best move of a search with this window.
    /// Always inline: the kernels must not share a copy with other code (tests/kernelsymbols.sh).
    [[gnu::always_inline]] void store(std::uint64_t hash, int depth, int selectivity, int alpha,
                                      int beta, int score, int move)
    {
        // 1. Find the position's slot, or else the least valuable one: old, then shallow.
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
        // 2. Keep bounds of a better search, tighten those of an equal one, replace others.
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
        // 3. After a fail-low no move is better than the others, so do not replace a known one.
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
    /// Plain words, accessed only through std::atomic_ref: the system's zero pages are a valid
    /// empty table, and untouched memory is never resident.
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

    /// Whether a slot contains an entry of this generation; zero is in none.
    bool holdsEntry(std::uint64_t data) const { return data >> 56 == m_generation; }

    /// The entry's bytes, lowest first. Age and generation are placed above them.
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

    std::size_t m_mask; ///< selects the bucket from a hash
    TableMemory m_memory;
    Bucket *m_buckets; ///< inside m_memory
    std::uint8_t m_age = 0;
    /// Odd like all generations, so that none is zero.
    static constexpr std::uint8_t firstGeneration = 1;
    static constexpr std::uint8_t generationStep = 2;
    std::uint8_t m_generation = firstGeneration; ///< entries of other generations do not count
};

} // namespace ai::othello
