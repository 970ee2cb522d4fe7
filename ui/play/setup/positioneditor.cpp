#include "ui/play/setup/positioneditor.h"

#include "ui/board/games/boardfactory.h"
#include "ui/board/games/tictactoeboardwidget.h"
#include "ui/board/sidesign.h"
#include "ui/common/texts.h"
#include "ui/common/titles.h"
#include "ui/controls/named.h"
#include "ui/controls/popuppanel.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/style/scaledfont.h"

#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace ui {

using core::GameKind;
using core::Side;

PositionEditor::PositionEditor(const core::Position &position, const QString &note, QWidget *parent)
    : Card(parent)
    , m_history(arrangementOf(position))
    , m_board(createEditingBoard(kindOf(position), nullptr))
    , m_input(m_board, m_history)
    , m_layout(new QVBoxLayout(this))
    , m_title(new QLabel)
    , m_palette(named("palette", new SegmentedRow(tr("What a press does"))))
    , m_toMove(named("toMove", new SegmentedRow(tr("Side to move"))))
    , m_text(new QLineEdit)
    , m_textProblem(wrappedLabel("positionTextProblem"))
    , m_problem(wrappedLabel("positionProblem"))
    , m_announcer(m_problem)
    , m_note(note)
{
    setObjectName("positionEditor");
    setAccessibleName(tr("Set up a position"));
    addTitle();
    addPalette();
    addSides();
    if (now().kind == GameKind::Nim)
        addHeapRows();
    addTools();
    addProblem();
    m_layout->addStretch();
    addEnd();
    connectBoard();
    setSizes();
    showStep();
}

PositionEditor::~PositionEditor()
{
    delete m_board; // unless the window, its parent by now, has deleted it
}

void PositionEditor::addTitle()
{
    m_title->setText(accessibleName());
    m_title->setFont(boldFont(QFont()));
    m_layout->addWidget(m_title);
}

void PositionEditor::addPalette()
{
    if (now().kind == GameKind::Nim) {
        m_palette->addSegment(tr("Add a counter"), ArrangementInput::AddCounter);
        m_palette->addSegment(tr("Remove one"), ArrangementInput::TakeCounter);
    } else {
        for (const Side side : {Side::First, Side::Second})
            m_palette->addSegment(sideTitle(now().kind, side), static_cast<int>(side));
        m_palette->addSegment(tr("Empty"), ArrangementInput::NoPiece);
    }
    m_palette->setValue(ArrangementInput::FirstPiece);
    m_layout->addWidget(m_palette);
}

void PositionEditor::addSides()
{
    for (const Side side : {Side::First, Side::Second})
        m_toMove->addSegment(sideTitle(now().kind, side), static_cast<int>(side));
    // One label for both segments: in each of them it would be too wide for the smallest window.
    auto *label = new QLabel(tr("To &move"));
    label->setBuddy(m_toMove);
    // The label moves above the row if it is too long in some language.
    auto *row = new QFormLayout;
    row->setRowWrapPolicy(QFormLayout::WrapLongRows);
    row->addRow(label, m_toMove);
    m_layout->addLayout(row);
    connect(m_toMove, &SegmentedRow::valueChosen, this, [this](int side) {
        Arrangement changed = now();
        changed.toMove = static_cast<Side>(side);
        change(changed);
    });
}

void PositionEditor::addHeapRows()
{
    m_rule = new SegmentedRow(tr("Who takes the last counter"));
    m_rule->setObjectName("lastCounter");
    m_rule->addSegment(tr("The last loses"), 0);
    m_rule->addSegment(tr("The last wins"), 1);
    m_layout->addWidget(m_rule);
    connect(m_rule, &SegmentedRow::valueChosen, this, [this](int wins) {
        Arrangement changed = now();
        changed.rule = wins != 0 ? core::Nim::Rule::Normal : core::Nim::Rule::Misere;
        change(changed);
    });
    QHBoxLayout *row = addRow();
    m_limit = new QSpinBox;
    m_limit->setObjectName("takeLimit");
    m_limit->setAccessibleName(tr("The most counters that may be taken at a time"));
    m_limit->setRange(0, core::Nim::maxHeapSize);
    m_limit->setSpecialValueText(tr("Any number"));
    m_limit->setPrefix(tr("Take 1 to ", "then a number"));
    row->addWidget(m_limit, 1);
    connect(m_limit, &QSpinBox::valueChanged, this, [this](int limit) {
        Arrangement changed = now();
        changed.takeLimit = limit;
        change(changed);
    });
    connect(addButton(row, tr("Add hea&p"), "addHeap"), &QPushButton::clicked, this,
            &PositionEditor::addHeap);
    m_removeHeap = addButton(row, tr("Rem&ove"), "removeHeap");
    m_removeHeap->setToolTip(tr("Removes the heap that the keyboard is on"));
    connect(m_removeHeap, &QPushButton::clicked, &m_input, &ArrangementInput::removeHeap);
}

QHBoxLayout *PositionEditor::addRow()
{
    auto *row = new QHBoxLayout;
    m_layout->addLayout(row);
    return row;
}

FlatButton *PositionEditor::addButton(QHBoxLayout *row, const QString &text, const char *name)
{
    auto *button = new FlatButton(text);
    button->setObjectName(name);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(button, 1);
    return button;
}

void PositionEditor::addTools()
{
    QHBoxLayout *row = addRow();
    m_undo = addButton(row, tr("U&ndo"), "undoEdit");
    connect(m_undo, &QPushButton::clicked, this, &PositionEditor::undo);
    connect(addButton(row, tr("&Usual start"), "usualStart"), &QPushButton::clicked, this,
            [this] { change(arrangementOf(core::startOf(now().kind))); });
    connect(addButton(row, tr("Cle&ar"), "clearBoard"), &QPushButton::clicked, this, [this] {
        Arrangement changed = now();
        changed.pieces = {};
        std::fill(changed.heaps.begin(), changed.heaps.end(), 0);
        change(changed);
    });
    FlatButton *asText = addButton(row, tr("As te&xt"), "asText");
    asText->setArrow(true);
    asText->setToolTip(tr("Type or paste the position"));
    auto *popup = new PopupPanel(asText);
    auto *layout = new QVBoxLayout(popup);
    const int margin = Card::margin(fontMetrics().height());
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_text);
    m_text->setObjectName("positionText");
    m_text->setAccessibleName(tr("The position as text"));
    m_text->setMinimumWidth(36 * fontMetrics().averageCharWidth());
    constexpr int lines = 3;
    layout->addWidget(new StableHeightLabel(m_textProblem, lines));
    connect(asText, &QPushButton::clicked, popup, [this, popup] { popup->open(m_text); });
    connect(m_text, &QLineEdit::textEdited, this, &PositionEditor::applyText);
    connect(m_text, &QLineEdit::returnPressed, popup, [this, popup] {
        if (typedPosition())
            popup->hide();
    });
    connect(popup, &PopupPanel::closed, this, &PositionEditor::dropWrongText);
}

void PositionEditor::addProblem()
{
    constexpr int lines = 3;
    m_layout->addWidget(new StableHeightLabel(m_problem, lines));
}

void PositionEditor::addEnd()
{
    QHBoxLayout *row = addRow();
    m_done = addButton(row, tr("&Done"), "editorDone");
    m_done->setProminent(true);
    m_done->setToolTip(tr("Start a game from this position"));
    connect(m_done, &QPushButton::clicked, this, [this] {
        if (const auto position = positionOf(now()); position && problemOf(now()).isEmpty())
            emit positionChosen(*position);
    });
    FlatButton *cancel = addButton(row, tr("&Cancel"), "editorCancel");
    cancel->setToolTip(tr("Back to the game as it is (Esc)"));
    connect(cancel, &QPushButton::clicked, this, &PositionEditor::cancelled);
}

void PositionEditor::connectBoard()
{
    m_board->setObjectName("editingBoard");
    m_board->setAccessibleDescription(
        now().kind == GameKind::Nim
            ? tr("Up and Down change a heap; or type its letter and its number of counters.")
            : tr("Enter places the piece that is chosen. X, O and %1 need no choice.")
                  .arg(keyText(Qt::Key_Delete)));
    connect(m_board, &BoardWidget::cellChosen, &m_input, [this](int cell) {
        m_input.useTool(static_cast<ArrangementInput::Tool>(m_palette->value()), cell);
    });
    connect(&m_input, &ArrangementInput::arranged, this, &PositionEditor::change);
    connect(&m_input, &ArrangementInput::cancelled, this, &PositionEditor::cancelled);
    connect(m_board, &BoardWidget::refused, this,
            [this](const QString &reason) { m_announcer.announce(reason); });
}

// Undo history

void PositionEditor::change(const Arrangement &arrangement)
{
    if (arrangement == now())
        return showProblem(); // clears the message about a text that was wrong
    m_history.add(arrangement);
    showStep();
}

std::optional<core::Position> PositionEditor::position() const
{
    const auto position = positionOf(now());
    return position ? std::optional(*position) : std::nullopt;
}

void PositionEditor::undo()
{
    if (!canUndo())
        return;
    m_history.undo();
    showStep();
}

void PositionEditor::redo()
{
    if (!canRedo())
        return;
    m_history.redo();
    showStep();
}

void PositionEditor::showStep()
{
    const Arrangement &arrangement = now();
    const auto position = positionOf(arrangement);
    if (position)
        m_board->showPosition(*position, std::nullopt);
    else if (auto *board = qobject_cast<TicTacToeBoardWidget *>(m_board.data()))
        board->showMarks(static_cast<core::TicTacToe::Mask>(arrangement.pieces[0]),
                         static_cast<core::TicTacToe::Mask>(arrangement.pieces[1]));
    m_toMove->setValue(static_cast<int>(arrangement.toMove));
    if (arrangement.kind == GameKind::Nim) {
        const QSignalBlocker blocker(m_limit);
        m_limit->setValue(arrangement.takeLimit);
        m_rule->setValue(arrangement.rule == core::Nim::Rule::Normal ? 1 : 0);
        m_removeHeap->setEnabled(arrangement.heaps.size() > 1);
    }
    if (position && !m_text->isVisible()) // do not overwrite a text that is being typed
        m_text->setText(QString::fromStdString(toText(*position)));
    m_undo->setEnabled(canUndo());
    showProblem();
    emit edited();
}

void PositionEditor::showProblem()
{
    const QString problem = problemOf(now());
    m_done->setEnabled(problem.isEmpty());
    m_problem->setText(problem.isEmpty() ? m_note : problem);
    m_textProblem->setText(problem.isEmpty() ? tr("Type or paste the position") : problem);
    m_announcer.announce(problem.isEmpty() ? tr("A game can be played from here.") : problem);
}

core::Result<core::Position> PositionEditor::typedPosition() const
{
    return core::parsePosition(now().kind, m_text->text().trimmed().toStdString());
}

void PositionEditor::applyText()
{
    const auto position = typedPosition();
    if (position)
        return change(arrangementOf(*position));
    m_done->setEnabled(false);
    m_textProblem->setText(tr("This text is not a position: %1.").arg(errorText(position.error())));
    m_announcer.announce(m_textProblem->text());
}

/// Replaces a text that is not a position by the board's position.
void PositionEditor::dropWrongText()
{
    if (typedPosition())
        return;
    const auto position = positionOf(now());
    m_text->setText(position ? QString::fromStdString(toText(*position)) : QString());
    showProblem();
}

void PositionEditor::addHeap()
{
    if (now().heaps.size() == core::Nim::maxHeaps) {
        m_problem->setText(tr("There can be %1 heaps at most.").arg(core::Nim::maxHeaps));
        m_announcer.announce(m_problem->text());
        return;
    }
    Arrangement changed = now();
    changed.heaps.push_back(1);
    change(changed);
}

void PositionEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

void PositionEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        setSizes();
}

void PositionEditor::setCompact(bool compact)
{
    if (m_isCompact == compact)
        return;
    m_isCompact = compact;
    m_title->setVisible(!compact);
    setSizes();
    update();
}

void PositionEditor::paintEvent(QPaintEvent *event)
{
    if (!m_isCompact)
        Card::paintEvent(event);
}

/// Sets all sizes relative to the text height, and the palette's pieces to the board's look.
void PositionEditor::setSizes()
{
    const int em = fontMetrics().height();
    const int outer = m_isCompact ? 0 : margin(em);
    m_layout->setContentsMargins(outer, outer, outer, outer);
    m_layout->setSpacing(em / 2);
    for (QHBoxLayout *row : findChildren<QHBoxLayout *>())
        row->setSpacing(em / 2);
    for (FlatButton *button : findChildren<FlatButton *>()) {
        button->setFixedHeight(em * 7 / 4);
        button->setMinimumWidth(m_isCompact ? button->narrowestFor(button->text()) : 0);
    }
    if (now().kind == GameKind::Nim)
        return;
    for (const Side side : {Side::First, Side::Second}) {
        QAbstractButton *segment = m_palette->segment(static_cast<int>(side));
        segment->setIconSize({em, em});
        segment->setIcon(signPixmap(now().kind, side, em, devicePixelRatioF(), palette()));
    }
}

} // namespace ui
