#pragma once

#include <QAccessible>
#include <QHash>
#include <QList>
#include <QString>

namespace ui {

class BoardWidget;

/// Makes every board a table of cells that can be read, focused and pressed by assistive
/// technology. May be called often; the factory is installed once.
void installBoardAccessibility();

/// Tells assistive technology that the keyboard cursor is on another cell, if the board has focus.
void notifyCursorMoved(BoardWidget &board);

/// Drops what assistive technology holds of a board that is about to be destroyed.
void forgetAccessible(BoardWidget &board);

/// What the cells of a board are called, by cell.
using CellNames = QHash<int, QString>;
CellNames cellNames(const BoardWidget &board);

/// Something that happened to a cell: NameChanged, or ObjectDestroyed and ObjectCreated for one
/// that went or came (a counter of Nim).
struct CellEvent
{
    QAccessible::Event kind;
    int cell;

    friend bool operator==(const CellEvent &, const CellEvent &) = default;
};

/// What happened to the cells between two readings, in the order of the cells.
QList<CellEvent> cellEvents(const CellNames &before, const CellNames &after);

/// Tells assistive technology, at the end of its life, which cells of the board changed since its
/// beginning. Costs nothing while nobody listens.
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
