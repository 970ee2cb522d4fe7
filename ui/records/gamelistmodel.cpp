#include "ui/records/gamelistmodel.h"

#include <QLocale>

namespace ui {

void GameListModel::setGames(std::shared_ptr<const GameCollection> games)
{
    beginResetModel();
    m_games = std::move(games);
    m_rows = m_games->matching({});
    endResetModel();
}

void GameListModel::setFilter(const GameCollection::Filter &filter)
{
    beginResetModel();
    if (m_games)
        m_rows = m_games->matching(filter);
    endResetModel();
}

core::format::Record GameListModel::record(int row) const
{
    return m_games->record(m_rows[std::size_t(row)]);
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int GameListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 5;
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const GameCollection::Row row = m_games->row(m_rows[std::size_t(index.row())]);
    const QString *const columns[] = {&row.first, &row.second, &row.result, &row.date, &row.place};
    const QString &shown = *columns[index.column()];
    // Escaped, so that a name from a file is not read as markup.
    return role == Qt::ToolTipRole ? shown.toHtmlEscaped().prepend("<p>") : shown;
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return QLocale().toString(section + 1);
    const QString titles[] = {tr("First (Black)"), tr("Second (White)"), tr("Result"), tr("Date"),
                              tr("Place")};
    return titles[section];
}

} // namespace ui
