#include "ui/study/movelistmodel.h"

#include "ui/study/reviewtexts.h"

#include <QFont>

#include <algorithm>

namespace ui {

MoveListModel::MoveListModel(const GameController &game, const Reviewer &review, QObject *parent)
    : QAbstractTableModel(parent)
    , m_game(game)
    , m_review(review)
{}

void MoveListModel::refresh()
{
    const std::vector<core::Move> &moves = m_game.match().moves();
    // A move more is the usual change: it moves nothing in the view.
    const bool longer = moves.size() == m_moves.size() + 1
                        && std::equal(m_moves.begin(), m_moves.end(), moves.begin());
    if (longer && !m_moves.empty()) {
        beginInsertRows({}, rowCount(), rowCount());
        m_moves = moves;
        endInsertRows();
    } else if (moves != m_moves || moves.empty()) {
        beginResetModel();
        m_moves = moves;
        endResetModel();
    }
}

void MoveListModel::refreshValues()
{
    m_worst = m_review.worst();
    emit dataChanged(index(0, Notation), index(rowCount() - 1, Value));
}

int MoveListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_moves.size()) + 1;
}

int MoveListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool MoveListModel::isAmongWorst(int row) const
{
    return row > 0
           && std::find(m_worst.begin(), m_worst.end(), std::size_t(row - 1)) != m_worst.end();
}

QVariant MoveListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (index.column() == Value && isAmongWorst(index.row()))
            return tr("%1: one of the moves that mattered most").arg(text(index.row(), Value));
        return text(index.row(), index.column());
    case Qt::FontRole:
        if (isAmongWorst(index.row())) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == Number ? Qt::AlignRight | Qt::AlignVCenter
                                                 : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QString MoveListModel::text(int row, int column) const
{
    const auto plies = std::size_t(row);
    if (column == Value)
        return valueAt(plies);
    if (row == 0)
        return column == Words ? tr("The start") : QString();
    const core::Position &before = m_game.match().position(plies - 1);
    switch (column) {
    case Number:
        return QString::number(row);
    case Notation:
        return QString::fromStdString(moveText(before, m_moves[plies - 1]));
    default:
        return moveInWords(before, m_moves[plies - 1]);
    }
}

/// The value of a move to who made it, and what it cost if it was a mistake.
QString MoveListModel::valueAt(std::size_t plies) const
{
    if (plies == 0 || m_review.line() != m_moves)
        return {};
    const auto move = m_review.move(plies - 1);
    if (!move)
        return {};
    const core::GameKind kind = m_game.match().kind();
    const QString value =
        move->exact ? valueText(kind, move->value) : estimateText(kind, move->value);
    if (!move->isMistake())
        return value;
    QString cost = tr("mistake");
    if (core::maxScore(kind) > 1)
        cost = move->exact ? tr("lost %n", "discs", move->loss())
                           : tr("lost ~\u200a%n", "about so many discs", move->loss());
    if (isAmongWorst(int(plies)))
        cost = tr("%1!", "a mistake that mattered most").arg(cost);
    return tr("%1, %2", "the value of a move and what it cost").arg(value, cost);
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const QString titles[] = {tr("No."), tr("Move"), tr("In words"), tr("Review")};
    return titles[section];
}

} // namespace ui
