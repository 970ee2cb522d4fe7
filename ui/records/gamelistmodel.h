#pragma once

#include "ui/records/gamecollection.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace ui {

/// The games of a collection that match a filter, as a table.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit GameListModel(QObject *parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    void setGames(std::shared_ptr<const GameCollection> games);
    void setFilter(const GameCollection::Filter &filter);
    core::format::Record record(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const GameCollection> m_games;
    std::vector<std::size_t> m_rows;
};

} // namespace ui
