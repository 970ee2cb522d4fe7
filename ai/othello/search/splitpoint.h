#pragma once

#include <atomic>

namespace ai::othello {

/// A node whose remaining moves are searched by several threads. It is on the stack of the thread
/// that opened it, which leaves the node last.
struct SplitPoint
{
    const SplitPoint *parent = nullptr; ///< the split point inside which it was opened
    std::atomic<bool> cut = false;      ///< a move caused a cut: the other scores are not needed
    /// Number of threads besides the owner; maintained by SharedSearchState.
    int helpers = 0;

    /// Whether this node's score is not needed any more, because of a cut here or above.
    bool abandoned() const
    {
        for (const SplitPoint *point = this; point != nullptr; point = point->parent) {
            if (point->cut.load(std::memory_order_relaxed))
                return true;
        }
        return false;
    }

    bool isWithin(const SplitPoint &other) const
    {
        const SplitPoint *point = this;
        while (point != nullptr && point != &other)
            point = point->parent;
        return point != nullptr;
    }
};

} // namespace ai::othello
