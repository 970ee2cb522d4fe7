#pragma once

#include "core/format/positionline.h"
#include "core/notation.h"
#include "core/othello.h"
#include "core/tictactoe.h"

#include <fstream>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace support {

/// Positions from random games, each after a random number of plies; none is finished.
class RandomOthello
{
public:
    explicit RandomOthello(std::uint64_t seed)
        : m_random(seed)
    {}

    /// The next position of the current game, or of a new one if that has ended.
    const core::Othello &next()
    {
        const auto moves = m_game.legalMoves();
        m_game.play(moves[m_random() % moves.size()]);
        if (m_game.isOver())
            m_game = core::Othello();
        return m_game;
    }

    /// A position with that many empty squares.
    core::Othello withEmpties(int empties)
    {
        while (next().empties() != empties)
            continue;
        return m_game;
    }

private:
    core::Othello m_game;
    std::mt19937_64 m_random;
};

/// The first position with that many empty squares in the games of a seed.
inline core::Othello othelloWithEmpties(int empties, std::uint64_t seed)
{
    return RandomOthello(seed).withEmpties(empties);
}

/// All positions of tic-tac-toe reachable from this one, by their text.
inline std::map<std::string, core::TicTacToe> ticTacToePositions(const core::TicTacToe &root = {})
{
    std::map<std::string, core::TicTacToe> found{{root.toText(), root}};
    for (const core::Move move : root.legalMoves())
        found.merge(ticTacToePositions(after(root, move)));
    return found;
}

/// A line of the French Othello Federation's endgame tests (ffo-*.txt).
struct FfoPosition
{
    int number = 0;
    core::Othello game;
    int score = 0; ///< for the side to move
    std::vector<std::string> bestMoves;
};

inline std::vector<FfoPosition> ffoPositions(const std::string &path)
{
    std::vector<FfoPosition> positions;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (core::format::isBlankOrComment(line))
            continue;
        // Number of empty squares, score, best moves, all moves with scores.
        const core::format::PositionLine parts = core::format::splitPositionLine(line);
        FfoPosition position;
        position.number = core::parseNumber(parts.number);
        position.game = *core::Othello::parse(parts.board);
        position.score = std::stoi(std::string(parts.fields.at(1)));
        for (const std::string_view move : core::words(parts.fields.at(2)))
            position.bestMoves.emplace_back(move);
        positions.push_back(position);
    }
    return positions;
}

} // namespace support
