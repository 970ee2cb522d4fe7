#pragma once

#include "ai/lab/trace/trace.h"

namespace ai::lab {

/// The counters of a search after each of its steps, for the nodes in the trace. Sums are stored at
/// intervals, so that only a few records need to be added for a step.
class StepCounts
{
public:
    struct Counts
    {
        std::uint32_t calls = 0;
        std::uint32_t leaves = 0;
        std::uint32_t cuts = 0;
        std::uint32_t cutBranches = 0;
    };

    StepCounts() = default;
    explicit StepCounts(std::shared_ptr<const Trace> trace);

    Counts at(std::uint32_t step) const;

private:
    static constexpr std::uint32_t interval = 1024;

    static void add(Counts &counts, const TraceEvent &event);

    std::shared_ptr<const Trace> m_trace;
    std::vector<Counts> m_sums; ///< before each interval's first event
};

} // namespace ai::lab
