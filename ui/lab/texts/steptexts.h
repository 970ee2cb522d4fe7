#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QString>

namespace ui::lab {

/// What the last event before a step did and why, in words: one or two sentences. Step 0 says how
/// to go on. The words hold what the trace has up to the step, and nothing that comes later.
QString stepText(const ai::lab::TracedSearch &search, std::uint32_t step);

/// When the node would be cut, before it happens: "MIN cuts as soon as a reply is worth 3 or less."
/// Empty at leaves and at nodes that are done.
QString cutConditionText(const ai::lab::TracedSearch &search, ai::lab::NodeId node,
                         std::uint32_t step);

/// Why a node that is cut is, in its window's terms, until it returns; empty elsewhere.
QString cutStateText(const ai::lab::TracedSearch &search, ai::lab::NodeId node, std::uint32_t step);

/// A node in a line, for outlines: level, move, value, and what was cut. The best value so far of
/// an open node may be left out: a quiz asks for it.
QString nodeText(const ai::lab::TracedSearch &search, ai::lab::NodeId node, std::uint32_t step,
                 bool withBestSoFar = true);

} // namespace ui::lab
