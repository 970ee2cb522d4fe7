#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Draws the cells of the explorer's table. How games ended: the shares of Black, of draws and of
/// White as numbers, and below them as a bar, each part with a filling of its own. Other
/// cells, and the items of the list of games, have a second line where the model has one. Cells
/// have no frame of their own.
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
