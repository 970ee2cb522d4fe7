#pragma once

#include "core/position.h"
#include "ui/controls/flatbutton.h"
#include "ui/play/card/fixedwidthlabel.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QWidget>

namespace ui {

/// One of the two players in the card: what the side plays with, the name, side and level under it,
/// the clock, the count. Who is to move has a bar, in a strip at the outer edge, which a card
/// paints in its margin; fonts keep their weight during a game, and at its end the loser's is
/// light. A level that can be changed is a button. All sizes follow the font of the widget. A
/// screen reader has the whole of it as its name.
class PlayerRow : public QWidget
{
    Q_OBJECT

public:
    /// What is shown of a player.
    struct Content
    {
        core::GameKind kind = core::GameKind::Othello;
        QString name;
        QString details; ///< side and level
        bool hasLevel = false;
        QString count; ///< empty where the game counts nothing
        bool toMove = false;
        bool won = false;
        bool lost = false;

        friend bool operator==(const Content &, const Content &) = default;
    };

    explicit PlayerRow(core::Side side, QWidget *parent = nullptr);

    void show(const Content &content);
    /// A menu of levels, for a player who has one; not owned.
    void setLevelMenu(QMenu *menu) { m_levelMenu = menu; }
    /// The time left, empty without a clock.
    void setClock(const QString &time);
    /// Shows the player in one line and without details, as half of a strip; the second player's is
    /// mirrored. With space for the bar of who is to move, or none.
    void setCompact(bool compact, bool hasBar);

    bool isToMove() const { return m_content.toMove; }
    int barWidth() const;
    /// The bar of who is to move.
    void paintBar(QPainter &painter, const QRectF &place) const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();
    void write();
    void setFonts();
    bool standsOut() const { return !m_content.lost; }
    void drawSign();
    bool isMirrored() const;

    core::Side m_side;
    Content m_content;
    bool m_isCompact = false;
    bool m_hasBar = false;
    bool m_setsFonts = false;
    QBoxLayout *m_layout;
    QBoxLayout *m_texts;
    QLabel *m_sign;
    FixedWidthLabel *m_name;
    FixedWidthLabel *m_details;
    FlatButton *m_level; ///< instead of the details, which include it
    QMenu *m_levelMenu = nullptr;
    FixedWidthLabel *m_clock;
    FixedWidthLabel *m_count;
};

} // namespace ui
