#include "ui/board/boardwidget.h"

#include "ui/board/boardaccessibility.h"
#include "ui/board/boardpainting.h"
#include "ui/board/markpainter.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace ui {

BoardWidget::BoardWidget(const core::Position &start, int cursor, QWidget *parent)
    : QWidget(parent)
    , m_position(start)
    , m_names{tr("You"), tr("Computer")}
    , m_input(this, cursor)
{
    m_display.theme = boardTheme();
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_settleTimer.setSingleShot(true);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_input, &BoardInput::motionSkipped, this, [this] {
        finishAnimation();
        emit motionSkipped();
    });
    connect(&m_input, &BoardInput::cellPressed, this, &BoardWidget::choose);
    connect(&m_input, &BoardInput::refused, this, &BoardWidget::refused);
    connect(&m_input, &BoardInput::cursorMoved, this, [this] { notifyCursorMoved(*this); });
    connect(&m_input, &BoardInput::changed, this, [this] {
        updatePointerShape();
        update();
    });
    connect(&m_settleTimer, &QTimer::timeout, this, &BoardWidget::finishAnimation);
    connect(&m_clock, &QVariantAnimation::finished, this, &BoardWidget::finishAnimation);
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this] { update(animationArea().toAlignedRect()); });
}

BoardWidget::~BoardWidget()
{
    // QWidget's destructor must not reach the cells any more.
    forgetAccessible(*this);
}

void BoardWidget::showPosition(const core::Position &position, std::optional<core::Move> lastMove,
                               const std::optional<core::Position> &previous)
{
    assert(core::kindOf(position) == kind());
    const bool dropped = m_moveShowing;
    {
        const CellChanges changes(*this);
        endAnimation();
        m_wrongCell = -1;
        applyPosition(position, lastMove, previous);
    }
    if (dropped)
        emit animationDropped();
}

void BoardWidget::playMove(core::Move move, const core::Position &after)
{
    assert(core::isLegal(m_position, move) && core::after(m_position, move) == after);
    finishAnimation();
    const CellChanges changes(*this);
    applyPosition(after, move, core::Position(m_position));
    m_moveShowing = true;
    const int length = isVisible() ? lengthAt(m_animationSpeed, animationLength()) : 0;
    if (length == 0) {
        m_settleTimer.start(0);
        return;
    }
    m_moving = true;
    m_animated = true;
    m_clock.setDuration(length);
    m_clock.start();
}

void BoardWidget::applyPosition(const core::Position &position, std::optional<core::Move> lastMove,
                                const std::optional<core::Position> &previous)
{
    m_position = position;
    m_animated = false;
    // A pass marks nothing: the last disc stays marked.
    if (!lastMove || !cellsOf(*lastMove).isEmpty()) {
        m_lastMove = lastMove;
        m_previous = previous;
    }
    m_hint.reset();
    m_theory.clear();
    m_legend.clear();
    if (!lastMove || core::isOver(position))
        m_input.forgetCursorMove();
    positionChanged();
    m_input.startAgain(validCell(lastMove ? cursorCell() : startCell()));
    update();
}

void BoardWidget::endAnimation()
{
    // Cleared first: stopping a clock that has run out emits finished(), and finishAnimation() must
    // then do nothing.
    m_moveShowing = false;
    m_moving = false;
    m_settleTimer.stop();
    m_clock.stop();
}

void BoardWidget::finishAnimation()
{
    if (!m_moveShowing)
        return;
    endAnimation();
    update();
    emit animationFinished();
}

qreal BoardWidget::elapsed() const
{
    return m_clock.currentValue().toReal() * animationLength();
}

void BoardWidget::setInteractive(bool interactive)
{
    if (m_interactive == interactive)
        return;
    const CellChanges changes(*this);
    m_interactive = interactive;
    m_input.forgetPress();
    updatePointerShape();
    update();
}

void BoardWidget::setEditing(bool editing)
{
    const CellChanges changes(*this);
    m_editing = editing;
    updatePointerShape();
    update();
}

void BoardWidget::setDisplay(Display display)
{
    if (m_display == display)
        return;
    m_display = display;
    rebuild();
}

void BoardWidget::showHint(core::Move move, const QString &reason)
{
    showBetter(move, reason, core::Move::none(), false);
}

void BoardWidget::showBetter(core::Move move, const QString &reason, core::Move played,
                             bool isBlunder)
{
    assert(core::isLegal(m_position, move));
    const CellChanges changes(*this);
    m_hint = Hint{move, reason, played, isBlunder};
    setCursorCell(cellsOf(move).value(0, -1));
    m_input.forgetCursorMove(); // otherwise the preview would hide the text in the mark
    update();
}

void BoardWidget::markWrong(core::Move move)
{
    const CellChanges changes(*this);
    m_wrongCell = cellsOf(move).value(0, -1);
    update();
}

void BoardWidget::showTheory(const QList<Theory> &theory, const QList<TintMeaning> &legend)
{
    const CellChanges changes(*this);
    m_theory = theory;
    m_legend = legend;
    update();
}

std::optional<core::Move> BoardWidget::hintedMove() const
{
    return m_hint && !m_moving ? std::optional(m_hint->move) : std::nullopt;
}

const BoardWidget::Theory *BoardWidget::theoryOf(int cell) const
{
    if (m_theory.isEmpty() || !isLegal(cell))
        return nullptr;
    const core::Move move = moveAt(cell);
    const auto found = std::find_if(m_theory.begin(), m_theory.end(),
                                    [move](const Theory &theory) { return theory.move == move; });
    return found == m_theory.end() ? nullptr : &*found;
}

QString BoardWidget::cellText(int cell) const
{
    const Theory *theory = theoryOf(cell);
    if (cell == m_wrongCell)
        return tr("%1, wrong", "a cell where a move was made").arg(cellName(cell));
    if (m_hint && m_hint->mistake != core::Move::none()) {
        if (cellsOf(m_hint->mistake).contains(cell))
            return tr("%1, played, a mistake", "a cell").arg(cellName(cell));
        if (cellsOf(m_hint->move).contains(cell))
            return m_hint->reason.isEmpty() ? tr("%1, better", "a cell").arg(cellName(cell))
                                            : tr("%1, better: %2", "a cell, the value of its move")
                                                  .arg(cellName(cell), m_hint->reason);
    }
    if (theory == nullptr)
        return cellName(cell);
    return theory->best ? tr("%1, %2, best", "a cell, then what theory says of it")
                              .arg(cellName(cell), theory->spoken)
                        : tr("%1, %2", "a cell, then what theory says of it")
                              .arg(cellName(cell), theory->spoken);
}

void BoardWidget::press(int cell)
{
    const bool endsMotion = isAnimating();
    finishAnimation();
    m_input.clearTyped();
    choose(cell, endsMotion);
}

void BoardWidget::choose(int cell, bool endedMotion)
{
    if (cell < 0)
        return;
    if (m_editing)
        emit cellChosen(cell);
    else if (m_interactive && isLegal(cell))
        emit moveChosen(moveAt(cell));
    else if (m_interactive)
        emit refused(reasonAgainst(cell));
    else if (!endedMotion)
        emit pressedWhileLocked(cell);
}

void BoardWidget::updatePointerShape()
{
    const int hovered = m_input.hoveredCell();
    const bool choosing = m_interactive && !m_input.byKeyboard();
    if (hovered >= 0 && (m_editing || (choosing && isLegal(hovered))))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

bool BoardWidget::previewing() const
{
    // Otherwise the preview would look like a move played.
    const bool pointed = !m_input.byKeyboard() || m_input.hasMovedCursor();
    return m_display.preview && m_interactive && !m_moving && pointed && pointedCell() >= 0;
}

void BoardWidget::rebuild()
{
    m_background = QPixmap();
    m_scale = devicePixelRatioF();
    layOut();
    update();
}

void BoardWidget::changeEvent(QEvent *event)
{
    constexpr std::array looks{QEvent::PaletteChange, QEvent::StyleChange, QEvent::FontChange,
                               QEvent::LanguageChange};
    if (std::find(looks.begin(), looks.end(), event->type()) != looks.end())
        rebuild();
    QWidget::changeEvent(event);
}

void BoardWidget::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    rebuild();
}

void BoardWidget::hideEvent(QHideEvent *event)
{
    finishAnimation();
    QWidget::hideEvent(event);
}

QRectF BoardWidget::boardSquare() const
{
    const qreal side = onPixelGrid(qMin(width(), height()));
    return QRectF(onPixelGrid((width() - side) / 2), onPixelGrid((height() - side) / 2), side,
                  side);
}

void BoardWidget::refreshBackground()
{
    // Qt has no event for moving to a screen with another scale.
    if (!qFuzzyCompare(m_scale, devicePixelRatioF()))
        rebuild();
    if (!m_background.isNull())
        return;
    m_background = paintedPixmap(size(), m_scale, [this](QPainter &painter) {
        painter.setFont(font());
        paintBackground(painter);
    });
}

void BoardWidget::paintEvent(QPaintEvent *event)
{
    refreshBackground();
    QPainter painter(this);
    // Otherwise +4 is shown as 4+ in right-to-left layouts.
    painter.setLayoutDirection(Qt::LeftToRight);
    const QRectF dirty = event->rect();
    painter.drawPixmap(dirty, m_background,
                       QRectF(dirty.topLeft() * m_scale, dirty.size() * m_scale));
    painter.setRenderHint(QPainter::Antialiasing);
    if (const QString &typed = m_input.typed(); !typed.isEmpty()) {
        QColor glow = palette().color(QPalette::Highlight);
        glow.setAlpha(90);
        painter.fillRect(typedArea(typed), glow);
    }
    if (showsTheory() && !tintsPieces())
        paintTints(painter);
    paintPieces(painter, dirty);
    if (showsTheory() && tintsPieces())
        paintTints(painter);
    paintMarks(painter);
}

void BoardWidget::paintMarks(QPainter &painter) const
{
    const MarkPainter marks(painter, colours(), font(), boardRect());
    // At the end it would lie on the result, until it is moved.
    const bool isOfUse = !core::isOver(m_position) || m_input.hasMovedCursor();
    if (m_input.byKeyboard() && hasFocus() && cursorCell() >= 0 && isOfUse)
        marks.paintCursor(focusRect(cursorCell()), palette().color(QPalette::Highlight));
    if (showsTheory()) {
        for (const int cell : cells()) {
            if (const Theory *theory = theoryOf(cell); theory != nullptr)
                marks.paintTheory(*theory, tintOf(theory->tone, tints()), theoryRect(cell));
        }
        marks.paintLegend(m_legend, tints(), legendRect(), legendColour());
    }
    if (m_hint && !m_moving)
        paintHint(painter);
    if (m_wrongCell >= 0)
        marks.paintCross(cellRect(m_wrongCell));
    if (const QString &typed = m_input.typed(); !typed.isEmpty())
        marks.paintTyped(typed, typedArea(typed));
}

void BoardWidget::paintHint(QPainter &painter) const
{
    const QList<int> marked = cellsOf(m_hint->move);
    // No text if theory labels the cell already, or if the cell previews the move under the
    // pointer.
    const bool covered = showsTheory() || (previewing() && marked.contains(pointedCell()));
    for (const int cell : marked)
        paintHintMark(painter, cell, covered ? QString() : m_hint->reason);
    if (m_hint->mistake != core::Move::none())
        paintMistake(painter);
}

/// Paints the mistake's pieces as ghosts, with its mark at the corner of its first cell.
void BoardWidget::paintMistake(QPainter &painter) const
{
    const QList<int> played = cellsOf(m_hint->mistake);
    for (const int cell : played) {
        painter.save();
        paintGhost(painter, cell);
        painter.restore();
    }
    if (played.isEmpty())
        return;
    const MarkPainter marks(painter, colours(), font(), boardRect());
    const QRectF cell = cellRect(played.first());
    m_hint->isBlunder ? marks.paintCross(cell) : marks.paintTriangle(cell);
}

void BoardWidget::paintTints(QPainter &painter) const
{
    for (const int cell : cells()) {
        if (const Theory *theory = theoryOf(cell); theory != nullptr)
            paintTint(painter, cell, tintOf(theory->tone, tints()), theory->best);
    }
}

QColor BoardWidget::textColour(int cell, const QColor &plain) const
{
    const Theory *theory = showsTheory() ? theoryOf(cell) : nullptr;
    return theory == nullptr ? plain : tintOf(theory->tone, tints()).text;
}

qreal BoardWidget::markWidth() const
{
    return MarkPainter::widthOn(boardRect());
}

bool BoardWidget::bearsMark(int cell) const
{
    const bool hinted = m_hint && !m_moving;
    return (showsTheory() && theoryOf(cell) != nullptr)
           || (hinted && !m_hint->reason.isEmpty() && cellsOf(m_hint->move).contains(cell))
           || (hinted && m_hint->mistake != core::Move::none()
               && cellsOf(m_hint->mistake).contains(cell));
}

void BoardWidget::paintPicture(QPainter &painter)
{
    rebuild();
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    paintBackground(painter);
    paintPieces(painter, rect());
}

} // namespace ui
