// The input half of BoardWidget: pointer, keyboard cursor and typed squares.

#include "ui/board/boardaccessibility.h"
#include "ui/board/boardwidget.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace ui {

namespace {

std::optional<BoardWidget::Travel> travelOf(const QKeyEvent &event)
{
    using Travel = BoardWidget::Travel;
    const bool wholeBoard = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return Travel::Left;
    case Qt::Key_Right:
        return Travel::Right;
    case Qt::Key_Up:
        return Travel::Up;
    case Qt::Key_Down:
        return Travel::Down;
    case Qt::Key_Home:
        return wholeBoard ? Travel::First : Travel::LineStart;
    case Qt::Key_End:
        return wholeBoard ? Travel::Last : Travel::LineEnd;
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

bool isCommand(const QKeyEvent &event)
{
    return event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

} // namespace

void BoardWidget::setCursorCell(int cell)
{
    if (cell < 0 || validCell(cell) != cell || cell == m_cursor)
        return;
    m_cursor = cell;
    notifyCursorMoved(*this);
    update();
}

void BoardWidget::press(int cell)
{
    finishAnimation();
    clearTyped();
    if (m_editing && cell >= 0)
        emit cellChosen(cell);
    if (m_editing || cell < 0)
        return;
    if (!m_interactive)
        emit pressedInVain();
    else if (isLegal(cell))
        emit moveChosen(moveOn(cell));
    else
        emit refused(reasonAgainst(cell));
}

bool BoardWidget::wants(const QKeyEvent &event) const
{
    const std::optional<Travel> way = travelOf(event);
    if (way == Travel::First || way == Travel::Last)
        return true;
    if (isCommand(event))
        return false;
    if (way || choosesCursor(event))
        return true;
    if (forgetsTyping(event))
        return !m_typed.isEmpty();
    return !typedCharacter(event).isEmpty();
}

bool BoardWidget::event(QEvent *event)
{
    // Keys that mean something on the board are not taken by shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride && wants(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent *event)
{
    finishAnimation();
    if (!wants(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_byKeyboard = true;
    updatePointerShape();
    update();
    if (forgetsTyping(*event))
        clearTyped();
    else if (choosesCursor(*event))
        press(m_cursor);
    else if (!travel(*event))
        type(typedCharacter(*event));
}

bool BoardWidget::travel(const QKeyEvent &event)
{
    const std::optional<Travel> way = travelOf(event);
    if (!way)
        return false;
    clearTyped();
    if (m_cursor >= 0)
        setCursorCell(cellToward(m_cursor, *way));
    return true;
}

void BoardWidget::type(const QString &character)
{
    Typed typed = read(m_typed + character);
    if (typed.state == Typed::State::Nothing) {
        // A letter begins again; a digit after a wrong letter must not be taken for a square.
        const Typed anew = character.front().isLetter() ? read(character) : Typed();
        if (anew.state == Typed::State::Nothing) {
            const QString text = m_typed + character;
            clearTyped();
            emit refused(tr("There is no %1 on this board.").arg(text));
            return;
        }
        m_typed.clear();
        typed = anew;
    }
    m_typed += character;
    m_typingTimer.start();
    if (typed.cell >= 0)
        setCursorCell(typed.cell);
    if (typed.state == Typed::State::Complete)
        finishTyping(typed);
    else if (!typed.reason.isEmpty())
        emit refused(typed.reason);
}

void BoardWidget::finishTyping(const Typed &typed)
{
    clearTyped();
    if (typed.cell >= 0)
        press(typed.cell);
    else
        emit refused(typed.reason);
}

void BoardWidget::clearTyped()
{
    m_typingTimer.stop();
    if (m_typed.isEmpty())
        return;
    m_typed.clear();
    update();
}

void BoardWidget::mousePressEvent(QMouseEvent *event)
{
    finishAnimation();
    clearTyped();
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    hover(event->position());
    m_pressed = m_hovered;
    if (m_hovered >= 0)
        setCursorCell(m_hovered);
}

void BoardWidget::mouseMoveEvent(QMouseEvent *event)
{
    hover(event->position());
}

void BoardWidget::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    hover(event->position());
    const int pressed = std::exchange(m_pressed, -1);
    if (m_hovered < 0 || pressed < 0 || (m_hovered != pressed && !sweeps()))
        return;
    setCursorCell(m_hovered);
    press(m_hovered);
}

void BoardWidget::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

void BoardWidget::hover(QPointF point)
{
    const int cell = cellAt(point);
    if (cell == m_hovered && !m_byKeyboard)
        return;
    m_hovered = cell;
    m_byKeyboard = false;
    updatePointerShape();
    update();
}

void BoardWidget::updatePointerShape()
{
    const bool choosing = m_interactive && m_hovered >= 0 && !m_byKeyboard;
    if ((m_editing && m_hovered >= 0) || (choosing && isLegal(m_hovered)))
        setCursor(Qt::PointingHandCursor);
    else if (choosing && sweeps())
        setCursor(Qt::ForbiddenCursor);
    else
        unsetCursor();
}

void BoardWidget::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    // A click shows by itself where it went, and coming back to the window changes nothing.
    if (event->reason() == Qt::MouseFocusReason)
        m_byKeyboard = false;
    else if (event->reason() != Qt::ActiveWindowFocusReason
             && event->reason() != Qt::PopupFocusReason)
        m_byKeyboard = true;
    notifyCursorMoved(*this);
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    clearTyped();
    update();
}

} // namespace ui
