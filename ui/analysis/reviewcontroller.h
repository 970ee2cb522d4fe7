#pragma once

#include "core/library/libraryexplorer.h"
#include "ui/analysis/movescard.h"
#include "ui/analysis/review/reviewcontent.h"
#include "ui/analysis/reviewpanel.h"
#include "ui/background/backgroundtask.h"
#include "ui/commands/maincommands.h"
#include "ui/play/gameboard.h"

#include <QObject>

#include <optional>

namespace ui {

/// The review of the game in the column beside the board, with its commands: goes to the moves that
/// mattered, shows on the board what was better and what a move allowed, and lets the user try
/// another. GUI thread.
class ReviewController : public QObject
{
    Q_OBJECT

public:
    /// The game, the board and the commands must outlive it.
    ReviewController(GameController &game, GameBoard &board, const MainCommands &commands,
                     QObject *parent);

    /// The review of the game's line.
    Reviewer &reviewer() { return m_reviewer; }
    /// The panel, which the window places and owns.
    ReviewPanel *panel() const { return m_panel; }
    MovesCard *moves() const { return m_moves; }
    /// Opens the review of a finished game; for a button.
    QAction *seeWhatDecidedCommand() const { return m_seeWhatDecided; }
    /// Goes back to the game, or to the page Learn; for a button.
    QAction *leaveCommand() const { return m_leave; }

    bool isShown() const { return m_isShown; }
    /// Closes the review; column and board show the game again.
    void hide() { setShown(false); }
    /// Goes back from a try or a line that is shown to the mistake, otherwise to the game.
    void stepBack();
    /// A line with the number of its moves that are played.
    struct PlayedPart
    {
        std::vector<core::Move> line;
        std::size_t ply = 0;
    };
    /// Where a game from what is shown begins: at the position on the board, also of a try or of a
    /// line that is shown, or the last one before that in which the game is not over; but after a
    /// mistake of the person's opponent, which the person is to answer.
    PlayedPart toPlayFrom() const;
    /// Something else covers the review. Its command is unchecked meanwhile, so that triggering it
    /// brings the review back.
    void setCovered(bool covered);
    /// Focuses the list of moves or, if that is hidden, the panel.
    void takeFocus();
    /// Opens the review and judges the game's moves without changing the position on the board.
    void reviewInPlace();
    /// Opens the review of a game that was played on the page Learn; leaving it leads back there.
    void reviewForLearn();

    /// Sets which move of a line is new to the library of games; nothing if none is, or none is
    /// known.
    void setFirstNewMove(const std::vector<core::Move> &line,
                         const std::optional<core::library::FirstNewMove> &first);

signals:
    /// The column is to show the review, or the game again.
    void shownChanged(bool shown);
    /// The review of a game of the page Learn was left.
    void leftForLearn();
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
    void refreshSteps();
    void showGrades();
    bool isOfOtherGame() const;
    void refreshPanel();
    void followReview();
    void goTo(std::size_t ply);
    void goToMistake(bool forward);
    void letTry();
    void explain(std::size_t ply);
    void leaveMistake();
    void showLine(ReviewView view);
    void beginTrial();
    void tryAnother(int cell);
    void judgeTrial(core::Move move);
    void showTried(const ai::ReviewedMove &judged, core::Move reply);
    void pressFirst();
    void pressSecond();

    std::optional<std::size_t> whatMattered() const;
    std::optional<std::size_t> newPly() const;
    void showNewMove();

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
    bool m_isForLearn = false; ///< the review shown is of a game of the page Learn
    ReviewState m_state{m_game, m_reviewer};
    std::vector<core::Move> m_newLine; ///< the line that m_firstNew refers to
    std::optional<core::library::FirstNewMove> m_firstNew;
    BackgroundTask m_trial; // last: its thread ends before the rest is destroyed
};

} // namespace ui
