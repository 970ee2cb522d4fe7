#include "ui/learn/homeparts.h"

#include "ui/style/surface.h"
#include "ui/style/symbolicon.h"

#include <QPainter>
#include <QStyle>

namespace ui {

QSize Chip::sizeHint() const
{
    const int em = fontMetrics().height();
    return {fontMetrics().horizontalAdvance(text()) + em, em * 3 / 2};
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSurface(painter, rect(), height() / 2.0, quietColour(palette()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

void GradeDots::show(const QString &text, int grade, int highest)
{
    m_grade = grade;
    m_highest = highest;
    setText(text);
    update();
}

QSize GradeDots::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()), fontMetrics().height()};
}

void GradeDots::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeading | Qt::AlignVCenter, text());
    const qreal step = height() / 2.0;
    const qreal side = 0.7 * step;
    QRectF dot(sizeHint().width() + step, (height() - side) / 2, side, side);
    if (width() < dot.left() + m_highest * step)
        return;
    painter.setPen(Qt::NoPen);
    for (int place = 1; place <= m_highest; ++place, dot.translate(step, 0)) {
        QRectF shown = dot;
        if (layoutDirection() == Qt::RightToLeft)
            shown.moveRight(width() - dot.left());
        painter.setBrush(place <= m_grade ? palette().color(QPalette::WindowText)
                                          : quietColour(palette()));
        painter.drawEllipse(shown);
    }
}

SymbolTile::SymbolTile(const QString &symbol, QWidget *parent)
    : QWidget(parent)
    , m_symbol(symbol)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SymbolTile::sizeHint() const
{
    const int side = fontMetrics().height() * 5 / 2;
    return {side, side};
}

void SymbolTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSurface(painter, rect(), cornerRadius(fontMetrics().height()), quietColour(palette()));
    const QColor text = palette().color(QPalette::WindowText);
    const int margin = width() / 4;
    symbolIcon(m_symbol, text, text)
        .paint(&painter, rect().adjusted(margin, margin, -margin, -margin));
}

} // namespace ui
