#include "ui/lab/texts/steptexts.h"

#include "ai/lab/trace/assumedletters.h"
#include "ui/lab/texts/cuttexts.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Comparison;
using ai::lab::CutCondition;
using ai::lab::EventKind;
using ai::lab::LabPosition;
using ai::lab::LeafReason;
using ai::lab::NodeId;
using ai::lab::StepFacts;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using ai::lab::TraceNode;

namespace {

/// Creates the text of one step. It states only the step's own facts.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::StepTexts)

public:
    Words(const TracedSearch &search, std::uint32_t step)
        : m_search(search)
        , m_facts(stepFacts(search, step))
        , m_letters(search.letters->ofStep(m_facts, step))
    {}

    QString sentences() const { return ifTaken(m_letters, whatHappens().trimmed()); }

    QString whatHappens() const
    {
        switch (m_facts.kind) {
        case EventKind::Enter:
            return enterText();
        case EventKind::Leaf:
            return triedText() + ' ' + leafText();
        case EventKind::Child:
            return triedText() + ' ' + condition();
        case EventKind::Compare:
            return m_facts.hasWindow ? boundStaysText() : compareText();
        case EventKind::Sum:
            return sumText();
        case EventKind::Window:
            return narrowText();
        case EventKind::Cut:
            return cutText(m_facts, rivalText(), cutsBeyondBound(m_search.setup));
        case EventKind::Leave:
            return leaveText();
        case EventKind::Known:
            return triedText() + ' ' + knownText();
        }
        return {};
    }

    static QString conditionText(const TracedSearch &search, const CutCondition &condition,
                                 bool max)
    {
        using Kind = CutCondition::Kind;
        const QString value = minimaxValueText(condition.value);
        switch (condition.kind) {
        case Kind::None:
            return {};
        case Kind::Never:
            return search.setup.algorithm == ai::lab::Algorithm::Expectiminimax
                       ? tr("Expectiminimax never cuts here.")
                       : tr("Plain minimax never cuts.");
        case Kind::AtWin:
            return tr("%1 cuts as soon as a move wins for it, and at nothing else.")
                .arg(levelText(max));
        case Kind::RootCompares:
            return tr("The root only compares its moves; it never cuts.");
        case Kind::NothingLeft:
            return tr("Nothing can be cut here: the child that is compared next is the last one.");
        case Kind::FullWindow:
            return tr("Cannot cut yet: this move of the root has a full window, whatever the moves "
                      "before it are worth.");
        case Kind::NoBound:
            return max ? tr("Cannot cut yet: MIN has nothing elsewhere to compare with.")
                       : tr("Cannot cut yet: MAX has nothing elsewhere to compare with.");
        case Kind::AtInfinity:
            if (condition.beyond)
                return max ? tr("MAX cannot cut here: no value is above +\u221e.")
                           : tr("MIN cannot cut here: no value is below \u2212\u221e.");
            return max ? tr("MAX cuts only at +\u221e: a won game cannot be bettered.")
                       : tr("MIN cuts only at \u2212\u221e: a won game cannot be bettered.");
        case Kind::AtValue:
            if (condition.beyond)
                return max ? tr("MAX cuts as soon as a move is worth more than %1.").arg(value)
                           : tr("MIN cuts as soon as a reply is worth less than %1.").arg(value);
            return max ? tr("MAX cuts as soon as a move is worth %1 or more.").arg(value)
                       : tr("MIN cuts as soon as a reply is worth %1 or less.").arg(value);
        }
        return {};
    }

    static QString line(const TracedSearch &search, NodeId id, std::uint32_t step,
                        bool withBestSoFar)
    {
        const Trace &trace = *search.trace;
        const TraceNode &node = trace.nodes()[id];
        const Trace::State state = trace.state(id, step);
        const QString level = node.leaf ? tr("leaf") : levelText(node.max, node.chance);
        const QString move = id == 0 ? rootName(search) : moveTo(search, id);
        switch (state.status) {
        case Trace::Status::NotYet:
            return tr("%1, %2: not visited yet").arg(move, level);
        case Trace::Status::Open:
            if (state.cut)
                return withBestSoFar ? tr("%1, %2: cut, with %3 so far")
                                           .arg(move, level, valueText(search, state.value))
                                     : tr("%1, %2: cut").arg(move, level);
            return state.hasValue && withBestSoFar
                       ? tr("%1, %2: being searched, %3 so far")
                             .arg(move, level, valueText(search, state.value))
                       : tr("%1, %2: being searched").arg(move, level);
        case Trace::Status::Done:
            break;
        }
        const QString value = boundText(node.value, node.bound, valueScale(search.setup.root));
        if (node.leaf) {
            const LabPosition position = positionAt(search, id);
            const auto *tree = std::get_if<ai::lab::TextTree>(&position);
            if (tree != nullptr && tree->unknown() != nullptr)
                return tr("%1, leaf %2: unknown, taken as %3")
                    .arg(move, QString::fromStdString(tree->leafText()),
                         minimaxValueText(node.value));
            return tr("%1, leaf: %2").arg(move, value);
        }
        if (node.known)
            return tr("%1, %2: %3, from the table").arg(move, level, value);
        const auto letters = search.letters->ofNode(id);
        if (!letters.empty() && node.cut > 0)
            return tr("%1, %2: %3 if %4, %n branch(es) cut",
                      "%4: letters with values, such as a = 0", node.cut)
                .arg(move, level, value, takenText(letters));
        if (!letters.empty())
            return tr("%1, %2: %3 if %4", "%4: letters with values, such as a = 0")
                .arg(move, level, value, takenText(letters));
        if (node.cut > 0)
            return tr("%1, %2: %3, %n branch(es) cut", nullptr, node.cut).arg(move, level, value);
        return tr("%1, %2: %3").arg(move, level, value);
    }

private:
    static QString rootName(const TracedSearch &search)
    {
        const QString root = search.path.empty() ? tr("root") : tr("root of the subtree");
        const QString letter = nodeLetter(search, {});
        return letter.isEmpty()
                   ? root
                   : tr("%1, %2", "a node's letter, such as A; root").arg(letter, root);
    }

    static QString moveTo(const TracedSearch &search, NodeId id)
    {
        const TraceNode &node = search.trace->nodes()[id];
        return stepToText(search, search.trace->path(node.parent), node.move);
    }

    QString level() const { return levelText(m_facts.max, m_facts.chance); }
    QString text(int value) const { return valueText(m_search, value); }
    QString window() const { return windowText(m_facts.alpha, m_facts.beta); }
    QString condition() const { return conditionText(m_search, m_facts.condition, m_facts.max); }

    QString enterText() const
    {
        if (m_facts.isRoot)
            return rootText() + ' ' + condition();
        if (m_facts.isLeaf)
            return triedText();
        if (!m_facts.hasWindow)
            return triedText() + ' ' + condition();
        return triedText() + ' '
               + tr("The window (\u03b1, \u03b2) is %1. %2", "%2: a sentence")
                     .arg(window(), condition());
    }

    /// "MAX tries C." Also says why, if a child comes earlier than in the chosen order.
    QString triedText() const
    {
        const bool isChild = m_facts.kind == EventKind::Child;
        if (m_facts.isRoot && !isChild)
            return {};
        const Trace &trace = *m_search.trace;
        const NodeId parent = isChild ? m_facts.node : trace.nodes()[m_facts.node].parent;
        const QString move = stepToText(m_search, trace.path(parent), m_facts.move);
        if (trace.nodes()[parent].chance)
            return tr("Chance leads to %1 with probability %2.", "%1: a child")
                .arg(move, probability(parent));
        QString tried = tr("%1 tries %2.", "%1: MAX or MIN, %2: a child or a move")
                            .arg(levelText(trace.nodes()[parent].max), move);
        if (m_facts.triedAs != ai::MoveOrderReason::Listed)
            tried += ' ' + reasonText().arg(move);
        return tried;
    }

    QString rootText() const
    {
        if (m_facts.comparesOnly)
            return tr("The root compares its moves, each with the full window.");
        const QString where = m_facts.isSubtree ? tr("the root of the subtree") : tr("the root");
        if (m_facts.chance)
            return tr("The search begins at %1, a chance node.").arg(where);
        return m_facts.hasWindow ? tr("The search begins at %1, %2 to move, with the window %3.")
                                       .arg(where, level(), window())
                                 : tr("The search begins at %1, %2 to move.").arg(where, level());
    }

    /// The probability of the move from a chance node.
    QString probability(NodeId node) const
    {
        const auto position = std::get<ai::lab::TextTree>(positionAt(m_search, node));
        return QString::fromStdString(position.probabilityText(m_facts.move));
    }

    QString leafText() const
    {
        const QString value = text(m_facts.value);
        switch (m_facts.leafReason) {
        case LeafReason::Written:
            return tr("A leaf: its value is %1.").arg(value);
        case LeafReason::Letter:
            return letterText();
        case LeafReason::Result:
            return tr("The game is over here, worth %1 to MAX.").arg(value);
        case LeafReason::JudgedResult:
            return tr("The game is over here; the heuristic evaluates it as %1.").arg(value);
        case LeafReason::Horizon:
            return tr("The depth limit is reached: what follows is not searched, and %1 is taken.")
                .arg(value);
        case LeafReason::JudgedAtHorizon:
            return tr("The depth limit is reached: the heuristic evaluates it as %1.").arg(value);
        }
        return {};
    }

    QString letterText() const
    {
        const LabPosition position = positionAt(m_search, m_facts.node);
        const QString name =
            QString::fromStdString(std::get<ai::lab::TextTree>(position).leafText());
        return tr("The leaf %1 is unknown (%2); the search takes %3 for it.")
            .arg(name, intervalText(m_facts.low, m_facts.high), minimaxValueText(m_facts.value));
    }

    /// "%1" stands for the move.
    QString reasonText() const
    {
        if (m_facts.triedAs == ai::MoveOrderReason::BestBefore)
            return tr("%1 is tried first: it was the best move here, or enough for a cut, in the "
                      "search one ply shallower.");
        return m_facts.isFirstChild
                   ? tr("%1 is tried first: it closed the window at another node of this ply.")
                   : tr(
                       "%1 is tried next: it, too, closed the window at another node of this ply.");
    }

    /// "Better? No.": without a window, a child can only change the best value so far.
    QString compareText() const
    {
        const QString value = text(m_facts.value);
        const QString best = text(m_facts.best);
        switch (m_facts.comparison) {
        case Comparison::First:
            return tr("The first child returns %1: %2's best value so far.").arg(value, level());
        case Comparison::Better:
            return m_facts.max
                       ? tr("%1 is larger than the best so far: MAX's best is now %1.").arg(value)
                       : tr("%1 is smaller than the best so far: MIN's best is now %1.").arg(value);
        case Comparison::NotBetter:
            return m_facts.max
                       ? tr("%1 is not larger than %2: MAX's best stays %2.").arg(value, best)
                       : tr("%1 is not smaller than %2: MIN's best stays %2.").arg(value, best);
        }
        return {};
    }

    QString sumText() const
    {
        const QString child =
            tr("The child returns %1, with probability %2: %2 \u00d7 %1 = %3.", "values")
                .arg(text(m_facts.value), probability(m_facts.node), text(m_facts.added));
        const bool isFirst = m_facts.isFirstChild;
        return child + ' '
               + (isFirst ? tr("The sum so far is %1.").arg(text(m_facts.best))
                          : tr("The sum so far goes from %1 to %2.")
                                .arg(text(m_facts.before), text(m_facts.best)));
    }

    /// The same if the window did not change.
    QString boundStaysText() const
    {
        const QString value = minimaxValueText(m_facts.value);
        if (m_facts.closes)
            return nothingToCutText(m_facts, cutsBeyondBound(m_search.setup));
        return m_facts.max ? tr("%1 is not above alpha = %2: alpha stays.")
                                 .arg(value, minimaxValueText(m_facts.alpha))
                           : tr("%1 is not below beta = %2: beta stays.")
                                 .arg(value, minimaxValueText(m_facts.beta));
    }

    QString narrowText() const
    {
        const QString best = minimaxValueText(m_facts.best);
        if (m_facts.max)
            return tr("MAX has %1 for sure here, so alpha rises to %1: the window is %2. %3")
                .arg(best, window(), condition());
        return tr("MIN has %1 for sure here, so beta falls to %1: the window is %2. %3")
            .arg(best, window(), condition());
    }

    /// Where the other player has a value at least as good.
    QString rivalText() const
    {
        if (!m_facts.rival)
            return tr("elsewhere");
        const std::vector<core::Move> below = m_search.trace->path(*m_facts.rival);
        if (ai::lab::isTree(m_search.setup.root))
            return tr("at %1", "a node").arg(placeText(m_search, below));
        if (below.empty())
            return m_facts.isSubtree ? tr("at the root of the subtree") : tr("at the root");
        return tr("after %1", "moves").arg(placeText(m_search, below));
    }

    QString leaveText() const
    {
        const QString value = text(m_facts.value);
        const QString where =
            !m_facts.isRoot ? m_facts.chance ? tr("The chance node") : tr("%1's node").arg(level())
            : m_facts.isSubtree ? tr("The root of the subtree")
                                : tr("The root");
        if (m_facts.isOwnBound && m_facts.bound == Bound::AtMost && m_facts.max)
            return tr("No child is above alpha = %2, so %1 returns %2, an upper bound: its value "
                      "is "
                      "%2 or less.")
                .arg(whereInside(), value);
        if (m_facts.isOwnBound && m_facts.bound == Bound::AtLeast && !m_facts.max)
            return tr("No child is below beta = %2, so %1 returns %2, a lower bound: its value is "
                      "%2 or more.")
                .arg(whereInside(), value);
        switch (m_facts.bound) {
        case Bound::AtMost:
            return tr("%1 returns %2, an upper bound: its value is %2 or less.").arg(where, value);
        case Bound::AtLeast:
            return tr("%1 returns %2, a lower bound: its value is %2 or more.").arg(where, value);
        case Bound::Exact:
            break;
        }
        if (m_facts.chance)
            return tr("%1 is worth %2: the sum of its children's values, each times its "
                      "probability.")
                .arg(where, value);
        return m_facts.max ? tr("%1 is worth %2: the largest of its children.").arg(where, value)
                           : tr("%1 is worth %2: the smallest of its children.").arg(where, value);
    }

    /// The node's name for use within a sentence.
    QString whereInside() const
    {
        return !m_facts.isRoot     ? tr("%1's node", "within a sentence").arg(level())
               : m_facts.isSubtree ? tr("the root of the subtree", "within a sentence")
                                   : tr("the root", "within a sentence");
    }

    QString knownText() const
    {
        const QString value = minimaxValueText(m_facts.value);
        switch (m_facts.bound) {
        case Bound::AtMost:
            return tr("This position was searched before: the table has at most %1 for it. Alpha "
                      "is %2, so that is enough, and nothing is searched again.")
                .arg(value, minimaxValueText(m_facts.alpha));
        case Bound::AtLeast:
            return tr("This position was searched before: the table has at least %1 for it. Beta "
                      "is %2, so that is enough, and nothing is searched again.")
                .arg(value, minimaxValueText(m_facts.beta));
        case Bound::Exact:
            break;
        }
        return tr("This position was searched before, by other moves: the table has its value, %1, "
                  "and nothing is searched again.")
            .arg(value);
    }

    const TracedSearch &m_search;
    StepFacts m_facts;
    ai::lab::AssumedLetters::Letters m_letters; ///< the letters that the facts depend on
};

} // namespace

QString stepText(const TracedSearch &search, std::uint32_t step)
{
    if (step == 0)
        return QCoreApplication::translate("ui::lab::StepTexts",
                                           "Nothing has been visited yet. Step forwards to begin.");
    return Words(search, step).sentences();
}

QString cutConditionText(const TracedSearch &search, NodeId node, std::uint32_t step)
{
    return Words::conditionText(search, cutCondition(search, node, step),
                                search.trace->nodes()[node].max);
}

QString cutStateText(const TracedSearch &search, NodeId node, std::uint32_t step)
{
    const Trace::State state = search.trace->state(node, step);
    const bool shown =
        state.status == Trace::Status::Open && state.cut && usesWindow(search.setup.algorithm);
    if (!shown)
        return {};
    return cutText(search.trace->nodes()[node].max, state, cutsBeyondBound(search.setup));
}

QString nodeText(const TracedSearch &search, NodeId node, std::uint32_t step, bool withBestSoFar)
{
    return Words::line(search, node, step, withBestSoFar);
}

QString stepToText(const ai::lab::TracedSearch &search, std::vector<core::Move> path,
                   core::Move move)
{
    if (!isTree(search.setup.root))
        return labMoveTitle(after(positionAt(search, 0), path), move);
    path.push_back(move);
    return placeText(search, path);
}

} // namespace ui::lab
