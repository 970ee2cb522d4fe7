#include "ai/lab/trace/trace.h"

#include <algorithm>
#include <cassert>

namespace ai::lab {

using core::Move;

namespace {

bool followsReturn(EventKind kind)
{
    return kind == EventKind::Compare || kind == EventKind::Window || kind == EventKind::Cut
           || kind == EventKind::Sum;
}

} // namespace

std::size_t Trace::memory() const
{
    return m_events.capacity() * sizeof(TraceEvent) + m_nodes.capacity() * sizeof(TraceNode);
}

NodeId Trace::nodeOf(std::uint32_t event) const
{
    // The last node entered up to this event, or its nearest ancestor that was still open.
    const auto after =
        std::upper_bound(m_nodes.begin(), m_nodes.end(), event,
                         [](std::uint32_t at, const TraceNode &node) { return at < node.enter; });
    if (after == m_nodes.begin())
        return 0;
    auto node = static_cast<NodeId>(after - m_nodes.begin()) - 1;
    while (m_nodes[node].leave < event && m_nodes[node].parent != noNode)
        node = m_nodes[node].parent;
    return node;
}

bool Trace::joinsNext(std::uint32_t step) const
{
    if (step == 0 || step >= stepCount())
        return false;
    const EventKind next = m_events[step].kind;
    switch (m_events[step - 1].kind) {
    case EventKind::Child:
        return next == EventKind::Enter;
    case EventKind::Enter:
        return next == EventKind::Leaf || next == EventKind::Known;
    default:
        return false;
    }
}

NodeId Trace::current(std::uint32_t step) const
{
    return step == 0 || m_nodes.empty() ? 0 : nodeOf(step - 1);
}

NodeId Trace::firstChild(NodeId node) const
{
    return node + 1 < m_nodes[node].end ? node + 1 : noNode;
}

NodeId Trace::nextSibling(NodeId node) const
{
    const NodeId parent = m_nodes[node].parent;
    const NodeId next = m_nodes[node].end;
    return parent != noNode && next < m_nodes[parent].end ? next : noNode;
}

std::vector<Move> Trace::path(NodeId node) const
{
    std::vector<Move> moves;
    for (; m_nodes[node].parent != noNode; node = m_nodes[node].parent)
        moves.push_back(m_nodes[node].move);
    std::reverse(moves.begin(), moves.end());
    return moves;
}

NodeId Trace::find(const std::vector<Move> &path) const
{
    NodeId node = m_nodes.empty() ? noNode : 0;
    for (std::size_t i = 0; i < path.size() && node != noNode; ++i) {
        node = firstChild(node);
        while (node != noNode && m_nodes[node].move != path[i])
            node = nextSibling(node);
    }
    return node;
}

Trace::State Trace::state(NodeId id, std::uint32_t step) const
{
    State state;
    const TraceNode &node = m_nodes[id];
    if (node.enter >= step)
        return state;
    const bool done = node.leave < step;
    state.status = done ? Status::Done : Status::Open;
    state.alpha = m_events[node.enter].a;
    state.beta = m_events[node.enter].b;
    for (NodeId child = firstChild(id); child != noNode; child = nextSibling(child)) {
        const TraceNode &below = m_nodes[child];
        const std::uint32_t next = below.leave + 1;
        const bool isCompared = next < stepCount() && followsReturn(m_events[next].kind);
        if (isCompared ? next >= step : below.leave >= step)
            break;
        if (node.chance) {
            state.value = isCompared ? m_events[next].b : below.value;
            state.hasValue = true;
            continue;
        }
        if (!state.hasValue || (node.max ? below.value > state.value : below.value < state.value)) {
            state.value = below.value;
            state.best = child;
            state.hasValue = true;
        }
        if (isCompared && m_events[next].kind == EventKind::Window) {
            state.alpha = m_events[next].a;
            state.beta = m_events[next].b;
        } else if (isCompared) {
            const TraceEvent &event = m_events[next];
            state.cut = event.kind == EventKind::Cut;
            if (m_failHard && !(m_rootIsNoCall && id == 0))
                (node.max ? state.alpha : state.beta) = state.cut ? event.a : event.b;
        }
    }
    if (done) {
        state.value = node.value;
        state.hasValue = true;
    }
    return state;
}

std::vector<NodeId> Trace::principalVariation(NodeId node) const
{
    std::vector<NodeId> line;
    const auto isExact = [this](NodeId id) { return m_nodes[id].bound == Bound::Exact; };
    while (isExact(node) && !m_nodes[node].chance) {
        NodeId best = firstChild(node);
        while (best != noNode && (!isExact(best) || m_nodes[best].value != m_nodes[node].value))
            best = nextSibling(best);
        if (best == noNode)
            break;
        line.push_back(best);
        node = best;
    }
    return line;
}

TracingObserver::TracingObserver(const TraceOptions &options)
    : m_options(options)
    , m_trace(std::make_shared<Trace>())
{
    m_trace->m_failHard = options.failHard;
}

void TracingObserver::openRoot(int alpha, int beta)
{
    m_trace->m_rootIsNoCall = true;
    open(true, alpha, beta);
}

void TracingObserver::closeRoot(int value)
{
    close(m_options.mirrored ? -value : value);
}

void TracingObserver::enter(bool maximizing, int alpha, int beta)
{
    m_trace->m_counters.enter(maximizing, alpha, beta);
    if (!m_skipped.empty()) {
        skip(maximizing);
        return;
    }
    if (!keeps()) {
        m_trace->m_complete = false;
        m_trace->m_nodes[m_open.back().id].partial = true;
        skip(maximizing);
        return;
    }
    open(maximizing, alpha, beta);
}

void TracingObserver::chance()
{
    if (m_skipped.empty())
        m_trace->m_nodes[m_open.back().id].chance = true;
    else
        m_skipped.back().chance = true;
}

void TracingObserver::sum(int value)
{
    if (!m_skipped.empty() || !m_open.back().uncompared) // or the child was only counted, not kept
        return;
    Open &open = m_open.back();
    open.uncompared = false;
    add({EventKind::Sum, false, 0, open.returned, m_options.mirrored ? -value : value});
}

void TracingObserver::skip(bool maximizing)
{
    const bool max = maximizing != m_options.mirrored;
    const std::int32_t worst = max ? -m_options.range : m_options.range;
    m_skipped.push_back({max, worst, worst});
}

/// The innermost node that is only counted has returned; its value is proved to be in [low, high].
void TracingObserver::skippedReturned(int value, int low, int high)
{
    m_skipped.pop_back();
    prove(low, high);
    if (m_skipped.empty())
        returned(value, false);
}

bool TracingObserver::keeps() const
{
    const std::size_t events = m_trace->m_events.size();
    if (events < m_options.eventLimit || m_open.empty())
        return true;
    return static_cast<int>(m_open.size()) <= m_options.keptPlies
           && events / 2 < m_options.eventLimit;
}

void TracingObserver::open(bool maximizing, int alpha, int beta)
{
    TraceNode node;
    node.parent = m_open.empty() ? noNode : m_open.back().id;
    node.ply = static_cast<std::uint16_t>(m_open.size());
    node.enter = m_trace->stepCount();
    node.move = m_move;
    node.max = maximizing != m_options.mirrored;
    const int low = m_options.mirrored ? -beta : alpha;
    const int high = m_options.mirrored ? -alpha : beta;
    const std::int32_t worst = node.max ? -m_options.range : m_options.range;
    m_open.push_back({m_trace->nodeCount(), worst, worst, node.max ? low : high});
    m_trace->m_nodes.push_back(node);
    add({EventKind::Enter, false, 0, low, high});
}

void TracingObserver::leaf(int value, LeafKind kind)
{
    m_trace->m_counters.leaf(value, kind);
    const int seen = m_options.mirrored ? -value : value;
    if (!m_skipped.empty()) {
        skippedReturned(seen, seen, seen);
        return;
    }
    finish(seen).leaf = true;
    add({EventKind::Leaf, kind == LeafKind::GameOver, 0, seen, 0});
    prove(seen, seen);
    returned(seen, true);
}

TraceNode &TracingObserver::finish(int value)
{
    TraceNode &node = m_trace->m_nodes[m_open.back().id];
    node.value = value;
    node.end = m_trace->nodeCount();
    node.leave = m_trace->stepCount();
    m_open.pop_back();
    return node;
}

void TracingObserver::known(const TableValue &known)
{
    assert(!m_options.mirrored); // trees have no transpositions
    m_trace->m_counters.known(known);
    const int low = known.bound == Bound::AtMost ? -m_options.range : known.value;
    const int high = known.bound == Bound::AtLeast ? m_options.range : known.value;
    if (!m_skipped.empty()) {
        skippedReturned(known.value, low, high);
        return;
    }
    TraceNode &node = finish(known.value);
    node.known = true;
    node.bound = low == high ? Bound::Exact : known.bound; // nothing exceeds the range
    add({EventKind::Known, false, static_cast<std::uint16_t>(known.bound), known.value, 0});
    prove(low, high);
    returned(known.value, true);
}

void TracingObserver::child(Move move, MoveOrderReason as)
{
    if (!m_skipped.empty())
        return;
    compare();
    m_move = move;
    add({EventKind::Child, false, move.code(), static_cast<std::int32_t>(as), 0});
}

void TracingObserver::window(int alpha, int beta)
{
    if (!m_skipped.empty())
        return;
    m_open.back().uncompared = false;
    add({EventKind::Window, false, 0, m_options.mirrored ? -beta : alpha,
         m_options.mirrored ? -alpha : beta});
}

void TracingObserver::cut(std::size_t unvisited)
{
    m_trace->m_counters.cut(unvisited);
    if (!m_skipped.empty()) {
        prove(-m_options.range, m_options.range);
        return;
    }
    TraceNode &node = m_trace->m_nodes[m_open.back().id];
    node.cut = static_cast<std::uint16_t>(std::min<std::size_t>(unvisited, 0xffff));
    m_open.back().uncompared = false;
    add({EventKind::Cut, false, node.cut, m_open.back().best, 0});
    // A child left out may have any value.
    prove(-m_options.range, m_options.range);
}

void TracingObserver::leave(int value)
{
    m_trace->m_counters.leave(value);
    const int seen = m_options.mirrored ? -value : value;
    if (m_skipped.empty())
        close(seen);
    else if (m_skipped.back().chance)
        skippedReturned(seen, seen, seen);
    else
        skippedReturned(seen, m_skipped.back().low, m_skipped.back().high);
}

void TracingObserver::close(int value)
{
    compare();
    Open open = m_open.back();
    TraceNode &node = finish(value);
    if (node.chance) // the children's bounds do not bound their average
        open.low = open.high = value;
    if (open.low != value || open.high != value)
        node.bound = value >= open.high ? Bound::AtMost : Bound::AtLeast;
    add({EventKind::Leave, false, 0, value, 0});
    prove(open.low, open.high);
    returned(value, true);
}

/// A child of the innermost open node has returned. Next the search reports a window or a cut, or
/// neither, which counts as a comparison; for a child that was not kept only the first two.
void TracingObserver::returned(int value, bool kept)
{
    if (m_open.empty())
        return;
    Open &open = m_open.back();
    const bool max = m_trace->m_nodes[open.id].max;
    const bool isFirst = !open.hasBest && !m_options.failHard;
    const bool better = isFirst || (max ? value > open.best : value < open.best);
    open.comparison = !open.hasBest ? Comparison::First
                      : better      ? Comparison::Better
                                    : Comparison::NotBetter;
    if (better)
        open.best = value;
    open.hasBest = true;
    open.returned = value;
    open.uncompared = kept;
}

void TracingObserver::compare()
{
    if (m_open.empty() || !m_open.back().uncompared)
        return;
    Open &open = m_open.back();
    open.uncompared = false;
    const auto detail = static_cast<std::uint16_t>(open.comparison);
    add({EventKind::Compare, false, detail, open.returned, open.best});
}

/// A child of the innermost open node, kept or only counted, has a value in [low, high].
void TracingObserver::prove(int low, int high)
{
    const auto narrow = [low, high](auto &node, bool max) {
        node.low =
            max ? std::max<std::int32_t>(node.low, low) : std::min<std::int32_t>(node.low, low);
        node.high =
            max ? std::max<std::int32_t>(node.high, high) : std::min<std::int32_t>(node.high, high);
    };
    if (!m_skipped.empty())
        narrow(m_skipped.back(), m_skipped.back().max);
    else if (!m_open.empty())
        narrow(m_open.back(), m_trace->m_nodes[m_open.back().id].max);
}

void TracingObserver::add(const TraceEvent &event)
{
    m_trace->m_events.push_back(event);
}

std::shared_ptr<const Trace> TracingObserver::take(bool stopped)
{
    m_trace->m_complete = m_trace->m_complete && !stopped;
    m_skipped.clear();
    while (!m_open.empty()) {
        m_trace->m_complete = false;
        m_open.back().uncompared = false; // the search was stopped before that
        close(m_trace->m_nodes[m_open.back().id].value);
    }
    return std::move(m_trace);
}

} // namespace ai::lab
