#pragma once

#include "ai/learn/goals.h"
#include "ui/background/backgroundtask.h"
#include "ui/learn/progressstore.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace ui {

class StudyView;

/// An activity on a StudyView's board. GUI thread.
class Study : public QObject
{
    Q_OBJECT

public:
    /// Cancels the running search: the board is given to another study, or restarts.
    void stop() { m_task.cancel(); }

    /// Returns to the home of Learn, and ends what runs by itself.
    void leave();

    /// The activity's title, in a few words.
    virtual QString title() const = 0;
    /// Whether move values would give the answer away.
    virtual bool hidesAnswer() const { return false; }
    /// The person chose a legal move on the board.
    virtual void chooseMove(core::Move move) = 0;
    /// The move passed to StudyView::reply() has been shown.
    virtual void replyShown() = 0;
    /// The board was pressed while no move can be made.
    virtual void pressedWhileLocked() {}

signals:
    /// Back to the home of Learn.
    void left();
    /// The answer was found, or shown.
    void answered();

protected:
    /// View and store must outlive it.
    Study(StudyView &view, ProgressStore &store, QObject *parent);

    StudyView &m_view;
    ProgressStore &m_store;
    core::GameKind m_game = core::GameKind::Othello;
    BackgroundTask m_task; ///< its jobs must own everything they read
};

/// A study that asks for right moves. A wrong move is refuted on the board and in a sentence; the
/// board takes it back when it is used again. GUI thread.
class JudgedStudy : public Study
{
    Q_OBJECT

public:
    void pressedWhileLocked() override;

protected:
    JudgedStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Asks for a move in a position; ends any refutation that is being shown.
    /// @param previous the position before the last move, if known
    void askFor(const core::Position &position, std::optional<core::Move> lastMove,
                const std::optional<core::Position> &previous = {});
    /// The refutation of a move that was not right.
    struct MissedMove
    {
        QString text;
        core::Move reply = core::Move::none();
        /// Moves after the reply if that is a pass, which shows nothing by itself.
        std::vector<core::Move> rest = {};
    };
    /// Computes a refutation on another thread and shows it. The job must own everything it reads.
    void answerBy(std::function<MissedMove(std::stop_token)> job);
    /// Refutes a move that misses a goal.
    void answerMissed(core::Move move, ai::learn::LessonGoal goal);

    /// Asks again where a move was wrong.
    virtual void tryAgain() = 0;
    /// Plays the rest of the refutation, if any, after its reply has been shown.
    void showRest();
    /// Plays the game to its end, with both sides' best moves.
    void playOut();
    /// Whether playOut() is in progress.
    bool isPlayingOut() const { return m_isPlayingOut; }
    /// Whether the whole refutation of the last wrong move has been shown.
    bool isReplyShown() const { return m_isReplyShown; }

    core::Position m_asked; ///< the position in question
    std::shared_ptr<ai::learn::LessonJudge> m_judge;

private:
    /// Remaining moves of the refutation, or of the game being played out.
    std::vector<core::Move> m_rest;
    bool m_isPlayingOut = false;
    bool m_isReplyShown = false; ///< the whole refutation has been shown
};

} // namespace ui
