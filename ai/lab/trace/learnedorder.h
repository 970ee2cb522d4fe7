#pragma once

#include "ai/search/observer.h"
#include "core/move.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <utility>

namespace ai::lab {

/// What a search learns about move ordering: the killers of each ply, or the best moves of the
/// previous iteration. Shared by the policies of one search. For one thread.
class LearnedOrder
{
public:
    /// The last two moves that caused a cut at a ply, the latest first.
    using Killers = std::array<core::Move, 2>;

    /// `reason`: MoveOrderReason::Killer or MoveOrderReason::BestBefore.
    explicit LearnedOrder(MoveOrderReason reason)
        : m_reason(reason)
    {}

    MoveOrderReason reason() const { return m_reason; }

    /// Moves the learned moves to the front; returns their number.
    template <class G, class Moves>
    std::size_t promote(const G &position, Moves &moves, int depth) const
    {
        auto front = moves.begin();
        if (m_reason == MoveOrderReason::Killer) {
            if (const auto found = m_killers.find(depth); found != m_killers.end()) {
                for (const core::Move killer : found->second)
                    moveTo(front, moves, killer);
            }
        } else if (const auto found = m_before.find(position.toText()); found != m_before.end()) {
            moveTo(front, moves, found->second);
        }
        return static_cast<std::size_t>(front - moves.begin());
    }

    /// The move caused a cut with `depth` plies remaining.
    void onCutoff(core::Move move, int depth)
    {
        if (m_reason != MoveOrderReason::Killer)
            return;
        const auto known =
            m_killers.try_emplace(depth, Killers{core::Move::none(), core::Move::none()}).first;
        if (known->second.front() != move)
            known->second = {move, known->second.front()};
    }

    /// The move was the best one of a finished node.
    template <class G>
    void onBestMove(const G &position, core::Move move)
    {
        if (m_reason == MoveOrderReason::BestBefore)
            m_now[position.toText()] = move;
    }

    /// The iteration is finished; the next one is a ply deeper.
    void deepen()
    {
        m_before = std::move(m_now);
        m_now.clear();
    }

private:
    template <class Iterator, class Moves>
    static void moveTo(Iterator &front, Moves &moves, core::Move move)
    {
        const auto found = std::find(front, moves.end(), move);
        if (found == moves.end())
            return;
        std::rotate(front, found, found + 1);
        ++front;
    }

    MoveOrderReason m_reason;
    std::unordered_map<int, Killers> m_killers;           ///< by remaining plies
    std::unordered_map<std::string, core::Move> m_before; ///< by the position's text
    std::unordered_map<std::string, core::Move> m_now;
};

} // namespace ai::lab
