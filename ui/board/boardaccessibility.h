#pragma once

#include <QAccessible>
#include <QHash>
#include <QList>
#include <QString>

namespace ui {

class BoardWidget;

/// Makes every board accessible as a table of cells that can be read, focused and pressed. May be
/// called repeatedly; the factory is installed once.
void installBoardAccessibility();

/// Reports that the keyboard cursor moved to another cell, if the board has the focus.
void notifyCursorMoved(BoardWidget &board);

/// Deletes the accessible interfaces of a board that is being destroyed.
void forgetAccessible(BoardWidget &board);

/// The accessible names of a board's cells.
using CellNames = QHash<int, QString>;
CellNames cellNames(const BoardWidget &board);

/// A change of a cell: NameChanged, or ObjectDestroyed and ObjectCreated for one that disappeared
/// or appeared (a counter of Nim).
struct CellEvent
{
    QAccessible::Event kind;
    int cell;

    friend bool operator==(const CellEvent &, const CellEvent &) = default;
};

/// The changes between two states of the names, in the order of the cells.
QList<CellEvent> cellEvents(const CellNames &before, const CellNames &after);

/// RAII: on destruction reports the cells that changed during its lifetime to assistive technology.
/// Does nothing if that is inactive.
class CellChanges
{
public:
    explicit CellChanges(BoardWidget &board);
    ~CellChanges();
    CellChanges(const CellChanges &) = delete;
    CellChanges &operator=(const CellChanges &) = delete;

private:
    BoardWidget &m_board;
    CellNames m_names;
    bool m_listening;
};

} // namespace ui
