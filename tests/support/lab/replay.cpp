#include "tests/support/lab/replay.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace support {

using ai::Cut;
using ai::MoveOrderReason;
using ai::SearchControl;
using ai::TableValue;
using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::EventKind;
using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::SearchSetup;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using ai::lab::TraceEvent;
using ai::lab::TraceNode;

using core::Move;

namespace {

/// An open node, with what follows from the definitions so far.
struct Open
{
    LabPosition position;
    std::vector<Move> moves;
    bool max = true;
    int alpha = 0;
    int beta = 0;
    int low = 0; ///< alpha and beta on entry
    int high = 0;
    int best = 0;
    int returned = 0;          ///< value of the last child
    int total = 0;             ///< for a chance node: the weighted sum so far
    std::size_t preferred = 0; ///< number of moves first in the learned order
    std::size_t tried = 0;
    /// A child has just returned: its comparison, window or cut must follow.
    bool awaitsUpdate = false;
};

/// The result of the previous iteration of iterative deepening: the best move of each position
/// whose window it changed.
std::map<std::string, Move> bestMovesOneShallower(SearchSetup setup)
{
    --setup.depth;
    SearchControl control;
    const TracedSearch search = traceSearch(setup, control);
    const Trace &trace = *search.trace;
    std::map<std::string, Move> moves;
    for (NodeId id = 0; id < trace.nodeCount(); ++id) {
        const TraceNode &node = trace.nodes()[id];
        const TraceEvent &enter = trace.events()[node.enter];
        int best = node.max ? enter.a : enter.b;
        std::optional<Move> bestMove;
        for (NodeId child = trace.firstChild(id); child != noNode;
             child = trace.nextSibling(child)) {
            const int value = trace.nodes()[child].value;
            if (node.max ? value > best : value < best) {
                best = value;
                bestMove = trace.nodes()[child].move;
            }
        }
        if (bestMove)
            moves[toText(*toPosition(after(setup.root, trace.path(id))))] = *bestMove;
    }
    return moves;
}

class Replayer
{
public:
    explicit Replayer(const TracedSearch &search)
        : m_search(search)
        , m_setup(search.setup)
    {
        switch (m_setup.algorithm) {
        case Algorithm::Plain:
        case Algorithm::Report:
        case Algorithm::Expectiminimax:
            m_cut = Cut::None;
            break;
        case Algorithm::WinOnly:
            m_cut = Cut::WinOnly;
            break;
        case Algorithm::AlphaBetaFresh:
        case Algorithm::AlphaBetaShared:
        case Algorithm::Heuristic:
        case Algorithm::Intermediate:
        case Algorithm::Pieces:
        case Algorithm::Table:
        case Algorithm::NearerWins:
        case Algorithm::Killers:
        case Algorithm::Deepening:
        case Algorithm::Negamax:
            m_cut = Cut::AlphaBeta;
            break;
        }
        m_freshRoot = search.trace->rootIsNoCall();
        if (m_setup.algorithm == Algorithm::Deepening && m_setup.depth > 1)
            m_bestBefore = bestMovesOneShallower(m_setup);
    }

    Replay replay()
    {
        const auto &events = m_search.trace->events();
        for (std::size_t i = 0; i < events.size() && m_result.problem.empty(); ++i) {
            apply(events[i]);
            if (!m_result.problem.empty())
                m_result.problem = "event " + std::to_string(i) + ": " + m_result.problem;
        }
        if (m_result.problem.empty() && !m_open.empty())
            m_result.problem = "the trace ends with an open node";
        return m_result;
    }

private:
    void expect(bool holds, const char *what)
    {
        if (!holds && m_result.problem.empty())
            m_result.problem = what;
    }

    bool cutsFollow(const Open &node) const
    {
        if (m_freshRoot && m_open.size() == 1)
            return false;
        if (m_cut == Cut::AlphaBeta)
            return m_setup.cutsBeyond
                       ? (node.max ? node.best > node.beta : node.best < node.alpha)
                       : (node.max ? node.best >= node.beta : node.best <= node.alpha);
        return m_cut == Cut::WinOnly && node.best == (node.max ? 1 : -1);
    }

    bool narrows(const Open &node) const
    {
        if (m_cut != Cut::AlphaBeta || (m_freshRoot && m_open.size() == 1))
            return false;
        return node.max ? node.best > node.alpha : node.best < node.beta;
    }

    void apply(const TraceEvent &event)
    {
        switch (event.kind) {
        case EventKind::Enter:
            return enter(event);
        case EventKind::Leaf:
            return leaf(event);
        case EventKind::Child:
            return child(event);
        case EventKind::Compare:
            return compare(event);
        case EventKind::Window:
            return window(event);
        case EventKind::Cut:
            return cut(event);
        case EventKind::Leave:
            return leave(event);
        case EventKind::Known:
            return known(event);
        case EventKind::Sum:
            return sum(event);
        }
    }

    void enter(const TraceEvent &event)
    {
        Open node;
        if (m_open.empty()) {
            node.position = after(m_setup.root, m_search.path);
            node.max =
                (sideToMove(node.position) == sideToMove(m_setup.root)) != isMirrored(m_setup);
            node.alpha = event.a; // as the search was given
            node.beta = event.b;
        } else {
            Open &above = m_open.back();
            expect(m_move.has_value(), "a node is entered without a move");
            if (!m_move)
                return;
            node.position = after(above.position, *m_move);
            node.max = above.max == isChance(above.position);
            node.alpha = above.alpha;
            node.beta = above.beta;
        }
        node.best = node.max ? node.alpha : node.beta;
        node.low = node.alpha;
        node.high = node.beta;
        m_move.reset();
        expect(event.a == node.alpha && event.b == node.beta, "the window is not the parent's");
        node.moves = searchedMoves(m_setup, node.position);
        const std::size_t ply = m_search.path.size() + m_open.size();
        if (m_setup.depth != 0 && ply >= static_cast<std::size_t>(m_setup.depth))
            node.moves.clear();
        prefer(node);
        if (!m_freshRoot || !m_open.empty())
            ++m_result.calls;
        m_open.push_back(std::move(node));
    }

    void leaf(const TraceEvent &event)
    {
        expect(!m_open.empty() && m_open.back().moves.empty(), "a leaf has moves");
        if (!m_result.problem.empty())
            return;
        expect(event.a == leafValue(m_setup, m_open.back().position),
               "the leaf's value is not the evaluation's");
        ++m_result.leaves;
        m_open.pop_back();
        returnToParent(event.a);
    }

    void returnToParent(int value)
    {
        if (m_open.empty())
            return;
        Open &node = m_open.back();
        if (isChance(node.position) || (node.tried == 1 && !returnsBounds(m_setup)))
            node.best = value;
        else
            node.best = node.max ? std::max(node.best, value) : std::min(node.best, value);
        node.returned = value;
        node.awaitsUpdate = true;
    }

    void child(const TraceEvent &event)
    {
        Open &node = m_open.back();
        expect(node.tried > 0 || !answer(node), "the table was not used");
        expect(!node.awaitsUpdate, "the child that returned was not compared");
        expect(node.tried < node.moves.size() && node.moves[node.tried].code() == event.detail,
               "the child is not the next move");
        const MoveOrderReason as = node.tried >= node.preferred ? MoveOrderReason::Listed
                                   : m_setup.algorithm == Algorithm::Killers
                                       ? MoveOrderReason::Killer
                                       : MoveOrderReason::BestBefore;
        expect(event.a == static_cast<int>(as), "the child is tried for another reason");
        ++node.tried;
        m_move = Move(event.detail);
    }

    void compare(const TraceEvent &event)
    {
        Open &node = m_open.back();
        const bool hasChildren = node.tried < node.moves.size();
        expect(node.awaitsUpdate && !(cutsFollow(node) && hasChildren)
                   && (cutsFollow(node) || !narrows(node)),
               "a cut or a new window is missing");
        node.awaitsUpdate = false;
        expect(event.a == node.returned && event.b == node.best, "other values were compared");
        if (cutsFollow(node))
            becomesKiller(node.moves[node.tried - 1]);
    }

    void sum(const TraceEvent &event)
    {
        Open &node = m_open.back();
        expect(node.awaitsUpdate && isChance(node.position), "nothing is to be summed up");
        if (!m_result.problem.empty())
            return;
        const auto &tree = std::get<ai::lab::TextTree>(node.position);
        node.awaitsUpdate = false;
        node.total += tree.weight(node.moves[node.tried - 1]) * node.returned;
        node.best = node.total / tree.weightSum();
        expect(node.total % tree.weightSum() == 0, "the sum is not whole");
        expect(event.a == node.returned && event.b == node.best, "another sum");
    }

    void window(const TraceEvent &event)
    {
        Open &node = m_open.back();
        expect(node.awaitsUpdate && !cutsFollow(node) && narrows(node),
               "nothing narrows the window");
        node.awaitsUpdate = false;
        (node.max ? node.alpha : node.beta) = node.best;
        expect(event.a == node.alpha && event.b == node.beta, "the new window is another");
    }

    void cut(const TraceEvent &event)
    {
        Open &node = m_open.back();
        expect(node.awaitsUpdate && cutsFollow(node), "nothing allows the cut");
        node.awaitsUpdate = false;
        const std::size_t left = node.moves.size() - node.tried;
        expect(event.detail == left, "another number of children is left");
        expect(event.a == node.best, "the cut names another value");
        becomesKiller(node.moves[node.tried - 1]);
        ++m_result.cuts;
        m_result.cutBranches += left;
        node.tried = node.moves.size();
    }

    void leave(const TraceEvent &event)
    {
        const Open node = m_open.back();
        expect(node.tried == node.moves.size(), "children are missing");
        expect(!node.awaitsUpdate, "the last child was not compared");
        expect(event.a == node.best, "the value is not the best child's");
        if (usesTable(m_setup.algorithm) && m_open.size() > 1)
            m_table[keyOf(node)] = {node.best, node.best <= node.low    ? Bound::AtMost
                                               : node.best >= node.high ? Bound::AtLeast
                                                                        : Bound::Exact};
        m_open.pop_back();
        returnToParent(node.best);
    }

    /// Moves the learned moves to the front.
    void prefer(Open &node) const
    {
        std::vector<Move> first;
        if (const auto killers = m_killers.find(m_open.size()); killers != m_killers.end())
            first = killers->second;
        if (!m_bestBefore.empty()) {
            const auto best = m_bestBefore.find(toText(*toPosition(node.position)));
            if (best != m_bestBefore.end())
                first = {best->second};
        }
        for (const Move move : first) {
            const auto from = node.moves.begin() + static_cast<std::ptrdiff_t>(node.preferred);
            const auto found = std::find(from, node.moves.end(), move);
            if (found == node.moves.end())
                continue;
            std::rotate(from, found, found + 1);
            ++node.preferred;
        }
    }

    /// The innermost node's last child caused a cut.
    void becomesKiller(Move move)
    {
        if (m_setup.algorithm != Algorithm::Killers)
            return;
        constexpr std::size_t maxKillers = 2;
        std::vector<Move> &killers = m_killers[m_open.size() - 1];
        if (!killers.empty() && killers.front() == move)
            return;
        killers.insert(killers.begin(), move);
        killers.resize(std::min(killers.size(), maxKillers));
    }

    /// The position, and the remaining plies if they are limited.
    std::string keyOf(const Open &node) const
    {
        const int plies = static_cast<int>(m_search.path.size() + m_open.size());
        return toText(*toPosition(node.position)) + ' '
               + std::to_string(m_setup.depth == 0 ? 0 : m_setup.depth - plies);
    }

    /// The result for the innermost node from earlier visits, if that suffices.
    std::optional<TableValue> answer(const Open &node) const
    {
        if (!usesTable(m_setup.algorithm) || m_open.size() < 2 || node.moves.empty())
            return std::nullopt;
        const auto found = m_table.find(keyOf(node));
        if (found == m_table.end())
            return std::nullopt;
        const TableValue &known = found->second;
        const bool enough = known.bound == Bound::Exact
                            || (known.bound == Bound::AtLeast ? known.value >= node.beta
                                                              : known.value <= node.alpha);
        return enough ? std::optional(known) : std::nullopt;
    }

    void known(const TraceEvent &event)
    {
        expect(!m_open.empty() && m_open.back().tried == 0, "the table answers what was searched");
        if (!m_result.problem.empty())
            return;
        const auto known = answer(m_open.back());
        expect(known && known->value == event.a && static_cast<int>(known->bound) == event.detail,
               "the table knows something else");
        m_open.pop_back();
        returnToParent(event.a);
    }

    const TracedSearch &m_search;
    const SearchSetup &m_setup;
    Cut m_cut = Cut::None;
    bool m_freshRoot = false;
    std::vector<Open> m_open;
    std::optional<Move> m_move;
    std::map<std::string, TableValue> m_table;
    std::map<std::size_t, std::vector<Move>> m_killers; ///< by ply, latest first
    std::map<std::string, Move> m_bestBefore;           ///< by the position's text
    Replay m_result;
};

} // namespace

Replay replay(const TracedSearch &search)
{
    return Replayer(search).replay();
}

} // namespace support
