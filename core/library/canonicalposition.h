#pragma once

#include "core/othello.h"
#include "core/othellogeometry.h"

#include <compare>
#include <cstdint>
#include <optional>

namespace core::library {

using geometry::Mask;

/// The discs of a position as whoever moves sees them: own and other, colours forgotten.
struct Discs
{
    Mask own = 0;
    Mask other = 0;

    friend constexpr auto operator<=>(const Discs &, const Discs &) = default;
};

Discs discsOf(const Othello &position);

/// One position for all that are alike up to the board's eight symmetries and the colours: that
/// with the least discs. A square of the position has a canonical square on it; squares that a
/// symmetry of the position exchanges have the same one, the least. Any thread.
class CanonicalPosition
{
public:
    explicit CanonicalPosition(const Discs &discs);
    explicit CanonicalPosition(const Othello &position)
        : CanonicalPosition(discsOf(position))
    {}

    const Discs &discs() const { return m_discs; }

    /// A hash of the discs, from 0 to 2^63 - 1, by which a library knows the position. Two of the
    /// 5.7 million positions of a large archive share one in 2 of a million archives.
    std::int64_t key() const { return keyOf(m_discs); }
    static std::int64_t keyOf(const Discs &canonical);

    int canonicalSquare(int square) const;
    /// The least square of the position that has the canonical one.
    int squareOf(int canonicalSquare) const;

private:
    Discs m_discs;
    unsigned m_symmetries = 0; ///< bit s: symmetry s turns the position into m_discs
};

/// An Othello position from discs, Black to move.
Othello positionOf(const Discs &discs);

/// Plays moves without passes, as a library keeps them: a pass is added before a move where the
/// side to move has no other choice.
class LineReplay
{
public:
    /// Plays a move on a square, 0 to 63. False, and nothing is changed, where it is not legal.
    bool play(int square);

    const Othello &position() const { return m_position; }

private:
    Othello m_position;
};

/// The position with the next move: after a forced pass, if the side to move must pass.
Othello withoutForcedPass(const Othello &position);

} // namespace core::library
