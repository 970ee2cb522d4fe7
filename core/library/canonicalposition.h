#pragma once

#include "core/othello.h"
#include "core/othellogeometry.h"

#include <compare>
#include <cstdint>
#include <optional>

namespace core::library {

using geometry::Mask;

/// The discs of a position from the mover's point of view: own and other, without colours.
struct Discs
{
    Mask own = 0;
    Mask other = 0;

    friend constexpr auto operator<=>(const Discs &, const Discs &) = default;
};

Discs discsOf(const Othello &position);

/// The representative of all positions that are equal up to the board's eight symmetries and the
/// colours: the smallest Discs. Each square of the position corresponds to a canonical square;
/// squares that a symmetry of the position exchanges have the same one, the smallest. Any thread.
class CanonicalPosition
{
public:
    explicit CanonicalPosition(const Discs &discs);
    explicit CanonicalPosition(const Othello &position)
        : CanonicalPosition(discsOf(position))
    {}

    const Discs &discs() const { return m_discs; }

    /// A hash of the discs, from 0 to 2^63 - 1, that identifies the position in a library. The
    /// probability of any collision among the 5.7 million positions of a large archive is about 2
    /// in a million.
    std::int64_t key() const { return keyOf(m_discs); }
    static std::int64_t keyOf(const Discs &canonical);

    int canonicalSquare(int square) const;
    /// The smallest square of the position that corresponds to a canonical square.
    int squareOf(int canonicalSquare) const;

private:
    Discs m_discs;
    unsigned m_symmetries = 0; ///< bit s: symmetry s turns the position into m_discs
};

/// An Othello position from discs, Black to move.
Othello positionOf(const Discs &discs);

/// Plays moves without passes, as a library stores them: adds a pass before a move if the side to
/// move must pass.
class LineReplay
{
public:
    /// Plays a move on a square, 0 to 63. If it is illegal, returns false and changes nothing.
    bool play(int square);

    const Othello &position() const { return m_position; }

private:
    Othello m_position;
};

/// The position in which the next disc is placed: after the pass, if the side to move must pass.
Othello withoutForcedPass(const Othello &position);

} // namespace core::library
