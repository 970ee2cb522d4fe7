#include "ui/lab/model/steptexts.h"

#include "ui/lab/model/labtexts.h"

#include <QCoreApplication>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::EventKind;
using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using ai::lab::TraceEvent;
using ai::lab::TraceNode;

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::StepTexts)

public:
    Words(const TracedSearch &search, std::uint32_t step)
        : m_search(search)
        , m_trace(*search.trace)
        , m_step(step)
        , m_id(m_trace.nodeOf(step - 1))
        , m_node(m_trace.nodes()[m_id])
        , m_event(m_trace.events()[step - 1])
    {}

    QString text() const
    {
        switch (m_event.kind) {
        case EventKind::Enter:
            return enterText();
        case EventKind::Leaf:
            return leafText();
        case EventKind::Child:
            return childText();
        case EventKind::Window:
            return narrowText();
        case EventKind::Cut:
            return cutText();
        case EventKind::Leave:
            return leaveText();
        }
        return {};
    }

    static QString condition(const TracedSearch &search, NodeId id, std::uint32_t step)
    {
        const Trace &trace = *search.trace;
        const Trace::State state = trace.state(id, step);
        const TraceNode &node = trace.nodes()[id];
        if (state.status != Trace::Status::Open || state.cut)
            return {};
        if (node.leaf)
            return {};
        switch (search.setup.algorithm) {
        case Algorithm::Plain:
        case Algorithm::Report:
            return tr("Plain minimax never cuts.");
        case Algorithm::WinOnly:
            return tr("Cuts as soon as a move wins for %1, and at nothing else.")
                .arg(levelText(node.max));
        case Algorithm::AlphaBetaFresh:
        case Algorithm::AlphaBetaShared:
        case Algorithm::Heuristic:
        case Algorithm::Intermediate:
            break;
        }
        if (trace.rootIsNoCall() && id == 0)
            return tr("The root only compares its moves; it never cuts.");
        if (node.max)
            return state.beta >= ai::infinity
                       ? tr("Cannot cut yet: MIN has nothing elsewhere to compare with.")
                       : tr("Cuts as soon as a move is worth %1 or more.")
                             .arg(minimaxValueText(state.beta));
        return state.alpha <= -ai::infinity
                   ? tr("Cannot cut yet: MAX has nothing elsewhere to compare with.")
                   : tr("Cuts as soon as a reply is worth %1 or less.")
                         .arg(minimaxValueText(state.alpha));
    }

    static QString line(const TracedSearch &search, NodeId id, std::uint32_t step)
    {
        const Trace &trace = *search.trace;
        const TraceNode &node = trace.nodes()[id];
        const Trace::State state = trace.state(id, step);
        const QString level = levelText(node.max);
        const QString move = id == 0 ? tr("root") : moveTo(search, id);
        switch (state.status) {
        case Trace::Status::NotYet:
            return tr("%1, %2: not looked at yet").arg(move, level);
        case Trace::Status::Open:
            return state.hasValue ? tr("%1, %2: being looked at, %3 so far")
                                        .arg(move, level, minimaxValueText(state.value))
                                  : tr("%1, %2: being looked at").arg(move, level);
        case Trace::Status::Done:
            break;
        }
        const QString value = boundText(node.value, node.bound);
        if (node.leaf)
            return tr("%1, leaf: %2").arg(move, value);
        if (node.cut > 0)
            return tr("%1, %2: %3, %n branch(es) cut", nullptr, node.cut).arg(move, level, value);
        return tr("%1, %2: %3").arg(move, level, value);
    }

private:
    static LabPosition positionOf(const TracedSearch &search, NodeId id)
    {
        return after(after(search.setup.root, search.path), search.trace->path(id));
    }

    static QString moveTo(const TracedSearch &search, NodeId id)
    {
        const TraceNode &node = search.trace->nodes()[id];
        return moveName(positionOf(search, node.parent), node.move);
    }

    static QString moveName(const LabPosition &position, core::Move move)
    {
        const QString text = QString::fromStdString(moveText(position, move));
        return ai::lab::isTree(position) ? tr("child %1").arg(text) : text;
    }

    QString level() const { return levelText(m_node.max); }

    QString enterText() const
    {
        if (m_id == 0 && m_trace.rootIsNoCall())
            return tr("The root compares its moves, each with the full window. %1")
                .arg(condition());
        if (m_id == 0)
            return tr("The search begins at the root, %1 to move, with the window %2. %3")
                .arg(level(), windowText(m_event.a, m_event.b), condition());
        if (m_node.leaf)
            return tr("Visit leaf %1.")
                .arg(QString::fromStdString(
                    moveText(positionOf(m_search, m_node.parent), m_node.move)));
        return tr("Visit %1 (%2) with (\u03b1, \u03b2) = %3. %4")
            .arg(moveTo(m_search, m_id), level(), windowText(m_event.a, m_event.b), condition());
    }

    QString leafText() const
    {
        const LabPosition position = positionOf(m_search, m_id);
        const QString value = minimaxValueText(m_event.a);
        if (const auto *tree = std::get_if<ai::lab::TextTree>(&position)) {
            if (tree->unknown() != nullptr)
                return tr("The leaf %1 is not known; it is taken as %2, of %3 to %4.")
                    .arg(QString::fromStdString(tree->leafText()), value,
                         minimaxValueText(tree->unknown()->low),
                         minimaxValueText(tree->unknown()->high));
            return tr("A leaf: %1.").arg(value);
        }
        if (!ai::lab::usesHeuristic(m_search.setup))
            return m_event.gameOver ? tr("The game is over here, worth %1 to MAX.").arg(value)
                                    : tr("The depth is used up here: %1.").arg(value);
        return isOver(position) ? tr("The game is over here; the heuristic says %1.").arg(value)
                                : tr("The depth is used up: the heuristic says %1.").arg(value);
    }

    QString childText() const
    {
        const QString tried =
            tr("%1 tries %2.")
                .arg(level(), moveName(positionOf(m_search, m_id), core::Move(m_event.detail)));
        return cutsByWindow() ? tried + ' ' + condition() : tried;
    }

    QString narrowText() const
    {
        if (m_node.max)
            return tr("MAX has %1 for sure here, so alpha rises to %1: the window is %2. %3")
                .arg(minimaxValueText(m_event.a), windowText(m_event.a, m_event.b), condition());
        return tr("MIN has %1 for sure here, so beta falls to %1: the window is %2. %3")
            .arg(minimaxValueText(m_event.b), windowText(m_event.a, m_event.b), condition());
    }

    QString cutText() const
    {
        const Trace::State state = m_trace.state(m_id, m_step);
        const QString has = minimaxValueText(state.value);
        if (m_search.setup.algorithm == Algorithm::WinOnly)
            return tr("This wins for %1, and nothing is better: %n branch(es) left out.", nullptr,
                      m_event.detail)
                .arg(level());
        if (m_node.max)
            return tr("MAX can have %1 here, and MIN has %2 elsewhere, so MIN will not come here: "
                      "alpha = %1 is not below beta = %2. %n branch(es) cannot matter: cut.",
                      nullptr, m_event.detail)
                .arg(has, minimaxValueText(state.beta));
        return tr("MIN can have %1 here, and MAX has %2 elsewhere, so MAX will not come here: "
                  "alpha = %2 is not below beta = %1. %n branch(es) cannot matter: cut.",
                  nullptr, m_event.detail)
            .arg(has, minimaxValueText(state.alpha));
    }

    QString leaveText() const
    {
        const QString value = minimaxValueText(m_event.a);
        const QString where = m_id == 0 ? tr("The root") : tr("%1's node").arg(level());
        if (m_node.bound == Bound::AtMost)
            return tr("%1 returns at most %2 (an upper bound); the exact value is not needed.")
                .arg(where, value);
        if (m_node.bound == Bound::AtLeast)
            return tr("%1 returns at least %2 (a lower bound); the exact value is not needed.")
                .arg(where, value);
        return m_node.max ? tr("%1 is worth %2: the largest of its children.").arg(where, value)
                          : tr("%1 is worth %2: the smallest of its children.").arg(where, value);
    }

    QString condition() const { return condition(m_search, m_id, m_step); }

    /// Whether a value that a child may return would end the node.
    bool cutsByWindow() const
    {
        const Algorithm algorithm = m_search.setup.algorithm;
        if (algorithm == Algorithm::Plain || algorithm == Algorithm::Report
            || algorithm == Algorithm::WinOnly || (m_id == 0 && m_trace.rootIsNoCall()))
            return false;
        const Trace::State state = m_trace.state(m_id, m_step);
        return m_node.max ? state.beta < ai::infinity : state.alpha > -ai::infinity;
    }

    const TracedSearch &m_search;
    const Trace &m_trace;
    std::uint32_t m_step;
    NodeId m_id;
    const TraceNode &m_node;
    const TraceEvent &m_event;
};

} // namespace

QString stepText(const TracedSearch &search, std::uint32_t step)
{
    if (step == 0)
        return QCoreApplication::translate(
            "ui::lab::StepTexts", "Nothing has been looked at yet. Step forwards to begin.");
    return Words(search, step).text().trimmed();
}

QString cutCondition(const TracedSearch &search, NodeId node, std::uint32_t step)
{
    return Words::condition(search, node, step);
}

QString nodeText(const TracedSearch &search, NodeId node, std::uint32_t step)
{
    return Words::line(search, node, step);
}

} // namespace ui::lab
