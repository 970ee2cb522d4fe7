#include "core/library/canonicalposition.h"

#include "core/hashing.h"

#include <algorithm>
#include <bit>

namespace core::library {

using geometry::symmetric;
using geometry::symmetryCount;

namespace {

Discs imageOf(const Discs &discs, int symmetry)
{
    return {symmetric(discs.own, symmetry), symmetric(discs.other, symmetry)};
}

} // namespace

Discs discsOf(const Othello &position)
{
    const Side side = position.sideToMove();
    return {position.discs(side), position.discs(opponent(side))};
}

CanonicalPosition::CanonicalPosition(const Discs &discs)
    : m_discs(discs)
    , m_symmetries(1)
{
    for (int symmetry = 1; symmetry < symmetryCount; ++symmetry) {
        const Discs image = imageOf(discs, symmetry);
        if (image < m_discs) {
            m_discs = image;
            m_symmetries = 0;
        }
        if (image == m_discs)
            m_symmetries |= 1u << symmetry;
    }
}

std::int64_t CanonicalPosition::keyOf(const Discs &canonical)
{
    const std::uint64_t hash =
        mixedBits(canonical.own + mixedBits(canonical.other + splitMix64Increment));
    return static_cast<std::int64_t>(hash >> 1);
}

int CanonicalPosition::canonicalSquare(int square) const
{
    int min = 64;
    for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
        if ((m_symmetries >> symmetry & 1) != 0)
            min = std::min(min, std::countr_zero(symmetric(geometry::squareBit(square), symmetry)));
    }
    return min;
}

int CanonicalPosition::squareOf(int square) const
{
    for (int here = 0; here < 64; ++here) {
        if (canonicalSquare(here) == square)
            return here;
    }
    return 64;
}

Othello positionOf(const Discs &discs)
{
    return *Othello::create(discs.own, discs.other, Side::First);
}

bool LineReplay::play(int square)
{
    if (square < 0 || square > 63)
        return false;
    const Move move(static_cast<std::uint16_t>(square));
    if (m_position.isLegal(move)) {
        m_position.play(move);
        return true;
    }
    // A side with a legal move never passes, so a forced pass need only be considered here.
    if (!m_position.mustPass())
        return false;
    Othello passed = m_position;
    passed.play(Othello::pass);
    if (!passed.isLegal(move))
        return false;
    passed.play(move);
    m_position = passed;
    return true;
}

Othello withoutForcedPass(const Othello &position)
{
    Othello next = position;
    if (next.mustPass())
        next.play(Othello::pass);
    return next;
}

} // namespace core::library
