#include "ai/lab/trace/assumedletters.h"

#include "ai/search/minimax.h"

#include <algorithm>
#include <cstdlib>

namespace ai::lab {

using core::Move;

namespace {

/// Collects the letters at or below a node, with the values that a search assumes for them.
void collectLetters(const LabPosition &position, AssumedLetters::Letters &found)
{
    const auto &tree = std::get<TextTree>(position);
    if (const auto *letter = letterAt(position))
        found.push_back({letter->name, tree.score()});
    for (const Move move : tree.legalMoves())
        collectLetters(core::after(tree, move), found);
}

void makeSet(AssumedLetters::Letters &letters)
{
    std::sort(letters.begin(), letters.end());
    letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
}

/// Replaces the letters by those of a child that determined the node's bound, if they are fewer.
template <class Behind>
void takeFewest(std::optional<AssumedLetters::Letters> &fewest, const Trace &trace, NodeId node,
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
        AssumedLetters::Letters letters = behind(child);
        if (!fewest || letters.size() < fewest->size())
            fewest = std::move(letters);
    }
}

/// The children that have returned before a step, of a node and its ancestors with this player to
/// move: they determine this player's bound at the node.
std::vector<NodeId> returnedTo(const Trace &trace, NodeId node, bool max, std::uint32_t step)
{
    std::vector<NodeId> children;
    for (NodeId above = node; above != noNode; above = trace.nodes()[above].parent) {
        const bool givesNoWindow = above == 0 && trace.rootIsNoCall();
        if (trace.nodes()[above].max != max || givesNoWindow)
            continue;
        for (NodeId child = trace.firstChild(above); child != noNode;
             child = trace.nextSibling(child)) {
            if (trace.nodes()[child].leave < step)
                children.push_back(child);
        }
    }
    return children;
}

} // namespace

AssumedLetters::Letters joined(AssumedLetters::Letters one, const AssumedLetters::Letters &other)
{
    if (other.empty() || one == other)
        return one;
    one.insert(one.end(), other.begin(), other.end());
    makeSet(one);
    return one;
}

AssumedLetters::AssumedLetters(const TracedSearch &search)
    : m_trace(search.trace)
    , m_hasWindows(usesWindow(search.setup.algorithm))
    , m_cutsBeyond(cutsBeyondBound(search.setup))
    , m_failHard(returnsBounds(search.setup))
{
    const auto *tree = std::get_if<TextTree>(&search.setup.root);
    if (tree == nullptr || !tree->hasUnknowns())
        return;
    for (NodeId node = 0; node < m_trace->nodeCount(); ++node) {
        if (!m_trace->nodes()[node].leaf)
            continue;
        if (const auto *letter = letterAt(positionAt(search, node)))
            m_taken.push_back({letter->name, m_trace->nodes()[node].value});
    }
    makeSet(m_taken);
    addOutside(search);
    if (empty())
        return;
    m_ranges = LetterRanges(search, m_taken);
    sumUpDecisions();
}

/// The search above a subtree proceeds from the left, so what is left of the path determined its
/// window.
void AssumedLetters::addOutside(const TracedSearch &search)
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

bool AssumedLetters::holds(NodeId node, Side side, int value, const Fixed &fixed) const
{
    const int outermost = m_ranges.end(node, side, fixed);
    return side == Side::AtLeast ? outermost >= value : outermost <= value;
}

/// A set of letters sufficient for a claim, minimised greedily; or all of them if there are too
/// many to read. Falls back to all letters visited before the step if these do not suffice: a
/// fail-hard node that returns its own bound says less about its value than about the window.
template <class Claim>
AssumedLetters::Letters AssumedLetters::fewest(const Claim &claim, std::uint32_t step) const
{
    constexpr std::size_t max = 24;
    if (m_taken.empty() || claim(Fixed{std::vector<bool>(m_taken.size(), false), 0}))
        return {};
    if (m_taken.size() > max)
        return m_taken;
    Fixed fixed{std::vector<bool>(m_taken.size(), true), m_taken.size()};
    if (!claim(fixed))
        return visitedBefore(step);
    Letters letters;
    for (std::size_t letter = 0; letter < m_taken.size(); ++letter) {
        fixed.letters[letter] = false;
        --fixed.count;
        if (claim(fixed))
            continue;
        fixed.letters[letter] = true;
        ++fixed.count;
        letters.push_back(m_taken[letter]);
    }
    return letters;
}

AssumedLetters::Letters AssumedLetters::visitedBefore(std::uint32_t step) const
{
    Letters letters;
    for (NodeId node = 0; node < m_trace->nodeCount(); ++node) {
        const auto letter = m_ranges.letterAt(node);
        if (letter && m_trace->nodes()[node].leave < step)
            letters.push_back(m_taken[*letter]);
    }
    makeSet(letters);
    return letters;
}

/// The letters on which "at least" or "at most" a value depends, for a node that has returned.
AssumedLetters::Letters AssumedLetters::behind(NodeId node, Side side, int value) const
{
    return fewest([&](const Fixed &fixed) { return holds(node, side, value, fixed); },
                  m_trace->nodes()[node].leave + 1);
}

AssumedLetters::Letters AssumedLetters::ofNode(NodeId node) const
{
    if (empty())
        return {};
    const TraceNode &record = m_trace->nodes()[node];
    Letters letters;
    if (record.bound != Bound::AtMost)
        letters = behind(node, Side::AtLeast, record.value);
    if (record.bound != Bound::AtLeast)
        letters = joined(letters, behind(node, Side::AtMost, record.value));
    return letters;
}

AssumedLetters::Letters AssumedLetters::ofBest(NodeId node, std::uint32_t step) const
{
    if (empty())
        return {};
    const Trace::State state = m_trace->state(node, step);
    if (state.best == noNode)
        return {};
    const bool max = m_trace->nodes()[node].max;
    Letters letters = behind(state.best, max ? Side::AtLeast : Side::AtMost, state.value);
    const Bound beyond = max ? Bound::AtLeast : Bound::AtMost; // gives no information on this side
    for (NodeId child = m_trace->firstChild(node); child != noNode;
         child = m_trace->nextSibling(child)) {
        const TraceNode &below = m_trace->nodes()[child];
        if (below.leave < step && below.bound != beyond)
            letters =
                joined(letters, behind(child, max ? Side::AtMost : Side::AtLeast, state.value));
    }
    return letters;
}

/// The bound is the best value returned to the same player by children of this node and its
/// ancestors.
AssumedLetters::Letters AssumedLetters::ofBound(NodeId node, Side side, std::uint32_t step) const
{
    if (empty())
        return {};
    const Trace::State state = m_trace->state(node, step);
    const bool max = side == Side::AtLeast;
    const int value = max ? state.alpha : state.beta;
    if (std::abs(value) >= infinity)
        return {};
    const std::vector<NodeId> makers = returnedTo(*m_trace, node, max, step);
    const Side beyond = max ? Side::AtMost : Side::AtLeast;
    const auto isBound = [&](const Fixed &fixed) {
        bool reached = !m_outside.empty();
        for (const NodeId child : makers) {
            const TraceNode &below = m_trace->nodes()[child];
            // A better value closed the window, which was not moved for it.
            if (max ? below.value > value : below.value < value)
                continue;
            reached = reached || holds(child, side, value, fixed);
            const bool isOpenEnded = below.bound == (max ? Bound::AtLeast : Bound::AtMost);
            if (!isOpenEnded && !holds(child, beyond, value, fixed))
                return false;
        }
        return reached;
    };
    return joined(fewest(isBound, step), m_outside);
}

AssumedLetters::Letters AssumedLetters::ofAlpha(NodeId node, std::uint32_t step) const
{
    return ofBound(node, Side::AtLeast, step);
}

AssumedLetters::Letters AssumedLetters::ofBeta(NodeId node, std::uint32_t step) const
{
    return ofBound(node, Side::AtMost, step);
}

AssumedLetters::Letters AssumedLetters::ofWindow(NodeId node, std::uint32_t step) const
{
    return joined(ofAlpha(node, step), ofBeta(node, step));
}

/// The letters that decide whether a node's value after a step reaches the other player's bound,
/// whatever its children and those of the other player's ancestors are worth.
AssumedLetters::Letters AssumedLetters::ofDecision(NodeId node, std::uint32_t step,
                                                   bool reaches) const
{
    const bool max = m_trace->nodes()[node].max;
    const Trace::State state = m_trace->state(node, step);
    const int bound = max ? state.beta : state.alpha;
    const bool givesNoWindow = node == 0 && m_trace->rootIsNoCall();
    if (empty() || !m_hasWindows || !state.hasValue || givesNoWindow || std::abs(bound) >= infinity)
        return {};
    // Values from the perspective of the player to move: larger is better.
    const std::vector<NodeId> rivals = returnedTo(*m_trace, node, !max, step);
    // For a node that goes on, take its best case and the other player's worst; for one that is cut
    // the reverse.
    const auto stays = [&](const Fixed &fixed) {
        int has = -infinity;
        for (NodeId child = m_trace->firstChild(node); child != noNode;
             child = m_trace->nextSibling(child)) {
            if (m_trace->nodes()[child].leave < step)
                has = std::max(has, seenBy(max, child, !reaches, fixed));
        }
        int needed = m_outside.empty() ? infinity : (max ? bound : -bound);
        for (const NodeId rival : rivals)
            needed = std::min(needed, seenBy(max, rival, reaches, fixed));
        return reaches != (m_cutsBeyond ? has <= needed : has < needed);
    };
    return joined(fewest(stays, step), m_outside);
}

/// The letters on which the decision to go on or to cut depends, at the event before a step; none
/// for other events.
AssumedLetters::Letters AssumedLetters::ofDecisionAt(std::uint32_t step) const
{
    const EventKind kind = m_trace->events()[step - 1].kind;
    return kind == EventKind::Child || kind == EventKind::Cut
               ? ofDecision(m_trace->nodeOf(step - 1), step, kind == EventKind::Cut)
               : Letters();
}

AssumedLetters::Letters AssumedLetters::ofVisit(NodeId node) const
{
    Letters letters;
    for (NodeId child = node; !empty() && m_trace->nodes()[child].parent != noNode;
         child = m_trace->nodes()[child].parent)
        letters = joined(letters, ofDecision(m_trace->nodes()[child].parent,
                                             m_trace->nodes()[child].enter, false));
    return letters;
}

void AssumedLetters::sumUpDecisions()
{
    Letters letters;
    const Letters all = joined(m_taken, m_outside);
    for (std::uint32_t step = 1; step <= m_trace->stepCount() && letters != all; ++step) {
        Letters now = joined(letters, ofDecisionAt(step));
        if (now == letters)
            continue;
        letters = std::move(now);
        m_counts.emplace_back(step, letters);
    }
}

AssumedLetters::Letters AssumedLetters::ofCounts(std::uint32_t step) const
{
    const auto later =
        std::upper_bound(m_counts.begin(), m_counts.end(), step,
                         [](std::uint32_t at, const auto &from) { return at < from.first; });
    return later == m_counts.begin() ? Letters() : std::prev(later)->second;
}

/// The best or worst value of a child for a player; larger is better.
int AssumedLetters::seenBy(bool max, NodeId child, bool atBest, const Fixed &fixed) const
{
    const int value = m_ranges.end(child, max == atBest ? Side::AtMost : Side::AtLeast, fixed);
    return max ? value : -value;
}

/// The letters on which a returned bound depends: those visited below, and the leaves.
AssumedLetters::Letters AssumedLetters::ofReturn(NodeId node) const
{
    const TraceNode &record = m_trace->nodes()[node];
    Letters letters = ofVisit(node);
    if (m_failHard) // a node below may have returned one of the window's bounds
        letters = joined(letters, ofWindow(node, record.leave));
    for (std::uint32_t step = record.enter + 1; step <= record.leave; ++step)
        letters = joined(letters, ofDecisionAt(step));
    const auto isValue = [&](const Fixed &fixed) {
        return m_ranges.visitedEnd(node, Side::AtLeast, fixed) == record.value
               && m_ranges.visitedEnd(node, Side::AtMost, fixed) == record.value;
    };
    return joined(letters, fewest(isValue, record.leave + 1));
}

/// The letters on which the visit and value of the last returned child depend, and whether it
/// improves its player's best value.
AssumedLetters::Letters AssumedLetters::ofLastChild(const StepFacts &facts,
                                                    std::uint32_t step) const
{
    const NodeId node = facts.node;
    NodeId last = noNode;
    std::vector<NodeId> before;
    for (NodeId child = m_trace->firstChild(node);
         child != noNode && m_trace->nodes()[child].leave < step;
         child = m_trace->nextSibling(child)) {
        if (last != noNode)
            before.push_back(last);
        last = child;
    }
    if (last == noNode)
        return {};
    Letters own = joined(ofVisit(last), ofNode(last));
    const bool max = m_trace->nodes()[node].max;
    const bool compares = !m_hasWindows || (node == 0 && m_trace->rootIsNoCall());
    if (!compares) { // compares with alpha or beta, which ancestors determined too
        before = returnedTo(*m_trace, node, max, step);
        std::erase(before, last);
    }
    if (before.empty() || facts.kind == EventKind::Cut || facts.closes)
        return own; // own value, compared with the other player's bound
    const auto bestBefore = [&](bool atBest, const Fixed &fixed) {
        int best = -infinity;
        for (const NodeId child : before)
            best = std::max(best, seenBy(max, child, atBest, fixed));
        return best;
    };
    const bool better =
        facts.kind == EventKind::Window || (compares && facts.comparison == Comparison::Better);
    const auto compared = [&](const Fixed &fixed) {
        return better ? seenBy(max, last, false, fixed) > bestBefore(true, fixed)
                      : seenBy(max, last, true, fixed) <= bestBefore(false, fixed);
    };
    return joined(own, fewest(compared, step));
}

AssumedLetters::Letters AssumedLetters::ofStep(const StepFacts &facts, std::uint32_t step) const
{
    if (empty())
        return {};
    const auto window = [&] { return facts.hasWindow ? ofWindow(facts.node, step) : Letters(); };
    switch (facts.kind) {
    case EventKind::Enter:
        return joined(ofVisit(facts.node), facts.isLeaf ? Letters() : window());
    case EventKind::Leaf: // its sentence names the letter's assumed value
        return ofVisit(facts.node);
    case EventKind::Sum: // of a tree with chance nodes, which has no letters
        return {};
    case EventKind::Child:
        return joined(joined(ofVisit(facts.node), window()), ofDecision(facts.node, step, false));
    case EventKind::Cut:
    case EventKind::Compare:
    case EventKind::Window:
        break;
    case EventKind::Leave:
    case EventKind::Known:
        return joined(joined(ofNode(facts.node), facts.isOwnBound ? window() : Letters()),
                      m_hasWindows && facts.bound != Bound::Exact ? ofReturn(facts.node)
                                                                  : Letters());
    }
    const bool reaches = facts.kind == EventKind::Cut || facts.closes;
    Letters letters = joined(window(), joined(ofBest(facts.node, step), ofLastChild(facts, step)));
    letters = joined(letters, ofDecision(facts.node, step, reaches));
    if (facts.rival) { // other nodes may have the bound with fewer letters, but are not named
        const Side side = facts.max ? Side::AtMost : Side::AtLeast;
        std::optional<Letters> rivals;
        takeFewest(rivals, *m_trace, *facts.rival, facts.elsewhere, step,
                   [&](NodeId child) { return behind(child, side, facts.elsewhere); });
        letters = joined(letters, rivals.value_or(m_outside));
    }
    return letters;
}

} // namespace ai::lab
