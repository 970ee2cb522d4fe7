#pragma once

#include "core/position.h"

#include <QLabel>
#include <QWidget>

namespace ui {

/// Whether the sides of a game have signs: discs, X and O.
bool hasSigns(core::GameKind kind);
/// The drawn sign of a side, if it has one. The size is in pixels of the widget.
QPixmap signPixmap(core::GameKind kind, core::Side side, int size, qreal ratio,
                   const QPalette &palette);

/// One of the two players in the panel: a drawn sign of the side (disc, X or O), the name, a count,
/// and whether it is the one to move, shown by a pointer and bold letters.
class PlayerRow : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerRow(core::Side side, QWidget *parent = nullptr);

    /// sideTitle and count are empty where the game has none.
    void show(core::GameKind kind, const QString &name, const QString &sideTitle,
              const QString &count, bool toMove);
    /// The time left, empty without a clock.
    void setClock(const QString &time);
    /// Leaves the side to its sign, where there is little room.
    void setShort(bool isShort);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();
    void drawSign();

    core::Side m_side;
    core::GameKind m_kind = core::GameKind::Othello;
    QString m_player;
    QString m_sideTitle;
    bool m_toMove = false;
    bool m_isShort = false;
    QLabel *m_pointer;
    QLabel *m_sign;
    QLabel *m_name;
    QLabel *m_count;
    QLabel *m_clock;
};

} // namespace ui
