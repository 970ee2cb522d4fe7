#pragma once

#include "ui/accessibility/accessibleleaf.h"
#include "ui/board/boardaccessibility.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace ui {

/// A board as a table for assistive technology. Owned by Qt's accessibility cache, and in turn owns
/// its cells, through the same cache. When a cell disappears (a counter taken), an event is sent.
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit AccessibleBoard(BoardWidget *board);
    ~AccessibleBoard() override;

    /// The interface of a cell of the board, made when first requested.
    QAccessibleInterface *cellInterface(int cell) const;
    /// Whether any client has requested the cell's interface.
    bool isKnown(int cell) const { return m_cells.contains(cell); }
    /// Sends events for the cells that clients know and for new cells; deletes cells that
    /// disappeared.
    void report(const QList<CellEvent> &events);

    void *interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text kind) const override;
    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    QString columnDescription(int) const override { return {}; }
    QString rowDescription(int) const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override;
    int rowCount() const override;
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

private:
    BoardWidget *board() const;

    mutable QHash<int, QAccessible::Id> m_cells;
};

/// One cell of a board.
class AccessibleCell : public AccessibleLeaf,
                       public QAccessibleActionInterface,
                       public QAccessibleTableCellInterface
{
public:
    AccessibleCell(BoardWidget *board, int cell);

    int cell() const { return m_cell; }

    void *interface_cast(QAccessible::InterfaceType type) override;
    bool isValid() const override;
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QString text(QAccessible::Text kind) const override;
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;

    QStringList actionNames() const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override;
    int rowIndex() const override;
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

private:
    QPointer<BoardWidget> m_board;
    int m_cell;
};

} // namespace ui
