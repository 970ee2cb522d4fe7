#include "ui/board/games/tictactoeboardwidget.h"

#include "ui/board/boardaccessibility.h"
#include "ui/board/boardpainting.h"
#include "ui/board/penstroke.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

using core::Side;
using core::TicTacToe;

constexpr qreal markReach = 0.29; ///< in squares, like all lengths below
constexpr qreal crossWidth = 0.085;
constexpr qreal noughtWidth = 0.08;
constexpr qreal gridWidth = 0.026;
constexpr qreal winningWidth = 0.2; ///< of a band that is wider than a mark's stroke
constexpr qreal winningEdge = 0.022;
constexpr qreal winningReach = 0.4;
constexpr qreal winningShare = 0.25; ///< of the line's colour within the band

constexpr qreal underlineDepth = 0.4; ///< below the middle
constexpr qreal underlineReach = 0.16;
constexpr qreal underlineWidth = 0.03;

constexpr qreal ghostShare = 0.25; ///< of the mark's tone

constexpr std::array bothSides{Side::First, Side::Second};

} // namespace

TicTacToeBoardWidget::TicTacToeBoardWidget(QWidget *parent)
    : SquareBoardWidget(TicTacToe(), 3, 4, parent) // the cursor starts in the centre
{}

void TicTacToeBoardWidget::showMarks(TicTacToe::Mask first, TicTacToe::Mask second)
{
    const CellChanges changes(*this);
    m_marks = {first, second};
    update();
}

void TicTacToeBoardWidget::positionChanged()
{
    m_marks = {game().marks(Side::First), game().marks(Side::Second)};
}

bool TicTacToeBoardWidget::isWon() const
{
    return TicTacToe::hasLine(marks(Side::First)) || TicTacToe::hasLine(marks(Side::Second));
}

bool TicTacToeBoardWidget::inWinningLine(int cell) const
{
    for (const Side side : bothSides) {
        for (const TicTacToe::Mask line : TicTacToe::lines) {
            if (has(line, cell) && TicTacToe::hasLine(marks(side) & line))
                return true;
        }
    }
    return false;
}

QString TicTacToeBoardWidget::title() const
{
    return tr("Tic-tac-toe board");
}

QString TicTacToeBoardWidget::summary() const
{
    if (sideName(Side::First).isEmpty())
        return {};
    return tr("%1: X. %2: O.").arg(sideName(Side::First), sideName(Side::Second));
}

QString TicTacToeBoardWidget::cellName(int cell) const
{
    const int number = cell + 1;
    if (has(emptySquares(), cell))
        return tr("%1, empty").arg(number);
    const QString mark = has(marks(Side::First), cell) ? tr("X") : tr("O");
    if (inWinningLine(cell))
        return tr("%1, %2, in the winning line").arg(number).arg(mark);
    if (lastMove() && lastMove()->code() == cell)
        return tr("%1, %2, last move").arg(number).arg(mark);
    return tr("%1, %2").arg(number).arg(mark);
}

QString TicTacToeBoardWidget::reasonAgainst(int cell) const
{
    if (game().isOver())
        return tr("The game is over.");
    return tr("Square %1 is taken. Choose an empty one.").arg(cell + 1);
}

BoardWidget::Typed TicTacToeBoardWidget::read(const QString &text) const
{
    const QChar first = text.isEmpty() ? QChar() : text[0];
    if (text.size() == 1 && first >= '1' && first <= '9')
        return {Typed::State::Complete, first.unicode() - '1', {}};
    return SquareBoardWidget::read(text);
}

void TicTacToeBoardWidget::layOut()
{
    m_paper = boardSquare();
    const qreal side = m_paper.width();
    const QPointF corner = m_paper.topLeft();
    const qreal margin = side * 0.06;
    placeSquares(corner + QPointF(margin, margin), (side - 2 * margin) / grid().size());
}

void TicTacToeBoardWidget::paintBackground(QPainter &painter) const
{
    paintSlab(painter, m_paper, colours().paper, colours().paperEdge);
    paintGrid(painter);
}

void TicTacToeBoardWidget::paintGrid(QPainter &painter) const
{
    const qreal width = qMax(1.5, grid().square() * gridWidth);
    for (int i = 1; i < grid().size(); ++i) {
        const auto upright =
            PenStroke::line(grid().crossing(i, 0), grid().crossing(i, 3), width, i);
        const auto level =
            PenStroke::line(grid().crossing(0, i), grid().crossing(3, i), width, i + 10);
        painter.fillPath(upright.drawn(1), colours().pencil);
        painter.fillPath(level.drawn(1), colours().pencil);
    }
}

void TicTacToeBoardWidget::paintPieces(QPainter &painter, const QRectF &dirty) const
{
    const bool moving = before() != nullptr;
    const bool ghosted = previewing() && isLegal(pointedCell());
    if (isWon()) { // below the marks, which a line above them would hide
        paintWinningLines(painter, moving ? (elapsed() - strokeLength) / winningLineLength : 1);
        paintGrid(painter);
    }
    for (const int cell : cells()) {
        if (!dirty.intersects(cellRect(cell)))
            continue;
        const bool drawing = moving && lastMove()->code() == cell;
        for (const Side side : bothSides) {
            if (has(marks(side), cell))
                paintMark(painter, cell, side, drawing ? elapsed() / strokeLength : 1);
        }
        if (has(emptySquares(), cell) && !(ghosted && cell == pointedCell()))
            paintNumber(painter, cell);
    }
    if (ghosted)
        paintPreview(painter, pointedCell(), game().sideToMove());
    if (!moving && display().lastMove && !isWon())
        paintLastMove(painter);
}

QPainterPath TicTacToeBoardWidget::markPath(int cell, Side side, qreal part) const
{
    const QPointF centre = cellRect(cell).center();
    const qreal square = grid().square();
    const qreal reach = square * markReach;
    if (side == Side::Second)
        return PenStroke::loop(centre, reach, square * noughtWidth, cell).drawn(part);
    const qreal width = square * crossWidth;
    const auto falling = PenStroke::line(centre - QPointF(reach, reach),
                                         centre + QPointF(reach, reach), width, cell * 2);
    const auto rising = PenStroke::line(centre + QPointF(reach, -reach),
                                        centre + QPointF(-reach, reach), width, cell * 2 + 31);
    QPainterPath both = falling.drawn(part * 2);
    both.addPath(rising.drawn(part * 2 - 1));
    both.setFillRule(Qt::WindingFill);
    return both;
}

QColor TicTacToeBoardWidget::tone(Side side) const
{
    return side == Side::First ? colours().cross : colours().nought;
}

void TicTacToeBoardWidget::paintMark(QPainter &painter, int cell, Side side, qreal part) const
{
    painter.fillPath(markPath(cell, side, part), tone(side));
}

/// Paints the mark faintly with a dashed outline, so that it is not taken for one played.
void TicTacToeBoardWidget::paintPreview(QPainter &painter, int cell, Side side) const
{
    const QPainterPath outline = markPath(cell, side, 1).simplified();
    // Opaque, because Qt fills blended areas on the global pool's threads and waits for them.
    painter.fillPath(outline, mixed(colours().paper, tone(side), ghostShare));
    QPen dashed(tone(side), qMax(1.2, grid().square() * 0.014), Qt::CustomDashLine, Qt::FlatCap);
    dashed.setDashPattern({3.2, 2.2});
    painter.strokePath(outline, dashed);
}

void TicTacToeBoardWidget::paintNumber(QPainter &painter, int cell) const
{
    if (!display().coordinates)
        return;
    painter.setFont(fontOfHeight(font(), qMax(10.0, grid().square() * 0.15)));
    painter.setPen(textColour(cell, colours().paperText));
    painter.drawText(cellRect(cell), Qt::AlignCenter, QString::number(cell + 1));
}

/// Underlines the mark: a dot beside it would look like a slip of the pen.
void TicTacToeBoardWidget::paintLastMove(QPainter &painter) const
{
    if (!lastMove())
        return;
    const qreal square = grid().square();
    const QPointF middle =
        cellRect(lastMove()->code()).center() + QPointF(0, square * underlineDepth);
    const QPointF reach(square * underlineReach, 0);
    const auto stroke = PenStroke::line(middle - reach, middle + reach,
                                        qMax(2.0, square * underlineWidth), lastMove()->code());
    painter.fillPath(stroke.drawn(1), colours().paperLastMove);
}

int TicTacToeBoardWidget::animationLength() const
{
    return strokeLength + (isWon() ? winningLineLength : 0);
}

QRectF TicTacToeBoardWidget::animationArea() const
{
    return isWon() || !lastMove() ? m_paper : cellRect(lastMove()->code());
}

void TicTacToeBoardWidget::paintWinningLines(QPainter &painter, qreal part) const
{
    for (const Side side : bothSides) {
        for (const TicTacToe::Mask line : TicTacToe::lines) {
            if (!TicTacToe::hasLine(marks(side) & line))
                continue;
            const QPointF first = cellRect(std::countr_zero(line)).center();
            const QPointF last = cellRect(std::bit_width(line) - 1).center();
            const QPointF beyond = (last - first) / 2 * winningReach;
            const auto stroke =
                PenStroke::line(first - beyond, last + beyond, grid().square() * winningWidth, 3);
            const QPainterPath band = stroke.drawn(part).simplified();
            const QColor edge = colours().winningLine;
            painter.fillPath(band, mixed(colours().paper, edge, winningShare));
            painter.strokePath(band, QPen(edge, qMax(1.0, grid().square() * winningEdge)));
        }
    }
}

/// Paints the corners of a frame, unlike an X, an O or the cursor's frame.
void TicTacToeBoardWidget::paintHintMark(QPainter &painter, int cell, const QString &text) const
{
    const qreal square = grid().square();
    const qreal inset = square * (showsTheory() ? 0.14 : 0.1); // inside the tint's outline
    const QRectF frame = cellRect(cell).adjusted(inset, inset, -inset, -inset);
    const qreal arm = square * 0.16;
    QPainterPath corners;
    for (const int right : {0, 1}) {
        for (const int low : {0, 1}) {
            const QPointF corner(right != 0 ? frame.right() : frame.left(),
                                 low != 0 ? frame.bottom() : frame.top());
            corners.moveTo(corner + QPointF(right != 0 ? -arm : arm, 0));
            corners.lineTo(corner);
            corners.lineTo(corner + QPointF(0, low != 0 ? -arm : arm));
        }
    }
    strokeCased(painter, corners, qMax(2.0, square * 0.03), colours().hint, colours().markDark);
    const QFont bold = boldFont(font());
    painter.setPen(colours().paperText);
    paintFitted(painter, text, bold, qMax(10.0, square * 0.15), theoryRect(cell));
}

void TicTacToeBoardWidget::paintGhost(QPainter &painter, int cell) const
{
    paintPreview(painter, cell, game().sideToMove());
}

void TicTacToeBoardWidget::paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const
{
    const qreal inset = grid().square() * 0.07;
    const QRectF inside = cellRect(cell).adjusted(inset, inset, -inset, -inset);
    const qreal width = qMax(1.5, grid().square() * 0.018);
    painter.setPen(best ? QPen(tint.text, width) : QPen(Qt::NoPen));
    painter.setBrush(tint.fill);
    painter.drawRoundedRect(inside, inset, inset);
}

/// Below the square's number, or its mark.
QRectF TicTacToeBoardWidget::theoryRect(int cell) const
{
    const QRectF square = cellRect(cell);
    const qreal margin = square.width() * 0.14;
    return QRectF(square.left() + margin, square.top() + square.height() * 0.68,
                  square.width() - 2 * margin, square.height() * 0.2);
}

} // namespace ui
