#include "ui/library/explorermodel.h"

#include "ui/common/titles.h"

#include <QApplication>
#include <QLocale>
#include <QPalette>
#include <QPointF>

#include <algorithm>
#include <cmath>

namespace ui {

using core::library::MoveStatistics;

namespace {

int percentage(std::int64_t part, std::int64_t whole)
{
    return int((100 * part + whole / 2) / whole);
}

/// A number with a sign; negative ones have a typographic minus.
QString signedNumber(double number, int decimals)
{
    const QString digits = QLocale().toString(std::abs(number), 'f', decimals);
    const bool isZero = QLocale().toDouble(digits) == 0;
    return (isZero ? QString() : number < 0 ? QString(QChar(0x2212)) : QString('+')) + digits;
}

QString yearsText(const MoveStatistics &move)
{
    if (move.firstYear == 0)
        return {};
    return move.firstYear == move.lastYear
               ? QString::number(move.firstYear)
               : QString("%1\u2013%2").arg(move.firstYear).arg(move.lastYear);
}

} // namespace

void ExplorerModel::show(const core::Othello &position, const std::vector<MoveStatistics> &moves)
{
    const bool sameRows =
        position == m_position
        && std::equal(moves.begin(), moves.end(), m_moves.begin(), m_moves.end(),
                      [](const auto &a, const auto &b) { return a.move == b.move; });
    if (!sameRows)
        beginResetModel();
    m_position = position;
    m_moves = moves;
    if (!sameRows)
        endResetModel();
    else if (!m_moves.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const MoveStatistics *ExplorerModel::move(int row) const
{
    return row >= 0 && row < rowCount() ? &m_moves[std::size_t(row)] : nullptr;
}

int ExplorerModel::rowOf(core::Move move) const
{
    const auto found = std::find_if(m_moves.begin(), m_moves.end(),
                                    [move](const auto &one) { return one.move == move; });
    return found == m_moves.end() ? -1 : int(found - m_moves.begin());
}

int ExplorerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_moves.size());
}

int ExplorerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExplorerModel::data(const QModelIndex &index, int role) const
{
    const MoveStatistics *const move = index.isValid() ? this->move(index.row()) : nullptr;
    if (move == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*move, index.column());
    case detailRole:
        if (index.column() == Games)
            return yearsText(*move);
        if (index.column() == Value && !meanText(*move).isEmpty())
            return tr("avg. %1", "%1: the mean result, such as +1.5").arg(meanText(*move));
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return description(*move, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == Games     ? Qt::AlignRight | Qt::AlignVCenter
                        : index.column() == Results ? Qt::AlignCenter
                                                    : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (move->games == 0)
            return QApplication::palette().brush(QPalette::PlaceholderText);
        return {};
    case sharesRole:
        if (index.column() != Results || move->scored() == 0 || move->hasFewGames())
            return {};
        return QPointF(double(move->blackWins) / double(move->scored()),
                       double(move->draws) / double(move->scored()));
    case labelsRole: {
        if (!data(index, sharesRole).isValid())
            return {};
        QStringList labels;
        for (const std::int64_t part : {move->blackWins, move->draws, move->whiteWins})
            labels << tr("%1%", "per cent").arg(percentage(part, move->scored()));
        return labels;
    }
    default:
        return {};
    }
}

QString ExplorerModel::text(const MoveStatistics &move, int column) const
{
    const QLocale locale;
    switch (column) {
    case Notation:
        return moveTitle(m_position, move.move)
               + (move.transposes() ? QString(' ') + QChar(0x21c4) : QString());
    case Games:
        return move.games == 0 ? QString(QChar(0x2013)) : locale.toString(move.games);
    case Results:
        if (move.scored() == 0)
            return {};
        if (move.hasFewGames())
            return QString("%1 \u2013 %2 \u2013 %3")
                .arg(locale.toString(move.blackWins), locale.toString(move.draws),
                     locale.toString(move.whiteWins));
        return tr("%1 \u2013 %2 \u2013 %3%", "per cent")
            .arg(percentage(move.blackWins, move.scored()))
            .arg(percentage(move.draws, move.scored()))
            .arg(percentage(move.whiteWins, move.scored()));
    default:
        if (!move.value)
            return {};
        if (move.exact)
            return tr("%1 exact", "%1: +4 discs").arg(signedNumber(*move.value, 0));
        return move.depth == 0
                   ? signedNumber(*move.value, 0)
                   : QString("%1 (%2)").arg(signedNumber(*move.value, 0)).arg(move.depth);
    }
}

/// The mean result, for the mover like the value above it; empty if there are few games.
QString ExplorerModel::meanText(const MoveStatistics &move) const
{
    const auto mean = move.meanScoreTo(m_position.sideToMove());
    return mean ? signedNumber(*mean, 1) : QString();
}

QString ExplorerModel::valueDescription(const MoveStatistics &move)
{
    if (!move.value)
        return {};
    if (move.exact)
        return tr("%1 with best play", "%1: +4 discs").arg(signedNumber(*move.value, 0));
    if (move.depth == 0)
        return tr("%1 in the opening book", "%1: +4 discs").arg(signedNumber(*move.value, 0));
    return tr("%1 after a search of %Ln move(s)", "%1: +4 discs", move.depth)
        .arg(signedNumber(*move.value, 0));
}

QString ExplorerModel::description(const MoveStatistics &move, int column) const
{
    const int scored = int(move.scored());
    switch (column) {
    case Notation:
        if (move.games == 0 && move.gamesAfter > 0)
            return tr("%1, not played here; other moves lead to the same position")
                .arg(moveTitle(m_position, move.move));
        if (move.transposes())
            return tr("%1; other moves lead to the same position as well")
                .arg(moveTitle(m_position, move.move));
        return moveTitle(m_position, move.move);
    case Games: {
        if (move.games == 0)
            return tr("not played");
        const QString years = yearsText(move);
        const QString games = tr("%Ln game(s)", nullptr, int(move.games));
        return years.isEmpty() ? games : QString("%1, %2").arg(games, years);
    }
    case Results:
        if (scored == 0)
            return {};
        if (move.hasFewGames())
            return tr("Black won %1, drawn %2, White won %3", "numbers of games")
                .arg(move.blackWins)
                .arg(move.draws)
                .arg(move.whiteWins);
        return tr("Black won %1%, drawn %2%, White won %3%")
            .arg(percentage(move.blackWins, scored))
            .arg(percentage(move.draws, scored))
            .arg(percentage(move.whiteWins, scored));
    case Value: {
        QString value = valueDescription(move);
        if (meanText(move).isEmpty())
            return value;
        const QString mean =
            tr("%1 discs for the mover on average", "%1: +1.5").arg(meanText(move));
        return value.isEmpty() ? mean : QString("%1, %2").arg(value, mean);
    }
    default:
        return text(move, column);
    }
}

QVariant ExplorerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::ToolTipRole) {
        const QString help[] = {
            tr("A move that other moves lead to as well has a sign"),
            tr("Games of the library that went on with the move, and the first and the last year"),
            tr("Won by Black, drawn, won by White"),
            tr("What the move is worth to the mover, in discs, and how many moves were searched; "
               "below it by how many discs the mover won on average, with a minus lost"),
        };
        return help[section];
    }
    if (role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Move"), tr("Games"), tr("Results"), tr("Value")};
    return titles[section];
}

} // namespace ui
