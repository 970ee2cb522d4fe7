#include "tests/support/lab/factchecker.h"

#include <algorithm>
#include <cstdlib>

// FactChecker's checks of cuts, and of statements that predict them.

namespace support {

using ai::lab::Algorithm;
using ai::lab::CutCondition;
using ai::lab::CutReason;
using Kind = CutCondition::Kind;

namespace {

constexpr int win = 1; ///< the value at which the win-only cut stops

} // namespace

/// The best possible value for the player. The win-only cut assumes that nothing exceeds a win.
int FactChecker::farEnd(bool max) const
{
    const int end = m_search.setup.algorithm == Algorithm::WinOnly ? win : ai::infinity;
    return max ? end : -end;
}

/// Whether the node is ended by alpha-beta or a win, by definition.
bool FactChecker::closes(const Open &open) const
{
    if (comparesOnly())
        return false;
    const bool max = m_tree.node(open.node).max;
    if (m_windows)
        return m_search.setup.cutsBeyond ? (max ? open.best > open.beta : open.best < open.alpha)
                                         : (max ? open.best >= open.beta : open.best <= open.alpha);
    return m_search.setup.algorithm == Algorithm::WinOnly && open.best == (max ? win : -win);
}

void FactChecker::cut(const Facts &facts)
{
    Open &open = m_open.back();
    const GameTree::Node &node = m_tree.node(open.node);
    expect(open.awaits, "nothing returned before the cut");
    take(open);
    expect(closes(open), "nothing allows the cut");
    becomesKiller(open);
    expect(facts.best == open.best, "the cut names another value");
    expect(facts.left > 0
               && static_cast<std::size_t>(facts.left) == node.children.size() - open.tried,
           "another number of children is cut");
    expect(node.max ? node.value >= facts.best : node.value <= facts.best,
           "the player cannot have the value at the cut");
    const int top = topOf(open.node);
    expect(m_tree.valueWith(top, open.node, farEnd(node.max)) == m_tree.node(top).value
               && m_tree.valueWith(top, open.node, open.best) == m_tree.node(top).value,
           "what was cut can matter");
    checkForetold(open, true);
    checkCutReason(facts, open.node);
    open.tried = node.children.size();
    open.hasBest = true;
    open.awaits = false;
}

void FactChecker::checkCutReason(const Facts &facts, int node)
{
    const bool max = m_tree.node(node).max;
    const Open &open = m_open.back();
    if (facts.cutReason == CutReason::Win) {
        expect(!m_windows && m_tree.node(node).value == (max ? win : -win), "nothing is won");
        return;
    }
    expect(m_windows, "a cut by a window without one");
    if (facts.cutReason == CutReason::CannotBeBettered) {
        expect(facts.best == farEnd(max) && m_tree.node(node).value == facts.best,
               "the value can be bettered");
        return;
    }
    expect(facts.elsewhere == (max ? open.beta : open.alpha), "another bound");
    // A player with a win elsewhere would have cut there, unless equal values do not cut.
    expect(std::abs(facts.elsewhere) < ai::infinity
               || (m_search.setup.cutsBeyond && facts.elsewhere == farEnd(!max)),
           "nobody has an infinite value elsewhere");
    expect(max ? facts.best >= facts.elsewhere : facts.best <= facts.elsewhere,
           "the window is open");
    if (!facts.rival) {
        expect(!m_search.path.empty(), "the other player's value is nowhere");
        return;
    }
    const int rival = m_tree.find([&] {
        std::vector<core::Move> path = m_search.path;
        const auto below = m_search.trace->path(*facts.rival);
        path.insert(path.end(), below.begin(), below.end());
        return path;
    }());
    const auto found = std::find_if(m_open.begin(), m_open.end(),
                                    [rival](const Open &one) { return one.node == rival; });
    expect(found != m_open.end() && m_tree.node(rival).max != max && found->hasBest
               && found->best == facts.elsewhere,
           "the other player does not have that value there");
    const int has = m_tree.node(rival).value;
    expect(max ? has <= facts.elsewhere : has >= facts.elsewhere,
           "what the other player has there is only a bound");
}

void FactChecker::checkCondition(const Facts &facts)
{
    Open &open = m_open.back();
    open.condition = facts.condition;
    open.foretold = facts.condition.kind != Kind::None;
    if (open.foretold && facts.condition.kind == Kind::NoBound)
        expect(!hasValueElsewhere(!facts.max), "the other player has something elsewhere");
}

bool FactChecker::hasValueElsewhere(bool max) const
{
    return std::any_of(m_open.begin(), m_open.end() - 1, [&](const Open &above) {
        return above.hasBest && m_tree.node(above.node).max == max;
    });
}

/// Checks that a cut, or its absence, matches what was predicted.
void FactChecker::checkForetold(const Open &open, bool cuts)
{
    if (!open.foretold)
        return;
    const bool max = m_tree.node(open.node).max;
    const int value = open.returned;
    switch (open.condition.kind) {
    case Kind::None:
        return;
    case Kind::Never:
    case Kind::RootCompares:
    case Kind::NothingLeft:
    case Kind::FullWindow:
    case Kind::NoBound:
        expect(!cuts, "a cut that could not come");
        return;
    case Kind::AtWin:
        expect(cuts == (value == (max ? win : -win)), "a win cuts, and nothing else");
        return;
    case Kind::AtInfinity:
        expect(cuts == (!open.condition.beyond && value == farEnd(max)),
               "an infinite value cuts, and nothing else");
        return;
    case Kind::AtValue:
        expect(open.condition.beyond == m_search.setup.cutsBeyond, "another rule of cuts");
        expect(cuts
                   == (open.condition.beyond
                           ? (max ? value > open.condition.value : value < open.condition.value)
                           : (max ? value >= open.condition.value : value <= open.condition.value)),
               "the value that cuts is another");
        return;
    }
}

} // namespace support
