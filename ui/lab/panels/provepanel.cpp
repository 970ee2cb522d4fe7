#include "ui/lab/panels/provepanel.h"

#include "ai/search/minimax.h"
#include "ai/search/searchcontrol.h"
#include "ui/accessibility/announcer.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/named.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/scaledfont.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cmath>

namespace ui::lab {

using ai::lab::noNode;
using ai::lab::Proof;

ProvePanel::ProvePanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_node(named("provedNode", new QLabel))
    , m_prove(named("prove", new FlatButton(tr("Prove it"))))
    , m_proof(named("proof", new QLabel))
    , m_slider(named("triedSlider", new QSlider(Qt::Horizontal)))
    , m_value(named("triedValue", new QSpinBox))
    , m_low(new FlatButton(QStringLiteral("\u2212\u221e")))
    , m_high(new FlatButton(QStringLiteral("+\u221e")))
    , m_tried(named("tried", new QLabel))
    , m_saying(new QStackedLayout)
{
    m_value->setAccessibleName(tr("Value of the node"));
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
    auto *title = new QLabel(tr("Do you believe it?"));
    title->setFont(boldFont(title->font()));
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_prove);
    // Reserves space, so that appearing texts move nothing.
    layout->addLayout(head);
    m_saying->addWidget(new StableHeightLabel(m_node, 2));
    m_saying->addWidget(new StableHeightLabel(m_tried, 2));
    layout->addLayout(m_saying);
    layout->addLayout(makeValueRow());
    layout->addWidget(m_proof);
    m_proof->hide();
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(content);
    connect(m_prove, &QPushButton::clicked, this, &ProvePanel::prove);
    connect(session, &LabSession::traceChanged, this, &ProvePanel::showTrace);
    connect(session, &LabSession::selectionChanged, this, &ProvePanel::showSelection);
    connect(session, &LabSession::predictingChanged, this, &ProvePanel::showSelection);
    connect(&m_worker, &BackgroundTask::failed, m_proof, &QLabel::setText);
    connect(&m_trier, &BackgroundTask::failed, this, &ProvePanel::showTried);
}

/// Shows what a tried value changes in place of what to try; empty: the latter again.
void ProvePanel::showTried(const QString &text)
{
    m_tried->setText(text);
    m_saying->setCurrentIndex(text.isEmpty() ? 0 : 1);
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
            [this] { tryValue(-fixedValueRange(m_session->setup())); });
    connect(m_high, &QPushButton::clicked, this,
            [this] { tryValue(fixedValueRange(m_session->setup())); });
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
    const int end = fixedValueRange(m_session->setup());
    m_low->setText(minimaxValueText(-end));
    m_high->setText(end >= ai::infinity ? minimaxValueText(end) : '+' + minimaxValueText(end));
    showSelection();
}

/// The slider covers twice the range of the search's values, which includes all interesting ones;
/// others can be typed.
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

/// With letters elsewhere only an interval is known for the root, and no single count.
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

/// The node that the proof is about: at a cut the first child left out, unless the user selects
/// another node.
LabSession::Path ProvePanel::target() const
{
    const std::uint32_t step = m_session->step();
    const ai::lab::Trace &trace = m_session->trace();
    LabSession::Path path = m_session->selected();
    if (step == 0 || trace.events()[step - 1].kind != ai::lab::EventKind::Cut
        || m_session->selectedNode() != trace.nodeOf(step - 1))
        return path;
    for (const core::Move move : movesInOrder(m_session->search(), m_session->selectedNode(),
                                              m_session->positionAt(path))) {
        path.push_back(move);
        if (trace.find(path) == noNode)
            return path;
        path.pop_back();
    }
    return path;
}

ai::lab::NodeId ProvePanel::targetNode() const
{
    return m_session->trace().find(target());
}

LabSession::Path ProvePanel::wholePath() const
{
    return m_session->search().fromSetupRoot(target());
}

QString ProvePanel::moveName(core::Move move) const
{
    const ai::lab::LabPosition &root = m_session->setup().root;
    return isTree(root) ? placeText(root, {move}) : labMoveTitle(root, move);
}

void ProvePanel::showSelection()
{
    const bool below = m_session->hasTrace() && !wholePath().empty() && !m_session->predicting()
                       && !hasChance(m_session->setup().root);
    m_prove->setEnabled(below);
    for (QWidget *part : {static_cast<QWidget *>(m_slider), static_cast<QWidget *>(m_value),
                          static_cast<QWidget *>(m_low), static_cast<QWidget *>(m_high)})
        part->setEnabled(below);
    m_worker.cancel();
    m_trier.cancel();
    m_proof->clear();
    m_proof->hide();
    showTried({});
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
        return tr("A proof would answer the quiz's question.");
    if (m_session->hasTrace() && hasChance(m_session->setup().root))
        return tr("Expectiminimax visits every node, so that there is no cut to be proved.");
    if (!m_session->hasTrace() || wholePath().empty())
        return tr("Select a node below the root to give it any value.");
    const ai::lab::LabPosition position = m_session->positionAt(target());
    const auto *tree = std::get_if<ai::lab::TextTree>(&position);
    if (tree != nullptr && tree->isOver())
        return tr("Give the leaf %1 any value:").arg(leafText(*tree));
    return tr("Give %1 any value:", "a node").arg(placeText(m_session->search(), target()));
}

int ProvePanel::knownValue() const
{
    const ai::lab::NodeId id = targetNode();
    if (id != noNode
        && m_session->trace().state(id, m_session->step()).status == ai::lab::Trace::Status::Done)
        return m_session->trace().nodes()[id].value;
    const ai::lab::LabPosition position = m_session->positionAt(target());
    const auto *leaf = std::get_if<ai::lab::TextTree>(&position);
    return leaf != nullptr && leaf->unknown() == nullptr ? leaf->score() : 0;
}

void ProvePanel::prove()
{
    if (!m_prove->isEnabled())
        return;
    m_proof->setText(tr("Searching\u2026"));
    m_proof->show();
    const bool unseen = targetNode() == noNode && m_session->trace().complete();
    m_worker.start([this, setup = m_session->setup(), path = wholePath(),
                    unseen](const BackgroundTask::Context &context) {
        ai::SearchControl control({}, context.stopToken);
        const Proof proof = ai::lab::prove(setup, path, control);
        return [this, proof, unseen, end = fixedValueRange(setup)] {
            if (!proof.complete)
                return;
            m_proof->setText(proof.unknown ? unknownText(*proof.unknown, unseen)
                                           : proofText(proof, unseen, end));
            Announcer(m_proof).announce(m_proof->text());
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
        text =
            proof.isNowKnown
                ? tr("Between %1 and %2 the root's value equals this node's; the root is worth %3 "
                     "now.")
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

/// For which values of the other letters the node matters, and the root's value when it does not.
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
    QStringList sentences;
    if (unknown.matters.kind == Kind::Always)
        sentences += tr("This node can change the root whatever the other letters are.");
    else
        sentences += tr("This node matters when %1; otherwise the root is the same whatever it is "
                        "worth.")
                         .arg(conditionText(unknown.matters));
    const auto isKnown = [](const ai::lab::ValueInterval &root) {
        return root.isPoint() && std::abs(root.low) < ai::lab::TextTree::maxScore;
    };
    if (isKnown(low))
        sentences += tr("With %1 or less here the root is %1.").arg(minimaxValueText(low.low));
    if (isKnown(high))
        sentences += tr("With %1 or more here the root is %1.").arg(minimaxValueText(high.low));
    return sentences.join(' ');
}

namespace {

/// The root's value and move with the node fixed at a tried value.
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
    // The first of equal moves, like the search itself.
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

/// Finds an interval for the root: no single count or drawing is valid for all values of the
/// letters.
void ProvePanel::tryInterval(int value, const LabSession::Path &path)
{
    m_trier.start(
        [this, setup = m_session->setup(), path, value](const BackgroundTask::Context &context) {
            ai::SearchControl control({}, context.stopToken);
            const ai::lab::ValueInterval root = fixedNodeRootInterval(setup, path, value, control);
            return [this, value, root, stopped = control.stopped()] {
                if (!stopped)
                    showTried(intervalText(value, root));
            };
        });
}

/// Runs one search; traced if it can be drawn completely.
void ProvePanel::tryPoint(int value, const LabSession::Path &path)
{
    constexpr std::size_t maxDrawn = 20'000;
    const bool drawn = m_session->search().path.empty() && m_session->trace().complete()
                       && m_session->trace().nodes().size() <= maxDrawn;
    m_trier.start([this, setup = m_session->setup(), path, value,
                   drawn](const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        ai::SearchControl control({}, context.stopToken);
        ai::lab::TracedSearch traced;
        Tried tried;
        if (drawn) {
            traced = fixedNodeTrace(setup, path, value, control);
            if (!control.stopped())
                tried = triedIn(traced);
        } else {
            const ai::lab::CountedSearch counted =
                ai::lab::fixedNodeSearch(setup, path, value, control);
            tried = {counted.value, counted.best, counted.counters.calls()};
        }
        if (control.stopped())
            return [] {};
        return [this, value, path, traced, tried] {
            if (traced.trace)
                m_session->setWhatIf({traced, path, value});
            showTried(tr("With %1 here the root is %2 and plays %3, after %4 calls.")
                          .arg(minimaxValueText(value), minimaxValueText(tried.root),
                               moveName(tried.best), countText(static_cast<qint64>(tried.calls))));
        };
    });
}

} // namespace ui::lab
