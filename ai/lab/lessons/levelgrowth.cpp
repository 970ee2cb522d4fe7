#include "ai/lab/lessons/levelgrowth.h"

#include "ai/lab/trace/stepfacts.h"

#include <algorithm>

namespace ai::lab {

LevelGrowth::LevelGrowth(const TracedSearch &search)
    : m_search(search)
{
    for (const TraceNode &node : search.trace->nodes())
        m_plies = std::max<int>(m_plies, node.ply);
}

bool LevelGrowth::isThere(NodeId node, int at) const
{
    return record(node).ply <= at;
}

bool LevelGrowth::isValued(NodeId node, int at) const
{
    return record(node).leaf ? isThere(node, at) : at >= stageCount() - record(node).ply;
}

LevelGrowth::Stage LevelGrowth::stage(int at) const
{
    Stage stage;
    stage.grows = at <= m_plies;
    stage.ply = stage.grows ? at : stageCount() - at;
    for (NodeId node = 0; node < m_search.trace->nodeCount(); ++node) {
        const TraceNode &here = record(node);
        if (here.ply != stage.ply)
            continue;
        stage.max = here.max != (stage.grows && at > 0); // the same for all nodes of a ply
        if (!stage.grows && here.leaf)
            continue;
        ++stage.nodes;
        if (here.leaf)
            countLeaf(stage, node);
    }
    if (at == stageCount()) {
        const auto line = m_search.trace->principalVariation(0);
        stage.value = record(0).value;
        stage.best = line.empty() ? core::Move::none() : record(line.front()).move;
    }
    return stage;
}

void LevelGrowth::countLeaf(Stage &stage, NodeId node) const
{
    ++stage.leaves;
    const LabPosition position = positionAt(m_search, node);
    if (isTree(position) || !isOver(position))
        return;
    if (const auto won = wonByMax(m_search.setup, position))
        ++(*won ? stage.wonByMax : stage.wonByMin);
    else
        ++stage.drawn;
}

std::optional<TracedSearch> levelSearchOf(const SearchSetup &setup, std::uint64_t limit)
{
    if (hasChance(setup.root)) // its levels differ within a ply
        return std::nullopt;
    SearchSetup plain = setup;
    if (plain.algorithm != Algorithm::Report) // the report's search cuts nothing either
        plain.algorithm = Algorithm::Plain;
    plain.failHard = false;
    SearchControl control({.nodes = limit + 1});
    TracedSearch search = traceSearch(plain, control);
    if (search.cancelled || search.trace->nodeCount() > limit)
        return std::nullopt;
    return search;
}

std::optional<bool> wonByMax(const SearchSetup &setup, const LabPosition &position)
{
    const auto game = toPosition(position);
    if (!game || !core::isOver(*game))
        return std::nullopt;
    const auto winner = core::winner(*game);
    return winner ? std::optional(*winner == sideToMove(setup.root)) : std::nullopt;
}

} // namespace ai::lab
