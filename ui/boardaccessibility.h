#pragma once

#include <QHash>
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
    QHash<int, QString> m_names;
    bool m_listening;
};

} // namespace ui
