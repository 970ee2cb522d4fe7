#include "ui/board/boardaccessibility.h"

#include "ui/board/accessibleboard.h"
#include "ui/board/boardwidget.h"

#include <QTimer>

#include <algorithm>

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
    // Deferred, because Qt reports the focus of the whole widget only after its focus event.
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

CellNames cellNames(const BoardWidget &board)
{
    CellNames names;
    for (const int cell : board.cells())
        names.insert(cell, board.cellText(cell));
    return names;
}

QList<CellEvent> cellEvents(const CellNames &before, const CellNames &after)
{
    QList<CellEvent> events;
    for (auto cell = before.begin(); cell != before.end(); ++cell) {
        const auto now = after.find(cell.key());
        if (now == after.end())
            events += CellEvent{QAccessible::ObjectDestroyed, cell.key()};
        else if (*now != *cell)
            events += CellEvent{QAccessible::NameChanged, cell.key()};
    }
    for (auto cell = after.begin(); cell != after.end(); ++cell) {
        if (!before.contains(cell.key()))
            events += CellEvent{QAccessible::ObjectCreated, cell.key()};
    }
    std::sort(events.begin(), events.end(),
              [](const CellEvent &one, const CellEvent &other) { return one.cell < other.cell; });
    return events;
}

CellChanges::CellChanges(BoardWidget &board)
    : m_board(board)
    , m_listening(QAccessible::isActive())
{
    if (m_listening)
        m_names = cellNames(board);
}

CellChanges::~CellChanges()
{
    if (!m_listening)
        return;
    if (AccessibleBoard *table = accessibleOf(m_board))
        table->report(cellEvents(m_names, cellNames(m_board)));
}

} // namespace ui
