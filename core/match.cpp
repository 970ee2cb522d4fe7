#include "core/match.h"

namespace core {

void Match::play(Move move)
{
    assert(isLegal(current(), move));
    if (canRedo() && m_moves[m_ply] == move) {
        ++m_ply;
        return;
    }
    m_moves.resize(m_ply);
    m_positions.resize(m_ply + 1);
    m_positions.push_back(after(current(), move));
    m_moves.push_back(move);
    ++m_ply;
}

void Match::undo()
{
    assert(canUndo());
    --m_ply;
}

void Match::redo()
{
    assert(canRedo());
    ++m_ply;
}

} // namespace core
