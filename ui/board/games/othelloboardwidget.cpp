#include "ui/board/games/othelloboardwidget.h"

#include "ui/board/boardpainting.h"
#include "ui/board/games/boardtexts.h"
#include "ui/board/markpainter.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace ui {

namespace {

using core::Othello;
using core::Side;

constexpr qreal discRadius = 0.415; ///< in squares, as all lengths below
constexpr qreal legalRadius = 0.105;
constexpr qreal crossingRadius = 0.04;
constexpr qreal lastDiscRadius = 0.1;
constexpr qreal turnedRadius = 0.25;  ///< of the ring on what the last move turned
constexpr qreal turningRadius = 0.33; ///< of the dashed ring on what a move would turn
constexpr qreal hintRadius = 0.43;
constexpr qreal insideRing = 0.2; ///< from the square's edge: three characters keep off the ring
constexpr qreal flipShare = 0.6;  ///< of all the time, that one disc takes to turn

/// How many steps of a king lie between two squares.
int distance(int one, int other)
{
    return qMax(qAbs(one % 8 - other % 8), qAbs(one / 8 - other / 8));
}

qreal smooth(qreal t)
{
    const qreal x = qBound(0.0, t, 1.0);
    return x * x * (3 - 2 * x);
}

} // namespace

OthelloBoardWidget::OthelloBoardWidget(QWidget *parent)
    : SquareBoardWidget(Othello(), 8, 19, parent) // d3, a move in the start position
{}

QString OthelloBoardWidget::title() const
{
    return tr("Othello board");
}

QString OthelloBoardWidget::summary() const
{
    if (sideName(Side::First).isEmpty())
        return tr("Black: %1. White: %2.")
            .arg(game().countInResult(Side::First))
            .arg(game().countInResult(Side::Second));
    return tr("%1, black: %2. %3, white: %4.")
        .arg(sideName(Side::First))
        .arg(game().countInResult(Side::First))
        .arg(sideName(Side::Second))
        .arg(game().countInResult(Side::Second));
}

void OthelloBoardWidget::markMoves()
{
    m_marked = game();
    update();
}

QString OthelloBoardWidget::cellName(int cell) const
{
    return othelloSquareName(game(), cell, lastMove(), marksMoves());
}

QString OthelloBoardWidget::reasonAgainst(int cell) const
{
    return reasonAgainstPlacing(game(), cell,
                                m_namesLegalMoves      ? LegalMoveHelp::Example
                                : display().legalMoves ? LegalMoveHelp::Dots
                                                       : LegalMoveHelp::Nothing);
}

void OthelloBoardWidget::layOut()
{
    const qreal pixel = devicePixel();
    m_frame = boardSquare();
    const qreal side = m_frame.width();
    const qreal band = display().coordinates ? qMax(14.0, side * 0.046)
                       : isMiniature(side)   ? pixel
                                             : qMax(5.0, side * 0.02);
    const qreal square = qMax(pixel, std::floor((side - 2 * band) / 8 / pixel) * pixel);
    const qreal edge = onPixelGrid((side - 8 * square) / 2);
    placeSquares(m_frame.topLeft() + QPointF(edge, edge), square);
    const QRectF disc(0, 0, square, square);
    for (const Side colour : {Side::First, Side::Second}) {
        m_discs[static_cast<std::size_t>(colour)] =
            paintedPixmap(disc.size(), devicePixelRatioF(),
                          [&](QPainter &painter) { renderDisc(painter, disc, colour); });
    }
}

void OthelloBoardWidget::paintBackground(QPainter &painter) const
{
    const qreal square = grid().square();
    const QRectF field = grid().rect();
    const TexturedFill fill{colours().field, colours().fieldLit, colours().fieldTexture};
    paintSlab(painter, m_frame, colours().frame, colours().fieldLine);
    if (fill.texture != Texture::Plain)
        paintFrameLight(painter, m_frame, slabRadius(m_frame), field, square * 0.05);
    paintTexturedFill(painter, field, fill, square * 0.09);
    if (isMiniature(m_frame.width())) // lines would hide the discs
        return;
    const qreal line = onPixelGrid(qMax(devicePixel(), square / 64));
    for (int i = 0; i <= 8; ++i) {
        const qreal shift = onPixelGrid(line / 2);
        const QPointF start = grid().crossing(i, i) - QPointF(shift, shift);
        painter.fillRect(QRectF(start.x(), field.top() - shift, line, field.height() + line),
                         colours().fieldLine);
        painter.fillRect(QRectF(field.left() - shift, start.y(), field.width() + line, line),
                         colours().fieldLine);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().fieldLine);
    for (const int column : {2, 6}) {
        for (const int row : {2, 6})
            painter.drawEllipse(around(grid().crossing(column, row), square * crossingRadius));
    }
    if (display().coordinates)
        paintCoordinates(painter);
}

void OthelloBoardWidget::paintCoordinates(QPainter &painter) const
{
    const qreal square = grid().square();
    const qreal band = grid().rect().top() - m_frame.top();
    painter.setFont(fontOfHeight(font(), band * 0.58));
    painter.setPen(colours().frameText);
    for (int i = 0; i < 8; ++i) {
        const QPointF corner = grid().crossing(i, i);
        painter.drawText(QRectF(corner.x(), m_frame.top(), square, band), Qt::AlignCenter,
                         QString(QChar('a' + i)));
        painter.drawText(QRectF(m_frame.left(), corner.y(), band, square), Qt::AlignCenter,
                         QString::number(i + 1));
    }
}

void OthelloBoardWidget::paintPieces(QPainter &painter, const QRectF &dirty) const
{
    if (sorting()) {
        paintSorted(painter);
        return;
    }
    if (before() != nullptr) {
        paintFlips(painter, dirty);
        return;
    }
    paintSettled(painter, dirty);
    if (display().legalMoves && marksMoves())
        paintLegalMoves(painter);
    if (previewing() && isLegal(pointedCell()))
        paintPreview(painter);
    if (display().lastMove)
        paintLastMove(painter);
}

void OthelloBoardWidget::paintDisc(QPainter &painter, const QRectF &square, Side side) const
{
    if (painter.paintEngine()->type() == QPaintEngine::SVG)
        renderDisc(painter, square, side);
    else
        painter.drawPixmap(square.topLeft(), m_discs[static_cast<std::size_t>(side)]);
}

void OthelloBoardWidget::renderDisc(QPainter &painter, const QRectF &square, Side side) const
{
    const qreal length = square.width();
    const bool needsRim = colours().needsRim(side);
    const QColor &rim = colours().rim(side);
    const QColor &tone = colours().disc(side);
    if (isMiniature(m_frame.width())) {
        painter.setPen(needsRim ? QPen(rim, devicePixel()) : QPen(Qt::NoPen));
        painter.setBrush(tone);
        painter.drawEllipse(
            around(square.center(), length / 2 - (needsRim ? devicePixel() / 2 : 0)));
        return;
    }
    paintPiece(
        painter, square.center(), length * discRadius, tone, needsRim ? rim : mixed(tone, rim, 0.4),
        qMax(devicePixel(), length * (needsRim ? 0.045 : 0.018)), colours().disc(opponent(side)));
}

void OthelloBoardWidget::paintSettled(QPainter &painter, const QRectF &dirty) const
{
    for (const int cell : cells()) {
        const QRectF square = cellRect(cell);
        if (!dirty.intersects(square))
            continue;
        for (const Side side : {Side::First, Side::Second}) {
            if (has(game().discs(side), cell))
                paintDisc(painter, square, side);
        }
    }
}

QList<int> OthelloBoardWidget::cellsOf(core::Move move) const
{
    return move == Othello::pass ? QList<int>() : SquareBoardWidget::cellsOf(move);
}

int OthelloBoardWidget::animationLength() const
{
    if (!lastMove() || *lastMove() == Othello::pass)
        return 0;
    return flipLength + (game().isOver() && showsResult() ? sortPause + sortLength : 0);
}

QRectF OthelloBoardWidget::animationArea() const
{
    if (before() == nullptr || !lastMove() || (game().isOver() && showsResult()))
        return m_frame;
    const int played = lastMove()->code();
    const Othello::Mask flips = std::get_if<Othello>(before())->flips(played);
    QRectF area = cellRect(played);
    for (const int cell : cells()) {
        if (has(flips, cell))
            area |= cellRect(cell);
    }
    return area;
}

void OthelloBoardWidget::paintFlips(QPainter &painter, const QRectF &dirty) const
{
    const auto &from = *std::get_if<Othello>(before());
    const int played = lastMove()->code();
    const Othello::Mask flips = from.flips(played);
    int farthest = 1;
    for (const int cell : cells()) {
        if (has(flips, cell))
            farthest = qMax(farthest, distance(played, cell));
    }
    const qreal step = farthest > 1 ? flipLength * (1 - flipShare) / (farthest - 1) : 0;
    for (const int cell : cells()) {
        const QRectF square = cellRect(cell);
        if (!dirty.intersects(square))
            continue;
        if (has(flips, cell)) {
            const qreal start = step * (distance(played, cell) - 1);
            paintTurning(painter, cell, played,
                         smooth((elapsed() - start) / (flipLength * flipShare)));
        } else if (!has(game().emptySquares(), cell)) {
            paintDisc(painter, square,
                      has(game().discs(Side::First), cell) ? Side::First : Side::Second);
        }
    }
}

void OthelloBoardWidget::paintTurning(QPainter &painter, int cell, int from, qreal turned) const
{
    const Side mover = core::opponent(game().sideToMove());
    const QRectF square = cellRect(cell);
    const QPointF away = square.center() - cellRect(from).center();
    const qreal angle = std::atan2(away.y(), away.x()) * 180 / std::numbers::pi;
    const qreal width = qMax(0.06, std::abs(std::cos(turned * std::numbers::pi)));
    painter.save();
    painter.translate(square.center());
    painter.rotate(angle);
    painter.scale(width, 1);
    painter.rotate(-angle);
    painter.translate(-square.center());
    renderDisc(painter, square, turned < 0.5 ? core::opponent(mover) : mover);
    painter.restore();
}

bool OthelloBoardWidget::sorting() const
{
    return game().isOver() && !isEditing() && showsResult() && arrivedByAnimation()
           && (before() == nullptr || elapsed() >= flipLength + sortPause);
}

int OthelloBoardWidget::sortedSquare(const Othello &game, int square)
{
    const Othello::Mask upTo = (Othello::Mask(1) << square) - 1;
    if (has(game.discs(Side::First), square))
        return std::popcount(game.discs(Side::First) & upTo);
    return 63 - (game.count(Side::Second) - 1 - std::popcount(game.discs(Side::Second) & upTo));
}

void OthelloBoardWidget::paintSorted(QPainter &painter) const
{
    const qreal since = elapsed() - flipLength - sortPause;
    const qreal moved = before() == nullptr ? 1 : smooth(since / sortLength);
    for (const int cell : cells()) {
        if (has(game().emptySquares(), cell))
            continue;
        const QRectF start = cellRect(cell);
        const QRectF end = cellRect(sortedSquare(game(), cell));
        const QRectF square = start.translated((end.topLeft() - start.topLeft()) * moved);
        paintDisc(painter, square,
                  has(game().discs(Side::First), cell) ? Side::First : Side::Second);
    }
    if (moved < 1)
        return;
    for (const Side side : {Side::First, Side::Second}) {
        if (game().count(side) > 0)
            paintCount(painter, side);
    }
}

/// On a plate of the side's colour in the middle of its sorted discs; of the result, in which empty
/// squares count for the winner.
void OthelloBoardWidget::paintCount(QPainter &painter, Side side) const
{
    const qreal square = grid().square();
    const QRectF field = grid().rect();
    const int count = game().count(side);
    const QString text = QString::number(game().countInResult(side));
    const QFont bold = boldFont(fontOfHeight(font(), square));
    const qreal width = QFontMetricsF(bold).horizontalAdvance(text) + square * 0.7;
    const qreal height = square * 1.4;
    const qreal half = qMax(height, square * count / 8.0) / 2;
    const qreal middle = side == Side::First ? field.top() + half : field.bottom() - half;
    QRectF plate(0, 0, width, height);
    plate.moveCenter({field.center().x(), middle});
    const QColor &ground = colours().disc(side);
    const QColor &ink = colours().disc(opponent(side));
    painter.setPen(QPen(mixed(ground, ink, 0.3), qMax(devicePixel(), square * 0.02)));
    painter.setBrush(ground);
    painter.drawRoundedRect(plate, square * 0.4, square * 0.4);
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void OthelloBoardWidget::paintLegalMoves(QPainter &painter) const
{
    const Othello::Mask legal = game().placements(game().sideToMove());
    const Side mover = game().sideToMove();
    const qreal rim = colours().needsRim(mover) ? qMax(1.5, grid().square() * 0.035) : 0;
    painter.setPen(rim > 0 ? QPen(colours().outline(mover), rim) : QPen(Qt::NoPen));
    painter.setBrush(colours().disc(mover));
    for (const int cell : cells()) {
        const bool pointed = previewing() && cell == pointedCell();
        if (has(legal, cell) && !pointed && !bearsMark(cell))
            painter.drawEllipse(
                around(cellRect(cell).center(), grid().square() * legalRadius - rim / 2));
    }
}

/// A ghost of the disc, faint inside but with a full outline, and dashed rings on what it turns.
void OthelloBoardWidget::paintPreview(QPainter &painter) const
{
    const Side mover = game().sideToMove();
    const qreal width = qMax(1.5, grid().square() * 0.035);
    const QColor tone = colours().disc(mover);
    if (!showsTheory()) { // the value that stands there is to be read
        painter.setOpacity(0.4);
        paintDisc(painter, cellRect(pointedCell()), mover);
        painter.setOpacity(1);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().outline(mover), width));
    paintRingOn(painter, pointedCell(), discRadius - width / 2 / grid().square());
    painter.setPen(QPen(tone, width, Qt::CustomDashLine, Qt::FlatCap));
    QPen dashed = painter.pen();
    dashed.setDashPattern({2.6, 1.8});
    painter.setPen(dashed);
    const Othello::Mask flips = game().flips(pointedCell());
    for (const int cell : cells()) {
        if (has(flips, cell))
            paintRingOn(painter, cell, turningRadius);
    }
}

void OthelloBoardWidget::paintRingOn(QPainter &painter, int cell, qreal radius) const
{
    painter.drawEllipse(around(cellRect(cell).center(), grid().square() * radius));
}

Othello::Mask OthelloBoardWidget::turnedByLastMove() const
{
    const auto *from = previous() != nullptr ? std::get_if<Othello>(previous()) : nullptr;
    return from != nullptr && from->isLegal(*lastMove()) ? from->flips(lastMove()->code()) : 0;
}

void OthelloBoardWidget::paintLastMove(QPainter &painter) const
{
    if (!lastMove() || *lastMove() == Othello::pass)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().lastMove);
    paintRingOn(painter, lastMove()->code(), lastDiscRadius);
    painter.setPen(QPen(colours().lastMove, qMax(1.0, grid().square() * 0.022)));
    painter.setBrush(Qt::NoBrush);
    const Othello::Mask turned = turnedByLastMove();
    for (const int cell : cells()) {
        if (has(turned, cell))
            paintRingOn(painter, cell, turnedRadius);
    }
}

void OthelloBoardWidget::paintHintMark(QPainter &painter, int cell, const QString &text) const
{
    const QRectF square = cellRect(cell);
    const qreal width = qMax(1.5, qMin(markWidth() * 1.2, square.width() * 0.07));
    paintRing(painter, around(square.center(), square.width() * hintRadius - width), width,
              colours().hint, colours().markDark);
    const qreal inside = square.width() * insideRing;
    const QFont bold = boldFont(font());
    painter.setPen(colours().fieldHintText);
    paintFitted(painter, text, bold, square.height() * 0.32,
                square.adjusted(inside, inside, -inside, -inside));
}

void OthelloBoardWidget::paintGhost(QPainter &painter, int cell) const
{
    painter.setOpacity(0.4);
    paintDisc(painter, cellRect(cell), game().sideToMove());
}

void OthelloBoardWidget::paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const
{
    const qreal line = qMax(devicePixel(), grid().square() / 64);
    const QRectF inside = cellRect(cell).adjusted(line, line, -line, -line);
    painter.fillRect(inside, tint.fill);
    if (!best)
        return;
    const qreal width = qMax(1.5, inside.width() * 0.05);
    painter.setPen(QPen(tint.text, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(inside.adjusted(width, width, -width, -width));
}

/// The focus frame's lines are as wide as the gap between two discs, and cover neither.
QRectF OthelloBoardWidget::focusRect(int cell) const
{
    constexpr qreal gap = 0.5 - discRadius;
    static_assert(2 * gap >= (1 + 2 * gap) * MarkPainter::cursorShare);
    const qreal outset = grid().square() * gap;
    return cellRect(cell).adjusted(-outset, -outset, outset, outset);
}

QRectF OthelloBoardWidget::theoryRect(int cell) const
{
    const bool inRing = hintedMove() && hintedMove()->code() == cell;
    const qreal margin = grid().square() * (inRing ? insideRing : 0.1);
    return cellRect(cell).adjusted(margin, margin, -margin, -margin);
}

} // namespace ui
