#pragma once

#include "core/library/libraryexplorer.h"

#include <QAbstractTableModel>

namespace ui {

/// The moves of a position with what a library knows of them, a row each. GUI thread.
class ExplorerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Notation, Games, Results, Value, ColumnCount };

    /// In the column Results, the shares of Black and of draws, from 0 to 1, as a QPointF; nothing
    /// where MoveStatistics::hasFewGames().
    static constexpr int sharesRole = Qt::UserRole + 1;
    /// Where there are shares, those of Black, of draws and of White as texts, such as "45 %".
    static constexpr int labelsRole = Qt::UserRole + 2;
    /// What stands below a cell's text: in the column Games the years, in the column Value the mean
    /// result, such as "avg. +1.5".
    static constexpr int detailRole = Qt::UserRole + 3;

    explicit ExplorerModel(QObject *parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    void show(const core::Othello &position,
              const std::vector<core::library::MoveStatistics> &moves);
    const core::library::MoveStatistics *move(int row) const;
    /// The row of a move; -1 where there is none.
    int rowOf(core::Move move) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const core::library::MoveStatistics &move, int column) const;
    QString meanText(const core::library::MoveStatistics &move) const;
    static QString valueDescription(const core::library::MoveStatistics &move);
    QString description(const core::library::MoveStatistics &move, int column) const;

    core::Othello m_position;
    std::vector<core::library::MoveStatistics> m_moves;
};

} // namespace ui
