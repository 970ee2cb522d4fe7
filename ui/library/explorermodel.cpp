#include "ui/library/explorermodel.h"

#include "ui/common/titles.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QApplication>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPalette>
#include <QPointF>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

using core::library::MoveStatistics;

namespace {

struct ExplorerTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::ExplorerTexts)
};

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

constexpr QColor blackShare(0x1c, 0x1c, 0x1c);
constexpr QColor drawShare(0x9a, 0x9a, 0x9a);
constexpr QColor whiteShare(0xfa, 0xfa, 0xf7);

/// The bar's height relative to the text's.
constexpr qreal barHeight = 0.55;

/// The size of a second line, relative to the first.
constexpr qreal detailScale = 0.85;

/// Shortens the labels until they fit side by side: with percent signs, without, or only the outer
/// two.
QStringList fitted(const QStringList &labels, const QFontMetrics &metrics, qreal width)
{
    const auto fits = [&](const QStringList &texts) {
        qreal needed = metrics.averageCharWidth();
        for (const QString &text : texts)
            needed += metrics.horizontalAdvance(text) + metrics.averageCharWidth();
        return needed <= width;
    };
    if (fits(labels))
        return labels;
    QStringList bare = labels;
    for (QString &label : bare)
        label = label.section(' ', 0, 0);
    return fits(bare) ? bare : QStringList{bare[0], QString(), bare[2]};
}

/// Draws Black's part filled, White's empty and draws hatched between them, so that colours are not
/// needed.
void drawBar(QPainter *painter, const QRectF &bar, const QPointF &shares, const QColor &line)
{
    const qreal black = bar.width() * shares.x();
    const qreal draws = bar.width() * shares.y();
    const QRectF drawn(bar.left() + black, bar.top(), draws, bar.height());
    painter->fillRect(bar, whiteShare);
    painter->fillRect(QRectF(bar.left(), bar.top(), black, bar.height()), blackShare);
    painter->fillRect(drawn, drawShare);
    painter->fillRect(drawn, QBrush(blackShare, Qt::BDiagPattern));
    painter->setPen(line);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(bar);
}

/// The numbers, and the bar below them, in the painter's pen and font.
void paintShares(QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index)
{
    const int em = cell.fontMetrics.height();
    const QRect area = cell.rect.adjusted(em / 4, 0, -em / 4, 0);
    const int height = std::max(4, int(barHeight * em));
    const int top = area.top() + std::max(0, (area.height() - em - height) / 2);
    const QRect text(area.left(), top, area.width(), em);
    const QStringList labels = fitted(index.data(ExplorerModel::labelsRole).toStringList(),
                                      cell.fontMetrics, text.width());
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, labels[0]);
    painter->drawText(text, Qt::AlignCenter, labels[1]);
    painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, labels[2]);
    const QRectF bar(area.left() + 0.5, top + em + 0.5, area.width() - 1, height - 2);
    drawBar(painter, bar, index.data(ExplorerModel::sharesRole).toPointF(), painter->pen().color());
}

/// Paints two lines of text, the second smaller and, unless the row is selected, in a quieter
/// colour.
void paintLines(QPainter *painter, const QStyleOptionViewItem &cell, const QString &above,
                const QString &below)
{
    const int em = cell.fontMetrics.height();
    const QFont small = scaledFont(cell.font, detailScale);
    const int smallEm = QFontMetrics(small).height();
    const QRect area = cell.rect.adjusted(em / 4, 0, -em / 4, 0);
    const int top = area.top() + (area.height() - em - smallEm) / 2;
    const int place = int((cell.displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter);
    const auto line = [&](const QRect &rect, const QString &text) {
        const QFontMetrics metrics(painter->font());
        painter->drawText(rect, place, metrics.elidedText(text, Qt::ElideRight, rect.width()));
    };
    line({area.left(), top, area.width(), em}, above);
    painter->setFont(small);
    if (!cell.state.testFlag(QStyle::State_Selected))
        painter->setPen(quietText(cell.palette));
    line({area.left(), top + em, area.width(), smallEm}, below);
}

} // namespace

QString playersText(const core::library::LibraryGame &game)
{
    const auto name = [](const std::string &text) {
        return text.empty() ? QString('?') : nameTitle(text);
    };
    return ExplorerTexts::tr("%1 \u2013 %2", "the players")
        .arg(name(game.players[0]), name(game.players[1]));
}

QString gameDetail(const core::library::LibraryGame &game)
{
    QStringList facts;
    if (game.score)
        facts << QString("%1\u2013%2").arg((64 + *game.score) / 2).arg((64 - *game.score) / 2);
    if (game.year != 0)
        facts << QString::number(game.year);
    if (!game.event.empty())
        facts << QString::fromStdString(game.event);
    return facts.join(", ");
}

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

QSize ExplorerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const QString below = index.data(ExplorerModel::detailRole).toString();
    if (!below.isEmpty()) {
        const int em = option.fontMetrics.height();
        const QFontMetricsF small(scaledFont(option.font, detailScale));
        const QFontMetricsF large(option.font);
        // Rounded up, because a truncated number would be misread.
        const qreal text = std::max(small.horizontalAdvance(below),
                                    large.horizontalAdvance(index.data().toString()));
        size.setWidth(std::max(size.width(), int(std::ceil(text)) + em / 2));
        size.setHeight(em + int(std::ceil(small.height())) + em / 2);
    }
    return size;
}

void ExplorerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    cell.state.setFlag(QStyle::State_HasFocus, false); // the row shows the focus, not the cell
    const QVariant shares = index.data(ExplorerModel::sharesRole);
    const QString below = index.data(ExplorerModel::detailRole).toString();
    if (!shares.isValid() && below.isEmpty()) {
        QStyledItemDelegate::paint(painter, cell, index);
        return;
    }
    initStyleOption(&cell, index);
    const QString above = std::exchange(cell.text, QString());
    const QWidget *const widget = option.widget;
    const QStyle *const style = widget != nullptr ? widget->style() : nullptr;
    if (style != nullptr)
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    const QColor ink = cell.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    painter->save();
    painter->setFont(cell.font);
    painter->setPen(ink);
    if (shares.isValid())
        paintShares(painter, cell, index);
    else
        paintLines(painter, cell, above, below);
    painter->restore();
}

} // namespace ui
