#include "tests/support/lab/learnedmoves.h"

#include "ai/search/minimax.h"

#include <algorithm>

namespace support {

using ai::lab::Algorithm;
using ai::lab::LabPosition;
using ai::lab::SearchSetup;
using core::Move;

namespace {

class Deepener
{
public:
    explicit Deepener(const SearchSetup &setup)
        : m_setup(setup)
    {}

    std::map<std::string, Move> movesAfter(int depth)
    {
        for (int plies = 1; plies <= depth; ++plies) {
            m_now.clear();
            value(m_setup.root, plies, -ai::infinity, ai::infinity);
            m_before = m_now;
        }
        return m_before;
    }

private:
    int value(const LabPosition &position, int plies, int alpha, int beta)
    {
        std::vector<Move> moves;
        if (plies > 0)
            moves = searchedMoves(m_setup, position);
        if (moves.empty())
            return leafValue(m_setup, position);
        const std::string text = toText(*toPosition(position));
        if (const auto before = m_before.find(text); before != m_before.end()) {
            std::erase(moves, before->second);
            moves.insert(moves.begin(), before->second);
        }
        const bool max = sideToMove(position) == sideToMove(m_setup.root);
        for (const Move move : moves) {
            const int child = value(after(position, move), plies - 1, alpha, beta);
            int &bound = max ? alpha : beta;
            if (max ? child > bound : child < bound) {
                bound = child;
                m_now[text] = move;
            }
            if (m_setup.cutsBeyond ? alpha > beta : alpha >= beta)
                break;
        }
        return max ? alpha : beta; // fail-hard: values outside the window do not affect the order
    }

    const SearchSetup &m_setup;
    std::map<std::string, Move> m_before;
    std::map<std::string, Move> m_now;
};

} // namespace

std::map<std::string, Move> bestMovesBefore(const SearchSetup &setup)
{
    if (setup.algorithm != Algorithm::Deepening)
        return {};
    return Deepener(setup).movesAfter(setup.depth - 1);
}

void KillerMoves::add(std::size_t ply, Move move)
{
    m_all[ply].push_back(move);
}

std::vector<Move> KillerMoves::of(std::size_t ply) const
{
    const auto found = m_all.find(ply);
    if (found == m_all.end())
        return {};
    std::vector<Move> last{found->second.back()};
    const auto other = std::find_if(found->second.rbegin(), found->second.rend(),
                                    [&last](Move move) { return move != last.front(); });
    if (other != found->second.rend())
        last.push_back(*other);
    return last;
}

} // namespace support
