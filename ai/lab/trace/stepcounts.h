#pragma once

#include "ai/lab/trace/trace.h"

namespace ai::lab {

/// What a search has counted by any of its steps. Sums are kept at intervals, so that a step is
/// reached by adding up a few records. Of the nodes that the trace holds.
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
