#include "ui/analysis/movelistmodel.h"

#include "ui/analysis/review/grademark.h"
#include "ui/analysis/review/reviewtexts.h"
#include "ui/common/titles.h"

#include <QApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace ui {

MoveListModel::MoveListModel(const GameController &game, const Reviewer &review, QObject *parent)
    : QAbstractListModel(parent)
    , m_game(game)
    , m_review(review)
{}

void MoveListModel::refresh()
{
    const core::Match &match = m_game.match();
    const std::vector<core::Move> &moves = match.moves();
    const std::vector<core::Move> &shown = m_match.moves();
    const bool sameStart = match.start() == m_match.start();
    // In the usual case, one more move, only insert a row, so that the view keeps its position.
    const bool longer = sameStart && moves.size() == shown.size() + 1
                        && std::equal(shown.begin(), shown.end(), moves.begin());
    if (longer && !shown.empty()) {
        beginInsertRows({}, rowCount(), rowCount());
        m_match = match;
        endInsertRows();
    } else if (!sameStart || moves != shown || moves.empty()) {
        beginResetModel();
        m_match = match;
        endResetModel();
    }
}

void MoveListModel::refreshGrades()
{
    m_turningPoints = m_review.turningPoints(turningPointsOf(m_game));
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void MoveListModel::setShowsGrades(bool shown)
{
    if (std::exchange(m_showsGrades, shown) != shown)
        refreshGrades();
}

void MoveListModel::setNewMove(std::optional<std::size_t> row)
{
    if (std::exchange(m_newMove, row) != row && rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void MoveListModel::setMarkSize(int size)
{
    if (std::exchange(m_markSize, size) != size)
        refreshGrades();
}

int MoveListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_match.knownPlies());
}

std::optional<ai::ReviewedMove> MoveListModel::reviewed(int row) const
{
    return m_review.line() == m_match.moves() ? m_review.move(std::size_t(row)) : std::nullopt;
}

ai::Grade MoveListModel::grade(int row) const
{
    const auto move = m_showsGrades ? reviewed(row) : std::nullopt;
    return move ? move->grade() : ai::Grade::None;
}

QVariant MoveListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return moveTextOf(row);
    case NumberRole:
        return row % 2 == 0 ? number(row) : QString();
    case MistakeRole:
        return grade(row) == ai::Grade::Mistake || grade(row) == ai::Grade::Blunder;
    case Qt::DecorationRole:
        return grade(row) == ai::Grade::None
                   ? QVariant()
                   : gradeIcon(grade(row), isOpponentsMove(row), m_markSize,
                               qApp->devicePixelRatio(), QApplication::palette());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return inWords(row);
    default:
        return {};
    }
}

/// In tic-tac-toe with the mark: its squares are numbers, as the moves are.
QString MoveListModel::moveTextOf(int row) const
{
    const core::Position &before = m_match.position(std::size_t(row));
    const QString move = moveTitle(before, m_match.move(std::size_t(row)));
    return m_match.kind() == core::GameKind::TicTacToe
               ? tr("%1 %2", "X and its square")
                     .arg(sideTitle(m_match.kind(), sideToMove(before)), move)
               : move;
}

bool MoveListModel::isOpponentsMove(int row) const
{
    return m_game.isOpponent(sideToMove(m_match.position(std::size_t(row))));
}

/// The move's number; a pass has none.
QString MoveListModel::number(int row) const
{
    const auto ply = std::size_t(row);
    return mustPass(m_match.position(ply)) ? QString()
                                           : QString::number(m_match.moveNumber(ply + 1));
}

/// A move for screen readers: its number, the move, the judgement and the standing after it: "39,
/// a6, your blunder, one of your main mistakes. You are 10 behind."
QString MoveListModel::inWords(int row) const
{
    const bool opponents = isOpponentsMove(row);
    QStringList parts{number(row), data(index(row), Qt::DisplayRole).toString()};
    if (const QString title = gradeTitle(grade(row)); !title.isEmpty())
        parts << (opponents ? tr("the opponent's, %1", "%1: good move, mistake").arg(title)
                            : title);
    if (std::find(m_turningPoints.begin(), m_turningPoints.end(), std::size_t(row))
        != m_turningPoints.end())
        parts << (m_game.reviewedSide() && !opponents ? tr("one of your main mistakes")
                                                      : tr("one of the main mistakes"));
    if (m_newMove == std::size_t(row))
        parts << tr("new to the library");
    parts.removeAll(QString());
    return paragraphOf(
        {tr("%1.", "a list, as a sentence").arg(parts.join(tr(", ", "in a list"))), standing(row)});
}

QString MoveListModel::standing(int row) const
{
    const auto move = reviewed(row);
    const auto value = move ? m_review.valueAfter(std::size_t(row) + 1) : std::nullopt;
    return value ? standingText(m_match.kind(), *value, move->exact, viewpointOf(m_game))
                 : QString();
}

} // namespace ui
