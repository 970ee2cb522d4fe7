#pragma once

#include <string>
#include <vector>

namespace support {

/// Othello on an array of characters, square by square: an oracle that shares only the text format
/// with core::Othello.
class SlowOthello
{
public:
    /// From a position in core::Othello::toText() format.
    explicit SlowOthello(const std::string &text)
        : m_board(text.substr(0, 64))
        , m_toMove(text.at(65))
    {}

    char other() const { return m_toMove == 'X' ? 'O' : 'X'; }

    std::vector<int> flips(int square, char own) const
    {
        std::vector<int> turned;
        if (at(square) != '-')
            return turned;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                if (dx == 0 && dy == 0)
                    continue;
                std::vector<int> run;
                int x = square % 8 + dx;
                int y = square / 8 + dy;
                while (inside(x, y) && at(y * 8 + x) != '-' && at(y * 8 + x) != own) {
                    run.push_back(y * 8 + x);
                    x += dx;
                    y += dy;
                }
                if (inside(x, y) && at(y * 8 + x) == own)
                    turned.insert(turned.end(), run.begin(), run.end());
            }
        }
        return turned;
    }

    std::vector<int> placements(char own) const
    {
        std::vector<int> squares;
        for (int square = 0; square < 64; ++square) {
            if (!flips(square, own).empty())
                squares.push_back(square);
        }
        return squares;
    }

    /// Legal moves by core::Othello's codes: squares, or 64 for a pass.
    std::vector<int> legalMoves() const
    {
        std::vector<int> moves = placements(m_toMove);
        if (moves.empty() && !placements(other()).empty())
            moves.push_back(64);
        return moves;
    }

    void play(int move)
    {
        if (move != 64) {
            for (const int square : flips(move, m_toMove))
                set(square, m_toMove);
            set(move, m_toMove);
        }
        m_toMove = other();
    }

    std::string toText() const { return m_board + ' ' + m_toMove; }

private:
    static bool inside(int x, int y) { return x >= 0 && x < 8 && y >= 0 && y < 8; }
    char at(int square) const { return m_board[static_cast<std::size_t>(square)]; }
    void set(int square, char disc) { m_board[static_cast<std::size_t>(square)] = disc; }

    std::string m_board;
    char m_toMove;
};

} // namespace support
