#include "ui/library/resultbar.h"

#include "ui/library/explorermodel.h"

#include <QPainter>
#include <QPointF>

namespace ui {

namespace {

constexpr QColor blackShare(0x2b, 0x2b, 0x2b);
constexpr QColor drawShare(0x8a, 0x8a, 0x8a);
constexpr QColor whiteShare(0xf2, 0xf2, 0xee);

/// The text once for each share, in an ink that can be read on it.
void drawText(QPainter *painter, const QRectF &bar, const QRectF &share, const QColor &ink,
              const QString &text)
{
    painter->save();
    painter->setClipRect(share, Qt::IntersectClip);
    painter->setPen(ink);
    painter->drawText(bar, Qt::AlignCenter, text);
    painter->restore();
}

} // namespace

void ResultBar::paint(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    cell.state.setFlag(QStyle::State_HasFocus, false); // the row is marked, not one of its cells
    const QVariant shares = index.data(ExplorerModel::sharesRole);
    if (!shares.isValid()) {
        QStyledItemDelegate::paint(painter, cell, index);
        return;
    }
    initStyleOption(&cell, index);
    const QString text = cell.text;
    cell.text.clear();
    const QWidget *const widget = option.widget;
    const QStyle *const style = widget != nullptr ? widget->style() : nullptr;
    if (style != nullptr)
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);
    const QRectF bar = QRectF(option.rect).adjusted(2, 3, -2, -3);
    const qreal black = bar.width() * shares.toPointF().x();
    const qreal draws = bar.width() * shares.toPointF().y();
    const QRectF parts[] = {
        {bar.left(), bar.top(), black, bar.height()},
        {bar.left() + black, bar.top(), draws, bar.height()},
        {bar.left() + black + draws, bar.top(), bar.width() - black - draws, bar.height()}};
    const QColor fills[] = {blackShare, drawShare, whiteShare};
    const QColor inks[] = {whiteShare, Qt::black, Qt::black};
    painter->save();
    painter->setFont(cell.font);
    for (int i = 0; i < 3; ++i) {
        painter->fillRect(parts[i], fills[i]);
        drawText(painter, bar, parts[i], inks[i], text);
    }
    painter->setPen(drawShare);
    painter->drawRect(bar);
    painter->restore();
}

} // namespace ui
