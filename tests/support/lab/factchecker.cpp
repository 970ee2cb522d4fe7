#include "tests/support/lab/factchecker.h"

namespace support {

using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::Comparison;
using ai::lab::EventKind;
using ai::lab::LeafReason;
using ai::lab::NodeId;
using ai::lab::TracedSearch;

// The claims about cuts are checked in cutchecks.cpp.

FactChecker::FactChecker(const TracedSearch &search, const GameTree &tree)
    : m_search(search)
    , m_tree(tree)
    , m_windows(search.setup.algorithm != Algorithm::Plain
                && search.setup.algorithm != Algorithm::Report
                && search.setup.algorithm != Algorithm::Expectiminimax
                && search.setup.algorithm != Algorithm::WinOnly)
    , m_remembers(search.setup.algorithm == Algorithm::Table)
    , m_bestBefore(bestMovesBefore(search.setup))
    , m_freshRoot(search.path.empty()
                  && (search.setup.algorithm == Algorithm::AlphaBetaFresh
                      || search.setup.algorithm == Algorithm::Heuristic
                      || search.setup.algorithm == Algorithm::Intermediate
                      || search.setup.algorithm == Algorithm::Pieces))
{}

void FactChecker::expect(bool holds, const char *claim)
{
    if (!holds && m_problem.empty())
        m_problem = claim;
}

std::string FactChecker::check()
{
    for (std::uint32_t step = 1; step <= m_search.trace->stepCount(); ++step) {
        apply(stepFacts(m_search, step));
        if (!m_problem.empty())
            return "step " + std::to_string(step) + ": " + m_problem;
    }
    expect(m_open.empty(), "the steps end with an open node");
    return m_problem;
}

std::string FactChecker::checkWithoutOrder()
{
    for (std::uint32_t step = 1; step <= m_search.trace->stepCount(); ++step) {
        const Facts facts = stepFacts(m_search, step);
        std::vector<core::Move> path = m_search.path;
        const auto below = m_search.trace->path(facts.node);
        path.insert(path.end(), below.begin(), below.end());
        const int node = m_tree.find(path);
        const int value = m_tree.node(node).value;
        if (facts.kind == EventKind::Leave || facts.kind == EventKind::Known)
            checkBound(node, facts.value, facts.bound);
        if (facts.kind == EventKind::Leaf)
            expect(facts.value == value, "the leaf has another value");
        if (facts.kind == EventKind::Cut) {
            expect(facts.max ? value >= facts.best : value <= facts.best,
                   "the player cannot have the value at the cut");
            const int top = topOf(node);
            expect(m_tree.valueWith(top, node, farEnd(facts.max)) == m_tree.node(top).value,
                   "what was cut can matter");
        }
        if (!m_problem.empty())
            return "step " + std::to_string(step) + ": " + m_problem;
    }
    return {};
}

void FactChecker::apply(const Facts &facts)
{
    switch (facts.kind) {
    case EventKind::Enter:
        enter(facts);
        break;
    case EventKind::Leaf:
        return leaf(facts);
    case EventKind::Child:
        child(facts);
        break;
    case EventKind::Compare:
        compare(facts);
        break;
    case EventKind::Window:
        window(facts);
        break;
    case EventKind::Cut:
        cut(facts);
        break;
    case EventKind::Leave:
        return leave(facts);
    case EventKind::Known:
        return known(facts);
    case EventKind::Sum:
        sum(facts);
        break;
    }
    if (m_problem.empty())
        checkCondition(facts);
}

void FactChecker::enter(const Facts &facts)
{
    Open open;
    if (m_open.empty()) {
        const auto &first = m_search.trace->events().front();
        open.node = m_tree.find(m_search.path);
        open.alpha = m_search.path.empty() ? -ai::infinity : first.a;
        open.beta = m_search.path.empty() ? ai::infinity : first.b;
        expect(facts.isRoot, "the first node is not the root");
        expect(facts.isSubtree == !m_search.path.empty(), "the root is another");
    } else {
        const Open &above = m_open.back();
        open.node = m_tree.child(above.node, m_move);
        open.alpha = above.alpha;
        open.beta = above.beta;
        expect(!facts.isRoot && facts.move == m_move, "another child was tried");
    }
    open.low = open.alpha;
    open.high = open.beta;
    open.best = m_tree.node(open.node).max ? open.alpha : open.beta;
    open.learned = learnedAt(open.node);
    m_open.push_back(open);
    const GameTree::Node &node = m_tree.node(open.node);
    expect(facts.comparesOnly == comparesOnly(), "the root compares only, or does not");
    expect(facts.hasWindow == (m_windows && !comparesOnly()), "a window is claimed, or missing");
    expect(facts.max == node.max, "another player is to move");
    expect(facts.chance == node.isChance(), "chance moves, or does not");
    expect(facts.isLeaf == node.children.empty(), "a leaf is none, or a node is a leaf");
    expect(!facts.hasWindow || (facts.alpha == open.alpha && facts.beta == open.beta),
           "the window is not the one from above");
}

void FactChecker::leaf(const Facts &facts)
{
    const GameTree::Node &node = m_tree.node(m_open.back().node);
    expect(node.children.empty(), "the leaf has children");
    expect(facts.value == node.value, "the leaf has another value");
    const bool isInTree = isTree(m_search.setup.root) && node.isOver;
    expect((facts.leafReason == LeafReason::Letter) == (isInTree && node.isLetter),
           "a letter is known, or a number is not");
    expect((facts.leafReason == LeafReason::Written) == (isInTree && !node.isLetter),
           "the number does not stand in the tree");
    const bool over =
        facts.leafReason == LeafReason::Result || facts.leafReason == LeafReason::JudgedResult;
    expect(isInTree || over == node.isOver, "the game is over, or it is not");
    if (facts.leafReason == LeafReason::Letter)
        expect(facts.low <= facts.value && facts.value <= facts.high,
               "the letter cannot have the value that is taken");
    m_open.pop_back();
    returnToParent(facts.value);
}

void FactChecker::returnToParent(int value)
{
    if (m_open.empty())
        return;
    m_open.back().returned = value;
    m_open.back().awaits = true;
}

void FactChecker::child(const Facts &facts)
{
    Open &open = m_open.back();
    expect(open.tried > 0 || !tableAnswers(open), "the table would have answered");
    expect(!open.awaits, "a child is tried before the last was compared");
    expect(m_tree.child(open.node, facts.move) >= 0, "the move does not exist");
    const bool isLearned = open.tried < open.learned.size();
    const ai::MoveOrderReason as = !isLearned ? ai::MoveOrderReason::Listed
                                   : m_search.setup.algorithm == Algorithm::Killers
                                       ? ai::MoveOrderReason::Killer
                                       : ai::MoveOrderReason::BestBefore;
    expect(facts.triedAs == as, "the child is tried for another reason");
    expect(!isLearned || facts.move == open.learned[open.tried], "another move was learned");
    expect(facts.isFirstChild == (open.tried == 0), "the child is the first, or is not");
    ++open.tried;
    open.move = facts.move;
    m_move = facts.move;
}

std::vector<core::Move> FactChecker::learnedAt(int node) const
{
    std::vector<core::Move> moves;
    if (m_search.setup.algorithm == Algorithm::Killers)
        moves = m_killers.of(m_open.size());
    else if (const auto best = m_bestBefore.find(m_tree.node(node).text);
             best != m_bestBefore.end())
        moves = {best->second};
    std::erase_if(moves, [&](core::Move move) { return m_tree.child(node, move) < 0; });
    return moves;
}

void FactChecker::becomesKiller(const Open &open)
{
    m_killers.add(m_open.size() - 1, open.move);
}

/// Updates the best value with the returned child's; in a fail-hard node the own bound counts too.
void FactChecker::take(Open &open) const
{
    // Table entries may lie outside the window, so a search with a table is fail-soft.
    const bool failHard = m_windows && m_search.setup.failHard && !m_remembers;
    const bool compares = open.hasBest || failHard;
    open.best = compares ? GameTree::better(m_tree.node(open.node).max, open.best, open.returned)
                         : open.returned;
}

void FactChecker::compare(const Facts &facts)
{
    Open &open = m_open.back();
    const bool max = m_tree.node(open.node).max;
    const bool better = max ? open.returned > open.best : open.returned < open.best;
    const Comparison comparison = !open.hasBest ? Comparison::First
                                  : better      ? Comparison::Better
                                                : Comparison::NotBetter;
    expect(open.awaits, "nothing returned");
    expect(facts.comparison == comparison, "the comparison comes out otherwise");
    take(open);
    const bool narrows = max ? open.best > open.alpha : open.best < open.beta;
    const bool isLast = open.tried == m_tree.node(open.node).children.size();
    expect(facts.value == open.returned && facts.best == open.best, "other values are compared");
    expect(!facts.hasWindow || closes(open) || !narrows, "the window changes");
    expect(!closes(open) || isLast, "a cut is missing");
    expect(facts.closes == (facts.hasWindow && closes(open)), "alpha is below beta, or is not");
    if (facts.hasWindow && returnsBounds(m_search.setup) && closes(open))
        (max ? open.alpha : open.beta) = open.best;
    expect(!facts.hasWindow || (facts.alpha == open.alpha && facts.beta == open.beta),
           "the window is another");
    checkForetold(open, false);
    if (closes(open))
        becomesKiller(open);
    open.hasBest = true;
    open.awaits = false;
}

void FactChecker::sum(const Facts &facts)
{
    Open &open = m_open.back();
    const GameTree::Node &node = m_tree.node(open.node);
    expect(open.awaits && node.isChance() && facts.chance, "nothing is to be summed up");
    if (!m_problem.empty())
        return;
    const GameTree::Node &child = m_tree.node(m_tree.child(open.node, open.move));
    const int before = open.hasBest ? open.best : 0;
    expect(facts.move == open.move && facts.isFirstChild == !open.hasBest, "another child");
    expect(facts.value == open.returned && facts.value == child.value, "another value returned");
    expect(facts.added * node.weightSum == child.weight * child.value, "another share");
    expect(facts.before == before && facts.best == before + facts.added, "another sum");
    checkForetold(open, false);
    open.best = facts.best;
    open.hasBest = true;
    open.awaits = false;
}

void FactChecker::window(const Facts &facts)
{
    Open &open = m_open.back();
    const GameTree::Node &node = m_tree.node(open.node);
    expect(open.awaits && facts.hasWindow, "nothing returned to a window");
    take(open);
    expect(node.max ? open.best > open.alpha : open.best < open.beta, "nothing narrows the window");
    expect(!closes(open), "the window is closed");
    (node.max ? open.alpha : open.beta) = open.best;
    expect(facts.alpha == open.alpha && facts.beta == open.beta && facts.best == open.best,
           "the new window is another");
    expect(node.max ? node.value >= facts.best : node.value <= facts.best,
           "the player does not have the value for sure");
    checkForetold(open, false);
    open.hasBest = true;
    open.awaits = false;
}

void FactChecker::leave(const Facts &facts)
{
    const Open open = m_open.back();
    expect(!open.awaits, "the last child was not compared");
    expect(open.tried == m_tree.node(open.node).children.size(), "children are missing");
    expect(facts.value == open.best, "another value is returned");
    checkBound(open.node, facts.value, facts.bound);
    checkVariation(facts.node, open.node);
    if (m_remembers && m_open.size() > 1)
        m_table[m_tree.node(open.node).position] = {open.best, open.best <= open.low ? Bound::AtMost
                                                               : open.best >= open.high
                                                                   ? Bound::AtLeast
                                                                   : Bound::Exact};
    m_open.pop_back();
    returnToParent(open.best);
}

bool FactChecker::tableAnswers(const Open &open) const
{
    const auto found = m_table.find(m_tree.node(open.node).position);
    if (found == m_table.end() || m_open.size() < 2)
        return false;
    switch (found->second.bound) {
    case Bound::Exact:
        return true;
    case Bound::AtLeast:
        return found->second.value >= open.beta;
    case Bound::AtMost:
        return found->second.value <= open.alpha;
    }
    return false;
}

void FactChecker::known(const Facts &facts)
{
    const Open open = m_open.back();
    expect(m_remembers && open.tried == 0 && tableAnswers(open), "the table cannot answer");
    if (!m_problem.empty())
        return;
    const ai::TableValue &known = m_table.at(m_tree.node(open.node).position);
    expect(facts.value == known.value && facts.bound == known.bound, "the table has another value");
    expect(facts.alpha == open.alpha && facts.beta == open.beta, "the window is another");
    checkBound(open.node, facts.value, facts.bound);
    m_open.pop_back();
    returnToParent(facts.value);
}

void FactChecker::checkBound(int node, int value, Bound bound)
{
    const int truth = m_tree.node(node).value;
    if (bound == Bound::Exact) {
        expect(value == truth, "the value is not exact");
        return;
    }
    expect(bound == Bound::AtMost ? truth <= value : truth >= value, "the bound does not hold");
    // "The exact value is not needed": no value that the bound allows may change the root.
    const int top = topOf(node);
    for (const int x : {value, farEnd(bound == Bound::AtLeast)})
        expect(m_tree.valueWith(top, node, x) == m_tree.node(top).value,
               "the exact value is needed");
}

/// Checks that the principal variation leads to a leaf with the node's value through moves that
/// keep it.
void FactChecker::checkVariation(NodeId id, int node)
{
    if (m_search.trace->nodes()[id].bound != Bound::Exact) {
        expect(m_search.trace->principalVariation(id).empty(), "best play behind a bound");
        return;
    }
    const int value = m_tree.node(node).value;
    bool known = m_search.trace->nodes()[id].known;
    for (const NodeId next : m_search.trace->principalVariation(id)) {
        known = m_search.trace->nodes()[next].known;
        node = m_tree.child(node, m_search.trace->nodes()[next].move);
        expect(m_tree.node(node).value == value, "best play gives something away");
    }
    expect(m_tree.node(node).children.empty() || m_tree.node(node).isChance() || known,
           "best play ends early");
}

int FactChecker::topOf(int node) const
{
    if (!m_freshRoot)
        return 0;
    while (node != 0 && m_tree.node(node).parent != 0)
        node = m_tree.node(node).parent;
    return node;
}

} // namespace support
