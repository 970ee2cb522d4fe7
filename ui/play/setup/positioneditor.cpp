#include "ui/play/setup/positioneditor.h"

#include "ui/common/errortext.h"
#include "ui/common/titles.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

using core::GameKind;
using core::Side;

namespace {

core::Nim withSideToMove(const core::Nim &position, Side side)
{
    std::vector<int> heaps;
    for (int i = 0; i < position.heapCount(); ++i)
        heaps.push_back(position.heap(i));
    return *core::Nim::create(heaps, position.takeLimit(), position.rule(), side);
}

} // namespace

PositionEditor::PositionEditor(QWidget *parent)
    : QDialog(parent)
    , m_squares(new SquaresModel(this))
    , m_delegate(new SquaresDelegate(GameKind::Othello, this))
    , m_board(new QTableView)
    , m_toMove(new QComboBox)
    , m_text(new QLineEdit)
    , m_problem(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close))
    , m_start(m_buttons->addButton(tr("&Play from here"), QDialogButtonBox::ActionRole))
    , m_reset(m_buttons->addButton(tr("&Usual start"), QDialogButtonBox::ResetRole))
    , m_clear(m_buttons->addButton(tr("C&lear"), QDialogButtonBox::ResetRole))
    , m_position(core::Position(core::Othello()))
{
    setObjectName("positionEditor");
    setWindowTitle(tr("Set up a position"));
    prepareBoard();
    prepareFields();
    addWidgets();
    connectWidgets();
}

void PositionEditor::prepareBoard()
{
    m_board->setObjectName("squares");
    m_board->setAccessibleName(tr("Squares"));
    m_board->setModel(m_squares);
    m_board->setItemDelegate(m_delegate);
    m_board->setSelectionMode(QAbstractItemView::SingleSelection);
    m_board->setTabKeyNavigation(false);
    m_board->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_board->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_board->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_board->installEventFilter(this);
    for (QHeaderView *header : {m_board->horizontalHeader(), m_board->verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setMinimumSectionSize(0);
        header->setHighlightSections(true);
    }
}

void PositionEditor::prepareFields()
{
    m_toMove->setObjectName("toMove");
    m_text->setObjectName("positionText");
    m_problem->setObjectName("positionProblem");
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_start->setObjectName("playFromHere");
    m_reset->setObjectName("usualStart");
    m_clear->setObjectName("clearSquares");
}

void PositionEditor::addWidgets()
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_board, 1, Qt::AlignHCenter);
    auto *form = new QFormLayout;
    form->addRow(tr("To &move"), m_toMove);
    form->addRow(tr("As &text"), m_text);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    // Once they are in the dialog, which has one default among its buttons.
    m_start->setDefault(true);
    for (QPushButton *button : {m_reset, m_clear, m_buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);
}

void PositionEditor::connectWidgets()
{
    connect(m_board, &QTableView::clicked, m_squares, &SquaresModel::turn);
    connect(m_squares, &SquaresModel::edited, this, &PositionEditor::applySquares);
    connect(m_toMove, &QComboBox::activated, this, &PositionEditor::applySquares);
    connect(m_text, &QLineEdit::textEdited, this, &PositionEditor::applyText);
    connect(m_reset, &QPushButton::clicked, this, [this] { edit(core::startOf(m_kind)); });
    connect(m_clear, &QPushButton::clicked, m_squares, &SquaresModel::clear);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_start, &QPushButton::clicked, this, [this] {
        emit positionChosen(*m_position);
        close();
    });
}

void PositionEditor::edit(const core::Position &position)
{
    m_kind = kindOf(position);
    m_position = position;
    m_updating = true;
    const bool hasSquares = squaresASide(m_kind) > 0;
    m_delegate->setKind(m_kind);
    if (hasSquares)
        m_squares->setPosition(position);
    showBoard(hasSquares);
    showSideToMove();
    m_updating = false;
    writeText();
    showProblem();
    if (hasSquares)
        m_board->setCurrentIndex(m_squares->index(0, 0));
    (hasSquares ? static_cast<QWidget *>(m_board) : m_text)->setFocus();
    m_board->updateGeometry();
    adjustSize();
}

void PositionEditor::showBoard(bool shown)
{
    const int cell = fontMetrics().height() * (squaresASide(m_kind) > 3 ? 5 : 10) / 2;
    for (QHeaderView *header : {m_board->horizontalHeader(), m_board->verticalHeader()})
        header->setDefaultSectionSize(cell);
    m_board->setVisible(shown);
    m_clear->setVisible(shown);
}

void PositionEditor::showSideToMove()
{
    m_toMove->clear();
    for (const Side side : {Side::First, Side::Second})
        m_toMove->addItem(sideTitle(m_kind, side));
    m_toMove->setCurrentIndex(int(sideToMove(*m_position)));
}

/// The squares or the side to move changed; heaps have no squares.
void PositionEditor::applySquares()
{
    if (m_updating)
        return;
    const auto toMove = static_cast<Side>(m_toMove->currentIndex());
    if (squaresASide(m_kind) > 0)
        m_position = m_squares->position(toMove);
    else if (const auto *nim = m_position ? std::get_if<core::Nim>(&*m_position) : nullptr)
        m_position = core::Position(withSideToMove(*nim, toMove));
    writeText();
    showProblem();
}

void PositionEditor::applyText(const QString &text)
{
    m_position = core::parsePosition(m_kind, text.trimmed().toStdString());
    if (m_position) {
        m_updating = true;
        if (squaresASide(m_kind) > 0)
            m_squares->setPosition(*m_position);
        m_toMove->setCurrentIndex(int(sideToMove(*m_position)));
        m_updating = false;
    }
    showProblem();
}

void PositionEditor::writeText()
{
    if (m_position)
        m_text->setText(QString::fromStdString(toText(*m_position)));
}

void PositionEditor::showProblem()
{
    QString problem;
    if (!m_position)
        problem = tr("No game can be played from here: %1.").arg(errorText(m_position.error()));
    else if (isOver(*m_position))
        problem = tr("The game is over in this position: nobody has a move.");
    m_start->setEnabled(problem.isEmpty());
    const QString help = squaresASide(m_kind) == 0
                             ? tr("Type the heaps, such as 3-4-5 normal, or 21 limit 4 misere.")
                             : tr("Click a square, or press Space on it, to change what it holds; "
                                  "or type X, O or - there.");
    m_problem->setText(problem.isEmpty() ? help : problem);
}

/// The keys of the squares: X and O as well as B and W set a piece, - and Delete remove it.
bool PositionEditor::handleKey(int key)
{
    const QModelIndex square = m_board->currentIndex();
    switch (key) {
    case Qt::Key_Space:
        m_squares->turn(square);
        return true;
    case Qt::Key_X:
    case Qt::Key_B:
        m_squares->set(square, Side::First);
        return true;
    case Qt::Key_O:
    case Qt::Key_W:
        m_squares->set(square, Side::Second);
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        m_squares->set(square, std::nullopt);
        return true;
    default:
        return false;
    }
}

bool PositionEditor::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_board && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && handleKey(key->key()))
            return true;
    }
    return QDialog::eventFilter(object, event);
}

} // namespace ui
