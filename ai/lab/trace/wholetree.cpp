#include "ai/lab/trace/wholetree.h"

#include "ai/lab/trace/stepfacts.h"

namespace ai::lab {

namespace {

class WholeTreeWalk
{
public:
    WholeTreeWalk(const TracedSearch &search, std::size_t limit)
        : m_search(search)
        , m_limit(limit)
    {}

    /// False once the limit of nodes is reached.
    bool grow(const LabPosition &position, WholeNode node)
    {
        if (m_nodes.size() >= m_limit)
            return false;
        const bool ends = isAtHorizon(m_search.setup, m_search.path.size() + node.path.size());
        const auto moves =
            ends ? std::vector<core::Move>() : movesInOrder(m_search, node.visited, position);
        node.leaf = moves.empty();
        node.chance = isChance(position);
        const std::size_t id = m_nodes.size();
        m_nodes.push_back(node);
        const Trace &trace = *m_search.trace;
        NodeId next = node.visited == noNode ? noNode : trace.firstChild(node.visited);
        for (const core::Move move : moves) {
            WholeNode child;
            child.parent = static_cast<int>(id);
            child.path = node.path;
            child.path.push_back(move);
            child.max = node.max == node.chance;
            if (next != noNode && trace.nodes()[next].move == move) {
                child.visited = next;
                next = trace.nextSibling(next);
            }
            m_nodes[id].children.push_back(static_cast<int>(m_nodes.size()));
            if (!grow(after(position, move), child))
                return false;
        }
        return true;
    }

    std::vector<WholeNode> take() { return std::move(m_nodes); }

private:
    const TracedSearch &m_search;
    std::size_t m_limit;
    std::vector<WholeNode> m_nodes;
};

} // namespace

std::optional<std::vector<WholeNode>> wholeTree(const TracedSearch &search, std::size_t limit)
{
    WholeTreeWalk walk(search, limit);
    WholeNode root;
    root.visited = 0;
    root.max = search.trace->nodes().front().max;
    if (!walk.grow(positionAt(search, 0), root))
        return std::nullopt;
    return walk.take();
}

} // namespace ai::lab
