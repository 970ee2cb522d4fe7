#include "ui/lab/panels/provepanel.h"

#include "ai/search/minimax.h"
#include "ai/search/searchcontrol.h"
#include "ui/controls/fixedheightlabel.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/texts/labtexts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::noNode;
using ai::lab::Proof;

ProvePanel::ProvePanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_node(new QLabel)
    , m_prove(new FlatButton(tr("Prove it")))
    , m_proof(new QLabel)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_value(new QSpinBox)
    , m_low(new FlatButton(QStringLiteral("\u2212\u221e")))
    , m_high(new FlatButton(QStringLiteral("+\u221e")))
    , m_tried(new QLabel)
{
    m_prove->setObjectName("prove");
    m_proof->setObjectName("proof");
    m_tried->setObjectName("tried");
    m_value->setObjectName("triedValue");
    m_value->setAccessibleName(tr("Value of the node"));
    m_slider->setObjectName("triedSlider");
    m_slider->setAccessibleName(tr("Value of the node"));
    m_low->setAccessibleName(tr("The least value"));
    m_high->setAccessibleName(tr("The greatest value"));
    for (QLabel *label : {m_node, m_proof, m_tried}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    // What is below keeps its place when the texts appear.
    layout->addWidget(new FixedHeightLabel(m_node, 2));
    layout->addWidget(m_prove);
    layout->addWidget(new FixedHeightLabel(m_proof, 5));
    layout->addWidget(new QLabel(tr("Or give the node a value yourself:")));
    layout->addLayout(makeValueRow());
    layout->addWidget(new FixedHeightLabel(m_tried, 2));
    layout->addStretch();
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new VerticalScrollArea(content));
    connect(m_prove, &QPushButton::clicked, this, &ProvePanel::prove);
    connect(session, &LabSession::traceChanged, this, &ProvePanel::showTrace);
    connect(session, &LabSession::selectionChanged, this, &ProvePanel::showSelection);
    connect(session, &LabSession::predictingChanged, this, &ProvePanel::showSelection);
    connect(&m_worker, &BackgroundTask::failed, m_proof, &QLabel::setText);
    connect(&m_trier, &BackgroundTask::failed, m_tried, &QLabel::setText);
}

QLayout *ProvePanel::makeValueRow()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_low);
    row->addWidget(m_slider, 1);
    row->addWidget(m_value);
    row->addWidget(m_high);
    connect(m_slider, &QSlider::valueChanged, m_value, &QSpinBox::setValue);
    connect(m_value, &QSpinBox::valueChanged, this, [this](int value) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(value);
        tryValue(value);
    });
    connect(m_low, &QPushButton::clicked, this,
            [this] { tryValue(-pinRange(m_session->setup())); });
    connect(m_high, &QPushButton::clicked, this,
            [this] { tryValue(pinRange(m_session->setup())); });
    return row;
}

void ProvePanel::showTrace()
{
    const int range =
        std::min(ai::lab::TextTree::maxScore, ai::lab::valueRange(m_session->setup()));
    const int slid = std::min(range, slidValues());
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietValue(m_value);
    m_slider->setRange(-slid, slid);
    m_value->setRange(-range, range);
    const int end = pinRange(m_session->setup());
    m_low->setText(minimaxValueText(-end));
    m_high->setText(end >= ai::infinity ? minimaxValueText(end) : '+' + minimaxValueText(end));
    showSelection();
}

/// Twice the values that the search found, so that the interesting ones are within reach; what is
/// farther away is typed.
int ProvePanel::slidValues() const
{
    constexpr int fewest = 10;
    int largest = 0;
    for (const auto &node : m_session->trace().nodes()) {
        if (const int size = std::abs(node.value); size <= ai::lab::TextTree::maxScore)
            largest = std::max(largest, size);
    }
    return std::max(fewest, 2 * largest);
}

/// With letters elsewhere the root is known in part only, and no count holds for all of them.
QString ProvePanel::intervalText(int value, const ai::lab::ValueInterval &root)
{
    const auto ends = [](int end) {
        const bool open = std::abs(end) >= ai::lab::TextTree::maxScore;
        return minimaxValueText(!open ? end : end > 0 ? ai::infinity : -ai::infinity);
    };
    if (root.isPoint())
        return tr("With %1 here the root is %2 whatever the other letters are.")
            .arg(minimaxValueText(value), ends(root.low));
    return tr("With %1 here the root lies between %2 and %3, depending on the other letters.")
        .arg(minimaxValueText(value), ends(root.low), ends(root.high));
}

LabSession::Path ProvePanel::wholePath() const
{
    LabSession::Path path = m_session->search().path;
    path.insert(path.end(), m_session->selected().begin(), m_session->selected().end());
    return path;
}

QString ProvePanel::moveName(core::Move move) const
{
    const QString text = QString::fromStdString(moveText(m_session->setup().root, move));
    return isTree(m_session->setup().root) ? tr("child %1").arg(text) : text;
}

void ProvePanel::showSelection()
{
    const bool below = m_session->hasTrace() && !wholePath().empty() && !m_session->predicting();
    m_prove->setEnabled(below);
    for (QWidget *part : {static_cast<QWidget *>(m_slider), static_cast<QWidget *>(m_value),
                          static_cast<QWidget *>(m_low), static_cast<QWidget *>(m_high)})
        part->setEnabled(below);
    m_worker.cancel();
    m_trier.cancel();
    m_proof->clear();
    m_tried->clear();
    m_node->setText(nodeText());
    if (!below)
        return;
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietValue(m_value);
    m_slider->setValue(knownValue());
    m_value->setValue(knownValue());
}

QString ProvePanel::nodeText() const
{
    if (m_session->predicting())
        return tr("A proof would answer the quiz's question. It can be made after the quiz.");
    if (!m_session->hasTrace() || wholePath().empty())
        return tr("Select a node below the root: one that was cut, to see that it cannot matter, "
                  "or one that was visited, to see for which values it would.");
    const QString name = pathText(m_session->setup().root, wholePath());
    const ai::lab::NodeId node = m_session->selectedNode();
    if (node == noNode && !m_session->trace().complete())
        return tr("Node %1 is not in the trace. Could it matter?").arg(name);
    const bool visited = node != noNode
                         && m_session->trace().state(node, m_session->step()).status
                                != ai::lab::Trace::Status::NotYet;
    if (!visited && !m_session->atEnd())
        return tr("Node %1 has not been visited so far. Could it matter?").arg(name);
    return !visited
               ? tr("Node %1 was never visited. Could it have mattered?").arg(name)
               : tr("Node %1 was visited. For which values would it change the root?").arg(name);
}

int ProvePanel::knownValue() const
{
    const ai::lab::NodeId id = m_session->selectedNode();
    if (id != noNode
        && m_session->trace().state(id, m_session->step()).status == ai::lab::Trace::Status::Done)
        return m_session->trace().nodes()[id].value;
    const ai::lab::LabPosition position = m_session->positionAt(m_session->selected());
    const auto *leaf = std::get_if<ai::lab::TextTree>(&position);
    return leaf != nullptr && leaf->unknown() == nullptr ? leaf->score() : 0;
}

void ProvePanel::prove()
{
    if (!m_prove->isEnabled())
        return;
    m_proof->setText(tr("Searching\u2026"));
    const bool unseen = m_session->selectedNode() == noNode && m_session->trace().complete();
    m_worker.start([this, setup = m_session->setup(), path = wholePath(),
                    unseen](const BackgroundTask::Context &context) {
        ai::SearchControl control({}, context.stopToken);
        const Proof proof = ai::lab::prove(setup, path, control);
        return [this, proof, unseen, end = pinRange(setup)] {
            if (!proof.complete)
                return;
            m_proof->setText(proof.unknown ? unknownText(*proof.unknown, unseen)
                                           : proofText(proof, unseen, end));
            emit proved(m_proof->text());
        };
    });
}

QString ProvePanel::proofText(const Proof &proof, bool unseen, int end) const
{
    QString text;
    if (!proof.rootMoves()) {
        text = tr("With this node at %1 the root is %3, and with %2 it is %3: so it is %3 for "
                  "every value between.")
                   .arg(minimaxValueText(-end), minimaxValueText(end), minimaxValueText(proof.low));
        if (unseen)
            text += ' ' + tr("Nothing was lost by not visiting it.");
    } else {
        const QString low = minimaxValueText(proof.low);
        const QString high = minimaxValueText(proof.high);
        text = proof.isNowKnown
                   ? tr("Between %1 and %2 the root's value equals this node's; it is %3 now.")
                         .arg(low, high, minimaxValueText(proof.now))
                   : tr("Between %1 and %2 the root's value equals this node's.").arg(low, high);
    }
    if (proof.change) {
        const QString from = minimaxValueText(proof.change->from);
        text +=
            ' '
            + (proof.change->upwards ? tr("From %1 on upwards the root plays %2, below %1 %3.")
                                     : tr("From %1 on downwards the root plays %2, above %1 %3."))
                  .arg(from, moveName(proof.change->then), moveName(proof.change->otherwise));
    } else {
        text +=
            ' ' + tr("The root plays %1 whatever this node is worth.").arg(moveName(proof.move));
    }
    return text;
}

/// For which values of the other letters the node matters, and what the root is while it does not.
QString ProvePanel::unknownText(const ai::lab::Proof::Unknown &unknown, bool unseen)
{
    using Kind = ai::lab::LetterCondition::Kind;
    const ai::lab::ValueInterval &low = unknown.atLow;
    const ai::lab::ValueInterval &high = unknown.atHigh;
    if (unknown.matters.kind == Kind::Never) {
        QString text = tr("Whatever the other letters are, this node cannot change the root.");
        if (low.isPoint())
            text += ' ' + tr("The root is %1 in any case.").arg(minimaxValueText(low.low));
        if (unseen)
            text += ' ' + tr("Nothing was lost by not visiting it.");
        return text;
    }
    QStringList words;
    if (unknown.matters.kind == Kind::Always)
        words += tr("This node can change the root whatever the other letters are.");
    else
        words += tr("This node matters when %1; otherwise the root is the same whatever it is "
                    "worth.")
                     .arg(conditionText(unknown.matters));
    const auto isKnown = [](const ai::lab::ValueInterval &root) {
        return root.isPoint() && std::abs(root.low) < ai::lab::TextTree::maxScore;
    };
    if (isKnown(low))
        words += tr("With %1 or less here the root is %1.").arg(minimaxValueText(low.low));
    if (isKnown(high))
        words += tr("With %1 or more here the root is %1.").arg(minimaxValueText(high.low));
    return words.join(' ');
}

namespace {

/// What the root is with the node at a value that is tried.
struct Tried
{
    int root = 0;
    core::Move best;
    std::uint64_t calls = 0;
};

Tried triedIn(const ai::lab::TracedSearch &search)
{
    const auto &moves = search.rootMoves;
    const bool min = isMirrored(search.setup);
    // The first of the best, as the search itself takes it.
    const auto best = std::max_element(
        moves.begin(), moves.end(), [min](const ai::ScoredMove &one, const ai::ScoredMove &other) {
            return min ? other.value < one.value : one.value < other.value;
        });
    return {best->value, best->move, search.trace->counters().calls()};
}

} // namespace

void ProvePanel::tryValue(int value)
{
    const LabSession::Path path = wholePath();
    if (hasLettersElsewhere(m_session->setup(), path))
        tryInterval(value, path);
    else
        tryPoint(value, path);
}

/// The root lies somewhere, and no count or drawing holds for all of the letters.
void ProvePanel::tryInterval(int value, const LabSession::Path &path)
{
    m_trier.start(
        [this, setup = m_session->setup(), path, value](const BackgroundTask::Context &context) {
            ai::SearchControl control({}, context.stopToken);
            const ai::lab::ValueInterval root = pinnedRootInterval(setup, path, value, control);
            return [this, value, root, stopped = control.stopped()] {
                if (!stopped)
                    m_tried->setText(intervalText(value, root));
            };
        });
}

/// One search, which is traced where all of it can be drawn.
void ProvePanel::tryPoint(int value, const LabSession::Path &path)
{
    constexpr std::size_t maxDrawn = 20'000;
    const bool drawn = m_session->search().path.empty() && m_session->trace().complete()
                       && m_session->trace().nodes().size() <= maxDrawn;
    m_trier.start([this, setup = m_session->setup(), path, value,
                   drawn](const BackgroundTask::Context &context) -> BackgroundTask::Answer {
        ai::SearchControl control({}, context.stopToken);
        ai::lab::TracedSearch traced;
        Tried tried;
        if (drawn) {
            traced = pinnedTrace(setup, path, value, control);
            if (!control.stopped())
                tried = triedIn(traced);
        } else {
            const ai::lab::CountedSearch counted =
                ai::lab::pinnedSearch(setup, path, value, control);
            tried = {counted.value, counted.best, counted.counters.calls()};
        }
        if (control.stopped())
            return [] {};
        return [this, value, path, traced, tried] {
            if (traced.trace)
                m_session->setTrial({traced, path, value});
            m_tried->setText(tr("With %1 here the root is %2 and plays %3, after %4 calls.")
                                 .arg(minimaxValueText(value), minimaxValueText(tried.root),
                                      moveName(tried.best),
                                      countText(static_cast<qint64>(tried.calls))));
        };
    });
}

} // namespace ui::lab
