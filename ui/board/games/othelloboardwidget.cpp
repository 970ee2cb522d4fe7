#include "ui/board/games/othelloboardwidget.h"

#include "core/notation.h"
#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"

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
constexpr qreal crossingRadius = 0.065;
constexpr qreal lastMoveRadius = 0.1;
constexpr qreal ringRadius = 0.27;
constexpr qreal flipShare = 0.6; ///< of all the time, that one disc takes to turn

constexpr bool has(Othello::Mask mask, int cell)
{
    return ((mask >> cell) & 1) != 0;
}

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
    : BoardWidget(Othello(), 19, parent) // d3, a move in the start position
    , m_grid(8)
{}

void OthelloBoardWidget::layOut()
{
    constexpr qreal roomy = 280;
    constexpr qreal margin = 2;
    const qreal pixel = devicePixel();
    const qreal side = qMin(width(), height()) - 2 * margin;
    const bool lettered = display().coordinates;
    m_allSides = side >= roomy;
    const qreal wide = onPixelGrid(lettered ? qMax(15.0, side * 0.046) : qMax(5.0, side * 0.02));
    const qreal narrow = m_allSides || !lettered ? wide : 5;
    const qreal square = qMax(pixel, std::floor((side - wide - narrow) / 8 / pixel) * pixel);
    const qreal whole = wide + 8 * square + narrow;
    const QPointF corner(onPixelGrid((width() - whole) / 2), onPixelGrid((height() - whole) / 2));
    m_frame = QRectF(corner, QSizeF(whole, whole));
    m_grid.place(corner + QPointF(wide, wide), square);
    const QRectF disc(0, 0, square, square);
    for (const Side colour : {Side::First, Side::Second}) {
        m_discs[static_cast<std::size_t>(colour)] =
            paintedPixmap(disc.size(), devicePixelRatioF(),
                          [&](QPainter &painter) { renderDisc(painter, disc, colour); });
    }
}

void OthelloBoardWidget::paintGround(QPainter &painter) const
{
    const BoardColours &colours = boardColours(palette());
    const qreal square = m_grid.square();
    const QRectF felt = m_grid.rect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.frame);
    const qreal radius = m_frame.width() * 0.016;
    painter.drawRoundedRect(m_frame, radius, radius);
    for (const int cell : m_grid.cells()) {
        const bool odd = ((cell % 8 + cell / 8) & 1) != 0;
        painter.fillRect(m_grid.squareRect(cell), odd ? colours.feltOther : colours.felt);
    }
    const qreal line = onPixelGrid(qMax(devicePixel(), square / 48));
    for (int i = 0; i <= 8; ++i) {
        const qreal shift = onPixelGrid(line / 2);
        const QPointF start = m_grid.crossing(i, i) - QPointF(shift, shift);
        painter.fillRect(QRectF(start.x(), felt.top() - shift, line, felt.height() + line),
                         colours.feltLine);
        painter.fillRect(QRectF(felt.left() - shift, start.y(), felt.width() + line, line),
                         colours.feltLine);
    }
    painter.setBrush(colours.feltLine);
    for (const int column : {2, 6}) {
        for (const int row : {2, 6})
            painter.drawEllipse(around(m_grid.crossing(column, row), square * crossingRadius));
    }
    if (display().coordinates)
        paintCoordinates(painter, colours);
}

void OthelloBoardWidget::paintCoordinates(QPainter &painter, const BoardColours &colours) const
{
    const QRectF felt = m_grid.rect();
    const qreal square = m_grid.square();
    const qreal band = felt.top() - m_frame.top();
    painter.setFont(fontOfHeight(font(), band * 0.58));
    painter.setPen(colours.frameText);
    for (int i = 0; i < 8; ++i) {
        const QString letter(QChar('a' + i));
        const QString digit = QString::number(i + 1);
        const QPointF corner = m_grid.crossing(i, i);
        const auto write = [&painter](qreal x, qreal y, qreal width, qreal height,
                                      const QString &text) {
            painter.drawText(QRectF(x, y, width, height), Qt::AlignCenter, text);
        };
        write(corner.x(), m_frame.top(), square, band, letter);
        write(m_frame.left(), corner.y(), band, square, digit);
        if (!m_allSides)
            continue;
        write(corner.x(), felt.bottom(), square, band, letter);
        write(felt.right(), corner.y(), band, square, digit);
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
    if (display().legalMoves && isInteractive())
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
    const BoardColours &colours = boardColours(palette());
    const qreal length = square.width();
    const QPointF centre = square.center();
    const bool black = side == Side::First;
    // A soft shadow instead of gloss: it lifts the disc off the felt, and that is all.
    QRadialGradient shadow(centre + QPointF(0, length * 0.03), length * 0.48);
    shadow.setColorAt(0.8, QColor(0, 0, 0, 80));
    shadow.setColorAt(1.0, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawEllipse(around(centre + QPointF(0, length * 0.03), length * 0.48));
    QRadialGradient face(centre, length * discRadius);
    const QColor tone = black ? colours.black : colours.white;
    face.setColorAt(0.0, black ? tone.lighter(118) : tone);
    face.setColorAt(1.0, black ? tone : tone.darker(104));
    painter.setBrush(face);
    const qreal rim = qMax(devicePixel(), length * 0.022);
    painter.setPen(QPen(black ? colours.blackRim : colours.whiteRim, rim));
    painter.drawEllipse(around(centre, length * discRadius - rim / 2));
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

int OthelloBoardWidget::animationLength() const
{
    if (!lastMove() || *lastMove() == Othello::pass)
        return 0;
    return flipLength + (game().isOver() ? sortPause + sortLength : 0);
}

QRectF OthelloBoardWidget::animationArea() const
{
    if (before() == nullptr || !lastMove() || game().isOver())
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
    return game().isOver() && (before() == nullptr || elapsed() >= flipLength + sortPause);
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
    if (const int black = game().count(Side::First); black > 0)
        paintCount(painter, black - 1, Side::First);
    if (const int white = game().count(Side::Second); white > 0)
        paintCount(painter, 64 - white, Side::Second);
}

void OthelloBoardWidget::paintCount(QPainter &painter, int cell, Side side) const
{
    const BoardColours &colours = boardColours(palette());
    QFont bold = fontOfHeight(font(), m_grid.square() * 0.42);
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(side == Side::First ? colours.white : colours.black);
    painter.drawText(cellRect(cell), Qt::AlignCenter, QString::number(game().count(side)));
}

void OthelloBoardWidget::paintLegalMoves(QPainter &painter) const
{
    const BoardColours &colours = boardColours(palette());
    const Othello::Mask legal = game().placements(game().sideToMove());
    painter.setPen(Qt::NoPen);
    painter.setBrush(game().sideToMove() == Side::First ? colours.black : colours.white);
    for (const int cell : cells()) {
        if (has(legal, cell) && !(previewing() && cell == pointedCell()))
            painter.drawEllipse(around(cellRect(cell).center(), m_grid.square() * legalRadius));
    }
}

void OthelloBoardWidget::paintPreview(QPainter &painter) const
{
    const BoardColours &colours = boardColours(palette());
    const Side mover = game().sideToMove();
    painter.setOpacity(0.55);
    paintDisc(painter, cellRect(pointedCell()), mover);
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mover == Side::First ? colours.black : colours.white,
                        qMax(1.5, m_grid.square() * 0.05)));
    const Othello::Mask flips = game().flips(pointedCell());
    for (const int cell : cells()) {
        if (has(flips, cell))
            painter.drawEllipse(around(cellRect(cell).center(), m_grid.square() * ringRadius));
    }
}

void OthelloBoardWidget::paintLastMove(QPainter &painter) const
{
    if (!lastMove() || *lastMove() == Othello::pass)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(boardColours(palette()).lastMove);
    painter.drawEllipse(
        around(cellRect(lastMove()->code()).center(), m_grid.square() * lastMoveRadius));
}

} // namespace ui
