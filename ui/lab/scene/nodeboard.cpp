#include "ui/lab/scene/nodeboard.h"

#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"

#include <bit>
#include <cmath>

namespace ui::lab {

using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;

namespace {

/// The minimum side of a picture with readable coordinates.
constexpr qreal largePicture = 110;

/// How a board is painted.
struct BoardStyle
{
    const BoardColours &colours;
    bool named = false; ///< with coordinates
};

/// Paints file letters above and rank numbers at the left; returns the square left for the board.
QRectF paintCoordinates(QPainter &painter, const QRectF &square, int squares)
{
    const qreal margin = square.width() / (squares + 2);
    const QRectF board = square.adjusted(margin, margin, 0, 0);
    const qreal side = board.width() / squares;
    painter.setFont(fontOfHeight(painter.font(), 0.7 * margin));
    for (int i = 0; i < squares; ++i) {
        painter.drawText(QRectF(board.left() + i * side, square.top(), side, margin),
                         Qt::AlignCenter, QString(QChar('a' + i)));
        painter.drawText(QRectF(square.left(), board.top() + i * side, margin, side),
                         Qt::AlignCenter, QString::number(i + 1));
    }
    return board;
}

/// Paints the grid lines with the given indices, in both directions.
void paintLines(QPainter &painter, const QRectF &square, qreal side, int first, int last)
{
    for (int i = first; i <= last; ++i) {
        painter.drawLine(QPointF(square.left() + i * side, square.top()),
                         QPointF(square.left() + i * side, square.bottom()));
        painter.drawLine(QPointF(square.left(), square.top() + i * side),
                         QPointF(square.right(), square.top() + i * side));
    }
}

constexpr int rowOf(int cell)
{
    return cell / 3;
}

constexpr bool has(std::uint64_t mask, int cell)
{
    return ((mask >> cell) & 1) != 0;
}

/// Strikes through the winning line, so that more than the value distinguishes a won leaf.
void strikeLine(QPainter &painter, const QRectF &square, const TicTacToe &position,
                const BoardColours &colours)
{
    const qreal side = square.width() / 3;
    const auto centre = [&](int cell) {
        return square.topLeft() + QPointF((cell % 3 + 0.5) * side, (rowOf(cell) + 0.5) * side);
    };
    painter.setPen(QPen(colours.winningLine, qMax(1.2, side * 0.1), Qt::SolidLine, Qt::RoundCap));
    for (const TicTacToe::Mask line : TicTacToe::lines) {
        const bool won = (position.marks(Side::First) & line) == line
                         || (position.marks(Side::Second) & line) == line;
        if (won)
            painter.drawLine(centre(std::countr_zero(line)), centre(std::bit_width(line) - 1));
    }
}

void paint(QPainter &painter, const QRectF &square, const TicTacToe &position, Move last,
           const BoardStyle &style)
{
    const BoardColours &colours = style.colours;
    const qreal side = square.width() / 3;
    painter.fillRect(square, colours.paper);
    if (last != Move::none() && last.code() < 9) {
        QColor tint = colours.paperLastMove;
        tint.setAlpha(60);
        painter.fillRect(QRectF(square.left() + last.code() % 3 * side,
                                square.top() + rowOf(last.code()) * side, side, side),
                         tint);
    }
    painter.setPen(QPen(colours.pencil, qMax(0.6, side * 0.05)));
    paintLines(painter, square, side, 1, 2);
    painter.setBrush(Qt::NoBrush);
    for (int cell = 0; cell < 9; ++cell) {
        const QPointF centre(square.left() + (cell % 3 + 0.5) * side,
                             square.top() + (rowOf(cell) + 0.5) * side);
        const qreal reach = side * 0.27;
        if (has(position.marks(Side::First), cell)) {
            painter.setPen(
                QPen(colours.cross, qMax(1.0, side * 0.13), Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
            painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach));
        } else if (has(position.marks(Side::Second), cell)) {
            painter.setPen(QPen(colours.nought, qMax(1.0, side * 0.12)));
            painter.drawEllipse(around(centre, reach));
        } else if (style.named) {
            painter.setPen(colours.pencil);
            painter.setFont(fontOfHeight(painter.font(), 0.24 * side));
            painter.drawText(QRectF(centre, QSizeF()).adjusted(-reach, -reach, reach, reach),
                             Qt::AlignCenter, QString::number(cell + 1));
        }
    }
    strikeLine(painter, square, position, colours);
}

void paint(QPainter &painter, const QRectF &whole, const Othello &position, Move last,
           const BoardStyle &style)
{
    const BoardColours &colours = style.colours;
    constexpr int squares = 8;
    const QRectF square = style.named ? paintCoordinates(painter, whole, squares) : whole;
    const qreal side = square.width() / 8;
    painter.fillRect(square, colours.field);
    painter.setPen(QPen(colours.fieldLine, qMax(0.4, side * 0.05)));
    paintLines(painter, square, side, 0, squares);
    for (int cell = 0; cell < 64; ++cell) {
        const int column = cell % 8;
        const int row = cell / 8;
        const QPointF centre(square.left() + (column + 0.5) * side,
                             square.top() + (row + 0.5) * side);
        const bool black = has(position.discs(Side::First), cell);
        if (!black && !has(position.discs(Side::Second), cell))
            continue;
        const Side disc = black ? Side::First : Side::Second;
        painter.setPen(colours.needsRim(disc) ? QPen(colours.outline(disc), qMax(0.5, side * 0.07))
                                              : QPen(Qt::NoPen));
        painter.setBrush(colours.disc(disc));
        painter.drawEllipse(around(centre, side * 0.4));
        painter.setPen(Qt::NoPen);
        if (last.code() == cell) {
            painter.setBrush(colours.lastMove);
            painter.drawEllipse(around(centre, side * 0.16));
        }
    }
}

void paint(QPainter &painter, const QRectF &square, const Nim &position, Move,
           const BoardStyle &style)
{
    const BoardColours &colours = style.colours;
    painter.fillRect(square, colours.tray);
    const qreal row = square.height() / position.heapCount();
    for (int heap = 0; heap < position.heapCount(); ++heap) {
        const QRectF band(square.left(), square.top() + heap * row, square.width(), row);
        const int count = position.heap(heap);
        QRectF text = band;
        text.setWidth(square.width() * 0.3);
        painter.setPen(colours.trayText);
        const QString number = QString::number(count);
        if (style.named) // a move names its heap by a letter
            paintFitted(painter,
                        QStringLiteral("%1: %2").arg(QChar(Nim::heapLetter(heap))).arg(number),
                        painter.font(), row * 0.4, text);
        else // in a low row digits need less than the font's height
            paintFitted(painter, number, painter.font(), qMin(row * 0.7, square.height() * 0.3),
                        text.adjusted(0, -2, 0, 2));
        // Arrange the counters in a grid as square as the band allows.
        const QRectF available =
            band.adjusted(square.width() * 0.34, row * 0.1, -row * 0.05, -row * 0.1);
        const int columns =
            qMax(1, static_cast<int>(std::ceil(
                        std::sqrt(count * available.width() / qMax(1.0, available.height())))));
        const int rows = qMax(1, (count + columns - 1) / columns);
        const qreal step = qMin(available.width() / columns, available.height() / rows);
        const qreal top = available.center().y() - rows * step / 2; // level with the number
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.counters[0]);
        for (int i = 0; i < count; ++i) {
            const int column = i % columns;
            const int line = i / columns;
            const QPointF centre(available.left() + (column + 0.5) * step,
                                 top + (line + 0.5) * step);
            painter.drawEllipse(around(centre, step * 0.38));
        }
    }
}

void paintPosition(QPainter &painter, const QRectF &square, const ai::lab::LabPosition &position,
                   Move last, const BoardStyle &style)
{
    std::visit(
        [&](const auto &game) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(game)>, ai::lab::TextTree>)
                paint(painter, square, game, last, style);
        },
        position);
}

/// Black and white for printing; shapes replace the distinctions made by colour on the screen.
BoardColours makePrintedColours()
{
    BoardColours colours = boardColours(BoardTheme::HighContrast, false);
    const QColor grey(0x80, 0x80, 0x80);
    colours.field = colours.white = colours.paper = Qt::white;
    colours.black = colours.whiteRim = colours.cross = colours.nought = Qt::black;
    colours.winningLine = Qt::black;
    colours.fieldLine = colours.pencil = colours.paperLastMove = colours.lastMove = grey;
    return colours;
}

} // namespace

void paintBoardPicture(QPainter &painter, const QRectF &square,
                       const ai::lab::LabPosition &position, Move lastMove, const QPalette &palette)
{
    painter.save();
    painter.setPen(palette.color(QPalette::WindowText));
    paintPosition(painter, square, position, lastMove,
                  {boardColours(palette), square.width() >= largePicture});
    painter.restore();
}

void paintPrintedBoard(QPainter &painter, const QRectF &square,
                       const ai::lab::LabPosition &position, Move lastMove)
{
    static const BoardColours ink = makePrintedColours();
    painter.save();
    paintPosition(painter, square, position, lastMove, {ink, false});
    painter.restore();
}

} // namespace ui::lab
