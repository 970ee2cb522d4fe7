#pragma once

#include "core/position.h"
#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QWidget>

namespace ui {

/// A line of plain text whose width does not change when its font becomes bold or its digits
/// change, so that nothing beside it moves. If there is too little space the text is elided and
/// shown as a tool tip.
class FixedWidthLabel : public QLabel
{
    Q_OBJECT

public:
    explicit FixedWidthLabel(QWidget *parent = nullptr);

    /// Makes the label at least as wide as this text.
    void setWidest(const QString &text);
    void setEmphasized(bool emphasized);
    /// Whether it may become narrower than its text.
    void setShrinkable(bool shrinkable);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_widest;
    bool m_shrinkable = false;
};

/// One of the two players in the card: the disc or mark, the name, side and level below it, the
/// clock, the count. A bar marks who is to move: in a strip at the row's outer edge; in a card it
/// is painted by the card in its margin. Font weights do not change during a game; at its end the
/// loser's text is light. A level that can be changed is a button. All sizes follow the widget's
/// font. A screen reader reads the row as one name.
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
        QString count; ///< empty if the game has no counts
        bool toMove = false;
        bool won = false;
        bool lost = false;

        friend bool operator==(const Content &, const Content &) = default;
    };

    explicit PlayerRow(core::Side side, QWidget *parent = nullptr);

    void show(const Content &content);
    /// The menu of levels for a computer player; not owned.
    void setLevelMenu(QMenu *menu) { m_levelMenu = menu; }
    /// The time left, empty without a clock.
    void setClock(const QString &time);
    /// Shows the player in one line without details, as half of a strip, mirrored for the second
    /// player. `hasBar`: leave space for the bar that marks who is to move.
    void setCompact(bool compact, bool hasBar);

    bool isToMove() const { return m_content.toMove; }
    /// Whether the disc is at the right end.
    bool isMirrored() const;
    bool hasCount() const { return !m_content.count.isEmpty(); }
    int barWidth() const;
    /// Paints the bar that marks who is to move.
    void paintBar(QPainter &painter, const QRectF &place) const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();
    void updateTexts();
    void setFonts();
    bool standsOut() const { return !m_content.lost; }
    void drawSign();

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
    FlatButton *m_level; ///< replaces the details, whose text it shows
    QMenu *m_levelMenu = nullptr;
    FixedWidthLabel *m_clock;
    FixedWidthLabel *m_count;
};

/// Paints the bar that marks who is to move in the margin of the card that contains the row, so
/// that discs and texts share one edge.
void paintBarInMargin(QPainter &painter, const Card &card, const PlayerRow &row);

/// Paints a dash between the counts of two adjacent rows of the same parent, which could be read as
/// one number.
void paintDash(QPainter &painter, const PlayerRow &first, const PlayerRow &second);

} // namespace ui
