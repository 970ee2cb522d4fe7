#pragma once

#include <QKeyEvent>
#include <QMouseEvent>
#include <QObject>
#include <QTimer>

#include <utility>

namespace ui {

class BoardWidget;

/// The pointer, the keyboard cursor and the typed square of one board: has the board press the cell
/// that they choose. GUI thread.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as its board. The cursor is on a cell at first.
    BoardInput(BoardWidget *board, int cursor);

    /// The cell that the keyboard is on; -1 where there is none.
    int cursor() const { return m_cursor; }
    /// A cell that exists, or -1 where there is none.
    void setCursor(int cell);
    /// The cell under the pointer or the cursor, whichever was used last; -1 if neither.
    int pointedCell() const;
    bool byKeyboard() const { return m_byKeyboard; }
    /// Whether a key has moved the cursor since forgetCursorMove().
    bool hasMovedCursor() const { return m_movedCursor; }
    void forgetCursorMove() { m_movedCursor = false; }
    /// What was typed so far of a square.
    const QString &typed() const { return m_typed; }
    void clearTyped();
    /// A button that is down presses nothing any more: what it was pressed on has changed.
    void forgetPress() { m_pressed = -1; }
    /// Whether the last key or button that went down has ended a motion; once.
    bool takeEndedMotion() { return std::exchange(m_endedMotion, false); }
    /// Another position is shown: what was begun in the one before is forgotten.
    void startAgain(int cursor);
    /// After a change of what may be pressed.
    void updatePointerShape();

    /// Whether the key means something on the board.
    bool isForBoard(const QKeyEvent &event) const;

    // The board's events. Where a key or a button means nothing on the board, false is returned.
    bool pressKey(const QKeyEvent &event);
    bool pressButton(const QMouseEvent &event);
    void releaseButton(const QMouseEvent &event);
    void hover(QPointF point);
    void leave();
    void focusIn(Qt::FocusReason reason);

private:
    void skipMotion();
    bool travel(const QKeyEvent &event);
    void type(const QString &character);

    BoardWidget *m_board;
    QString m_typed;
    QTimer m_typingTimer{this}; ///< forgets what was typed
    int m_cursor;
    int m_hovered = -1;
    int m_pressed = -1;
    bool m_byKeyboard = false; ///< the cursor was used after the pointer
    bool m_movedCursor = false;
    bool m_endedMotion = false;
};

} // namespace ui
