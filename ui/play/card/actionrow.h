#pragma once

#include "ui/controls/actionbutton.h"
#include "ui/play/card/thinkingline.h"
#include "ui/play/gamecontroller.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QStackedLayout>
#include <QTimer>
#include <QWidget>

namespace ui {

/// The row of buttons under the players' card, of equal width: what one does during a game, after
/// its end, and at another position of it than the last. While the computer thinks the hint's place
/// is that of "Move now", and a line above the row moves. All sizes follow the font of the widget;
/// the buttons may be lower than their hint where the board needs the space.
class ActionRow : public QWidget
{
    Q_OBJECT

public:
    /// Commands of the menus; not owned.
    struct Commands
    {
        QAction *undo;
        QAction *redo;
        QAction *hint;
        QAction *moveNow;
        QAction *playFromHere;
        QAction *backToGame;
        QAction *playAgain;
        QAction *review;
        QAction *seeWhatDecided; ///< the same after an end, where its text fits
        QAction *leaveReview;
        QAction *leaveExplorer;
        QList<QAction *> share; ///< the items of the menu of its button
    };

    /// Follows a game, which must outlive it.
    ActionRow(const GameController &game, const Commands &commands, QWidget *parent = nullptr);

    /// Whether the line moves while the computer thinks, or stands still.
    void setMoving(bool moving) { m_line->setMoving(moving); }
    /// What the row is for after the end of a game.
    enum class AtEnd {
        Review,       ///< another button in view plays again
        PlayAgain,    ///< which is what to do next
        PlayAgainToo, ///< where another game is what to play next
    };
    void setAtEnd(AtEnd atEnd);
    /// What has the column, to whose owner the row leads back.
    enum class Column { Game, Review, Explorer };
    void setColumn(Column column);
    /// The width in which every button shows its symbol in a font; with less none does.
    int widthWithSymbols(const QFontMetrics &metrics) const;
    /// The height above the buttons, where the line of a thinking computer is.
    int lineHeight() const { return m_line->sizeHint().height() + layout()->spacing(); }
    /// The first button, for the order of the Tab key.
    QWidget *firstButton() const { return m_buttons.constFirst(); }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addPage(const QList<QAction *> &commands);
    void addShareButton();
    void showState();
    void offerMoveNow(bool offered);
    void showProgress(const ai::SearchResult &result);
    int widestCommand() const;
    void setSizes();

    const GameController &m_game;
    Commands m_commands;
    QAction *m_share;
    ThinkingLine *m_line;
    QStackedLayout *m_pages;
    QTimer m_patience{this};
    QList<ActionButton *> m_buttons;
    ActionButton *m_hint = nullptr; ///< or Move now
    bool m_offersMoveNow = false;
    Column m_column = Column::Game;
    ActionButton *m_playAgain = nullptr;
    ActionButton *m_review = nullptr;
    ActionButton *m_seeWhatDecided = nullptr;
    ActionButton *m_shareButton = nullptr;
};

} // namespace ui
