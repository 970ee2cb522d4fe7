#pragma once

#include "core/move.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace ai {

/// Why a node has no children in the search: the game is over, or the depth is exhausted.
enum class LeafKind : std::uint8_t { GameOver, Horizon };

/// What is proved about a node's value.
enum class Bound : std::uint8_t { Exact, AtMost, AtLeast };

/// Why a child has its place in the move order.
enum class MoveOrderReason : std::uint8_t {
    Listed,    ///< its place in the policy's order
    Killer,    ///< it caused a cutoff at another node of the same ply
    BestBefore ///< it was the best move here in the search one ply shallower
};

/// A transposition table's value of a position.
struct TableValue
{
    int value = 0;
    Bound bound = Bound::Exact;

    friend bool operator==(const TableValue &, const TableValue &) = default;
};

/// Observes nothing and costs nothing: what the playing levels use.
///
/// The Searcher that holds an observer reports every event to it, on the search's thread:
/// - `enter(maximizing, alpha, beta)`: a node is visited, with its window;
/// - `chance()`: it is a chance node;
/// - `leaf(value, kind)`: it is a leaf; no leave() follows;
/// - `known(value)`: the transposition table has its value; no leave() follows;
/// - `child(move, as)`: its next child is entered;
/// - `window(alpha, beta)`: the last child changed the window;
/// - `cut(unvisited)`: the remaining children are cut;
/// - `sum(value)`: a chance node's partial average so far;
/// - `leave(value)`: the node is done.
///
/// An observer keeps its own stack of nodes, so that the search needs no parameters for it.
struct NullObserver
{
    static constexpr bool on = false;
};

/// Counts what the articles count: calls of the search function, leaves, cuts.
class CountingObserver
{
public:
    static constexpr bool on = true;

    void enter(bool, int, int)
    {
        ++m_calls;
        ++m_ply;
        m_deepest = std::max(m_deepest, m_ply);
    }
    void leaf(int, LeafKind)
    {
        ++m_leaves;
        --m_ply;
    }
    void known(const TableValue &)
    {
        ++m_known;
        --m_ply;
    }
    void chance() {}
    void sum(int) {}
    void child(core::Move, MoveOrderReason) {}
    void window(int, int) {}
    void cut(std::size_t unvisited)
    {
        ++m_cuts;
        m_cutBranches += unvisited;
    }
    void leave(int) { --m_ply; }

    /// Nodes entered. The root is among them only if the search gave it a window of its own
    /// (RootWindow::Shared).
    std::uint64_t calls() const { return m_calls; }
    std::uint64_t leaves() const { return m_leaves; }
    /// Nodes that the transposition table answered.
    std::uint64_t known() const { return m_known; }
    std::uint64_t cuts() const { return m_cuts; }
    /// The children left out by all cuts together.
    std::uint64_t cutBranches() const { return m_cutBranches; }
    /// The maximum depth of nested nodes.
    int deepest() const { return m_deepest; }

private:
    std::uint64_t m_calls = 0;
    std::uint64_t m_leaves = 0;
    std::uint64_t m_known = 0;
    std::uint64_t m_cuts = 0;
    std::uint64_t m_cutBranches = 0;
    int m_ply = 0;
    int m_deepest = 0;
};

} // namespace ai
