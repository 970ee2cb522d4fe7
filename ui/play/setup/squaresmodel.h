#pragma once

#include "core/position.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

#include <optional>
#include <vector>

namespace ui {

/// How many squares a side of a game's board has, 0 where it is played without squares.
int squaresASide(core::GameKind kind);

/// What lies on the squares of a board that is set up by hand: nothing, First's piece or Second's.
class SquaresModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Square = std::optional<core::Side>;
    static constexpr int pieceRole = Qt::UserRole; ///< 0 empty, 1 First's, 2 Second's

    explicit SquaresModel(QObject *parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    /// Shows a position of a game with squares.
    void setPosition(const core::Position &position);
    void clear();
    /// Empty, then First's, then Second's, then empty again.
    void turn(const QModelIndex &square);
    void set(const QModelIndex &square, Square piece);
    /// The position with a side to move, or why there is none.
    core::Result<core::Position> position(core::Side toMove) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void edited();

private:
    core::GameKind m_kind = core::GameKind::Othello;
    int m_side = 8;
    std::vector<Square> m_squares = std::vector<Square>(64);
};

/// Draws the pieces of a SquaresModel.
class SquaresDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SquaresDelegate(core::GameKind kind, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_kind(kind)
    {}
    void setKind(core::GameKind kind) { m_kind = kind; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    core::GameKind m_kind;
};

} // namespace ui
