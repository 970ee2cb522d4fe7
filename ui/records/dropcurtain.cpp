#include "ui/records/dropcurtain.h"

#include "ui/style/surface.h"

#include <QPainter>

namespace ui {

DropCurtain::DropCurtain(QWidget *window)
    : QWidget(window)
{
    setObjectName("dropCurtain");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropCurtain::cover(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

void DropCurtain::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.7F);
    painter.fillRect(rect(), veil);

    const int em = fontMetrics().height();
    const Accent colours = accent(palette());
    painter.setPen(QPen(colours.fill, qMax(2, em / 6), Qt::DashLine));
    const int inset = em / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), cornerRadius(em),
                            cornerRadius(em));

    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QRect room = rect().adjusted(2 * em, 2 * em, -2 * em, -2 * em);
    const QRect text = fontMetrics().boundingRect(room, flags, m_text);
    paintSurface(painter, QRectF(text.adjusted(-em, -em / 2, em, em / 2)), cornerRadius(em),
                 colours.fill);
    painter.setPen(colours.text);
    painter.drawText(room, flags, m_text);
}

} // namespace ui
