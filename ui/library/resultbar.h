#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Draws how games ended behind the text of a cell: Black's share dark, draws in between, White's
/// light, in this order. The text says the same. Cells have no frame of their own.
class ResultBar : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace ui
