#include "ui/play/setup/arrangementinput.h"

#include "ui/board/games/nimlayout.h"

#include <QKeyEvent>

namespace ui {

using core::GameKind;
using core::Side;

ArrangementInput::ArrangementInput(BoardWidget *board, const ArrangementHistory &history,
                                   QObject *parent)
    : QObject(parent)
    , m_board(board)
    , m_history(history)
{
    board->installEventFilter(this);
}

void ArrangementInput::useTool(Tool tool, int cell)
{
    m_typed = 0;
    if (now().kind == GameKind::Nim)
        return addToHeap(NimLayout::heapOf(cell), tool == AddCounter ? 1 : -1);
    Arrangement changed = now();
    const auto piece = tool == NoPiece ? std::nullopt : std::optional(static_cast<Side>(tool));
    setPiece(changed, cell, pieceOn(changed, cell) == piece ? std::nullopt : piece);
    emit arranged(changed);
}

void ArrangementInput::place(std::optional<Side> piece)
{
    Arrangement changed = now();
    setPiece(changed, m_board->cursorCell(), piece);
    emit arranged(changed);
}

void ArrangementInput::addToHeap(int heap, int counters)
{
    Arrangement changed = now();
    setHeap(changed, heap, changed.heaps[static_cast<std::size_t>(heap)] + counters);
    emit arranged(changed);
}

void ArrangementInput::removeHeap()
{
    if (now().heaps.size() == 1)
        return;
    Arrangement changed = now();
    changed.heaps.erase(changed.heaps.begin() + heapAtCursor());
    emit arranged(changed);
}

int ArrangementInput::heapAtCursor() const
{
    return NimLayout::heapOf(m_board->cursorCell());
}

bool ArrangementInput::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) { // key events come from the board alone
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
    return QObject::eventFilter(object, event);
}

/// X and O place a piece, as in a position's text; - and Delete remove it.
bool ArrangementInput::handleSquareKey(int key)
{
    switch (key) {
    case Qt::Key_X:
        place(Side::First);
        return true;
    case Qt::Key_O:
        place(Side::Second);
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        place(std::nullopt);
        return true;
    default:
        return false;
    }
}

/// A letter selects a heap, digits set its size; plus and Up add a counter, minus and Down take
/// one.
bool ArrangementInput::handleHeapKey(int key)
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

/// A second digit is appended to the first one.
void ArrangementInput::typeDigit(int digit)
{
    m_typed = m_typed < 10 ? 10 * m_typed + digit : digit;
    Arrangement changed = now();
    setHeap(changed, heapAtCursor(), m_typed);
    emit arranged(changed);
}

} // namespace ui
