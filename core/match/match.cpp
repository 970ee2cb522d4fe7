#include "core/match/match.h"

#include <algorithm>

namespace core {

namespace {

bool begins(const std::vector<Move> &whole, const std::vector<Move> &part)
{
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

} // namespace

Match::Match(const GameRecord &record)
    : m_positions{record.start}
{
    for (const Move move : record.moves)
        play(move);
    m_ply = std::min(record.ply.value_or(record.moves.size()), record.moves.size());
    for (const std::vector<Move> &line : record.variations)
        keep(line);
    dropBeginnings();
}

void Match::play(Move move)
{
    assert(isLegal(current(), move));
    if (canRedo() && m_moves[m_ply] == move) {
        ++m_ply;
        return;
    }
    if (canRedo())
        keep(m_moves);
    m_moves.resize(m_ply);
    m_positions.resize(m_ply + 1);
    m_positions.push_back(after(current(), move));
    m_moves.push_back(move);
    ++m_ply;
    dropBeginnings();
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

void Match::goTo(std::size_t ply)
{
    assert(ply <= knownPlies());
    m_ply = ply;
}

void Match::follow(const std::vector<Move> &line, std::size_t ply)
{
    assert(ply <= line.size());
    std::vector<Move> left = m_moves;
    const auto [mine, theirs] =
        std::mismatch(m_moves.begin(), m_moves.end(), line.begin(), line.end());
    const auto shared = static_cast<std::size_t>(mine - m_moves.begin());
    if (shared < line.size()) {
        m_moves.resize(shared);
        m_positions.resize(shared + 1);
        for (std::size_t i = shared; i < line.size(); ++i) {
            m_positions.push_back(after(m_positions.back(), line[i]));
            m_moves.push_back(line[i]);
        }
        if (!begins(m_moves, left))
            keep(std::move(left));
    }
    m_ply = ply;
    dropBeginnings();
}

std::size_t Match::plyOfLastMove(std::size_t ply) const
{
    while (ply > 0 && mustPass(position(ply - 1)))
        --ply;
    return ply;
}

std::size_t Match::moveNumber(std::size_t ply) const
{
    assert(ply <= knownPlies());
    const auto passes =
        std::count_if(m_positions.begin(), m_positions.begin() + static_cast<std::ptrdiff_t>(ply),
                      [](const Position &before) { return mustPass(before); });
    return ply - static_cast<std::size_t>(passes);
}

/// Adds a line to the variations, unless it is a prefix of another one.
void Match::keep(std::vector<Move> line)
{
    const bool held = std::any_of(m_variations.begin(), m_variations.end(),
                                  [&](const auto &other) { return begins(other, line); });
    if (held)
        return;
    std::erase_if(m_variations, [&](const auto &other) { return begins(line, other); });
    if (m_variations.size() >= GameRecord::maxVariations)
        m_variations.erase(m_variations.begin());
    m_variations.push_back(std::move(line));
}

/// Removes variations that have become prefixes of the line played.
void Match::dropBeginnings()
{
    std::erase_if(m_variations, [this](const auto &line) { return begins(m_moves, line); });
}

} // namespace core
