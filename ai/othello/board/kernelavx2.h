#pragma once

#include "ai/othello/board/rays.h"
#include "ai/othello/board/vectors.h"

#include <immintrin.h>
#include <limits>

namespace ai::othello {

/// Masks of the lines through a square (column and both diagonals, including the square) for
/// countLastFlip's bit gathers, and the square's index on each line.
struct LastLines
{
    std::array<Mask, 3> lines;
    std::array<std::uint8_t, 4> places; ///< the row's comes first
};

constexpr std::array<LastLines, 64> lastLinesOf = [] {
    std::array<LastLines, 64> table{};
    for (int square = 0; square < 64; ++square) {
        LastLines &entry = table[static_cast<std::size_t>(square)];
        const Rays &rays = raysOf[static_cast<std::size_t>(square)];
        entry.places[0] = static_cast<std::uint8_t>(square % 8);
        for (std::size_t line = 1; line < 4; ++line) {
            entry.lines[line - 1] = rays.rising[line] | rays.falling[line] | squareBit(square);
            entry.places[line] = static_cast<std::uint8_t>(std::popcount(rays.falling[line]));
        }
    }
    return table;
}();

// Four masks in the lanes of a register. Always inline: the kernels must not share a copy
// (tests/kernelsymbols.sh).

[[gnu::always_inline]] inline __m256i broadcast(Mask mask)
{
    return _mm256_set1_epi64x(static_cast<long long>(mask));
}

[[gnu::always_inline]] inline __m256i load(const std::array<Mask, 4> &masks)
{
    return _mm256_load_si256(reinterpret_cast<const __m256i *>(masks.data()));
}

/// The union of the four.
[[gnu::always_inline]] inline Mask joined(__m256i lanes)
{
    const __m128i half =
        _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
    return static_cast<Mask>(_mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))));
}

/// Four directions in the four lanes of a 256-bit register. AVX2, BMI1, BMI2, POPCNT, LZCNT.
struct Avx2Kernel
{
    static Mask moves(Mask own, Mask other)
    {
        const __m256i steps = _mm256_set_epi64x(9, 7, 8, 1);
        const __m256i doubleSteps = _mm256_add_epi64(steps, steps);
        const __m256i inner =
            _mm256_set_epi64x(0x7e7e7e7e7e7e7e7e, 0x7e7e7e7e7e7e7e7e, -1, 0x7e7e7e7e7e7e7e7e);
        const __m256i mover = broadcast(own);
        const __m256i run = _mm256_and_si256(broadcast(other), inner);
        __m256i up = _mm256_and_si256(run, _mm256_sllv_epi64(mover, steps));
        __m256i down = _mm256_and_si256(run, _mm256_srlv_epi64(mover, steps));
        up = _mm256_or_si256(up, _mm256_and_si256(run, _mm256_sllv_epi64(up, steps)));
        down = _mm256_or_si256(down, _mm256_and_si256(run, _mm256_srlv_epi64(down, steps)));
        const __m256i pairsUp = _mm256_and_si256(run, _mm256_sllv_epi64(run, steps));
        const __m256i pairsDown = _mm256_srlv_epi64(pairsUp, steps);
        for (int i = 0; i < 2; ++i) {
            up = _mm256_or_si256(up, _mm256_and_si256(pairsUp, _mm256_sllv_epi64(up, doubleSteps)));
            down = _mm256_or_si256(
                down, _mm256_and_si256(pairsDown, _mm256_srlv_epi64(down, doubleSteps)));
        }
        return joined(_mm256_or_si256(_mm256_sllv_epi64(up, steps), _mm256_srlv_epi64(down, steps)))
               & ~(own | other);
    }

    static Mask flips(Mask own, Mask other, int square)
    {
        const Rays &rays = raysOf[static_cast<std::size_t>(square)];
        const __m256i mover = broadcast(own);
        const __m256i run = broadcast(other);
        const __m256i zero = _mm256_setzero_si256();
        const __m256i ones = _mm256_cmpeq_epi64(zero, zero);

        // Rising squares: the carry propagates over the other side's discs to the first square that
        // is not theirs.
        const __m256i rising = load(rays.rising);
        __m256i end = _mm256_sub_epi64(_mm256_or_si256(run, _mm256_xor_si256(rising, ones)), ones);
        end = _mm256_and_si256(end, _mm256_and_si256(rising, mover));
        const __m256i before =
            _mm256_add_epi64(end, _mm256_xor_si256(_mm256_cmpeq_epi64(end, zero), ones));
        const __m256i up = _mm256_and_si256(before, rising);

        // Falling squares: smear the squares that are not theirs downwards; the top bit is the end
        // of the run.
        const __m256i falling = load(rays.falling);
        const __m256i steps = _mm256_set_epi64x(9, 7, 8, 1);
        __m256i smear = _mm256_andnot_si256(run, falling);
        smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, steps));
        smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, _mm256_slli_epi64(steps, 1)));
        smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, _mm256_slli_epi64(steps, 2)));
        const __m256i top = _mm256_andnot_si256(_mm256_srlv_epi64(smear, steps), smear);
        const __m256i last = _mm256_and_si256(top, _mm256_and_si256(falling, mover));
        const __m256i down =
            _mm256_and_si256(_mm256_sub_epi64(zero, _mm256_add_epi64(last, last)), falling);
        return joined(_mm256_or_si256(up, down));
    }

    static int countLastFlip(Mask own, int square)
    {
        const LastLines &entry = lastLinesOf[static_cast<std::size_t>(square)];
        return lastFlipsOnLine[entry.places[0]][(own >> (square & 56)) & 0xff]
               + lastFlipsOnLine[entry.places[1]][_pext_u64(own, entry.lines[0])]
               + diagonalFlips(own, entry, 1) + diagonalFlips(own, entry, 2);
    }

    static void addBytes(Int16Vector &sums, const Int8Vector &bytes)
    {
        sums +=
            reinterpret_cast<Int16Vector>(_mm256_cvtepi8_epi16(reinterpret_cast<__m128i>(bytes)));
    }

    static void addPairProducts(Int32Vector &sums, const Int16Vector &a, const Int16Vector &b)
    {
        sums += reinterpret_cast<Int32Vector>(
            _mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
    }

private:
    static int diagonalFlips(Mask own, const LastLines &entry, std::size_t line)
    {
        return lastFlipsOnLine[entry.places[line + 1]][_pext_u64(own, entry.lines[line])];
    }
};

} // namespace ai::othello
