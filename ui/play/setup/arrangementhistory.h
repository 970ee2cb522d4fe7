#pragma once

#include "ui/play/setup/arrangement.h"

#include <utility>
#include <vector>

namespace ui {

/// Every arrangement of a position that is being set up, in the order in which they were made: what
/// undo goes back through, and redo forward.
class ArrangementHistory
{
public:
    explicit ArrangementHistory(Arrangement first)
        : m_steps{std::move(first)}
    {}

    const Arrangement &now() const { return m_steps[m_step]; }
    bool canUndo() const { return m_step > 0; }
    bool canRedo() const { return m_step + 1 < m_steps.size(); }

    /// What was undone is forgotten.
    void add(const Arrangement &arrangement)
    {
        m_steps.resize(m_step + 1);
        m_steps.push_back(arrangement);
        ++m_step;
    }
    /// Only where canUndo() says so.
    void undo() { --m_step; }
    /// Only where canRedo() says so.
    void redo() { ++m_step; }

private:
    std::vector<Arrangement> m_steps;
    std::size_t m_step = 0;
};

} // namespace ui
