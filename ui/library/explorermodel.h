#pragma once

#include "core/library/gamelibrary.h"
#include "core/library/libraryexplorer.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStyledItemDelegate>

namespace ui {

/// The players of a library's game; a question mark for an unknown one.
QString playersText(const core::library::LibraryGame &game);
/// The game's result, date and event, as far as known.
QString gameDetail(const core::library::LibraryGame &game);

/// The moves of a position with their statistics in a library, one in each row. GUI thread.
class ExplorerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Notation, Games, Results, Value, ColumnCount };

    /// In the column Results, the shares of Black and of draws, from 0 to 1, as a QPointF; nothing
    /// if MoveStatistics::hasFewGames().
    static constexpr int sharesRole = Qt::UserRole + 1;
    /// If there are shares, those of Black, draws and White as texts, such as "45 %".
    static constexpr int labelsRole = Qt::UserRole + 2;
    /// The second line of a cell: in the column Games the years, in the column Value the mean
    /// result, such as "avg. +1.5".
    static constexpr int detailRole = Qt::UserRole + 3;

    explicit ExplorerModel(QObject *parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    void show(const core::Othello &position,
              const std::vector<core::library::MoveStatistics> &moves);
    const core::library::MoveStatistics *move(int row) const;
    /// The row of a move; -1 if there is none.
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

/// Draws the cells of the explorer's table. Results are the shares of Black, draws and White as
/// numbers, and below them as a bar with a different fill for each. Other cells, and the items of
/// the list of games, have a second line if the model has one. Cells have no focus frame.
class ExplorerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace ui
