#pragma once

#include "core/library/libraryexplorer.h"
#include "ui/analysis/movescard.h"
#include "ui/analysis/review/reviewcontent.h"
#include "ui/analysis/reviewpanel.h"
#include "ui/background/backgroundtask.h"
#include "ui/commands/maincommands.h"
#include "ui/common/titles.h"
#include "ui/play/gameboard.h"

#include <QObject>

#include <optional>

namespace ui {

/// The review of the game in the column beside the board, and the commands that go through the
/// game: goes to the moves that mattered, shows on the board what was better and what a move
/// allowed, and lets the person try. GUI thread.
class ReviewController : public QObject
{
    Q_OBJECT

public:
    /// The game, the board and the commands must outlive it.
    ReviewController(GameController &game, GameBoard &board, const MainCommands &commands,
                     QObject *parent);

    /// The review of the game's line.
    Reviewer &reviewer() { return m_reviewer; }
    /// Its parts, which the window places and owns.
    ReviewPanel *panel() const { return m_panel; }
    MovesCard *moves() const { return m_moves; }
    /// The review of a game that is over, for a button.
    QAction *seeWhatDecidedCommand() const { return m_seeWhatDecided; }
    /// The command that goes back to the game, for a button.
    QAction *leaveCommand() const { return m_leave; }

    bool isShown() const { return m_isShown; }
    /// Gives the column, and the board, back to the game.
    void hide();
    /// Something else has the place of the review for a while: its command is unchecked meanwhile,
    /// so that it brings the review back.
    void setCovered(bool covered);
    /// Gives the keyboard focus to the list of moves or, where that is hidden, to the panel.
    void takeFocus();
    /// Shows the review of the game and judges its moves, while the board stays where it is.
    void reviewInPlace();

    /// Says which move of a line is new to the library of games; nothing: none, or none is known.
    void setFirstNewMove(const std::vector<core::Move> &line,
                         const std::optional<core::library::FirstNewMove> &first);

signals:
    /// The review is to have the column, or the game again.
    void shownChanged(bool shown);
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void connectCommands();
    void connectParts();
    void setShown(bool shown);
    void openReview();
    void startReview();
    void refresh();
    void refreshCommands();
    void showGrades();
    void refreshPanel();
    void followReview();
    void goTo(std::size_t ply);
    void goToMistake(bool forward);
    void explain(std::size_t ply);
    void leaveMistake();
    void showLine(ReviewView view);
    void beginTrial();
    void judgeTrial(core::Move move);
    void showTried(const ai::ReviewedMove &judged, core::Move reply);
    void pressFirst();
    void pressSecond();

    std::optional<std::size_t> whatMattered() const;
    std::optional<std::size_t> newPly() const;
    QString newMoveText() const;

    GameController &m_game;
    GameBoard &m_board;
    const MainCommands &m_commands;
    Reviewer m_reviewer;
    ReviewPanel *m_panel;
    MovesCard *m_moves;
    QAction *m_seeWhatDecided;
    QAction *m_leave;
    bool m_isShown = false;
    bool m_isCovered = false;
    ReviewState m_state{m_game, m_reviewer};
    std::vector<core::Move> m_newLine; ///< that m_firstNew is of
    std::optional<core::library::FirstNewMove> m_firstNew;
    BackgroundTask m_trial; // last: its thread ends before the rest is destroyed
};

} // namespace ui
