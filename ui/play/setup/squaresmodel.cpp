#include "ui/play/setup/squaresmodel.h"

#include "core/overloaded.h"
#include "ui/board/sidesign.h"
#include "ui/common/titles.h"

#include <QPainter>

namespace ui {

using core::GameKind;
using core::Side;

namespace {

/// The squares with a side's pieces; bit i is square i.
std::uint64_t piecesOf(const core::Position &position, Side side)
{
    return std::visit(
        core::Overloaded{
            [side](const core::TicTacToe &game) { return std::uint64_t(game.marks(side)); },
            [side](const core::Othello &game) { return game.discs(side); },
            [](const core::Nim &) { return std::uint64_t(0); }},
        position);
}

} // namespace

int squaresASide(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return 3;
    case GameKind::Othello:
        return 8;
    case GameKind::Nim:
        break;
    }
    return 0;
}

void SquaresModel::setPosition(const core::Position &position)
{
    beginResetModel();
    m_kind = kindOf(position);
    m_side = squaresASide(m_kind);
    m_squares.assign(std::size_t(m_side) * std::size_t(m_side), std::nullopt);
    for (std::size_t i = 0; i < m_squares.size(); ++i) {
        for (const Side side : {Side::First, Side::Second}) {
            if ((piecesOf(position, side) >> i & 1) != 0)
                m_squares[i] = side;
        }
    }
    endResetModel();
    emit edited();
}

void SquaresModel::clear()
{
    beginResetModel();
    m_squares.assign(m_squares.size(), std::nullopt);
    endResetModel();
    emit edited();
}

void SquaresModel::set(const QModelIndex &square, Square piece)
{
    if (!square.isValid())
        return;
    m_squares[std::size_t(square.row() * m_side + square.column())] = piece;
    emit dataChanged(square, square);
    emit edited();
}

void SquaresModel::turn(const QModelIndex &square)
{
    if (!square.isValid())
        return;
    const Square now = m_squares[std::size_t(square.row() * m_side + square.column())];
    set(square, !now ? Square(Side::First) : now == Side::First ? Square(Side::Second) : Square());
}

core::Result<core::Position> SquaresModel::position(Side toMove) const
{
    std::string text;
    for (const Square &square : m_squares)
        text += !square ? '-' : *square == Side::First ? 'X' : 'O';
    text += toMove == Side::First ? " X" : " O";
    return core::parsePosition(m_kind, text);
}

int SquaresModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_side;
}

int SquaresModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_side;
}

QVariant SquaresModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int square = index.row() * m_side + index.column();
    const Square &piece = m_squares[std::size_t(square)];
    if (role == pieceRole)
        return !piece ? 0 : *piece == Side::First ? 1 : 2;
    if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    const QString name = QString::fromStdString(
        moveText(core::startOf(m_kind), core::Move(static_cast<std::uint16_t>(square))));
    return tr("%1, %2", "a square and what is on it")
        .arg(name, piece ? sideTitle(m_kind, *piece) : tr("empty"));
}

QVariant SquaresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? QString(QChar('a' + section))
                                         : QString::number(section + 1);
}

void SquaresDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const int piece = index.data(SquaresModel::pieceRole).toInt();
    if (piece == 0)
        return;
    const int size = std::min(option.rect.width(), option.rect.height()) * 4 / 5;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    QPalette palette = option.palette;
    palette.setColor(QPalette::Window,
                     palette.color(selected ? QPalette::Highlight : QPalette::Base));
    const QPixmap sign = signPixmap(m_kind, piece == 1 ? Side::First : Side::Second, size,
                                    painter->device()->devicePixelRatioF(), palette);
    QRect place(0, 0, size, size);
    place.moveCenter(option.rect.center());
    painter->drawPixmap(place, sign);
}

} // namespace ui
