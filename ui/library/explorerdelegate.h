#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Draws the cells of the explorer's table. Results are the shares of Black, draws and White as
/// numbers, and below them as a bar with a different fill for each. Other cells, and the items of
/// the list of games, have a second line if the model has one. Cells have no focus frame.
class ExplorerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace ui
