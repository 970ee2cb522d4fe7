#include "ai/lab/trace/stepcounts.h"

#include <algorithm>

namespace ai::lab {

StepCounts::StepCounts(std::shared_ptr<const Trace> trace)
    : m_trace(std::move(trace))
{
    Counts counts;
    const auto &events = m_trace->events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i % interval == 0)
            m_sums.push_back(counts);
        add(counts, events[i]);
    }
}

void StepCounts::add(Counts &counts, const TraceEvent &event)
{
    switch (event.kind) {
    case EventKind::Enter:
        ++counts.calls;
        return;
    case EventKind::Leaf:
        ++counts.leaves;
        return;
    case EventKind::Cut:
        ++counts.cuts;
        counts.cutBranches += event.detail;
        return;
    case EventKind::Child:
    case EventKind::Compare:
    case EventKind::Window:
    case EventKind::Leave:
    case EventKind::Known:
    case EventKind::Sum:
        return;
    }
}

StepCounts::Counts StepCounts::at(std::uint32_t step) const
{
    if (step == 0 || m_sums.empty())
        return {};
    const std::size_t sum = std::min<std::size_t>(step / interval, m_sums.size() - 1);
    Counts counts = m_sums[sum];
    for (std::size_t i = sum * interval; i < step; ++i)
        add(counts, m_trace->events()[i]);
    if (m_trace->rootIsNoCall())
        --counts.calls;
    return counts;
}

} // namespace ai::lab
