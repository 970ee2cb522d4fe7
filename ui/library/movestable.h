#pragma once

#include "ui/controls/passiveitemview.h"

#include <QTableView>

namespace ui {

/// The table of an ExplorerModel's moves. Each column is as wide as its contents; the column of
/// result bars gets the remaining width, but at least that of its title.
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
