#include "ui/lab/bars/setupbar.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/errortext.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/surface.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QFontDatabase>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::MoveOrder;
using ai::lab::TextTree;

namespace {

constexpr int longestTitle = 30; // characters

} // namespace

SetupBar::SetupBar(QWidget *parent)
    : QWidget(parent)
    , m_options(new FlowLayout)
    , m_open(new FlatButton)
    , m_algorithm(new FlatComboBox)
    , m_depth(new QSpinBox)
    , m_order(new FlatComboBox)
    , m_about(new QLabel)
    , m_treeRow(new QWidget)
    , m_tree(new QLineEdit)
    , m_problem(new QLabel)
{
    setObjectName("setupBar");
    m_about->setObjectName("algorithmText");
    m_about->setWordWrap(true);
    m_problem->setObjectName("treeProblem");
    m_problem->setWordWrap(true);
    m_problem->hide();
    quietAbout();
    makeOptions();
    makeTreeRow();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_options);
    layout->addWidget(m_treeRow);
    layout->addWidget(m_problem);
    layout->addWidget(m_about);
    connect(m_algorithm, &QComboBox::activated, this, &SetupBar::choose);
    connect(m_order, &QComboBox::activated, this, &SetupBar::choose);
    connect(m_depth, &QSpinBox::valueChanged, this, &SetupBar::choose);
    connect(m_tree, &QLineEdit::returnPressed, this, &SetupBar::readTree);
}

void SetupBar::makeOptions()
{
    m_open->setObjectName("openExhibit");
    m_open->setArrow(true);
    m_algorithm->setObjectName("algorithm");
    m_depth->setObjectName("depth");
    m_depth->setRange(0, 60);
    m_depth->setKeyboardTracking(false);
    m_order->setObjectName("order");
    m_algorithm->view()->setAccessibleName(tr("Algorithms"));
    m_order->view()->setAccessibleName(tr("Orders of moves"));
    for (FlatComboBox *field : {m_algorithm, m_order}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToContents); // which change with the game
    }
    m_options->setSpacing(fontMetrics().height() / 2);
    m_options->addWidget(m_open);
    m_options->addField(tr("&Algorithm"), m_algorithm);
    m_depthField = m_options->addField(tr("&Depth"), m_depth);
    m_options->addField(tr("&Order"), m_order);
}

void SetupBar::addCommand(QAction *command)
{
    m_command = new ActionButton;
    m_command->setObjectName(command->objectName() + "Button");
    m_command->setCommand(command);
    m_command->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_options->addWidgetAtEnd(m_command);
    fitTexts();
}

void SetupBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTexts();
}

void SetupBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        quietAbout();
    if (event->type() == QEvent::FontChange)
        fitTexts();
}

void SetupBar::quietAbout()
{
    m_about->setPalette(quietTextPalette(palette()));
}

/// The title is whole, and the command has its text, where that needs no other row.
void SetupBar::fitTexts()
{
    using Shows = ActionButton::Shows;
    const QFontMetrics metrics(m_open->font());
    m_open->setText(
        metrics.elidedText(m_title, Qt::ElideRight, longestTitle * metrics.averageCharWidth()));
    if (m_command != nullptr)
        m_command->setShows(Shows::Symbol);
    const int height = m_options->heightForWidth(width());
    const auto needsMore = [&] {
        return m_options->heightForWidth(width()) > height
               || m_options->minimumSize().width() > width();
    };
    const QString cut = m_open->text();
    m_open->setText(m_title);
    if (needsMore())
        m_open->setText(cut);
    if (m_command == nullptr)
        return;
    m_command->setShows(Shows::SymbolAndText);
    if (needsMore())
        m_command->setShows(Shows::Symbol);
}

void SetupBar::makeTreeRow()
{
    m_tree->setObjectName("treeText");
    m_tree->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_tree->setClearButtonEnabled(true);
    if (auto *clear = m_tree->findChild<QToolButton *>())
        clear->setAccessibleName(tr("Clear the tree's text"));
    m_tree->setToolTip(tr("Write a tree and press Enter: %1. Letters are leaves nobody knows.")
                           .arg("MAX(MIN(3,5,10),MIN(2,a,b)); a <= 2"));
    auto *label = new QLabel(tr("Tre&e"));
    label->setBuddy(m_tree);
    auto *layout = new QHBoxLayout(m_treeRow);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_tree, 1);
    // Nothing moves where what is added beside it comes and goes.
    m_treeRow->setMinimumHeight(lowRowHeight(fontMetrics().height()));
}

void SetupBar::addBesideTree(QWidget *widget)
{
    m_treeRow->layout()->addWidget(widget);
}

void SetupBar::setSetup(const ai::lab::SearchSetup &setup, const QString &title)
{
    m_setup = setup;
    showTitle(title);
    fillOptions();
    const auto *tree = std::get_if<TextTree>(&m_setup.root);
    m_treeRow->setVisible(tree != nullptr);
    m_problem->hide();
    if (tree != nullptr)
        m_tree->setText(QString::fromStdString(tree->toText()));
    showAlgorithm();
    fitTexts();
}

/// The whole is in the tip, also where it is cut short.
void SetupBar::showTitle(const QString &title)
{
    m_title = title;
    m_open->setToolTip(title);
    updateAccessibleName(*m_open, tr("Open something else; open now: %1").arg(title));
}

void SetupBar::fillOptions()
{
    m_algorithm->clear();
    for (const Algorithm one : ai::lab::allAlgorithms) {
        if (supports(m_setup.root, one))
            m_algorithm->addItem(algorithmTitle(one), static_cast<int>(one));
    }
    m_algorithm->setCurrentIndex(m_algorithm->findData(static_cast<int>(m_setup.algorithm)));
    m_order->clear();
    for (const MoveOrder one : ai::lab::allMoveOrders) {
        if (supports(m_setup.root, one) && (one != MoveOrder::Own || !m_setup.preferred.empty()))
            m_order->addItem(orderTitle(one), static_cast<int>(one));
    }
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(m_setup.order)));
}

void SetupBar::showAlgorithm()
{
    const QSignalBlocker quiet(m_depth);
    // A heuristic needs a depth at which it is evaluated.
    m_depth->setMinimum(needsDepth(m_setup.algorithm) ? 1 : 0);
    m_depth->setSpecialValueText(m_depth->minimum() == 0 ? depthText(0) : QString());
    // Inner nodes of a textbook's tree have no value of their own.
    m_depthField->setVisible(!isTree(m_setup.root));
    m_depth->setValue(m_setup.depth);
    QString text = algorithmText(m_setup.algorithm);
    const QString who = maxIsText(m_setup);
    if (!who.isEmpty())
        text += ' ' + who;
    if (changesWeights(m_setup))
        text += ' ' + tr("The weights of the heuristic are changed.");
    m_about->setText(text);
}

void SetupBar::showAbout()
{
    m_about->show();
}

void SetupBar::hideAbout()
{
    m_about->hide();
}

void SetupBar::choose()
{
    m_setup.algorithm = static_cast<Algorithm>(m_algorithm->currentData().toInt());
    m_setup.order = static_cast<MoveOrder>(m_order->currentData().toInt());
    m_setup.depth = m_depth->value();
    if (needsDepth(m_setup.algorithm) && m_setup.depth == 0)
        m_setup.depth = ai::lab::usualDepth;
    showAlgorithm();
    showAbout();
    fitTexts();
    emit setupChosen(m_setup);
}

void SetupBar::editTree()
{
    m_tree->setFocus();
    m_tree->selectAll();
}

void SetupBar::readTree()
{
    const auto tree = TextTree::parse(m_tree->text().toStdString());
    m_problem->setVisible(!tree);
    if (!tree) {
        m_problem->setText(tr("Not a valid tree: %1").arg(errorText(tree.error())));
        return;
    }
    m_setup.root = *tree;
    emit treeWritten(m_setup);
}

} // namespace ui::lab
