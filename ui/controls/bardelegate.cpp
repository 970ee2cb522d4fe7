#include "ui/controls/bardelegate.h"

#include <QPainter>

#include <algorithm>

namespace ui {

void BarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const double share = index.data(shareRole).toDouble();
    if (share > 0) {
        QColor tone = option.palette.color(QPalette::Highlight);
        tone.setAlpha(80);
        QRectF bar = QRectF(option.rect).adjusted(2, 4, -2, -4);
        bar.setWidth(std::max(2.0, bar.width() * share));
        painter->fillRect(bar, tone);
    }
    QStyledItemDelegate::paint(painter, option, index);
}

} // namespace ui
