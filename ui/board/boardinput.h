#pragma once

#include <QKeyEvent>
#include <QMouseEvent>
#include <QObject>
#include <QTimer>

namespace ui {

class BoardWidget;

/// Handles pointer, keyboard cursor and typed squares for one board, whose events it filters. It
/// asks the board about its cells and reports what the person did by signals. GUI thread.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    /// Must not outlive the board. `cursor`: the initial cell of the cursor.
    BoardInput(BoardWidget *board, int cursor);

    /// The cell at the keyboard cursor; -1 if there is none.
    int cursor() const { return m_cursor; }
    /// Moves the cursor; ignored if there is no such cell.
    void setCursor(int cell);
    /// The cell under the pointer; -1 if there is none.
    int hoveredCell() const { return m_hovered; }
    /// The cell under the pointer or the cursor, whichever was used last; -1 if neither.
    int pointedCell() const;
    /// Whether a key gives a command, or is held for one, rather than choosing something on the
    /// board. Escape may do either.
    static bool isCommand(const QKeyEvent &event);
    /// Whether a key is a letter or digit of a typed move.
    static bool isTyped(const QKeyEvent &event);
    bool byKeyboard() const { return m_byKeyboard; }
    /// Whether a key moved the cursor since forgetCursorMove().
    bool hasMovedCursor() const { return m_movedCursor; }
    void forgetCursorMove() { m_movedCursor = false; }
    /// The part of a square's name typed so far.
    const QString &typed() const { return m_typed; }
    void clearTyped();
    /// Cancels a press: the cell under the pressed button has changed.
    void forgetPress() { m_pressed = -1; }
    /// Resets the input, because another position is shown. `cursor`: an existing cell, or -1 for
    /// none.
    void startAgain(int cursor);

signals:
    /// A button or key was pressed: running animations should end. Precedes what it does.
    void motionSkipped();
    /// A cell was chosen; -1 for the cursor where there is none. `endedMotion`: the click or key
    /// also ended an animation.
    void cellPressed(int cell, bool endedMotion);
    /// The keyboard cursor is at another cell, or has come to the board with the focus.
    void cursorMoved();
    /// What the board shows of the pointer, the cursor or the typed text may have changed.
    void changed();
    /// A typed text names no cell; a short sentence says why.
    void refused(const QString &reason);

private:
    bool eventFilter(QObject *board, QEvent *event) override;
    bool isForBoard(const QKeyEvent &event) const;
    // These return false for keys and buttons that the board does not handle.
    bool pressKey(const QKeyEvent &event);
    bool pressButton(const QMouseEvent &event);
    void releaseButton(const QMouseEvent &event);
    void hover(QPointF point);
    void leave();
    void focusIn(Qt::FocusReason reason);
    void skipMotion();
    void press(int cell);
    void moveCursor(int cell);
    bool travel(const QKeyEvent &event);
    void type(const QString &character);

    const BoardWidget &m_board;
    QString m_typed;
    QTimer m_typingTimer{this}; ///< clears the typed text
    int m_cursor;
    int m_hovered = -1;
    int m_pressed = -1;
    bool m_byKeyboard = false; ///< the cursor was used more recently than the pointer
    bool m_movedCursor = false;
    bool m_endedMotion = false; ///< the last button or key pressed ended an animation
};

} // namespace ui
