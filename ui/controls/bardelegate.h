#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Draws a bar behind a number; its length is the item's shareRole value from 0, for none, to 1.
class BarDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int shareRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace ui
