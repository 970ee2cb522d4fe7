#include "ai/lab/trace/stepfacts.h"

#include <algorithm>
#include <cstdlib>

namespace ai::lab {

using core::Move;

namespace {

/// The number of children that the search would visit.
std::size_t childCount(const TracedSearch &search, NodeId node)
{
    const std::size_t ply = search.path.size() + search.trace->nodes()[node].ply;
    if (isAtHorizon(search.setup, ply))
        return 0;
    return searchedMoves(search.setup, positionAt(search, node)).size();
}

/// How many children will have been tried at the next comparison: up to and including the current
/// child or, if there is none, the next one.
std::size_t triedAtNextComparison(const Trace &trace, NodeId node, std::uint32_t step)
{
    std::size_t tried = 0;
    bool inHand = false;
    for (NodeId child = trace.firstChild(node); child != noNode; child = trace.nextSibling(child)) {
        const TraceNode &below = trace.nodes()[child];
        if (below.enter > step)
            break; // the event after `step` is this one: the child has been chosen
        ++tried;
        inHand = below.leave + 1 >= step; // its value has returned and is compared next
    }
    return inHand ? tried : tried + 1;
}

/// The ancestor at which the other player obtained the value: where it became the window's bound. A
/// lower node with the same value may have it from a child that returned only a bound.
std::optional<NodeId> rivalOf(const Trace &trace, NodeId node, std::uint32_t step, int value)
{
    const bool max = trace.nodes()[node].max;
    for (NodeId above = trace.nodes()[node].parent; above != noNode;
         above = trace.nodes()[above].parent) {
        if (trace.nodes()[above].max == max)
            continue;
        const TraceEvent &enter = trace.events()[trace.nodes()[above].enter];
        const Trace::State state = trace.state(above, step);
        const int before = max ? enter.b : enter.a;
        const int now = max ? state.beta : state.alpha;
        if (before != value && now == value)
            return above;
    }
    return std::nullopt;
}

LeafReason leafReasonOf(const TracedSearch &search, const TraceEvent &event,
                        const LabPosition &position)
{
    if (const auto *tree = std::get_if<TextTree>(&position); tree != nullptr && tree->isOver())
        return tree->unknown() != nullptr ? LeafReason::Letter : LeafReason::Written;
    const bool judged = usesHeuristic(search.setup);
    if (event.gameOver || isOver(position))
        return judged ? LeafReason::JudgedResult : LeafReason::Result;
    return judged ? LeafReason::JudgedAtHorizon : LeafReason::Horizon;
}

/// Collects the facts of one step.
class Collector
{
public:
    Collector(const TracedSearch &search, std::uint32_t step)
        : m_search(search)
        , m_trace(*search.trace)
        , m_step(step)
        , m_event(m_trace.events()[step - 1])
    {
        m_facts.kind = m_event.kind;
        m_facts.node = m_trace.nodeOf(step - 1);
        const TraceNode &node = m_trace.nodes()[m_facts.node];
        m_facts.max = node.max;
        m_facts.chance = node.chance;
        m_facts.isRoot = m_facts.node == 0;
        m_facts.isSubtree = !search.path.empty();
        m_facts.comparesOnly = m_facts.isRoot && m_trace.rootIsNoCall();
        m_facts.hasWindow = usesWindow(search.setup.algorithm) && !m_facts.comparesOnly;
        const Trace::State state = m_trace.state(m_facts.node, step);
        m_facts.alpha = state.alpha;
        m_facts.beta = state.beta;
    }

    StepFacts facts()
    {
        switch (m_event.kind) {
        case EventKind::Enter:
            m_facts.isLeaf = m_trace.nodes()[m_facts.node].leaf;
            collectTried();
            break;
        case EventKind::Leaf:
            collectTried();
            collectLeaf();
            break;
        case EventKind::Child:
            collectChild(m_step - 1);
            break;
        case EventKind::Compare:
            collectCompare();
            break;
        case EventKind::Window:
            m_facts.best = m_facts.max ? m_event.a : m_event.b;
            break;
        case EventKind::Cut:
            collectCut();
            break;
        case EventKind::Sum:
            collectSum();
            break;
        case EventKind::Leave:
            m_facts.value = m_event.a;
            m_facts.bound = m_trace.nodes()[m_facts.node].bound;
            m_facts.isOwnBound = returnsOwnBound();
            break;
        case EventKind::Known:
            collectTried();
            m_facts.value = m_event.a;
            m_facts.bound = static_cast<Bound>(m_event.detail);
            break;
        }
        m_facts.condition = cutCondition(m_search, m_facts.node, m_step);
        return m_facts;
    }

private:
    void collectChild(std::uint32_t event)
    {
        const TraceEvent &tried = m_trace.events()[event];
        m_facts.move = Move(tried.detail);
        m_facts.triedAs = static_cast<MoveOrderReason>(tried.a);
        m_facts.isFirstChild = event == m_trace.nodes()[m_trace.nodeOf(event)].enter + 1;
    }

    /// The previous event chose this node.
    void collectTried()
    {
        if (!m_facts.isRoot)
            collectChild(m_trace.nodes()[m_facts.node].enter - 1);
    }

    bool returnsOwnBound() const
    {
        if (!isFailHard(m_search, m_facts.node))
            return false;
        const int own = ownBound(m_trace, m_facts.node);
        for (NodeId child = m_trace.firstChild(m_facts.node); child != noNode;
             child = m_trace.nextSibling(child)) {
            const int value = m_trace.nodes()[child].value;
            if (m_facts.max ? value > own : value < own)
                return false;
        }
        return m_event.a == own;
    }

    void collectLeaf()
    {
        const LabPosition position = positionAt(m_search, m_facts.node);
        m_facts.value = m_event.a;
        m_facts.leafReason = leafReasonOf(m_search, m_event, position);
        if (m_facts.leafReason == LeafReason::Letter) {
            const TextTree::Unknown &letter = *std::get<TextTree>(position).unknown();
            m_facts.low = letter.low;
            m_facts.high = letter.high;
        }
    }

    void collectCompare()
    {
        m_facts.value = m_event.a;
        m_facts.best = m_event.b;
        m_facts.comparison = static_cast<Comparison>(m_event.detail);
        const int bound = m_facts.max ? m_facts.beta : m_facts.alpha;
        m_facts.closes =
            m_facts.hasWindow && reachesBound(m_search.setup, m_facts.max, m_event.b, bound);
    }

    /// The facts about the child that returned last.
    void collectSum()
    {
        m_facts.value = m_event.a;
        m_facts.best = m_event.b;
        NodeId last = m_trace.firstChild(m_facts.node);
        for (NodeId child = last; child != noNode && m_trace.nodes()[child].leave < m_step;
             child = m_trace.nextSibling(child))
            last = child;
        m_facts.move = m_trace.nodes()[last].move;
        m_facts.isFirstChild = last == m_trace.firstChild(m_facts.node);
        const auto node = std::get<TextTree>(positionAt(m_search, m_facts.node));
        m_facts.added = node.weight(m_facts.move) * m_facts.value / node.weightSum();
        m_facts.before = m_facts.best - m_facts.added;
    }

    void collectCut()
    {
        m_facts.best = m_event.a;
        m_facts.left = m_event.detail;
        m_facts.elsewhere = m_facts.max ? m_facts.beta : m_facts.alpha;
        if (!m_facts.hasWindow) {
            m_facts.cutReason = CutReason::Win;
        } else if (std::abs(m_facts.best) >= infinity) {
            m_facts.cutReason = CutReason::CannotBeBettered;
        } else {
            m_facts.cutReason = CutReason::BetterElsewhere;
            m_facts.rival = rivalOf(m_trace, m_facts.node, m_step, m_facts.elsewhere);
        }
    }

    const TracedSearch &m_search;
    const Trace &m_trace;
    std::uint32_t m_step;
    const TraceEvent &m_event;
    StepFacts m_facts;
};

} // namespace

bool isFailHard(const TracedSearch &search, NodeId node)
{
    // A root that compares its moves has no window.
    return returnsBounds(search.setup) && !(search.trace->rootIsNoCall() && node == 0);
}

int ownBound(const Trace &trace, NodeId node)
{
    const TraceEvent &enter = trace.events()[trace.nodes()[node].enter];
    return trace.nodes()[node].max ? enter.a : enter.b;
}

std::vector<Move> movesInOrder(const TracedSearch &search, NodeId node, const LabPosition &position)
{
    std::vector<Move> moves = searchedMoves(search.setup, position);
    if (node == noNode || !learnsOrder(search.setup.algorithm))
        return moves;
    const Trace &trace = *search.trace;
    auto next = moves.begin();
    for (NodeId child = trace.firstChild(node); child != noNode; child = trace.nextSibling(child)) {
        const auto found = std::find(next, moves.end(), trace.nodes()[child].move);
        if (found != moves.end()) {
            std::rotate(next, found, found + 1);
            ++next;
        }
    }
    return moves;
}

LabPosition positionAt(const TracedSearch &search, NodeId node)
{
    return after(after(search.setup.root, search.path), search.trace->path(node));
}

CutCondition cutCondition(const TracedSearch &search, NodeId node, std::uint32_t step)
{
    using Kind = CutCondition::Kind;
    const Trace &trace = *search.trace;
    const TraceNode &record = trace.nodes()[node];
    const Trace::State state = trace.state(node, step);
    if (state.status != Trace::Status::Open || state.cut || record.leaf || record.known)
        return {};
    const Algorithm algorithm = search.setup.algorithm;
    if (!usesWindow(algorithm) && algorithm != Algorithm::WinOnly)
        return {Kind::Never};
    if (trace.rootIsNoCall() && node == 0)
        return {Kind::RootCompares};
    // If only some children were kept, the number left is unknown.
    if (!record.partial) {
        const std::size_t tried = triedAtNextComparison(trace, node, step);
        const std::size_t children = childCount(search, node);
        if (tried > children)
            return {};
        if (tried == children)
            return {Kind::NothingLeft};
    }
    if (algorithm == Algorithm::WinOnly)
        return {Kind::AtWin};
    const int bound = record.max ? state.beta : state.alpha;
    // If cuts need a value beyond the bound, the other player may already have a win elsewhere.
    const bool isOpen = record.max ? bound >= infinity : bound <= -infinity;
    if (!isOpen)
        return {Kind::AtValue, bound, search.setup.cutsBeyond};
    if (winsAreInfinite(search.setup))
        return {Kind::AtInfinity, 0, search.setup.cutsBeyond};
    const bool rootHasValue = trace.rootIsNoCall() && trace.nodes().front().max != record.max
                              && trace.state(0, step).hasValue;
    return {rootHasValue ? Kind::FullWindow : Kind::NoBound};
}

StepFacts stepFacts(const TracedSearch &search, std::uint32_t step)
{
    return Collector(search, step).facts();
}

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
