#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/study/review/reviewer.h"

#include <QAbstractTableModel>

namespace ui {

/// The moves of the game's line as a table: number, notation, words and review. Row 0 is the start;
/// row n stands for the position after n moves.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Notation, Words, Value, ColumnCount };

    /// Shows a game and its review, which must outlive it.
    MoveListModel(const GameController &game, const Reviewer &review, QObject *parent);

    /// Reads the game's line again.
    void refresh();
    /// Reads the review again.
    void refreshValues();
    /// The size of the marks of good and bad moves, in pixels.
    void setMarkSize(int size);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(int row, int column) const;
    QString valueAt(std::size_t plies) const;
    QString gradeInWords(int row) const;
    QString valueInWords(int row) const;
    ai::Grade grade(int row) const;
    bool isAmongWorst(int row) const;
    bool isComputersMove(int row) const;

    const GameController &m_game;
    const Reviewer &m_review;
    std::vector<core::Move> m_moves; ///< the line that is shown
    std::vector<std::size_t> m_worst;
    int m_markSize = 12;
};

} // namespace ui
