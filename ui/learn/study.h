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

/// What is done on the board of a StudyView. GUI thread.
class Study : public QObject
{
    Q_OBJECT

public:
    /// Drops what is still searched for: the board is another's from now on, or begins again.
    void stop() { m_task.cancel(); }

    /// Back to the home of Learn; what is shown by itself ends.
    void leave();

    /// What is done, in a few words.
    virtual QString title() const = 0;
    /// Whether the person is to find moves whose values would be the answer.
    virtual bool hidesAnswer() const { return false; }
    /// A legal move was chosen on the board.
    virtual void chooseMove(core::Move move) = 0;
    /// The move of StudyView::reply() has been shown.
    virtual void replyShown() = 0;
    /// The board was used while no move can be made on it.
    virtual void pressedWhileLocked() {}

signals:
    /// Back to the home of Learn.
    void left();
    /// The answer was found or shown.
    void answered();

protected:
    /// View and store must outlive it.
    Study(StudyView &view, ProgressStore &store, QObject *parent);

    StudyView &m_view;
    ProgressStore &m_store;
    core::GameKind m_game = core::GameKind::Othello;
    BackgroundTask m_task; ///< its jobs own all that they read
};

/// A study that asks for right moves. A wrong one is answered by what it allows, on the board and
/// in a sentence; then the board takes it back where it is used again. GUI thread.
class JudgedStudy : public Study
{
    Q_OBJECT

public:
    void pressedWhileLocked() override;

protected:
    JudgedStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Has the person move in a position; what a move before it would allow is not shown any more.
    /// @param previous where the last move was played, if that is known
    void askFor(const core::Position &position, std::optional<core::Move> lastMove,
                const std::optional<core::Position> &previous = {});
    /// What a move allows that was played where the person was asked, and that was not right.
    struct MissedMove
    {
        QString text;
        core::Move reply = core::Move::none();
        std::vector<core::Move> rest = {}; ///< after a reply that is a pass, which shows nothing
    };
    /// Shows what another thread finds. The job owns all that it reads.
    void answerBy(std::function<MissedMove(std::stop_token)> job);
    /// Answers a move that misses a goal.
    void answerMissed(core::Move move, ai::learn::LessonGoal goal);

    /// Has the person move again where a move was wrong.
    virtual void tryAgain() = 0;
    /// Plays what follows the reply that has been shown, if anything does.
    void showRest();
    /// Plays the game on the board to its end, with the best moves of both sides.
    void playOut();
    /// Whether that has begun and is not over.
    bool isPlayingOut() const { return m_isPlayingOut; }
    /// Whether all that the last missed move allows has been shown.
    bool isReplyShown() const { return m_isReplyShown; }

    core::Position m_asked; ///< where the person is to move
    std::shared_ptr<ai::learn::LessonJudge> m_judge;

private:
    std::vector<core::Move> m_rest; ///< of what the last missed move allows, or of the game
    bool m_isPlayingOut = false;
    bool m_isReplyShown = false; ///< and all that follows, to the last missed move
};

} // namespace ui
