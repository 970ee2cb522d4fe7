#include "ui/library/movestable.h"

#include "ui/library/explorermodel.h"

#include <QHeaderView>

#include <algorithm>

namespace ui {

MovesTable::MovesTable(QWidget *parent)
    : PassiveItemView<QTableView>(parent)
{
    setItemDelegate(new ExplorerDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
}

void MovesTable::updateGeometries()
{
    fitResults();
    PassiveItemView<QTableView>::updateGeometries();
}

/// Sets the width of the results by hand, because a stretched section could become narrower than
/// its title.
void MovesTable::fitResults()
{
    QHeaderView &header = *horizontalHeader();
    if (header.count() <= ExplorerModel::Results)
        return;
    header.setSectionResizeMode(ExplorerModel::Results, QHeaderView::Fixed);
    const int others = header.length() - header.sectionSize(ExplorerModel::Results);
    header.resizeSection(
        ExplorerModel::Results,
        std::max(viewport()->width() - others, header.sectionSizeHint(ExplorerModel::Results)));
}

} // namespace ui
