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
        NumberRole = Qt::UserRole, ///< the move's number if it begins a pair; else empty
        MistakeRole,               ///< whether the move is known to be a mistake
    };

    /// For a game and its review, which must outlive it.
    MoveListModel(const GameController &game, const Reviewer &review, QObject *parent);

    /// Reads the game's line again.
    void refresh();
    /// Reads the review again.
    void refreshGrades();
    /// Whether the grades of the review are shown.
    void setShowsGrades(bool shown);
    /// The row of the first move that is new to the library of games, if any.
    void setNewMove(std::optional<std::size_t> row);
    /// The size of the grade marks, in pixels.
    void setMarkSize(int size);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::optional<ai::ReviewedMove> reviewed(int row) const;
    ai::Grade grade(int row) const;
    QString moveTextOf(int row) const;
    bool isOpponentsMove(int row) const;
    QString number(int row) const;
    QString inWords(int row) const;
    QString standing(int row) const;

    const GameController &m_game;
    const Reviewer &m_review;
    /// The match shown: a copy, because the controller changes its match before it emits a signal,
    /// and the view may request rows in between.
    core::Match m_match;
    std::vector<std::size_t> m_turningPoints;
    std::optional<std::size_t> m_newMove;
    int m_markSize = 12;
    bool m_showsGrades = false;
};

} // namespace ui
