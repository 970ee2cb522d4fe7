#include "ai/lab/lessons/pseudocode.h"

#include <algorithm>
#include <utility>

namespace ai::lab {

namespace {

constexpr const char *alphaName = "\u03b1";
constexpr const char *betaName = "\u03b2";
constexpr const char *minusInfinity = "\u2212\u221e";
constexpr const char *plusInfinity = "+\u221e";

/// The condition for having no children, in the game's terms.
std::string leafCondition(const SearchSetup &setup)
{
    const std::string end = isTree(setup.root)                     ? "node is a leaf"
                            : setup.algorithm == Algorithm::Report ? "no square is empty"
                                                                   : "the game is over";
    return setup.depth > 0 ? "depth = 0 or " + end : end;
}

std::string leafValueName(const SearchSetup &setup)
{
    if (usesHeuristic(setup))
        return "heuristic(node)";
    return isTree(setup.root) ? "the value of node" : "the utility of node";
}

} // namespace

/// Writes the lines of one search's algorithm.
class Pseudocode::Writer
{
public:
    Writer(Pseudocode &code, const TracedSearch &search)
        : m_code(code)
        , m_setup(search.setup)
        , m_hasWindow(usesWindow(search.setup.algorithm))
        , m_failHard(returnsBounds(search.setup))
        , m_negamax(search.setup.algorithm == Algorithm::Negamax)
        , m_chance(search.setup.algorithm == Algorithm::Expectiminimax)
        , m_name(m_chance      ? "expectiminimax"
                 : m_negamax   ? "negamax"
                 : m_failHard  ? "evaluate"
                 : m_hasWindow ? "alphabeta"
                               : "minimax")
    {}

    void write()
    {
        if (m_code.m_trace->rootIsNoCall())
            writeRoot(m_code.m_trace->nodes().front().max);
        const std::string depth = m_setup.depth > 0 ? ", depth" : "";
        const std::string window =
            m_hasWindow ? std::string(", ") + alphaName + ", " + betaName : "";
        const std::string level = m_negamax ? ", colour" : m_failHard ? "" : ", maximizingPlayer";
        const std::size_t head =
            add(0, "function " + m_name + "(node" + depth + window + level + ")");
        add(1, "if " + leafCondition(m_setup));
        const std::size_t leaf =
            add(2, (m_negamax ? "return colour \u00d7 " : "return ") + leafValueName(m_setup));
        std::size_t known = 0;
        if (usesTable(m_setup.algorithm)) {
            add(1, std::string("if table knows enough of node for ") + alphaName + ", " + betaName);
            known = add(2, "return table[node]");
        }
        if (m_chance)
            writeChance(head, leaf);
        for (const bool max : {true, false}) {
            Places &places = max ? m_code.m_max : m_code.m_min;
            places[at(Action::Call)] = head;
            places[at(Action::ReturnLeaf)] = leaf;
            places[at(Action::ReturnKnown)] = known;
            if (m_negamax && !max) { // one rule covers both players
                places = m_code.m_max;
                return;
            }
            if (!m_negamax)
                add(1, !max         ? "else"
                       : m_chance   ? "else if maximizingPlayer"
                       : m_failHard ? "if node is a maximizing node"
                                    : "if maximizingPlayer");
            m_failHard ? writeFailHard(max, places) : writeFailSoft(max, places);
        }
    }

private:
    static std::size_t at(Action action) { return static_cast<std::size_t>(action); }

    std::size_t add(int indent, const std::string &text)
    {
        m_code.m_lines.push_back({indent, text});
        return m_code.m_lines.size() - 1;
    }

    /// Adds a line to one player's branch, which negamax does not have.
    std::size_t addInside(int indent, const std::string &text)
    {
        return add(m_negamax ? indent - 1 : indent, text);
    }

    std::string call(bool max, const std::string &window) const
    {
        const std::string depth = m_setup.depth > 0 ? ", depth \u2212 1" : "";
        if (m_negamax)
            return "v := \u2212negamax(child" + depth + ", \u2212" + betaName + ", \u2212"
                   + alphaName + ", −colour)";
        const std::string level = m_failHard ? "" : max ? ", FALSE" : ", TRUE";
        return "v := " + m_name + "(child" + depth + window + level + ")";
    }

    static std::string better(bool max, const std::string &name)
    {
        return name + " := " + (max ? "max(" : "min(") + name + ", v)";
    }

    /// The head of the loop; mentions what is tried first if the order is learned.
    std::string eachChild() const
    {
        const std::string loop = "for each child of node";
        return m_setup.algorithm == Algorithm::Killers     ? loop + ", this ply's killers first"
               : m_setup.algorithm == Algorithm::Deepening ? loop + ", the best before first"
                                                           : loop;
    }

    /// Adds the lines that store a killer, after the condition of a cut.
    void addKiller()
    {
        if (m_setup.algorithm == Algorithm::Killers)
            addInside(4, "add child to this ply's killers");
    }

    /// Searches every root move with a full window.
    void writeRoot(bool max)
    {
        Places &places = m_code.m_root;
        const std::string depth = m_setup.depth > 0 ? ", depth" : "";
        const std::string window = std::string(", ") + minusInfinity + ", " + plusInfinity;
        places[at(Action::Call)] = add(0, "function bestMove(node" + depth + ")");
        add(1, std::string("best := ") + (max ? minusInfinity : plusInfinity));
        add(1, "for each child of node");
        places[at(Action::TryChild)] = add(2, call(max, window));
        places[at(Action::Compare)] = add(2, better(max, "best"));
        places[at(Action::Return)] = add(1, "return best");
    }

    /// A chance node does not change whose turn it is, and uses all of its children's values.
    void writeChance(std::size_t head, std::size_t leaf)
    {
        Places &places = m_code.m_chance;
        places[at(Action::Call)] = head;
        places[at(Action::ReturnLeaf)] = leaf;
        add(1, "if node is a chance node");
        add(2, "value := 0");
        add(2, eachChild());
        places[at(Action::TryChild)] = add(3, "v := expectiminimax(child, maximizingPlayer)");
        places[at(Action::Compare)] = add(3, "value := value + probability of child \u00d7 v");
        places[at(Action::Return)] = add(2, "return value");
        places[at(Action::ReturnAtCut)] = places[at(Action::Return)];
    }

    /// The first article's listings; without a window the minimax of Document::TranslatedArticle.
    void writeFailSoft(bool max, Places &places)
    {
        const std::string own = max ? alphaName : betaName;
        const std::string window =
            m_hasWindow ? std::string(", ") + alphaName + ", " + betaName : "";
        addInside(2, std::string("value := ") + (max ? minusInfinity : plusInfinity));
        addInside(2, eachChild());
        places[at(Action::TryChild)] = addInside(3, call(max, window));
        places[at(Action::Compare)] = addInside(3, better(max, "value"));
        if (m_hasWindow)
            addInside(3, max ? std::string(m_setup.cutsBeyond ? "if value > " : "if value \u2265 ")
                                   + betaName
                             : std::string(m_setup.cutsBeyond ? "if value < " : "if value \u2264 ")
                                   + alphaName);
        else if (m_setup.algorithm == Algorithm::WinOnly)
            addInside(3, max ? "if value = 1" : "if value = −1");
        if (m_hasWindow || m_setup.algorithm == Algorithm::WinOnly) {
            addKiller();
            places[at(Action::Cut)] = addInside(4, "break");
        }
        if (m_hasWindow)
            places[at(Action::Narrow)] =
                addInside(3, own + " := " + (max ? "max(" : "min(") + own + ", value)");
        if (usesTable(m_setup.algorithm))
            addInside(2, "table[node] := value");
        places[at(Action::Return)] = addInside(2, "return value");
        places[at(Action::ReturnAtCut)] = places[at(Action::Return)];
    }

    /// The `evaluate` of Document::TranslatedArticle, which keeps the best value in the node's own
    /// bound.
    void writeFailHard(bool max, Places &places)
    {
        const std::string own = max ? alphaName : betaName;
        addInside(2, eachChild());
        places[at(Action::TryChild)] =
            addInside(3, call(max, std::string(", ") + alphaName + ", " + betaName));
        places[at(Action::Compare)] = addInside(3, better(max, own));
        places[at(Action::Narrow)] = places[at(Action::Compare)];
        places[at(Action::Cut)] =
            addInside(3, std::string("if ") + betaName + (m_setup.cutsBeyond ? " < " : " \u2264 ")
                             + alphaName);
        addKiller();
        places[at(Action::ReturnAtCut)] = addInside(4, "return " + own);
        places[at(Action::Return)] = addInside(2, "return " + own);
    }

    Pseudocode &m_code;
    const SearchSetup &m_setup;
    bool m_hasWindow;
    bool m_failHard;
    bool m_negamax;
    bool m_chance;
    std::string m_name;
};

Pseudocode::Pseudocode(const TracedSearch &search)
    : m_trace(search.trace)
    , m_setup(search.setup)
{
    Writer(*this, search).write();
}

const Pseudocode::Places &Pseudocode::placesOf(NodeId node) const
{
    if (m_trace->rootIsNoCall() && node == 0)
        return m_root;
    const TraceNode &record = m_trace->nodes()[node];
    return record.chance ? m_chance : record.max ? m_max : m_min;
}

/// Whether the loop over the children ends at this event, even after the last child.
bool Pseudocode::closes(std::uint32_t index) const
{
    const TraceEvent &event = m_trace->events()[index];
    if (event.kind == EventKind::Cut)
        return true;
    const NodeId id = m_trace->nodeOf(index);
    if (event.kind != EventKind::Compare || (m_trace->rootIsNoCall() && id == 0))
        return false;
    const TraceNode &node = m_trace->nodes()[id];
    const TraceEvent &enter = m_trace->events()[node.enter];
    const int bound = node.max ? enter.b : enter.a;
    return reachesBound(m_setup, node.max, event.b, bound);
}

std::size_t Pseudocode::lineOf(std::uint32_t index) const
{
    const Places &places = placesOf(m_trace->nodeOf(index));
    const auto line = [&places](Action action) { return places[static_cast<std::size_t>(action)]; };
    switch (m_trace->events()[index].kind) {
    case EventKind::Enter:
        return line(Action::Call);
    case EventKind::Leaf:
        return line(Action::ReturnLeaf);
    case EventKind::Child:
        return line(Action::TryChild);
    case EventKind::Sum:
        return line(Action::Compare);
    case EventKind::Compare:
        return line(closes(index) ? Action::Cut : Action::Compare);
    case EventKind::Window:
        return line(Action::Narrow);
    case EventKind::Cut:
        return line(Action::Cut);
    case EventKind::Leave:
        // The previous event tells what ended the loop.
        return line(index > 0 && m_trace->nodeOf(index - 1) == m_trace->nodeOf(index)
                            && closes(index - 1)
                        ? Action::ReturnAtCut
                        : Action::Return);
    case EventKind::Known:
        return line(Action::ReturnKnown);
    }
    return 0;
}

Trace::State Pseudocode::variablesOf(NodeId node, std::uint32_t step) const
{
    Trace::State state = m_trace->state(node, step);
    if (m_setup.algorithm == Algorithm::Negamax && !m_trace->nodes()[node].max) {
        std::swap(state.alpha, state.beta);
        state.alpha = -state.alpha;
        state.beta = -state.beta;
        state.value = -state.value;
    }
    return state;
}

std::size_t Pseudocode::callLineOf(NodeId node) const
{
    return placesOf(node)[static_cast<std::size_t>(Action::TryChild)];
}

std::vector<Pseudocode::Frame> Pseudocode::stack(std::uint32_t step) const
{
    if (step == 0)
        return {};
    std::vector<Frame> frames{{m_trace->nodeOf(step - 1), lineOf(step - 1)}};
    for (NodeId node = m_trace->nodes()[frames.front().node].parent; node != noNode;
         node = m_trace->nodes()[node].parent)
        frames.push_back({node, callLineOf(node)});
    std::reverse(frames.begin(), frames.end());
    return frames;
}

} // namespace ai::lab
