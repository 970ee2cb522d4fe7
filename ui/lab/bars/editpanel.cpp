#include "ui/lab/bars/editpanel.h"

#include "ai/search/searchcontrol.h"
#include "ui/common/texts.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::MoveOrder;
using ai::lab::TextTree;

namespace {

enum Returns { FailSoft, FailHard };
enum Cuts { AtBound, BeyondBound };

} // namespace

TreeTextEdit::TreeTextEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setFont(codeFont());
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a tree has no spaces
    setTabChangesFocus(true);
    setLines();
}

void TreeTextEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit returnPressed();
    else
        QPlainTextEdit::keyPressEvent(event);
}

/// Selects the text like a field of one line, so that typing replaces it.
void TreeTextEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        selectAll();
}

void TreeTextEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setLines();
}

void TreeTextEdit::setLines()
{
    constexpr int lines = 3;
    const int around = 2 * (frameWidth() + qRound(document()->documentMargin()));
    setFixedHeight(lines * fontMetrics().lineSpacing() + around);
}

EditPanel::EditPanel(QWidget *parent)
    : QWidget(parent)
    , m_random(new RandomBar)
    , m_options(new FlowLayout)
    , m_depth(new QSpinBox)
    , m_order(new FlatComboBox)
    , m_direction(new SegmentedRow(tr("Which child is visited first")))
    , m_failHard(new SegmentedRow(tr("What a node returns where no child is better")))
    , m_cuts(new SegmentedRow(tr("Which values cut")))
    , m_about(wrappedLabel("algorithmText"))
    , m_treeRow(new QWidget)
    , m_tree(new TreeTextEdit)
    , m_apply(new FlatButton(tr("Apply (Enter)")))
    , m_problem(wrappedLabel("treeProblem"))
    , m_hint(new QLabel(tr("In the drawing: %1 writes a leaf's value, %2 adds a child, %3 removes "
                           "a node; Tree > Chance node or player's node makes it a chance node, or "
                           "a player's again; drag a child past its neighbour to change the order.",
                           "%1 to %3: keys")
                            .arg(keyText(Qt::Key_F2), keyText(Qt::Key_Insert),
                                 keyText(Qt::CTRL | Qt::Key_Delete))))
{
    setObjectName("editPanel");
    m_hint->setWordWrap(true);
    m_problem->hide();
    quietLabels();
    makeOptions();
    layOut();
    connect(m_order, &QComboBox::activated, this, &EditPanel::choose);
    connect(m_depth, &QSpinBox::valueChanged, this, &EditPanel::choose);
    connect(m_direction, &SegmentedRow::valueChosen, this, &EditPanel::choose);
    connect(m_failHard, &SegmentedRow::valueChosen, this, &EditPanel::choose);
    connect(m_cuts, &SegmentedRow::valueChosen, this, &EditPanel::choose);
    connect(m_tree, &TreeTextEdit::returnPressed, this, &EditPanel::readTree);
    connect(m_tree, &QPlainTextEdit::textChanged, this,
            [this] { m_apply->setEnabled(isUnapplied()); });
    connect(m_apply, &QPushButton::clicked, this, &EditPanel::readTree);
}

void EditPanel::makeOptions()
{
    m_depth->setObjectName("depth");
    m_depth->setRange(0, ai::maxSearchDepth);
    m_depth->setKeyboardTracking(false);
    m_order->setObjectName("order");
    m_order->view()->setAccessibleName(tr("Orders of moves"));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its items depend on the game
    m_direction->setObjectName("direction");
    const auto addDirection = [this](const QString &arrow, MoveOrder order, const QString &name,
                                     const QString &about) {
        m_direction->addSegment(arrow, static_cast<int>(order));
        QAbstractButton *segment = m_direction->segment(static_cast<int>(order));
        segment->setAccessibleName(name);
        segment->setToolTip(about);
    };
    addDirection(QStringLiteral("\u2192"), MoveOrder::Given, tr("From left to right"),
                 tr("From left to right: the first child is visited first."));
    addDirection(QStringLiteral("\u2190"), MoveOrder::Reversed, tr("From right to left"),
                 tr("From right to left: the last child is visited first."));
    m_failHard->setObjectName("failHard");
    m_failHard->addSegment(tr("Fail-soft"), FailSoft);
    m_failHard->addSegment(tr("Fail-hard"), FailHard);
    m_failHard->segment(FailSoft)->setToolTip(
        tr("Returns the best child's value, also where it lies outside the window."));
    m_failHard->segment(FailHard)->setToolTip(
        tr("Keeps the best value in \u03b1 or \u03b2 and returns it: where no child is better, "
           "the node's own bound."));
    m_cuts->setObjectName("cuts");
    m_cuts->addSegment(QStringLiteral("\u2265"), AtBound);
    m_cuts->addSegment(QStringLiteral(">"), BeyondBound);
    m_cuts->segment(AtBound)->setAccessibleName(tr("At the bound"));
    m_cuts->segment(BeyondBound)->setAccessibleName(tr("Beyond the bound"));
    m_cuts->segment(AtBound)->setToolTip(
        tr("A value that equals \u03b2 at MAX, or \u03b1 at MIN, cuts: it gains nothing."));
    m_cuts->segment(BeyondBound)
        ->setToolTip(tr("Only a value above \u03b2 at MAX, or below \u03b1 at MIN, cuts: more is "
                        "visited, for the "
                        "same result."));
    m_options->setSpacing(fontMetrics().height() / 2);
    m_depthField = m_options->addField(tr("&Depth"), m_depth);
    m_orderField = m_options->addField(tr("&Order"), m_order);
    m_directionField = m_options->addField(tr("Visits"), m_direction);
    m_failHardField = m_options->addField(tr("Returns"), m_failHard);
    m_cutsField = m_options->addField(tr("Cuts at"), m_cuts);
    m_tree->setObjectName("treeText");
    m_apply->setObjectName("applyTree");
    m_apply->setEnabled(false);
    m_tree->setToolTip(
        tr("Write a tree and press Enter: %1. Letters are leaves nobody knows. With "
           "chance nodes: %2.")
            .arg("MAX(MIN(3,5,10),MIN(2,a,b)); a <= 2", "MAX(CHANCE(1/4: 20, 3/4: MIN(1,3)),4)"));
}

void EditPanel::layOut()
{
    auto *label = new QLabel(tr("Tre&e, as text"));
    label->setBuddy(m_tree);
    auto *top = new QHBoxLayout;
    top->addWidget(label, 1);
    top->addWidget(m_apply);
    auto *tree = new QVBoxLayout(m_treeRow);
    tree->setContentsMargins(0, 0, 0, 0);
    tree->addLayout(top);
    for (QWidget *part : std::initializer_list<QWidget *>{m_tree, m_problem, m_random, m_hint})
        tree->addWidget(part);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_treeRow);
    layout->addLayout(m_options);
    layout->addWidget(m_about);
    layout->addStretch(1); // takes all that is left, which fields would share otherwise
    auto *outer = new QVBoxLayout(this);
    outer->addWidget(new VerticalScrollArea(content));
    setTabOrder(m_tree, m_apply); // which stands above it
}

void EditPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        quietLabels();
}

void EditPanel::quietLabels()
{
    for (QLabel *label : {m_about, m_hint})
        label->setPalette(quietTextPalette(palette()));
}

void EditPanel::setSetup(const ai::lab::SearchSetup &setup)
{
    m_setup = setup;
    fillOptions();
    const auto *tree = std::get_if<TextTree>(&m_setup.root);
    m_treeRow->setVisible(tree != nullptr);
    m_problem->hide();
    m_applied = tree == nullptr ? QString() : QString::fromStdString(tree->toText());
    m_tree->setText(m_applied);
    showAlgorithm();
}

void EditPanel::fillOptions()
{
    m_order->clear();
    for (const MoveOrder one : ai::lab::allMoveOrders) {
        if (supports(m_setup.root, one) && (one != MoveOrder::Own || !m_setup.preferred.empty()))
            m_order->addItem(orderTitle(one, m_setup.root), static_cast<int>(one));
    }
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(m_setup.order)));
    const bool hasTree = isTree(m_setup.root);
    m_orderField->setVisible(!hasTree);
    m_directionField->setVisible(hasTree);
    m_direction->setValue(static_cast<int>(direction()));
    m_failHard->setValue(m_setup.failHard ? FailHard : FailSoft);
    m_cuts->setValue(m_setup.cutsBeyond ? BeyondBound : AtBound);
    m_failHardField->setVisible(usesWindow(m_setup.algorithm));
    m_cutsField->setVisible(usesWindow(m_setup.algorithm));
}

MoveOrder EditPanel::direction() const
{
    return runsRightToLeft(m_setup) ? MoveOrder::Reversed : MoveOrder::Given;
}

void EditPanel::showAlgorithm()
{
    const QSignalBlocker quiet(m_depth);
    // A heuristic needs a depth at which it is evaluated.
    m_depth->setMinimum(needsDepth(m_setup.algorithm) ? 1 : 0);
    m_depth->setSpecialValueText(m_depth->minimum() == 0 ? depthText(0) : QString());
    // A textbook's tree has values only at its leaves, so its depth cannot be limited.
    m_depthField->setVisible(!isTree(m_setup.root));
    m_depth->setValue(m_setup.depth);
    QString text = algorithmText(m_setup.algorithm);
    if (const QString rule = searchRulesText(m_setup); !rule.isEmpty())
        text += ' ' + rule;
    const QString who = maxIsText(m_setup);
    if (!who.isEmpty())
        text += ' ' + who;
    if (changesWeights(m_setup))
        text += ' ' + tr("The weights of the heuristic are changed.");
    m_about->setText(text);
}

void EditPanel::choose()
{
    if (!isTree(m_setup.root))
        m_setup.order = static_cast<MoveOrder>(m_order->currentData().toInt());
    else if (const auto chosen = static_cast<MoveOrder>(m_direction->value());
             chosen != direction())
        m_setup.order = chosen;
    m_setup.depth = m_depth->value();
    m_setup.failHard = m_failHard->value() == FailHard;
    m_setup.cutsBeyond = m_cuts->value() == BeyondBound;
    showAlgorithm();
    emit setupChosen(m_setup);
}

void EditPanel::editTree()
{
    m_tree->setFocus();
    m_tree->selectAll();
}

void EditPanel::leave()
{
    if (isUnapplied())
        emit leftUnapplied(tr("What is written in Edit was not applied: the tree is as it was. The "
                              "text stays there, and Enter applies it."));
}

void EditPanel::readTree()
{
    const auto tree = TextTree::parse(m_tree->text().toStdString());
    m_problem->setVisible(!tree);
    if (!tree) {
        m_problem->setText(tr("Not a valid tree: %1").arg(errorText(tree.error())));
        emit treeRejected();
        return;
    }
    m_setup.root = *tree;
    emit treeWritten(m_setup);
}

} // namespace ui::lab
