#include "ui/controls/card.h"

#include "ui/style/surface.h"

#include <QPainter>

namespace ui {

Card::Card(QWidget *parent)
    : QWidget(parent)
{}

int Card::margin(int textHeight)
{
    return textHeight * 4 / 5;
}

void Card::paint(QPainter &painter, const QWidget &widget)
{
    const QPalette &palette = widget.palette();
    paintSurface(painter, widget.rect(), cardRadius(widget.fontMetrics().height()),
                 cardColour(palette), cardEdge(palette));
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, *this);
}

} // namespace ui
