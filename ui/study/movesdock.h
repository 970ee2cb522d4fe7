#pragma once

#include "ui/play/gameboard.h"
#include "ui/records/recordmenus.h"
#include "ui/study/movespanel.h"
#include "ui/study/review/reviewer.h"

#include <QDockWidget>

namespace ui {

/// The list of moves with the review of the game, in a dock; and the commands that go through the
/// game.
class MovesDock : public QDockWidget
{
    Q_OBJECT

public:
    /// Adds its commands to the menu of moves. The game and the board must outlive it.
    MovesDock(GameController &game, GameBoard &board, RecordMenus &menus, QWidget *window);

    /// The command that reviews the game.
    QAction *review() const { return m_review; }
    /// Whether it has the place of the board, to which a button leads back.
    void setCoversBoard(bool covers) { m_panel->setCoversBoard(covers); }

signals:
    /// The game goes on from the position shown.
    void playedFrom();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void connectPanel();
    void connectNavigation();
    void showList(bool shown);
    void toggleReview();
    void showBetterMove(std::size_t ply);
    void refresh();

    GameController &m_game;
    GameBoard &m_board;
    RecordMenus &m_menus;
    Reviewer m_reviewer;
    QAction *m_review = nullptr;
    MovesPanel *m_panel;
};

} // namespace ui
