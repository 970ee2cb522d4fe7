#pragma once

#include "core/position.h"
#include "ui/board/boardcolours.h"
#include "ui/board/boardinput.h"
#include "ui/common/animationspeed.h"
#include "ui/common/boarddisplay.h"

#include <QPixmap>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace ui {

/// Shows a position of one game and takes a person's moves: by mouse, by keyboard (a cursor, or a
/// typed square) and by accessibility. It knows no rules, keeps no history and plays nothing:
/// a chosen move is only reported, and the receiver answers with playMove().
///
/// For input and accessibility a board is a table of cells: squares, or the counters of Nim. A cell
/// is a number whose meaning belongs to the board. GUI thread only.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    using Display = BoardDisplay;

    /// Ways of the keyboard cursor.
    enum class CursorMove { Left, Right, Up, Down, LineStart, LineEnd, First, Last };

    ~BoardWidget() override;

    core::GameKind kind() const { return core::kindOf(m_position); }

    /// Shows a position at once (start, undo, redo, load) and drops an animation.
    /// lastMove is the move that led to it; without one the position counts as the start of a game.
    /// previous is where it was played, if that is known: what it changed can then be marked.
    /// The positions must be of this board's game.
    void showPosition(const core::Position &position, std::optional<core::Move> lastMove,
                      const std::optional<core::Position> &previous = std::nullopt);
    /// Shows a legal move from the position shown now to the one after it, animated as the speed
    /// says. From the call on the board stands for the new position. animationFinished() follows
    /// exactly once, through the event loop where nothing moves, or animationDropped().
    void playMove(core::Move move, const core::Position &after);

    /// Whether the person may move now. Without it clicks and keys choose nothing, but the cursor
    /// still travels and reads. False at first.
    void setInteractive(bool interactive);
    bool isInteractive() const { return m_interactive; }
    /// While a position is set up by hand, cells are chosen instead of moves: cellChosen() follows
    /// every press, whatever the rules say.
    void setEditing(bool editing);
    bool isEditing() const { return m_editing; }
    void setDisplay(Display display);
    Display display() const { return m_display; }
    void setAnimationSpeed(AnimationSpeed speed) { m_animationSpeed = speed; }
    /// What the two sides are called, for accessible texts: "You", "Computer".
    void setNames(const QString &first, const QString &second)
    {
        m_names[0] = first;
        m_names[1] = second;
    }

    /// Marks a legal move, with its value or the reason for it inside the mark, if it fits there,
    /// until the position changes. The keyboard's cursor goes there, so that Enter plays it.
    void showHint(core::Move move, const QString &reason);
    /// The same for the move that was better than the one played, which is marked as a mistake.
    void showBetter(core::Move better, const QString &value, core::Move played);

    /// How good a move is: the tint of its square.
    enum class Tone { Good, Fair, Poor };
    /// What theory says of a move.
    struct Theory
    {
        core::Move move;
        QString text;      ///< a word or a number
        QString shortText; ///< a sign, where the text does not fit; may be empty
        QString spoken;    ///< the text in a sentence of a screen reader
        Tone tone = Tone::Fair;
        bool best = false; ///< no other is better
    };
    /// What a tint means, for the legend.
    struct TintMeaning
    {
        Tone tone;
        QString shortText; ///< as on the squares
        QString meaning;
        QString shortMeaning; ///< on a small board
    };
    /// Tints the squares of moves as theory judges them, with its texts, until the position
    /// changes; the legend stands at the lower edge of the board.
    void showTheory(const QList<Theory> &theory, const QList<TintMeaning> &legend = {});
    /// cellName() with what theory says of the cell.
    QString cellText(int cell) const;

    /// Ends the animation at once and reports animationFinished(), if a move is still being shown.
    /// A click or a key on the board does the same.
    void finishAnimation();
    /// Whether animationFinished() is still to come.
    bool isAnimating() const { return m_moveShowing; }

    const core::Position &position() const { return m_position; }

    /// Paints the board at rest as a drawing of shapes, for a file: nothing that is kept as pixels.
    void paintPicture(QPainter &painter);

    // The table of cells.

    /// All cells, row by row.
    virtual QList<int> cells() const = 0;
    virtual int rowCount() const = 0;
    virtual int columnCount() const = 0;
    virtual int rowOf(int cell) const = 0;
    virtual int columnOf(int cell) const = 0;
    /// Where the cell is, in the widget's coordinates.
    virtual QRectF cellRect(int cell) const = 0;
    /// What a screen reader says: "d3, empty, legal move, flips 2".
    virtual QString cellName(int cell) const = 0;
    /// The board's accessible name and, in a few words, what is on it.
    virtual QString title() const = 0;
    virtual QString summary() const = 0;
    /// The cell at a point of the widget, -1 where there is none.
    virtual int cellAt(QPointF point) const = 0;

    /// The cell that the keyboard is on; -1 where there is none (no counters left).
    int cursorCell() const { return m_input.cursor(); }
    /// Nothing changes where there is no such cell.
    void setCursorCell(int cell);
    /// A cell was chosen, by mouse, keyboard or accessibility: reports moveChosen(), refused() or
    /// pressedWhileLocked(), or cellChosen() while a position is set up. Nothing follows for -1.
    void press(int cell);

    // What BoardInput asks of a game's board.

    /// What a typed text means so far.
    struct Typed
    {
        enum class State {
            Nothing,    ///< no beginning of a square
            Unfinished, ///< more can follow; cell is set if it is a square already
            Complete    ///< a square, or a square that does not exist, with the reason
        };
        State state = State::Nothing;
        int cell = -1;
        QString reason;
    };

    virtual int cellToward(int cell, CursorMove cursorMove) const = 0;
    /// The cell itself if it still exists, else the best one instead, or -1.
    virtual int validCell(int cell) const = 0;
    /// What a text typed in lower case means.
    virtual Typed read(const QString &text) const = 0;
    /// Whether a button may be pressed on one cell and released on another.
    virtual bool sweeps() const { return false; }
    /// Whether pressing the cell would choose a legal move.
    bool isLegal(int cell) const { return core::isLegal(m_position, moveAt(cell)); }
    /// The move that pressing the cell means, legal or not.
    virtual core::Move moveAt(int cell) const = 0;
    /// Why the move on the cell is not legal.
    virtual QString reasonAgainst(int cell) const = 0;

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

signals:
    /// A legal move was chosen by mouse, keyboard or accessibility.
    void moveChosen(core::Move move);
    /// A cell was chosen on a board that is not interactive, and at rest: one that moves is
    /// finished by that, and no more.
    void pressedWhileLocked(int cell);
    /// A cell was chosen while a position is set up.
    void cellChosen(int cell);
    /// Something was clicked or typed that is no move; a short sentence that says why.
    void refused(const QString &reason);
    /// A click or a key on the board: whoever waits for a motion to be seen need not.
    void motionSkipped();
    /// The last move played is shown in full.
    void animationFinished();
    /// showPosition() came before it was.
    void animationDropped();

protected:
    BoardWidget(const core::Position &start, int cursor, QWidget *parent);

    /// Finds places for everything; called when size, scale, font or display change.
    virtual void layOut() = 0;
    /// The board without anything that changes during a game; kept in a pixmap.
    virtual void paintBackground(QPainter &painter) const = 0;
    /// Everything that changes, in the dirty part.
    virtual void paintPieces(QPainter &painter, const QRectF &dirty) const = 0;
    /// The whole board; nothing is painted outside.
    virtual QRectF boardRect() const = 0;

    /// Where the cursor stands at the start of a game.
    virtual int startCell() const { return cursorCell(); }
    /// Marks a cell of the move that a hint proposes; the text is empty where none is wanted.
    virtual void paintHintMark(QPainter &painter, int cell, const QString &text) const = 0;
    /// What a mistake would have placed on a cell, faintly, below its mark.
    virtual void paintGhost(QPainter &, int) const {}
    /// Tints a cell that theory speaks of, and frames it if its move is a best one.
    virtual void paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const = 0;
    /// The tints of the material that the board tints, such as its field or its counters.
    virtual const Tints &tints() const = 0;
    /// Whether tints lie on the pieces, not under them.
    virtual bool tintsPieces() const { return false; }
    /// Where the text of theory stands on a cell.
    virtual QRectF theoryRect(int cell) const = 0;
    /// The line at the lower edge for the legend, and the colour of texts there.
    virtual QRectF legendRect() const = 0;
    virtual QColor legendColour() const = 0;
    /// Where the frame of the cursor is painted.
    virtual QRectF focusRect(int cell) const { return cellRect(cell); }
    /// The cells to mark for a move; none for a pass.
    virtual QList<int> cellsOf(core::Move move) const = 0;
    /// The part of the board that a text typed so far stands for: a column, a heap.
    virtual QRectF typedArea(const QString &text) const = 0;

    /// Called after the position changed.
    virtual void positionChanged() {}
    /// Recomputes the places and paints everything, including the background.
    void rebuild();
    /// How long the animation from before() to position() takes at AnimationSpeed::Normal.
    virtual int animationLength() const = 0;
    /// What must be painted again while the animation runs.
    virtual QRectF animationArea() const { return boardRect(); }

    /// The position that the animation comes from; nothing while nothing moves.
    const core::Position *before() const { return m_moving ? previous() : nullptr; }
    /// The position in which the last move was played, if it is known.
    const core::Position *previous() const { return m_previous ? &*m_previous : nullptr; }
    /// Whether the last move was shown by an animation, which may still run.
    bool arrivedByAnimation() const { return m_animated; }
    /// Milliseconds since the animation began, as if at AnimationSpeed::Normal.
    qreal elapsed() const;
    std::optional<core::Move> lastMove() const { return m_lastMove; }
    QString sideName(core::Side side) const { return m_names[static_cast<std::size_t>(side)]; }
    /// The cell under the pointer or the cursor, whichever was used last; -1 if neither.
    int pointedCell() const { return m_input.pointedCell(); }
    /// Whether what a move would do is to be shown on the pointed cell.
    bool previewing() const;
    const BoardColours &colours() const { return boardColours(palette(), m_display.theme); }
    /// The largest square of whole device pixels in the middle of the widget, with a little space
    /// around it. Every board fills it, so that all are of one size.
    QRectF boardSquare() const;
    /// The colour of what is written on the cell: the plain one, unless the cell is tinted.
    QColor textColour(int cell, const QColor &plain) const;
    /// Whether a word of theory stands on the cell, or that of a hint.
    bool bearsText(int cell) const;
    /// The move that a hint proposes and its text; none where none is shown.
    std::optional<core::Move> hintedMove() const;
    bool showsTheory() const { return !m_theory.isEmpty() && !m_moving; }
    qreal markWidth() const;
    qreal devicePixel() const { return 1 / devicePixelRatioF(); }
    /// The nearest length of whole device pixels, for sharp edges.
    qreal onPixelGrid(qreal length) const
    {
        return qRound(length * devicePixelRatioF()) / devicePixelRatioF();
    }

    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Hint
    {
        core::Move move;
        QString reason;
        core::Move mistake; ///< that was played instead; none of a mere hint
    };

    void applyPosition(const core::Position &position, std::optional<core::Move> lastMove,
                       const std::optional<core::Position> &previous);
    void endAnimation();
    void refreshGround();
    void paintMarks(QPainter &painter) const;
    void paintHint(QPainter &painter) const;
    void paintMistake(QPainter &painter) const;
    void paintTints(QPainter &painter) const;
    const Theory *theoryOf(int cell) const;

    core::Position m_position;
    std::optional<core::Position> m_previous;
    std::optional<core::Move> m_lastMove;
    std::optional<Hint> m_hint;
    QList<Theory> m_theory;
    QList<TintMeaning> m_legend;
    QString m_names[2];
    BoardInput m_input;
    QTimer m_settleTimer{this}; ///< reports a move that needs no animation
    QVariantAnimation m_clock{this};
    QPixmap m_ground;
    qreal m_scale = 0; ///< device pixels in one of ours, when everything was placed
    Display m_display;
    AnimationSpeed m_animationSpeed = AnimationSpeed::Normal;
    bool m_interactive = false;
    bool m_editing = false;
    bool m_moveShowing = false;
    bool m_moving = false;   ///< an animation from the previous position runs
    bool m_animated = false; ///< the position was arrived at by an animation
};

} // namespace ui
