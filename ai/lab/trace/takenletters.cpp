#include "ai/lab/trace/takenletters.h"

#include "ai/search/minimax.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace ai::lab {

using core::Move;

namespace {

const TextTree::Unknown *letterOf(const LabPosition &position)
{
    const auto &tree = std::get<TextTree>(position);
    return tree.isOver() ? tree.unknown() : nullptr;
}

/// The letters at or below a node, with the values that a search takes for them.
void collectLetters(const LabPosition &position, TakenLetters::Letters &found)
{
    const auto &tree = std::get<TextTree>(position);
    if (const auto *letter = letterOf(position))
        found.push_back({letter->name, tree.score()});
    for (const Move move : tree.legalMoves())
        collectLetters(core::after(tree, move), found);
}

void makeSet(TakenLetters::Letters &letters)
{
    std::sort(letters.begin(), letters.end());
    letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
}

/// Sets the letters to those of a child that made the node's bound, if they are fewer.
template <class Behind>
void takeFewest(std::optional<TakenLetters::Letters> &fewest, const Trace &trace, NodeId node,
                int value, std::uint32_t step, const Behind &behind)
{
    const bool max = trace.nodes()[node].max;
    const Bound beyond = max ? Bound::AtMost : Bound::AtLeast;
    for (NodeId child = trace.firstChild(node); child != noNode; child = trace.nextSibling(child)) {
        const TraceNode &below = trace.nodes()[child];
        const bool makesIt = below.leave < step && below.bound != beyond
                             && (max ? below.value >= value : below.value <= value);
        if (!makesIt)
            continue;
        TakenLetters::Letters letters = behind(child);
        if (!fewest || letters.size() < fewest->size())
            fewest = std::move(letters);
    }
}

} // namespace

TakenLetters::Letters joined(TakenLetters::Letters one, const TakenLetters::Letters &other)
{
    one.insert(one.end(), other.begin(), other.end());
    makeSet(one);
    return one;
}

TakenLetters::TakenLetters(const TracedSearch &search)
    : m_trace(search.trace)
{
    const auto *tree = std::get_if<TextTree>(&search.setup.root);
    if (tree == nullptr || !tree->hasUnknowns())
        return;
    for (NodeId node = 0; node < m_trace->nodeCount(); ++node) {
        if (!m_trace->nodes()[node].leaf)
            continue;
        if (const auto *letter = letterOf(positionAt(search, node)))
            m_taken.push_back({letter->name, m_trace->nodes()[node].value});
    }
    makeSet(m_taken);
    addOutside(search);
    if (m_taken.empty())
        return;
    m_placeOf.resize(m_trace->nodeCount());
    place(search, positionAt(search, 0), search.path.size(), 0);
}

/// The search above a subtree came from the left, so what is on the left of the way made its
/// window.
void TakenLetters::addOutside(const TracedSearch &search)
{
    LabPosition position = search.setup.root;
    for (const Move next : search.path) {
        for (const Move move : searchedMoves(search.setup, position)) {
            if (move == next)
                break;
            collectLetters(after(position, move), m_outside);
        }
        position = after(position, next);
    }
    makeSet(m_outside);
}

void TakenLetters::place(const TracedSearch &search, const LabPosition &position, std::size_t ply,
                         NodeId visited)
{
    const auto index = static_cast<std::uint32_t>(m_places.size());
    const auto &tree = std::get<TextTree>(position);
    Place here;
    here.max = tree.sideToMove() == core::Side::First;
    here.visited = visited != noNode;
    here.low = here.high = tree.score();
    if (const auto *letter = letterOf(position)) {
        here.low = letter->low;
        here.high = letter->high;
        const auto found =
            std::find_if(m_taken.begin(), m_taken.end(),
                         [&](const TakenLetter &taken) { return taken.name == letter->name; });
        if (found != m_taken.end())
            here.letter = static_cast<int>(found - m_taken.begin());
    }
    m_places.push_back(here);
    if (visited != noNode)
        m_placeOf[visited] = index;
    if (!isAtHorizon(search.setup, ply)) {
        for (const Move move : tree.legalMoves()) {
            NodeId child = visited == noNode ? noNode : m_trace->firstChild(visited);
            while (child != noNode && m_trace->nodes()[child].move != move)
                child = m_trace->nextSibling(child);
            place(search, core::after(tree, move), ply + 1, child);
        }
    }
    m_places[index].end = static_cast<std::uint32_t>(m_places.size());
}

/// The least or the greatest value of a node while some letters are fixed.
int TakenLetters::end(std::uint32_t index, Side side, const Fixed &fixed) const
{
    const Place &here = m_places[index];
    if (here.end == index + 1) {
        if (here.letter >= 0 && fixed[static_cast<std::size_t>(here.letter)])
            return m_taken[static_cast<std::size_t>(here.letter)].value;
        return side == Side::AtLeast ? here.low : here.high;
    }
    int best = here.max ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    for (std::uint32_t child = index + 1; child < here.end; child = m_places[child].end) {
        const int value = end(child, side, fixed);
        best = here.max ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

bool TakenLetters::holds(NodeId node, Side side, int value, const Fixed &fixed) const
{
    const int outermost = end(m_placeOf[node], side, fixed);
    return side == Side::AtLeast ? outermost >= value : outermost <= value;
}

/// What "at least" or "at most" a value holds for at a node that has returned.
TakenLetters::Letters TakenLetters::behind(NodeId node, Side side, int value) const
{
    Fixed fixed(m_taken.size(), false);
    if (m_taken.empty() || holds(node, side, value, fixed))
        return {};
    const std::uint32_t first = m_placeOf[node];
    for (std::uint32_t index = first; index < m_places[first].end; ++index) {
        if (m_places[index].visited && m_places[index].letter >= 0)
            fixed[static_cast<std::size_t>(m_places[index].letter)] = true;
    }
    for (std::size_t letter = 0; letter < fixed.size(); ++letter) {
        if (!fixed[letter])
            continue;
        fixed[letter] = false;
        fixed[letter] = !holds(node, side, value, fixed);
    }
    Letters letters;
    for (std::size_t letter = 0; letter < fixed.size(); ++letter) {
        if (fixed[letter])
            letters.push_back(m_taken[letter]);
    }
    return letters;
}

TakenLetters::Letters TakenLetters::ofNode(NodeId node) const
{
    const TraceNode &record = m_trace->nodes()[node];
    Letters letters;
    if (record.bound != Bound::AtMost)
        letters = behind(node, Side::AtLeast, record.value);
    if (record.bound != Bound::AtLeast)
        letters = joined(letters, behind(node, Side::AtMost, record.value));
    return letters;
}

TakenLetters::Letters TakenLetters::ofBest(NodeId node, std::uint32_t step) const
{
    const Trace::State state = m_trace->state(node, step);
    if (m_taken.empty() || state.best == noNode)
        return {};
    const bool max = m_trace->nodes()[node].max;
    Letters letters = behind(state.best, max ? Side::AtLeast : Side::AtMost, state.value);
    const Bound beyond = max ? Bound::AtLeast : Bound::AtMost; // says nothing on this side
    for (NodeId child = m_trace->firstChild(node); child != noNode;
         child = m_trace->nextSibling(child)) {
        const TraceNode &below = m_trace->nodes()[child];
        if (below.leave < step && below.bound != beyond)
            letters =
                joined(letters, behind(child, max ? Side::AtMost : Side::AtLeast, state.value));
    }
    return letters;
}

/// The bound was made by a child, of this node or of one above, that is worth as much for sure.
TakenLetters::Letters TakenLetters::ofBound(NodeId node, Side side, std::uint32_t step) const
{
    const Trace::State state = m_trace->state(node, step);
    const int value = side == Side::AtLeast ? state.alpha : state.beta;
    if (std::abs(value) >= infinity || (m_taken.empty() && m_outside.empty()))
        return {};
    std::optional<Letters> fewest;
    for (NodeId above = node; above != noNode; above = m_trace->nodes()[above].parent) {
        const bool givesNoWindow = above == 0 && m_trace->rootIsNoCall();
        if (m_trace->nodes()[above].max == (side == Side::AtLeast) && !givesNoWindow)
            takeFewest(fewest, *m_trace, above, value, step,
                       [&](NodeId child) { return behind(child, side, value); });
    }
    return fewest.value_or(m_outside);
}

TakenLetters::Letters TakenLetters::ofAlpha(NodeId node, std::uint32_t step) const
{
    return ofBound(node, Side::AtLeast, step);
}

TakenLetters::Letters TakenLetters::ofBeta(NodeId node, std::uint32_t step) const
{
    return ofBound(node, Side::AtMost, step);
}

TakenLetters::Letters TakenLetters::ofWindow(NodeId node, std::uint32_t step) const
{
    return joined(ofAlpha(node, step), ofBeta(node, step));
}

TakenLetters::Letters TakenLetters::ofStep(const StepFacts &facts, std::uint32_t step) const
{
    if (m_taken.empty() && m_outside.empty())
        return {};
    const auto window = [&] { return facts.hasWindow ? ofWindow(facts.node, step) : Letters(); };
    switch (facts.kind) {
    case EventKind::Enter:
        return facts.isLeaf ? Letters() : window();
    case EventKind::Leaf: // says itself what is taken
    case EventKind::Sum:  // of a tree with chance nodes, which has no letters
        return {};
    case EventKind::Child:
        return window();
    case EventKind::Cut:
        if (facts.rival) { // others may have the bound for fewer letters, but are not named
            const Side side = facts.max ? Side::AtMost : Side::AtLeast;
            std::optional<Letters> rivals;
            takeFewest(rivals, *m_trace, *facts.rival, facts.elsewhere, step,
                       [&](NodeId child) { return behind(child, side, facts.elsewhere); });
            return joined(joined(window(), rivals.value_or(m_outside)), ofBest(facts.node, step));
        }
        [[fallthrough]];
    case EventKind::Compare:
    case EventKind::Window:
        return joined(window(), ofBest(facts.node, step));
    case EventKind::Leave:
    case EventKind::Known:
        break;
    }
    return joined(ofNode(facts.node), facts.isOwnBound ? window() : Letters());
}

} // namespace ai::lab
