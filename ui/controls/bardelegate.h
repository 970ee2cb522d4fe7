#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Draws a bar behind a number, as long as the item's share: a value from 0 to 1 in shareRole.
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
