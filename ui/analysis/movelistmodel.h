#pragma once

#include "ui/analysis/review/reviewer.h"
#include "ui/play/gamecontroller.h"

#include <QAbstractListModel>

namespace ui {

/// The moves of the game's line with their grades; row n is the move after n others.
class MoveListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, ///< the move's, where a pair of moves begins; else empty
        MistakeRole,               ///< whether the move is known to be a mistake
    };

    /// Shows a game and its review, which must outlive it.
    MoveListModel(const GameController &game, const Reviewer &review, QObject *parent);

    /// Reads the game's line again.
    void refresh();
    /// Reads the review again.
    void refreshGrades();
    /// Whether the grades of the review are shown.
    void setShowsGrades(bool shown);
    /// The row of the move that is new to the library of games, if any.
    void setNewMove(std::optional<std::size_t> row);
    /// The size of the marks of good and bad moves, in pixels.
    void setMarkSize(int size);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::optional<ai::ReviewedMove> reviewed(int row) const;
    ai::Grade grade(int row) const;
    bool isComputersMove(int row) const;
    QString number(int row) const;
    QString inWords(int row) const;
    QString standing(int row) const;

    const GameController &m_game;
    const Reviewer &m_review;
    /// What is shown. A copy, for the controller changes its own before it says so, and the view
    /// may ask for rows in between.
    core::Match m_match;
    std::vector<std::size_t> m_turningPoints;
    std::optional<std::size_t> m_newMove;
    int m_markSize = 12;
    bool m_showsGrades = false;
};

} // namespace ui
