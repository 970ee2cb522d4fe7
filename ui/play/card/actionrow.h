#pragma once

#include "ui/controls/actionbutton.h"
#include "ui/play/gamecontroller.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QMenu>
#include <QStackedLayout>
#include <QTimer>
#include <QWidget>

#include <map>

namespace ui {

/// A thin line that is animated while the computer thinks, as a sign of life during a long search.
/// Otherwise it is empty but keeps its place. It stands still if animations are off. GUI thread.
class ThinkingLine : public QWidget
{
    Q_OBJECT

public:
    explicit ThinkingLine(QWidget *parent = nullptr);

    void setThinking(bool thinking);
    void setMoving(bool moving);

    QSize sizeHint() const override;

protected:
    void timerEvent(QTimerEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void follow();

    bool m_isThinking = false;
    bool m_mayMove = true;
    QBasicTimer m_timer;
    QElapsedTimer m_since; ///< since the animation began
};

/// The row of equally wide buttons under the players' card: commands during a game, after its end,
/// and while another position is shown. While the computer thinks, "Move now" replaces the hint,
/// and a line above the row moves. In a game that was opened and that nobody plays yet, the review
/// replaces Redo while there is nothing to redo. All sizes follow the widget's font; the buttons
/// may be lower than their size hint if the board needs the space.
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
        QAction *seeWhatDecided; ///< the same command with a longer text, after the end of a game
        QAction *leaveReview;
        QAction *leaveExplorer;
        QList<QAction *> share; ///< in the menu of the button Share
    };

    /// For a game, which must outlive it.
    ActionRow(const GameController &game, const Commands &commands, QWidget *parent = nullptr);

    /// Whether the line is animated while the computer thinks.
    void setMoving(bool moving) { m_line->setMoving(moving); }
    /// Whether playing again is offered after the end of a game, and highlighted as the next step.
    /// Otherwise another button in view does so, and seeing what decided the game is highlighted.
    void setOffersPlayAgain(bool offers);
    /// Adds a button that leaves the full screen, which has no menu bar and no frame.
    void setFullScreen(bool isFull);
    /// What the column beside the board shows; the row offers the way back to the game.
    enum class Column { Game, Review, Explorer };
    void setColumn(Column column);
    /// The width from which on all buttons show their symbols; below it none does.
    int widthWithSymbols(const QFontMetrics &metrics) const;
    /// The height above the buttons that holds the line shown while the computer thinks.
    int lineHeight() const { return m_line->sizeHint().height() + layout()->spacing(); }
    /// The first button, for the Tab order.
    QWidget *firstButton() const { return m_buttons.constFirst(); }

signals:
    void leaveFullScreenRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Page { Play, Browse, End, Review, Explorer };
    QList<ActionButton *> addPage(Page page, const QList<QAction *> &commands);
    void addPlayPage();
    void addEndPage();
    void addShareMenu();
    void makeLeaveButton();
    void showState();
    void offerMoveNow(bool offered);
    void showProgress(const ai::SearchResult &result);
    int widestCommand() const;
    void setSizes();

    const GameController &m_game;
    Commands m_commands;
    QAction *m_share;
    ActionButton *m_leaveFullScreen;
    ThinkingLine *m_line;
    QHBoxLayout *m_row;
    QStackedLayout *m_pages;
    std::map<Page, QWidget *> m_widgets; ///< in m_pages
    QTimer m_patience{this};
    QList<ActionButton *> m_buttons;
    ActionButton *m_redo = nullptr;
    ActionButton *m_reviewOpened = nullptr; ///< in place of m_redo
    ActionButton *m_hint = nullptr;         ///< shows Move now instead while the computer thinks
    bool m_offersMoveNow = false;
    Column m_column = Column::Game;
    ActionButton *m_playAgain = nullptr;
    ActionButton *m_review = nullptr;
    ActionButton *m_seeWhatDecided = nullptr;
    ActionButton *m_shareButton = nullptr;
};

} // namespace ui
