#include "ui/board/sidesign.h"

#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"
#include "ui/board/penstroke.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QPainter>
#include <QRadialGradient>

namespace ui {

namespace {

/// A disc or a counter, with the board's light from the upper left.
void paintRound(QPainter &painter, const QRectF &area, const QColor &tone, const QColor &rim,
                qreal rimShare = 0.06)
{
    const qreal radius = area.width() / 2;
    QRadialGradient face(area.center() - QPointF(radius, radius) * 0.35, radius * 1.3);
    face.setColorAt(0.0, tone.lighter(tone.lightness() < 64 ? 160 : 106));
    face.setColorAt(1.0, tone.darker(104));
    const qreal width = std::max(1.0, radius * rimShare);
    const QRectF disc = around(area.center(), radius - width / 2);
    fillDisc(painter, disc, face);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(rim, width));
    painter.drawEllipse(disc);
}

/// In Nim both sides use the same counters, so the sign is a number.
void paintNumber(QPainter &painter, const QRectF &area, int number, const QColor &tone)
{
    const QFont bold = boldFont(QFont());
    painter.setPen(tone);
    paintFitted(painter, QString::number(number), bold, area.height() * 0.6, area);
}

/// Whether the theme's pen colours are visible on the window's background; the theme's paper may be
/// dark in a light window.
bool pensShowOn(const QColor &ground, const BoardColours &colours)
{
    constexpr double min = 3;
    return contrast(colours.cross, ground) >= min && contrast(colours.nought, ground) >= min;
}

/// A cross or a nought; on a piece of paper if the window's background would hide it.
void paintMark(QPainter &painter, QRectF area, bool cross, const BoardColours &colours,
               const QColor &ground)
{
    if (!pensShowOn(ground, colours)) {
        const qreal radius = area.width() / 5;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.paper);
        painter.drawRoundedRect(area, radius, radius);
        const qreal margin = area.width() / 8;
        area.adjust(margin, margin, -margin, -margin);
    }
    const QPointF centre = area.center();
    const qreal width = area.width() / 7;
    const qreal reach = area.width() / 2 - width;
    painter.setPen(Qt::NoPen);
    painter.setBrush(cross ? colours.cross : colours.nought);
    if (!cross) {
        painter.drawPath(PenStroke::loop(centre, reach, width, 1).drawn(1));
        return;
    }
    const QPointF falling(reach, reach);
    const QPointF rising(reach, -reach);
    painter.drawPath(PenStroke::line(centre - falling, centre + falling, width, 1).drawn(1));
    painter.drawPath(PenStroke::line(centre + rising, centre - rising, width, 2).drawn(1));
}

} // namespace

QPixmap signPixmap(core::GameKind kind, core::Side side, int size, qreal ratio,
                   const QPalette &palette)
{
    const BoardColours &colours = boardColours(palette);
    const bool first = side == core::Side::First;
    return paintedPixmap(QSizeF(size, size), ratio, [&](QPainter &painter) {
        const QRectF area = QRectF(0, 0, size, size).adjusted(1, 1, -1, -1);
        switch (kind) {
        case core::GameKind::TicTacToe:
            paintMark(painter, area, first, colours, palette.color(QPalette::Window));
            break;
        case core::GameKind::Othello:
            // On a dark card only its rim shows a black disc.
            paintRound(painter, area, colours.disc(side), colours.rim(side),
                       first && isDark(palette) ? 0.12 : 0.06);
            break;
        case core::GameKind::Nim:
            paintRound(painter, area, colours.counters[0], colours.counterRim);
            paintNumber(painter, area, first ? 1 : 2, colours.counterMark);
            break;
        }
    });
}

} // namespace ui
