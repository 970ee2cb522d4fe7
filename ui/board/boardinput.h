#pragma once

#include <QKeyEvent>
#include <QMouseEvent>
#include <QObject>
#include <QTimer>

#include <utility>

namespace ui {

class BoardWidget;

/// Handles pointer, keyboard cursor and typed squares for one board, and makes the board press the
/// cells chosen by them. GUI thread.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    /// Must not outlive the board. `cursor`: the initial cell of the cursor.
    BoardInput(BoardWidget *board, int cursor);

    /// The cell at the keyboard cursor; -1 if there is none.
    int cursor() const { return m_cursor; }
    /// Moves the cursor to an existing cell, or -1 for none.
    void setCursor(int cell);
    /// The cell under the pointer or the cursor, whichever was used last; -1 if neither.
    int pointedCell() const;
    bool byKeyboard() const { return m_byKeyboard; }
    /// Whether a key moved the cursor since forgetCursorMove().
    bool hasMovedCursor() const { return m_movedCursor; }
    void forgetCursorMove() { m_movedCursor = false; }
    /// The part of a square's name typed so far.
    const QString &typed() const { return m_typed; }
    void clearTyped();
    /// Cancels a press: the cell under the pressed button has changed.
    void forgetPress() { m_pressed = -1; }
    /// Whether the last key or button press ended an animation; resets the flag.
    bool takeEndedMotion() { return std::exchange(m_endedMotion, false); }
    /// Resets the input, because another position is shown.
    void startAgain(int cursor);
    /// To be called when the cells that may be pressed have changed.
    void updatePointerShape();

    /// Whether the board handles this key.
    bool isForBoard(const QKeyEvent &event) const;

    // Event handlers. They return false for keys and buttons that the board does not handle.
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
    QTimer m_typingTimer{this}; ///< clears the typed text
    int m_cursor;
    int m_hovered = -1;
    int m_pressed = -1;
    bool m_byKeyboard = false; ///< the cursor was used more recently than the pointer
    bool m_movedCursor = false;
    bool m_endedMotion = false;
};

} // namespace ui
