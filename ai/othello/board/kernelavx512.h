#pragma once

#include "ai/othello/board/kernelavx2.h"

namespace ai::othello {

/// Like Avx2Kernel, but with AVX-512's ternary logic and leading-zero count on 256-bit registers.
/// AVX-512 F, CD, BW, DQ, VL.
struct Avx512Kernel
{
    static Mask moves(Mask own, Mask other)
    {
        const __m256i steps = _mm256_set_epi64x(9, 7, 8, 1);
        const __m256i doubleSteps = _mm256_set_epi64x(18, 14, 16, 2);
        const __m256i inner =
            _mm256_set_epi64x(0x7e7e7e7e7e7e7e7e, 0x7e7e7e7e7e7e7e7e, -1, 0x7e7e7e7e7e7e7e7e);
        const __m256i mover = broadcast(own);
        const __m256i run = _mm256_and_si256(broadcast(other), inner);
        __m256i up = _mm256_and_si256(run, _mm256_sllv_epi64(mover, steps));
        __m256i down = _mm256_and_si256(run, _mm256_srlv_epi64(mover, steps));
        up = joinedRun(up, run, _mm256_sllv_epi64(up, steps));
        down = joinedRun(down, run, _mm256_srlv_epi64(down, steps));
        const __m256i pairsUp = _mm256_and_si256(run, _mm256_sllv_epi64(run, steps));
        const __m256i pairsDown = _mm256_srlv_epi64(pairsUp, steps);
        up = joinedRun(up, pairsUp, _mm256_sllv_epi64(up, doubleSteps));
        down = joinedRun(down, pairsDown, _mm256_srlv_epi64(down, doubleSteps));
        up = joinedRun(up, pairsUp, _mm256_sllv_epi64(up, doubleSteps));
        down = joinedRun(down, pairsDown, _mm256_srlv_epi64(down, doubleSteps));
        return joined(_mm256_or_si256(_mm256_sllv_epi64(up, steps), _mm256_srlv_epi64(down, steps)))
               & ~(own | other);
    }

    static Mask flips(Mask own, Mask other, int square)
    {
        const Rays &rays = raysOf[static_cast<std::size_t>(square)];
        const __m256i mover = broadcast(own);
        const __m256i run = broadcast(other);

        // Rising squares: the lowest square that is not theirs ends the run.
        const __m256i rising = load(rays.rising);
        const __m256i stopsUp = _mm256_andnot_si256(run, rising);
        // stops & -stops & mover: the squares below it on the line are turned, if it is not empty.
        const __m256i end = _mm256_ternarylogic_epi64(
            stopsUp, _mm256_sub_epi64(_mm256_setzero_si256(), stopsUp), mover, 0x80);
        const __mmask8 found = _mm256_test_epi64_mask(end, end);
        const __m256i below = _mm256_maskz_add_epi64(found, end, _mm256_set1_epi64x(-1));

        // Falling squares: the highest square that is not theirs ends the run.
        const __m256i falling = load(rays.falling);
        const __m256i stopsDown = _mm256_andnot_si256(run, falling);
        const __m256i top = _mm256_and_si256(
            _mm256_srlv_epi64(_mm256_set1_epi64x(std::numeric_limits<long long>::min()),
                              _mm256_lzcnt_epi64(stopsDown)),
            mover);
        const __m256i above = _mm256_sub_epi64(_mm256_setzero_si256(), _mm256_add_epi64(top, top));

        const __m256i up = _mm256_and_si256(below, rising);
        return joined(_mm256_ternarylogic_epi64(up, above, falling, 0xf8));
    }

    static int countLastFlip(Mask own, int square)
    {
        return Avx2Kernel::countLastFlip(own, square);
    }

    static void addBytes(Int16Vector &sums, const Int8Vector &bytes)
    {
        Avx2Kernel::addBytes(sums, bytes);
    }

    static void addPairProducts(Int32Vector &sums, const Int16Vector &a, const Int16Vector &b)
    {
        Avx2Kernel::addPairProducts(sums, a, b);
    }

private:
    /// a | (b & c)
    static __m256i joinedRun(__m256i a, __m256i b, __m256i c)
    {
        return _mm256_ternarylogic_epi64(a, b, c, 0xf8);
    }
};

} // namespace ai::othello
