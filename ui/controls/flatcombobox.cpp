#include "ui/controls/flatcombobox.h"

#include "ui/style/surface.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

/// The maximum width, in text heights, unless the box adjusts to its contents; only names entered
/// by users are longer.
constexpr int widestText = 14;

} // namespace

FlatComboBox::FlatComboBox(QWidget *parent)
    : QComboBox(parent)
{
    setAttribute(Qt::WA_Hover);
    connect(this, &QComboBox::currentIndexChanged, this, &QWidget::updateGeometry);
}

int FlatComboBox::padding() const
{
    return fontMetrics().height() / 2;
}

int FlatComboBox::widthFor(const QString &text) const
{
    // One pixel more, so that rounding does not elide the text.
    return fontMetrics().horizontalAdvance(text) + 1 + fontMetrics().height() + 2 * padding();
}

QSize FlatComboBox::sizeHint() const
{
    int widest = 0;
    for (int item = 0; item < count(); ++item)
        widest = std::max(widest, widthFor(itemText(item)));
    const int em = fontMetrics().height();
    if (sizeAdjustPolicy() != QComboBox::AdjustToContents)
        widest = std::min(widest, widestText * em);
    return {widest, rowHeight(em)};
}

QSize FlatComboBox::minimumSizeHint() const
{
    return sizeAdjustPolicy() == QComboBox::AdjustToContents
               ? QSize(widthFor(currentText()), sizeHint().height())
               : sizeHint();
}

void FlatComboBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int em = fontMetrics().height();
    const QColor ink =
        isEnabled() ? palette().color(QPalette::WindowText) : disabledText(palette());
    const QColor rest = quietColour(palette());
    paintSurface(painter, rect(), cornerRadius(em), underMouse() ? mixed(rest, ink, 0.06) : rest,
                 cardEdge(palette()));
    if (showsFocus(*this))
        paintFocusRing(painter, rect(), cornerRadius(em), focusColour(palette(), rest));
    const QRect inside = rect().adjusted(padding(), 0, -padding(), 0);
    const QRect arrow(inside.right() - em + 1, 0, em, height());
    paintArrow(painter, QStyle::visualRect(layoutDirection(), rect(), arrow), 0.22 * em, ink);
    painter.setPen(ink);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), inside.adjusted(0, 0, -em, 0)),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft))
                         | Qt::AlignVCenter,
                     fontMetrics().elidedText(currentText(), Qt::ElideRight, inside.width() - em));
}

} // namespace ui
