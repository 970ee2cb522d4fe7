#pragma once

#include "ui/controls/passiveitemview.h"

#include <QTableView>

namespace ui {

/// The table of the moves of an ExplorerModel. Each column is as wide as what it holds; the bars of
/// results have what the others leave, but at least the width of their title.
class MovesTable : public PassiveItemView<QTableView>
{
    Q_OBJECT

public:
    explicit MovesTable(QWidget *parent = nullptr);

protected:
    void updateGeometries() override;

private:
    void fitResults();
};

} // namespace ui
