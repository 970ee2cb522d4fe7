#pragma once

#include "ai/learn/goals.h"
#include "ai/learn/puzzles.h"
#include "ui/background/backgroundtask.h"
#include "ui/learn/progressstore.h"
#include "ui/learn/studyview.h"

#include <memory>

namespace ui {

/// A puzzle on the board of Learn: that of a day, or one at the person's strength. A wrong try is
/// answered by what it allows; once the puzzle is solved every defence can be tried.
class PuzzleStudy : public Study
{
    Q_OBJECT

public:
    static constexpr int tries = 3; ///< of the puzzle of the day

    /// View and store must outlive it.
    PuzzleStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Opens the puzzle of a day.
    void startDaily(core::GameKind game, ai::learn::Day day);
    /// Opens a puzzle that was not seen yet, near to the rating on the ladder.
    void startNext(core::GameKind game);

    void chooseMove(core::Move move) override;
    void replyShown() override;

private:
    enum class State {
        Asking,
        Waiting, ///< for the program's answer
        Wrong,
        Done,      ///< solved or shown
        Exploring, ///< the person plays the defence
    };
    /// What the program answers to a right move.
    struct Answer
    {
        core::Move move = core::Move::none(); ///< none: the game is over
        std::vector<core::Move> right;        ///< the person's moves then that keep the goal
    };

    void open(int index);
    const ai::learn::Puzzle &puzzle() const;
    void ask(const core::Position &position, std::optional<core::Move> lastMove = {});
    void showContent();
    void showButtons();
    void answerRight(core::Move move);
    void answerWrong(core::Move move);
    void answerDefence(core::Move move);
    void finish(bool shown);
    void explore();
    void showAnswer();
    void share() const;
    Answer answerTo(const core::Position &position) const;

    StudyView &m_view;
    ProgressStore &m_store;
    core::GameKind m_game = core::GameKind::Othello;
    std::optional<ai::learn::Day> m_day; ///< of the puzzle of a day
    int m_index = 0;
    int m_found = 0;  ///< right moves in a row
    int m_failed = 0; ///< wrong tries
    bool m_shown = false;
    State m_state = State::Asking;
    core::Position m_asked;
    std::vector<core::Move> m_right; ///< that keep the goal in m_asked
    std::vector<core::Move> m_rightNext;
    std::shared_ptr<ai::learn::LessonJudge> m_judge;
    BackgroundTask m_task; // last: its thread ends before the rest is destroyed
};

} // namespace ui
