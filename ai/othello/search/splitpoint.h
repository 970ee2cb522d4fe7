#pragma once

#include <atomic>

namespace ai::othello {

/// A node whose remaining moves several threads search at the same time. It lies in the frame of
/// the thread that opened it, which leaves the node last.
struct SplitPoint
{
    const SplitPoint *parent = nullptr; ///< the one within whose search it was opened
    std::atomic<bool> cut = false;      ///< a move was good enough: the others need no score
    int helpers = 0;                    ///< threads at work beside the owner; SharedSearchState's

    /// Whether no thread needs the score of this node any more: a cut here or above.
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
