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

GradeDots::GradeDots(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GradeDots::show(const QString &text, int grade, int highest)
{
    m_text = text;
    m_grade = grade;
    m_highest = highest;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize GradeDots::sizeHint() const
{
    const int em = fontMetrics().height();
    return {minimumSizeHint().width() + em / 2 + m_highest * em / 2, em};
}

QSize GradeDots::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text), fontMetrics().height()};
}

void GradeDots::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeading | Qt::AlignVCenter, m_text);
    if (width() < sizeHint().width())
        return;
    painter.setPen(Qt::NoPen);
    const qreal step = height() / 2.0;
    const qreal side = 0.7 * step;
    QRectF dot(minimumSizeHint().width() + step, (height() - side) / 2, side, side);
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
