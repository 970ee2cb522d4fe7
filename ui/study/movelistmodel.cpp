#include "ui/study/movelistmodel.h"

#include "ui/common/titles.h"
#include "ui/study/review/grademark.h"
#include "ui/study/review/reviewtexts.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

#include <algorithm>
#include <utility>

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
    m_worst = m_review.turningPoints(turningPointsOf(m_game));
    emit dataChanged(index(0, Notation), index(rowCount() - 1, Value));
    emit headerDataChanged(Qt::Horizontal, Value, Value);
}

void MoveListModel::setMarkSize(int size)
{
    if (std::exchange(m_markSize, size) != size)
        refreshValues();
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

bool MoveListModel::isComputersMove(int row) const
{
    return row > 0 && m_game.isComputersMove(std::size_t(row - 1));
}

ai::Grade MoveListModel::grade(int row) const
{
    if (row == 0 || m_review.line() != m_moves)
        return ai::Grade::None;
    const auto move = m_review.move(std::size_t(row) - 1);
    return move ? move->grade() : ai::Grade::None;
}

QVariant MoveListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::DecorationRole:
        // An empty mark as well, so that the values stand below one another.
        if (index.column() == Value && index.row() > 0 && !m_review.isEmpty())
            return gradeIcon(grade(index.row()), isComputersMove(index.row()), m_markSize,
                             qApp->devicePixelRatio(), QApplication::palette());
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return index.column() == Value ? valueInWords(index.row())
                                       : text(index.row(), index.column());
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
        return mustPass(before) ? QString() : QString::number(m_game.match().moveNumber(plies));
    case Notation:
        return moveTitle(before, m_moves[plies - 1]);
    default:
        return moveInWords(before, m_moves[plies - 1], viewpointOf(m_game));
    }
}

/// Where the game stands after this many plies, and what the last of them cost if it was a mistake:
/// what the computer lost the person has gained, and of two people the one who lost it is named.
QString MoveListModel::valueAt(std::size_t plies) const
{
    const auto value = m_review.line() == m_moves ? m_review.valueAfter(plies) : std::nullopt;
    if (plies == 0 || !value)
        return {};
    const core::GameKind kind = m_game.match().kind();
    const Viewpoint viewpoint = viewpointOf(m_game);
    QString standing = standingShort(kind, *value, viewpoint);
    const auto move = m_review.move(plies - 1);
    if (!move || !move->isMistake() || core::maxScore(kind) == 1)
        return standing;
    if (!viewpoint.computer)
        return tr("%1, %2 lost %n", "%1: where the game stands, +4; %2: White; discs", move->loss())
            .arg(standing, sideTitle(kind, sideToMove(m_game.match().position(plies - 1))));
    if (isComputersMove(int(plies)))
        return tr("%1, gained %n", "%1: where the game stands, +4; discs", move->loss())
            .arg(standing);
    return tr("%1, lost %n", "%1: where the game stands, +4; discs", move->loss()).arg(standing);
}

/// Says what a hollow mark is: the computer's.
QString MoveListModel::gradeInWords(int row) const
{
    if (!isComputersMove(row))
        return gradeTitle(grade(row));
    switch (grade(row)) {
    case ai::Grade::None:
        break;
    case ai::Grade::Good:
        return tr("the computer's good move");
    case ai::Grade::Mistake:
        return tr("the computer's mistake");
    case ai::Grade::Blunder:
        return tr("the computer's blunder");
    }
    return {};
}

QString MoveListModel::valueInWords(int row) const
{
    const auto plies = std::size_t(row);
    const auto value = m_review.line() == m_moves ? m_review.valueAfter(plies) : std::nullopt;
    if (plies == 0 || !value)
        return {};
    const auto move = m_review.move(plies - 1);
    QStringList parts{
        standingText(m_game.match().kind(), *value, move && move->exact, viewpointOf(m_game))};
    if (const QString title = gradeInWords(row); !title.isEmpty())
        parts.prepend(isAmongWorst(row) ? tr("%1, one of the moves that mattered most:").arg(title)
                                        : tr("%1:", "a grade such as mistake").arg(title));
    return parts.join(' ');
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const Viewpoint viewpoint = viewpointOf(m_game);
    const QString whose =
        viewpoint.computer ? tr("For you")
        : core::maxScore(m_game.match().kind()) > 1
            ? tr("For %1", "%1: Black").arg(sideTitle(m_game.match().kind(), viewpoint.side()))
            : tr("Best play");
    const QString titles[] = {tr("No."), tr("Move"), tr("In words"), whose};
    return titles[section];
}

} // namespace ui
