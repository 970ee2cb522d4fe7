#pragma once

#include <QTableView>

namespace ui {

/// A table whose current row follows the game. Screen readers hear of it only while it has the
/// keyboard's focus: a QTableView would report each change as a move of the focus.
class MovesTable : public QTableView
{
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected,
                          const QItemSelection &deselected) override;
};

} // namespace ui
