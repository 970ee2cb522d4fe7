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

/// Shows a position of one game and lets a person choose moves: by mouse, by keyboard (a cursor, or
/// typing a square) and by assistive technology. It knows no rules, keeps no history and plays
/// nothing: it only reports the chosen move, and the receiver answers with playMove().
///
/// For input and accessibility a board is a table of cells: squares, or the counters of Nim. A cell
/// is a number whose meaning is defined by the subclass. GUI thread only.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    using Display = BoardDisplay;

    /// Movements of the keyboard cursor.
    enum class CursorMove { Left, Right, Up, Down, LineStart, LineEnd, First, Last };

    ~BoardWidget() override;

    core::GameKind kind() const { return core::kindOf(m_position); }

    /// Shows a position without animation (start, undo, redo, load) and drops a running one.
    /// lastMove is the move that led to the position; without it the position counts as the start
    /// of a game. previous is the position before that move, if known, which allows marking what
    /// the move changed. The positions must be of this board's game.
    void showPosition(const core::Position &position, std::optional<core::Move> lastMove,
                      const std::optional<core::Position> &previous = std::nullopt);
    /// Shows a legal move from the current position to `after`, animated at the current speed. The
    /// board's position is `after` from the call on. Emits animationFinished() exactly once,
    /// through the event loop even without an animation, or else animationDropped().
    void playMove(core::Move move, const core::Position &after);

    /// Whether the person may move now; initially false. If not, clicks and keys choose nothing,
    /// but the cursor can still be moved and is read aloud.
    void setInteractive(bool interactive);
    bool isInteractive() const { return m_interactive; }
    /// While a position is being set up, cells are chosen instead of moves: every press emits
    /// cellChosen(), whatever the rules say.
    void setEditing(bool editing);
    bool isEditing() const { return m_editing; }
    void setDisplay(Display display);
    Display display() const { return m_display; }
    void setAnimationSpeed(AnimationSpeed speed) { m_animationSpeed = speed; }
    /// The names of the sides for accessible texts: "You", "Computer".
    void setNames(const QString &first, const QString &second)
    {
        m_names[0] = first;
        m_names[1] = second;
    }

    /// Marks a legal move until the position changes, with its value or its reason inside the mark
    /// if that fits. Moves the keyboard cursor there, so that Enter plays the move.
    void showHint(core::Move move, const QString &reason);
    /// Also marks the move that was played as a mistake, by a triangle or, for a blunder, a cross.
    void showBetter(core::Move better, const QString &value, core::Move played, bool isBlunder);

    /// Marks where a legal move will be played as wrong until showPosition(): the move and replies
    /// to it may follow.
    void markWrong(core::Move move);

    /// How good a move is; determines the tint of its square.
    enum class Tone { Good, Fair, Poor };
    /// Theory's judgement of a move.
    struct Theory
    {
        core::Move move;
        QString text;      ///< a word or a number
        QString shortText; ///< used if the text does not fit; may be empty
        QString spoken;    ///< the text as part of a screen reader's sentence
        Tone tone = Tone::Fair;
        bool best = false; ///< no other move is better
    };
    /// The meaning of a tint, for the legend.
    struct TintMeaning
    {
        Tone tone;
        QString shortText; ///< as on the squares
        QString meaning;
        QString shortMeaning; ///< on a small board
    };
    /// Tints the squares of moves by theory's judgement, with its texts, until the position
    /// changes. The legend is at the lower edge of the board.
    void showTheory(const QList<Theory> &theory, const QList<TintMeaning> &legend = {});
    /// cellName() and theory's judgement of the cell.
    QString cellText(int cell) const;

    /// Whether a move that ends the game is followed by what the board does with the result, such
    /// as sorting the discs; true initially. Not in a line that is only looked at.
    void setShowsResult(bool shows) { m_showsResult = shows; }

    /// Ends a running animation at once and emits animationFinished(). A click or key on the board
    /// does the same.
    void finishAnimation();
    /// Whether a move is being shown, and so animationFinished() is still to come.
    bool isAnimating() const { return m_moveShowing; }

    const core::Position &position() const { return m_position; }

    /// Paints the board without animation as vector graphics, for a file; uses no cached pixmaps.
    void paintPicture(QPainter &painter);

    // Cells

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
    /// The cell at a point of the widget; -1 if there is none.
    virtual int cellAt(QPointF point) const = 0;

    /// The cell at the keyboard cursor; -1 if there is none (no counters left).
    int cursorCell() const { return m_input.cursor(); }
    /// Ignored if there is no such cell.
    void setCursorCell(int cell) { m_input.setCursor(cell); }
    /// Handles the choice of a cell as a click on it does: emits moveChosen(), refused() or
    /// pressedWhileLocked(), or while setting up cellChosen(). Ignored for -1.
    void press(int cell);

    // What BoardInput asks

    /// What a typed text means.
    struct Typed
    {
        enum class State {
            Nothing,    ///< not the beginning of a square's name
            Unfinished, ///< more characters may follow; cell is set if it is a square already
            Complete    ///< a square, or a square that does not exist, with the reason
        };
        State state = State::Nothing;
        int cell = -1;
        QString reason;
    };

    virtual int cellToward(int cell, CursorMove cursorMove) const = 0;
    /// The cell itself if it exists, else the best substitute, or -1.
    virtual int validCell(int cell) const = 0;
    /// The meaning of a typed text, in lower case.
    virtual Typed read(const QString &text) const = 0;
    /// Whether a button may be pressed on one cell and released on another one.
    virtual bool sweeps() const { return false; }
    /// Whether pressing the cell would choose a legal move.
    bool isLegal(int cell) const { return core::isLegal(m_position, moveAt(cell)); }
    /// The move for the cell, legal or not. By default a cell is the code of its move.
    virtual core::Move moveAt(int cell) const
    {
        return core::Move(static_cast<std::uint16_t>(cell));
    }
    /// Why the cell's move is not legal.
    virtual QString reasonAgainst(int cell) const = 0;

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

signals:
    /// A legal move was chosen by mouse, keyboard or accessibility.
    void moveChosen(core::Move move);
    /// A cell was chosen while the board is not interactive. Not emitted if the press only ended an
    /// animation.
    void pressedWhileLocked(int cell);
    /// A cell was chosen while a position is set up.
    void cellChosen(int cell);
    /// A click or a typed square was not a legal move; a short sentence says why.
    void refused(const QString &reason);
    /// A click or a key on the board: waiting for animations should end.
    void motionSkipped();
    /// The last move has been shown completely.
    void animationFinished();
    /// showPosition() ended the animation of the last move.
    void animationDropped();

protected:
    BoardWidget(const core::Position &start, int cursor, QWidget *parent);

    /// Computes the layout; called when size, scale, font or display change.
    virtual void layOut() = 0;
    /// Paints everything that does not change during a game; cached in a pixmap.
    virtual void paintBackground(QPainter &painter) const = 0;
    /// Paints everything that changes, within the dirty rectangle.
    virtual void paintPieces(QPainter &painter, const QRectF &dirty) const = 0;
    /// The rectangle of the whole board; nothing is painted outside.
    virtual QRectF boardRect() const = 0;

    /// The cursor's cell at the start of a game.
    virtual int startCell() const { return cursorCell(); }
    /// Marks a cell of the hinted move; an empty text adds none.
    virtual void paintHintMark(QPainter &painter, int cell, const QString &text) const = 0;
    /// Paints faintly what a mistake placed on a cell, under its mark.
    virtual void paintGhost(QPainter &, int) const {}
    /// Tints a cell for theory, and frames it if its move is one of the best.
    virtual void paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const = 0;
    /// The tints for the material that is tinted, such as the field or the counters.
    virtual const Tints &tints() const = 0;
    /// Whether tints are painted on the pieces, not under them.
    virtual bool tintsPieces() const { return false; }
    /// The place of theory's text on a cell.
    virtual QRectF theoryRect(int cell) const = 0;
    /// The line at the lower edge for the legend, and the colour of its text.
    virtual QRectF legendRect() const = 0;
    virtual QColor legendColour() const = 0;
    /// The frame of the cursor on a cell.
    virtual QRectF focusRect(int cell) const { return cellRect(cell); }
    /// The cells that mark a move; none for a pass.
    virtual QList<int> cellsOf(core::Move move) const { return {move.code()}; }
    /// The part of the board that a typed text refers to: a column, a heap.
    virtual QRectF typedArea(const QString &text) const = 0;

    /// Called after a change of position.
    virtual void positionChanged() {}
    /// Computes the layout again and repaints everything, including the background.
    void rebuild();
    /// The duration of the animation from before() to position() at AnimationSpeed::Normal.
    virtual int animationLength() const = 0;
    /// The area to repaint during the animation.
    virtual QRectF animationArea() const { return boardRect(); }

    /// The position that the running animation starts from; null if there is none.
    const core::Position *before() const { return m_moving ? previous() : nullptr; }
    /// The position before the last move; null if it is unknown.
    const core::Position *previous() const { return m_previous ? &*m_previous : nullptr; }
    /// Whether the last move was animated; the animation may still be running.
    bool arrivedByAnimation() const { return m_animated; }
    bool showsResult() const { return m_showsResult; }
    /// Milliseconds since the animation began, scaled to AnimationSpeed::Normal.
    qreal elapsed() const;
    std::optional<core::Move> lastMove() const { return m_lastMove; }
    QString sideName(core::Side side) const { return m_names[static_cast<std::size_t>(side)]; }
    /// The cell under the pointer or the cursor, whichever was used last; -1 if neither.
    int pointedCell() const { return m_input.pointedCell(); }
    /// Whether the pointed cell is to preview its move.
    bool previewing() const;
    const BoardColours &colours() const { return boardColours(palette(), m_display.theme); }
    /// The largest centred square of whole device pixels, with a small margin. Every board fills
    /// it, so that all have the same size.
    QRectF boardSquare() const;
    /// The colour of text on the cell: the given one, unless the cell is tinted.
    QColor textColour(int cell, const QColor &plain) const;
    /// Whether a text of theory or of a hint, or the mark of a mistake, is on the cell.
    bool bearsMark(int cell) const;
    /// The hinted move and its text; nothing if no hint is shown.
    std::optional<core::Move> hintedMove() const;
    bool showsTheory() const { return !m_theory.isEmpty() && !m_moving; }
    qreal markWidth() const;
    qreal devicePixel() const { return 1 / devicePixelRatioF(); }
    /// Rounds a length to whole device pixels, for sharp edges.
    qreal onPixelGrid(qreal length) const
    {
        return qRound(length * devicePixelRatioF()) / devicePixelRatioF();
    }

    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Hint
    {
        core::Move move;
        QString reason;
        core::Move mistake; ///< the move played instead; none for a plain hint
        bool isBlunder = false;
    };

    void applyPosition(const core::Position &position, std::optional<core::Move> lastMove,
                       const std::optional<core::Position> &previous);
    void endAnimation();
    void choose(int cell, bool endedMotion);
    void updatePointerShape();
    void refreshBackground();
    void paintMarks(QPainter &painter) const;
    void paintHint(QPainter &painter) const;
    void paintMistake(QPainter &painter) const;
    void paintTints(QPainter &painter) const;
    const Theory *theoryOf(int cell) const;

    core::Position m_position;
    std::optional<core::Position> m_previous;
    std::optional<core::Move> m_lastMove;
    std::optional<Hint> m_hint;
    int m_wrongCell = -1; ///< of markWrong(); -1: none
    QList<Theory> m_theory;
    QList<TintMeaning> m_legend;
    QString m_names[2];
    BoardInput m_input;
    QTimer m_settleTimer{this}; ///< finishes a move that needs no animation
    QVariantAnimation m_clock{this};
    QPixmap m_background;
    qreal m_scale = 0; ///< the device pixel ratio of the current layout
    Display m_display;
    AnimationSpeed m_animationSpeed = AnimationSpeed::Normal;
    bool m_interactive = false;
    bool m_editing = false;
    bool m_moveShowing = false;
    bool m_moving = false; ///< an animation from the previous position runs
    bool m_showsResult = true;
    bool m_animated = false; ///< the last move was animated
};

} // namespace ui
