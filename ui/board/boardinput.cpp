#include "ui/board/boardinput.h"

#include "ui/board/boardwidget.h"

#include <chrono>
#include <utility>

namespace ui {

namespace {

using namespace std::chrono_literals;

constexpr auto typingMemory = 4s;

std::optional<BoardWidget::CursorMove> cursorMoveOf(const QKeyEvent &event)
{
    using CursorMove = BoardWidget::CursorMove;
    const bool wholeBoard = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return CursorMove::Left;
    case Qt::Key_Right:
        return CursorMove::Right;
    case Qt::Key_Up:
        return CursorMove::Up;
    case Qt::Key_Down:
        return CursorMove::Down;
    case Qt::Key_Home:
        return wholeBoard ? CursorMove::First : CursorMove::LineStart;
    case Qt::Key_End:
        return wholeBoard ? CursorMove::Last : CursorMove::LineEnd;
    default:
        return std::nullopt;
    }
}

bool choosesCursor(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        return true;
    default:
        return false;
    }
}

bool forgetsTyping(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Escape || event.key() == Qt::Key_Backspace;
}

/// The letter or digit of a key, in lower case; empty for any other key.
QString typedCharacter(const QKeyEvent &event)
{
    const QString text = event.text().toLower();
    const bool plain = text.size() == 1 && text.front().unicode() < 128;
    return plain && text.front().isLetterOrNumber() ? text : QString();
}

/// Whether the key leaves the board for another widget.
bool movesFocus(const QKeyEvent &event)
{
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    return plain && (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab);
}

} // namespace

BoardInput::BoardInput(BoardWidget *board, int cursor)
    : QObject(board)
    , m_board(*board)
    , m_cursor(cursor)
{
    m_typingTimer.setObjectName("typingTimer");
    m_typingTimer.setSingleShot(true);
    m_typingTimer.setInterval(typingMemory);
    connect(&m_typingTimer, &QTimer::timeout, this, &BoardInput::clearTyped);
    board->installEventFilter(this);
}

bool BoardInput::eventFilter(QObject * /*board*/, QEvent *event)
{
    if (event->isInputEvent() && !m_board.isEnabled())
        return false;
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Keys that the board handles take precedence over the window's shortcuts.
        if (!isForBoard(static_cast<QKeyEvent &>(*event)))
            return false;
        event->accept();
        return true;
    case QEvent::KeyPress:
        return pressKey(static_cast<QKeyEvent &>(*event));
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return pressButton(static_cast<QMouseEvent &>(*event));
    case QEvent::MouseMove:
        hover(static_cast<QMouseEvent &>(*event).position());
        return true;
    case QEvent::MouseButtonRelease:
        releaseButton(static_cast<QMouseEvent &>(*event));
        return true;
    case QEvent::Leave:
        leave();
        return false;
    case QEvent::FocusIn:
        focusIn(static_cast<QFocusEvent &>(*event).reason());
        return false;
    case QEvent::FocusOut:
        clearTyped();
        emit changed();
        return false;
    default:
        return false;
    }
}

void BoardInput::setCursor(int cell)
{
    if (cell >= 0 && m_board.validCell(cell) == cell)
        moveCursor(cell);
}

void BoardInput::moveCursor(int cell)
{
    if (cell == m_cursor)
        return;
    m_cursor = cell;
    emit cursorMoved();
    emit changed();
}

int BoardInput::pointedCell() const
{
    return m_byKeyboard ? (m_board.hasFocus() ? m_cursor : -1) : m_hovered;
}

void BoardInput::startAgain(int cursor)
{
    m_typed.clear();
    forgetPress();
    // Forget the hovered cell: with a resting pointer its preview would look like a move played.
    if (!m_board.isEditing() || m_board.validCell(m_hovered) != m_hovered)
        m_hovered = -1;
    moveCursor(cursor);
    emit changed();
}

bool BoardInput::isCommand(const QKeyEvent &event)
{
    const int key = event.key();
    return event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)
           || (key >= Qt::Key_F1 && key <= Qt::Key_F35) || key == Qt::Key_Control
           || key == Qt::Key_Alt || key == Qt::Key_Meta;
}

bool BoardInput::isTyped(const QKeyEvent &event)
{
    return !isCommand(event) && !typedCharacter(event).isEmpty();
}

bool BoardInput::isForBoard(const QKeyEvent &event) const
{
    const std::optional<BoardWidget::CursorMove> way = cursorMoveOf(event);
    if (way == BoardWidget::CursorMove::First || way == BoardWidget::CursorMove::Last)
        return true;
    if (isCommand(event))
        return false;
    if (way || choosesCursor(event))
        return true;
    if (forgetsTyping(event))
        return !m_typed.isEmpty();
    return !typedCharacter(event).isEmpty();
}

bool BoardInput::pressKey(const QKeyEvent &event)
{
    if (movesFocus(event))
        return false;
    skipMotion();
    if (!isForBoard(event))
        return false;
    m_byKeyboard = true;
    emit changed();
    if (forgetsTyping(event))
        clearTyped();
    else if (choosesCursor(event))
        press(m_cursor);
    else if (!travel(event))
        type(typedCharacter(event));
    return true;
}

void BoardInput::skipMotion()
{
    m_endedMotion = m_board.isAnimating();
    emit motionSkipped();
}

void BoardInput::press(int cell)
{
    clearTyped();
    emit cellPressed(cell, std::exchange(m_endedMotion, false));
}

bool BoardInput::travel(const QKeyEvent &event)
{
    const std::optional<BoardWidget::CursorMove> way = cursorMoveOf(event);
    if (!way)
        return false;
    clearTyped();
    m_movedCursor = true;
    if (m_cursor >= 0)
        setCursor(m_board.cellToward(m_cursor, *way));
    return true;
}

void BoardInput::type(const QString &character)
{
    using State = BoardWidget::Typed::State;
    BoardWidget::Typed typed = m_board.read(m_typed + character);
    if (typed.state == State::Nothing) {
        // A letter may begin a new square; a digit after a wrong letter must not be read as one.
        const auto again =
            character.front().isLetter() ? m_board.read(character) : BoardWidget::Typed();
        if (again.state == State::Nothing) {
            const QString text = m_typed + character;
            clearTyped();
            emit refused(BoardWidget::tr("There is no %1 on this board.").arg(text));
            return;
        }
        m_typed.clear();
        typed = again;
    }
    m_typed += character;
    m_typingTimer.start();
    m_movedCursor = true;
    if (typed.cell >= 0)
        setCursor(typed.cell);
    if (typed.state == State::Complete)
        clearTyped();
    if (typed.state == State::Complete && typed.cell >= 0)
        press(typed.cell);
    else if (!typed.reason.isEmpty())
        emit refused(typed.reason);
}

void BoardInput::clearTyped()
{
    m_typingTimer.stop();
    if (m_typed.isEmpty())
        return;
    m_typed.clear();
    emit changed();
}

bool BoardInput::pressButton(const QMouseEvent &event)
{
    skipMotion();
    clearTyped();
    if (event.button() != Qt::LeftButton)
        return false;
    hover(event.position());
    m_pressed = m_hovered;
    if (m_hovered >= 0)
        setCursor(m_hovered);
    return true;
}

void BoardInput::releaseButton(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    hover(event.position());
    const int pressed = std::exchange(m_pressed, -1);
    if (m_hovered < 0 || pressed < 0 || (m_hovered != pressed && !m_board.sweeps()))
        return;
    setCursor(m_hovered);
    press(m_hovered);
}

void BoardInput::hover(QPointF point)
{
    const int cell = m_board.cellAt(point);
    if (cell == m_hovered && !m_byKeyboard)
        return;
    m_hovered = cell;
    m_byKeyboard = false;
    emit changed();
}

void BoardInput::leave()
{
    m_hovered = -1;
    emit changed();
}

void BoardInput::focusIn(Qt::FocusReason reason)
{
    // After a click the pointer shows the position; focus changes without Tab or a shortcut keep
    // the state.
    if (reason == Qt::MouseFocusReason)
        m_byKeyboard = false;
    else if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
             || reason == Qt::ShortcutFocusReason)
        m_byKeyboard = true;
    emit cursorMoved();
    emit changed();
}

} // namespace ui
