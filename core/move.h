#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace core {

/// Who is to move. First opens the game: X in tic-tac-toe, Black in Othello.
enum class Side : std::uint8_t { First, Second };

constexpr Side opponent(Side side)
{
    return side == Side::First ? Side::Second : Side::First;
}

/// A move of any game as a small number whose meaning the game defines, so that requests, results
/// and the history need no templates (like OpenSpiel's integer actions). A pass is an ordinary
/// move.
class Move
{
public:
    constexpr Move() = default;
    constexpr explicit Move(std::uint16_t code)
        : m_code(code)
    {}

    constexpr std::uint16_t code() const { return m_code; }

    /// "No move": never legal; stands for an absent answer.
    static constexpr Move none() { return Move(0xffff); }

    friend constexpr auto operator<=>(Move, Move) = default;

private:
    std::uint16_t m_code = 0xffff;
};

/// The legal moves of a position, stored inline, so that no search node allocates memory.
template <std::size_t Capacity>
class MoveList
{
public:
    static constexpr std::size_t capacity = Capacity;

    // Not initialised on purpose: only the first m_size entries are ever read.
    constexpr MoveList() {} // NOLINT(cppcoreguidelines-pro-type-member-init)

    constexpr void push(Move move)
    {
        assert(m_size < Capacity);
        m_moves[m_size++] = move;
    }

    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr Move operator[](std::size_t i) const { return m_moves[i]; }
    constexpr Move *begin() { return m_moves.data(); }
    constexpr Move *end() { return m_moves.data() + m_size; }
    constexpr const Move *begin() const { return m_moves.data(); }
    constexpr const Move *end() const { return m_moves.data() + m_size; }

private:
    std::array<Move, Capacity> m_moves;
    std::size_t m_size = 0;
};

} // namespace core
