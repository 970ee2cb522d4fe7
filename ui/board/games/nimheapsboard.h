#pragma once

#include "ui/board/games/nimboardwidget.h"

namespace ui {

/// Nim's tray for setting up its heaps: a cell is a whole heap, which may be empty.
class NimHeapsBoard : public NimBoardWidget
{
    Q_OBJECT

public:
    explicit NimHeapsBoard(QWidget *parent = nullptr);

    static int cellOf(int heap) { return NimLayout::cellOf(heap, 0); }

    QList<int> cells() const override;
    int columnCount() const override { return 1; }
    int columnOf(int) const override { return 0; }
    QRectF cellRect(int cell) const override;
    QString cellName(int cell) const override;
    int cellAt(QPointF point) const override;

protected:
    int cellToward(int cell, CursorMove cursorMove) const override;
    int validCell(int cell) const override;
    int startCell() const override { return validCell(cursorCell()); }
    QRectF focusRect(int cell) const override { return cellRect(cell); }
};

} // namespace ui
