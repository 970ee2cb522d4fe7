#include "ui/lab/panels/nodepanel.h"

#include "ai/lab/lessons/heuristicterms.h"
#include "ai/lab/lessons/proof.h"
#include "ai/lab/studies/positioncount.h"
#include "ai/search/minimax.h"
#include "ui/board/boardcolours.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/named.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/texts/glossary.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"
#include "ui/lab/texts/theorytexts.h"
#include "ui/style/scaledfont.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace ui::lab {

using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;

/// The node's board, in tic-tac-toe with the heuristic's values of the lines drawn on it.
class NodePanel::Board : public QWidget
{
public:
    void show(const ai::lab::SearchSetup &setup, const LabPosition &position, core::Move last)
    {
        setVisible(!isTree(position));
        if (m_setup == setup && m_position == position && m_last == last)
            return; // most steps do not change the node
        m_setup = setup;
        m_position = position;
        m_last = last;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (isTree(m_position))
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF square = QRectF(rect()).adjusted(1, 1, -1, -1);
        paintBoardPicture(painter, square, m_position, m_last, palette());
        const auto *board = std::get_if<core::TicTacToe>(&m_position);
        if (board != nullptr && usesHeuristic(m_setup))
            paintLines(painter, square, *board);
    }

private:
    /// Whether the line is one of the threats, with two marks, that the first article's heuristic
    /// counts.
    bool isThreat(const ai::lab::LineTerm &term) const
    {
        return heuristicOf(m_setup) == ai::lab::Heuristic::Lines && term.marks == 2;
    }

    void paintLines(QPainter &painter, const QRectF &square, const core::TicTacToe &board) const
    {
        const qreal side = square.width() / 3;
        const auto centre = [&](int cell) {
            const int column = cell % 3;
            const int row = cell / 3;
            return square.topLeft() + QPointF((column + 0.5) * side, (row + 0.5) * side);
        };
        const BoardColours &colours = boardColours(palette());
        for (const ai::lab::LineTerm &term : ai::lab::lineTerms(m_setup, board)) {
            if (term.points == 0)
                continue;
            const int first = std::countr_zero(static_cast<unsigned>(term.line));
            const int last = 31 - std::countl_zero(std::uint32_t(term.line));
            QColor tone = term.points > 0 ? colours.winningLine : colours.nought;
            tone.setAlpha(170);
            painter.setPen(QPen(tone, isThreat(term) ? 5 : 2,
                                term.points > 0 ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap));
            painter.drawLine(centre(first), centre(last));
        }
    }

    ai::lab::SearchSetup m_setup;
    LabPosition m_position = ai::lab::TextTree();
    core::Move m_last;
};

namespace {

/// A bound; infinite if nothing is known.
QString endText(int value)
{
    constexpr int end = ai::lab::TextTree::maxScore;
    return minimaxValueText(value >= end ? ai::infinity : value <= -end ? -ai::infinity : value);
}

} // namespace

NodePanel::NodePanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(named("nodeTitle", new QLabel))
    , m_board(new Board)
    , m_content(new QVBoxLayout)
    , m_texts(new QVBoxLayout)
    , m_facts(new QWidget)
    , m_state(named("nodeState", new QLabel))
    , m_variation(named("bestPlay", new QLabel))
    , m_heuristic(named("nodeHeuristic", new QLabel))
    , m_weights(named("changeWeights", new FlatButton(tr("Change the weights\u2026"))))
    , m_theory(named("nodeTheory", new QLabel))
{
    for (QLabel *label : {m_title, m_state, m_variation, m_heuristic, m_theory}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_state->setToolTip(glossaryTip("exact") + "\n\n" + glossaryTip("bound"));
    m_heuristic->setToolTip(glossaryTip("heuristic"));
    m_variation->setToolTip(glossaryTip("variation"));
    m_theory->setToolTip(glossaryTip("explosion"));
    m_title->setFont(boldFont(font()));
    layOut();
    connect(m_weights, &QPushButton::clicked, this, &NodePanel::weightsRequested);
    constexpr int restTime = 120; // milliseconds
    m_rest.setSingleShot(true);
    m_rest.setInterval(restTime);
    connect(&m_rest, &QTimer::timeout, this, &NodePanel::countPositions);
    connect(&m_worker, &BackgroundTask::failed, this, &NodePanel::showTheory);
    // Not connected to stepChanged: the selection follows each step anyway.
    for (const auto signal : {&LabSession::traceChanged, &LabSession::selectionChanged,
                              &LabSession::fillingChanged, &LabSession::askedChanged})
        connect(session, signal, this, &NodePanel::showNode);
    connect(session, &LabSession::solutionHiddenChanged, this, &NodePanel::showNode);
    connect(session, &LabSession::predictingChanged, this, &NodePanel::showNode);
}

void NodePanel::layOut()
{
    auto *content = new QWidget;
    content->setLayout(m_content);
    const int margin = fontMetrics().height() / 3; // within the focus frame
    m_content->setContentsMargins(margin, margin, margin, margin);
    auto *facts = new QVBoxLayout(m_facts);
    facts->setContentsMargins(0, 0, 0, 0);
    facts->addWidget(m_heuristic);
    facts->addWidget(m_weights, 0, Qt::AlignLeft);
    facts->addWidget(m_theory);
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_state, m_variation, m_facts})
        m_texts->addWidget(part);
    m_texts->addStretch();
    auto *top = new QHBoxLayout;
    top->addWidget(m_board, 0, Qt::AlignTop);
    top->addLayout(m_texts, 1);
    m_content->addLayout(top);
    m_content->addStretch();
    auto *scroll = new VerticalScrollArea(content);
    scroll->setAccessibleName(tr("About the node"));
    // Scrollable by keys, because nothing inside takes the focus.
    scroll->setFocusPolicy(Qt::StrongFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // tables in large type are wide
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
}

/// Places the facts below the board, or beside it.
void NodePanel::placeFacts(bool under)
{
    if (under == m_factsUnder)
        return;
    m_factsUnder = under;
    if (under)
        m_content->insertWidget(1, m_facts);
    else
        m_texts->insertWidget(m_texts->count() - 1, m_facts);
}

/// The board gets two fifths of the width, up to a useful size.
int NodePanel::boardSide(int width) const
{
    const int line = fontMetrics().lineSpacing();
    return std::clamp(width * 2 / 5, 6 * line, 13 * line);
}

void NodePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int side = boardSide(width());
    m_board->setFixedSize(side, side);
}

void NodePanel::showNode()
{
    if (!m_session->hasTrace())
        return;
    const LabSession::Path &path = m_session->selected();
    const LabPosition position = m_session->positionAt(path);
    const LabSession::Path whole = m_session->search().fromSetupRoot(path);
    m_title->setText(whole.empty() ? tr("The root")
                                   : tr("Node %1").arg(placeText(m_session->search(), path)));
    m_board->show(m_session->setup(), position, whole.empty() ? core::Move::none() : whole.back());
    m_board->setAccessibleName(tr("Board of the selected node"));
    // Tables with words need the full width, below the board.
    placeFacts(
        std::holds_alternative<core::Nim>(position)
        || (std::holds_alternative<core::Othello>(position) && usesHeuristic(m_session->setup())));
    m_state->setText(stateText());
    for (const auto &[label, text] :
         {std::pair(m_variation, variationText()), std::pair(m_heuristic, heuristicText()),
          std::pair(m_theory, theoryText())}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
    m_weights->setVisible(usesHeuristic(m_session->setup()));
    m_weights->setDisabled(m_session->asks());
}

QString NodePanel::stateText() const
{
    const NodeId id = m_session->shownNode(m_session->selected());
    if (id != noNode) {
        const QString who =
            m_session->selected().empty() ? maxIsText(m_session->setup()) : QString();
        const QString text =
            nodeText(m_session->search(), id, m_session->step(), !m_session->predicting());
        return who.isEmpty() ? text : who + "<br>" + text.toHtmlEscaped();
    }
    if (!m_session->trace().complete())
        return tr("Not in the trace, which is past its limit or was stopped.");
    return m_session->step() == m_session->trace().stepCount() ? cutText()
                                                               : tr("Not visited so far.");
}

/// The reason for a cut, with a note if it depends on a letter's assumed value.
QString NodePanel::cutText() const
{
    using Kind = ai::lab::LetterCondition::Kind;
    const auto *tree = std::get_if<ai::lab::TextTree>(&m_session->setup().root);
    const LabSession::Path whole = m_session->search().fromSetupRoot(m_session->selected());
    if (tree == nullptr || m_session->search().letters->empty())
        return tr("Never visited: it was cut, and cannot change the root.");
    const ai::lab::LetterCondition matters =
        whenNodeMatters(*tree, whole, m_session->setup().depth);
    if (matters.kind == Kind::Never)
        return tr("Never visited: it was cut, and cannot change the root.");
    const QString taken = takenText(m_session->search().letters->all());
    return matters.kind == Kind::Always
               ? tr("Never visited: it was cut if %1. For other values it can change the root.")
                     .arg(taken)
               : tr("Never visited: it was cut if %1. It can change the root when %2.",
                    "%1: letters with values, %2: what letters must be")
                     .arg(taken, conditionText(matters));
}

QString NodePanel::variationText() const
{
    const NodeId id = m_session->selectedNode();
    if (id == noNode
        || m_session->trace().state(id, m_session->step()).status != Trace::Status::Done)
        return {};
    if (m_session->trace().nodes()[id].bound != ai::lab::Bound::Exact)
        return tr("Only a bound is known here: the best play may lie in what was cut.");
    LabSession::Path line;
    for (const NodeId next : m_session->trace().principalVariation(id))
        line.push_back(m_session->trace().nodes()[next].move);
    if (line.empty())
        return {};
    const LabPosition position = m_session->positionAt(m_session->selected());
    if (!isTree(position))
        return tr("Best play from here: %1").arg(pathText(position, line));
    const auto letters = m_session->search().letters->ofNode(id);
    QStringList children;
    LabSession::Path below = m_session->selected();
    for (const core::Move move : line) {
        below.push_back(move);
        children += placeText(m_session->search(), below);
    }
    return ifTaken(letters,
                   tr("Best play from here: %1: %2", "children of a tree, and the value there")
                       .arg(children.join(tr(", then ")),
                            valueText(m_session->search(), m_session->trace().nodes()[id].value)));
}

QString NodePanel::heuristicText() const
{
    const NodeId id = m_session->shownNode(m_session->selected());
    const bool evaluated = id != noNode && m_session->trace().nodes()[id].leaf;
    return heuristicParts(m_session->setup(), m_session->positionAt(m_session->selected()),
                          evaluated);
}

QString NodePanel::theoryText()
{
    if (m_session->hidesAnswers())
        return {};
    const LabPosition position = m_session->positionAt(m_session->selected());
    if (const auto *nim = std::get_if<core::Nim>(&position))
        return nimTheory(*nim);
    if (const auto *tree = std::get_if<ai::lab::TextTree>(&position))
        return lettersText(*tree);
    const auto *board = std::get_if<core::TicTacToe>(&position);
    if (board != nullptr) {
        const std::string key = board->toText();
        const auto known = m_counts.find(key);
        if (known == m_counts.end()) {
            m_rest.start();
            return {};
        }
        const ai::lab::PositionCount count = known->second;
        return tr("%Ln position(s) can still come up from here, itself included; %1 if turned and "
                  "mirrored boards count as one.",
                  nullptr, static_cast<int>(count.all))
            .arg(countText(qint64(count.upToSymmetry)));
    }
    return {};
}

/// The interval of a node's value over all values of the letters.
QString NodePanel::lettersText(const ai::lab::TextTree &node) const
{
    if (!node.hasUnknowns())
        return {};
    if (node.isOver()) {
        const auto *letter = node.unknown();
        return letter == nullptr ? QString()
                                 : tr("%1 is unknown (%2).")
                                       .arg(QString::fromStdString(letter->name),
                                            intervalText(letter->low, letter->high));
    }
    const auto subtree = ai::lab::TextTree::parse(node.toText());
    if (!subtree || !subtree->hasUnknowns())
        return {};
    const ai::lab::ValueInterval lies = ai::lab::intervals(*subtree).front();
    // What the letters leave open would give away the search's answer.
    const NodeId id = m_session->selectedNode();
    const bool known = id == noNode ? m_session->atEnd()
                                    : m_session->trace().state(id, m_session->step()).status
                                          == Trace::Status::Done;
    if (!known)
        return {};
    const bool root = m_session->selected().empty() && m_session->search().path.empty();
    if (lies.low == lies.high)
        return root ? tr("The root is %1 whatever the letters are.").arg(endText(lies.low))
                    : tr("This node is %1 whatever the letters are.").arg(endText(lies.low));
    return tr("Depending on the letters this node lies between %1 and %2.")
        .arg(endText(lies.low), endText(lies.high));
}

void NodePanel::countPositions()
{
    const LabPosition position = m_session->positionAt(m_session->selected());
    const auto *selected = std::get_if<core::TicTacToe>(&position);
    if (selected == nullptr)
        return;
    m_worker.start([this, board = *selected](const BackgroundTask::Context &) {
        const ai::lab::PositionCount count = ai::lab::countPositions(board);
        return [this, board, count] {
            m_counts.emplace(board.toText(), count);
            showTheory(theoryText());
        };
    });
}

void NodePanel::showTheory(const QString &text)
{
    m_theory->setText(text);
    m_theory->setVisible(!text.isEmpty());
}

} // namespace ui::lab
