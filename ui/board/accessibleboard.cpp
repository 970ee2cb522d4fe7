#include "ui/board/accessibleboard.h"

#include "ui/board/boardwidget.h"

namespace ui {

/// The role is not Table: for tables Orca reads the whole row whenever the row changes, instead of
/// the square reached.
AccessibleBoard::AccessibleBoard(BoardWidget *board)
    : QAccessibleWidget(board, QAccessible::Grouping)
{}

AccessibleBoard::~AccessibleBoard()
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

BoardWidget *AccessibleBoard::board() const
{
    // A qobject_cast, because the object may already be in QWidget's destructor.
    return qobject_cast<BoardWidget *>(object());
}

QAccessibleInterface *AccessibleBoard::cellInterface(int cell) const
{
    if (board() == nullptr || cell < 0)
        return nullptr;
    const auto known = m_cells.constFind(cell);
    if (known != m_cells.constEnd())
        return QAccessible::accessibleInterface(*known);
    auto *made = new AccessibleCell(board(), cell);
    m_cells.insert(cell, QAccessible::registerAccessibleInterface(made));
    return made;
}

void AccessibleBoard::report(const QList<CellEvent> &events)
{
    for (const CellEvent &happened : events) {
        // Skip cells that no client has requested: too many events make a screen reader drop
        // announcements.
        if (happened.kind != QAccessible::ObjectCreated && !isKnown(happened.cell))
            continue;
        QAccessibleEvent event(cellInterface(happened.cell), happened.kind);
        QAccessible::updateAccessibility(&event);
        if (happened.kind == QAccessible::ObjectDestroyed)
            QAccessible::deleteAccessibleInterface(m_cells.take(happened.cell));
    }
}

void *AccessibleBoard::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString AccessibleBoard::text(QAccessible::Text kind) const
{
    QString set = QAccessibleWidget::text(kind);
    if (!set.isEmpty() || board() == nullptr)
        return set;
    if (kind == QAccessible::Name)
        return board()->title();
    return kind == QAccessible::Description ? board()->summary() : set;
}

int AccessibleBoard::childCount() const
{
    return board() != nullptr ? static_cast<int>(board()->cells().size()) : 0;
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    return board() != nullptr ? cellInterface(board()->cells().value(index, -1)) : nullptr;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *cell = dynamic_cast<const AccessibleCell *>(child);
    if (cell == nullptr || board() == nullptr || cell->parent() != this)
        return -1;
    return static_cast<int>(board()->cells().indexOf(cell->cell()));
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    return board() != nullptr
               ? cellInterface(board()->cellAt(board()->mapFromGlobal(QPointF(x, y))))
               : nullptr;
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    return board() != nullptr && board()->hasFocus() ? cellInterface(board()->cursorCell())
                                                     : nullptr;
}

QAccessibleInterface *AccessibleBoard::cellAt(int row, int column) const
{
    if (board() == nullptr)
        return nullptr;
    for (const int cell : board()->cells()) {
        if (board()->rowOf(cell) == row && board()->columnOf(cell) == column)
            return cellInterface(cell);
    }
    return nullptr;
}

int AccessibleBoard::columnCount() const
{
    return board() != nullptr ? board()->columnCount() : 0;
}

int AccessibleBoard::rowCount() const
{
    return board() != nullptr ? board()->rowCount() : 0;
}

AccessibleCell::AccessibleCell(BoardWidget *board, int cell)
    : m_board(board)
    , m_cell(cell)
{}

void *AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface *>(this);
    return nullptr;
}

bool AccessibleCell::isValid() const
{
    return m_board != nullptr && m_board->cells().contains(m_cell);
}

QWindow *AccessibleCell::window() const
{
    return m_board != nullptr ? m_board->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleCell::parent() const
{
    return m_board != nullptr ? QAccessible::queryAccessibleInterface(m_board) : nullptr;
}

QString AccessibleCell::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name && isValid() ? m_board->cellText(m_cell) : QString();
}

QRect AccessibleCell::rect() const
{
    if (!isValid())
        return {};
    const QRect local = m_board->cellRect(m_cell).toRect();
    return QRect(m_board->mapToGlobal(local.topLeft()), local.size());
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.focused = m_board->hasFocus() && m_board->cursorCell() == m_cell;
    state.disabled = !m_board->isEnabled();
    state.invisible = !m_board->isVisible();
    return state;
}

QStringList AccessibleCell::actionNames() const
{
    return {pressAction(), setFocusAction()};
}

void AccessibleCell::doAction(const QString &name)
{
    if (!isValid())
        return;
    if (name == setFocusAction()) {
        m_board->setFocus(Qt::OtherFocusReason);
        m_board->setCursorCell(m_cell);
    }
    // A press alone does not move the focus: that would make the screen reader read the square as
    // well as the move.
    if (name == pressAction())
        m_board->press(m_cell);
}

int AccessibleCell::columnIndex() const
{
    return isValid() ? m_board->columnOf(m_cell) : -1;
}

int AccessibleCell::rowIndex() const
{
    return isValid() ? m_board->rowOf(m_cell) : -1;
}

} // namespace ui
