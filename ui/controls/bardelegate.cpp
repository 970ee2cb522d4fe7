#include "ui/controls/bardelegate.h"

#include <QPainter>

#include <algorithm>

namespace ui {

void BarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const QVariant share = index.data(shareRole);
    if (share.isValid()) {
        QColor tone = option.palette.color(QPalette::Highlight);
        tone.setAlpha(80);
        QRectF bar = QRectF(option.rect).adjusted(2, 4, -2, -4);
        bar.setWidth(std::max(2.0, bar.width() * share.toDouble()));
        painter->fillRect(bar, tone);
    }
    QStyledItemDelegate::paint(painter, option, index);
}

} // namespace ui
