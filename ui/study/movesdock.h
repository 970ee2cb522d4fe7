#pragma once

#include "ui/commands/maincommands.h"
#include "ui/play/gameboard.h"
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
    /// The game, the board and the commands must outlive it.
    MovesDock(GameController &game, GameBoard &board, const MainCommands &commands,
              QWidget *window);

    /// The review of the game's line.
    Reviewer &reviewer() { return m_reviewer; }
    /// Whether it has the place of the board, to which a button leads back.
    void setCoversBoard(bool covers) { m_panel->setCoversBoard(covers); }

signals:
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
    const MainCommands &m_commands;
    Reviewer m_reviewer;
    MovesPanel *m_panel;
};

} // namespace ui
