#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// Draws how games ended: the shares of Black, of draws and of White as numbers, and below them as
/// a bar, each part with a filling of its own. Cells have no frame of their own.
class ResultBar : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace ui
