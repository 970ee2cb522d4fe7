#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QString>

namespace ui::lab {

/// What the last event before a step did and why, in one or two sentences. Step 0 explains how to
/// continue. The text uses only what the trace contains up to the step.
QString stepText(const ai::lab::TracedSearch &search, std::uint32_t step);

/// The condition for a cut at the node, before it happens: "MIN cuts as soon as a reply is worth 3
/// or less." Empty for leaves and finished nodes.
QString cutConditionText(const ai::lab::TracedSearch &search, ai::lab::NodeId node,
                         std::uint32_t step);

/// Why a node was cut, in terms of its window, until it returns; empty for other nodes.
QString cutStateText(const ai::lab::TracedSearch &search, ai::lab::NodeId node, std::uint32_t step);

/// A node in one line: level, move, value, and what was cut. The best value so far of
/// an open node can be omitted, because a quiz asks for it.
QString nodeText(const ai::lab::TracedSearch &search, ai::lab::NodeId node, std::uint32_t step,
                 bool withBestSoFar = true);
/// A child or move below a node within a sentence: in trees as placeText(), in games the move
/// alone. The path to the node starts at the trace's root.
QString stepToText(const ai::lab::TracedSearch &search, std::vector<core::Move> path,
                   core::Move move);

} // namespace ui::lab
