#include "ui/boardaccessibility.h"

#include "ui/accessibleboard.h"
#include "ui/boardwidget.h"

#include <QTimer>

namespace ui {

namespace {

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *board = qobject_cast<BoardWidget *>(object);
    return board != nullptr ? new AccessibleBoard(board) : nullptr;
}

AccessibleBoard *accessibleOf(BoardWidget &board)
{
    return dynamic_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&board));
}

void reportFocus(BoardWidget &board)
{
    AccessibleBoard *table = accessibleOf(board);
    if (table == nullptr || table->focusChild() == nullptr)
        return;
    QAccessibleEvent event(table->focusChild(), QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installBoardAccessibility()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
}

void notifyCursorMoved(BoardWidget &board)
{
    // Later, because Qt reports the focus of the whole widget only after its focus event.
    if (QAccessible::isActive())
        QTimer::singleShot(0, &board, [&board] { reportFocus(board); });
}

void forgetAccessible(BoardWidget &board)
{
    if (!QAccessible::isActive())
        return;
    if (AccessibleBoard *table = accessibleOf(board))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(table));
}

CellChanges::CellChanges(BoardWidget &board) : m_board(board), m_listening(QAccessible::isActive())
{
    if (!m_listening)
        return;
    for (const int cell : board.cells())
        m_names.insert(cell, board.cellName(cell));
}

CellChanges::~CellChanges()
{
    if (!m_listening)
        return;
    if (AccessibleBoard *table = accessibleOf(m_board))
        table->reportChanges(m_names);
}

} // namespace ui
