// The input half of PositionEditor: what a press on the board and a key there do.

#include "ui/board/games/nimlayout.h"
#include "ui/play/setup/positioneditor.h"

namespace ui {

using core::GameKind;
using core::Side;

void PositionEditor::useTool(int cell)
{
    const auto tool = static_cast<Tool>(m_palette->value());
    m_typed = 0;
    if (now().kind == GameKind::Nim)
        return addToHeap(NimLayout::heapOf(cell), tool == AddCounter ? 1 : -1);
    Arrangement changed = now();
    const auto piece = tool == NoPiece ? std::nullopt : std::optional(static_cast<Side>(tool));
    setPiece(changed, cell, pieceOn(changed, cell) == piece ? std::nullopt : piece);
    change(changed);
}

void PositionEditor::addToHeap(int heap, int counters)
{
    Arrangement changed = now();
    setHeap(changed, heap, changed.heaps[static_cast<std::size_t>(heap)] + counters);
    change(changed);
}

void PositionEditor::addHeap()
{
    if (now().heaps.size() == core::Nim::maxHeaps)
        return m_problem->setText(tr("There can be %1 heaps at most.").arg(core::Nim::maxHeaps));
    Arrangement changed = now();
    changed.heaps.push_back(1);
    change(changed);
}

void PositionEditor::removeHeap()
{
    if (now().heaps.size() == 1)
        return;
    Arrangement changed = now();
    changed.heaps.erase(changed.heaps.begin() + heapAtCursor());
    change(changed);
}

int PositionEditor::heapAtCursor() const
{
    return NimLayout::heapOf(m_board->cursorCell());
}

bool PositionEditor::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) { // only the board is watched
        const auto *pressed = static_cast<QKeyEvent *>(event);
        const auto modifiers = pressed->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
        if (pressed->key() == Qt::Key_Escape) {
            emit cancelled();
            return true;
        }
        const bool heaps = now().kind == GameKind::Nim;
        if (modifiers == Qt::NoModifier
            && (heaps ? handleHeapKey(pressed->key()) : handleSquareKey(pressed->key())))
            return true;
    }
    return QWidget::eventFilter(object, event);
}

void PositionEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

/// X and O as in a position's text place a piece, - and Delete remove it.
bool PositionEditor::handleSquareKey(int key)
{
    Arrangement changed = now();
    switch (key) {
    case Qt::Key_X:
        setPiece(changed, m_board->cursorCell(), Side::First);
        break;
    case Qt::Key_O:
        setPiece(changed, m_board->cursorCell(), Side::Second);
        break;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        setPiece(changed, m_board->cursorCell(), std::nullopt);
        break;
    default:
        return false;
    }
    change(changed);
    return true;
}

/// A letter goes to a heap, digits say how many counters it has; plus and Up add one.
bool PositionEditor::handleHeapKey(int key)
{
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        typeDigit(key - Qt::Key_0);
        return true;
    }
    m_typed = 0;
    const auto heaps = static_cast<int>(now().heaps.size());
    if (key >= Qt::Key_A && key < Qt::Key_A + heaps) {
        m_board->setCursorCell(NimLayout::cellOf(key - Qt::Key_A, 0));
        return true;
    }
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Up:
        addToHeap(heapAtCursor(), 1);
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Down:
        addToHeap(heapAtCursor(), -1);
        return true;
    case Qt::Key_Delete:
        removeHeap();
        return true;
    default:
        return false;
    }
}

/// A second digit goes behind the first one.
void PositionEditor::typeDigit(int digit)
{
    m_typed = m_typed < 10 ? 10 * m_typed + digit : digit;
    Arrangement changed = now();
    setHeap(changed, heapAtCursor(), m_typed);
    change(changed);
}

} // namespace ui
