#pragma once

#include "ai/learn/lessons.h"
#include "ui/background/backgroundtask.h"
#include "ui/learn/progressstore.h"
#include "ui/learn/studyview.h"

#include <memory>

namespace ui {

/// A lesson on the board of Learn, step by step. Every wrong move is answered by what it allows,
/// on the board and in a sentence.
class LessonStudy : public Study
{
    Q_OBJECT

public:
    /// View and store must outlive it.
    LessonStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Opens a step of a lesson; the first that is not done where none is given.
    void start(core::GameKind game, std::size_t lesson, std::optional<std::size_t> step = {});

    void chooseMove(core::Move move) override;
    void replyShown() override;

private:
    enum class State {
        Asking,  ///< the person is to move
        Waiting, ///< for the other side's answer
        Wrong,
        Done
    };

    const ai::learn::Lesson &lesson() const;
    const ai::learn::LessonStep &step() const { return lesson().steps[m_step]; }
    const ai::learn::LessonTurn &turn() const { return step().turns[m_turn]; }
    void showStep();
    void ask(const core::Position &position, std::optional<core::Move> lastMove = {});
    void showContent();
    void showButtons();
    void answerWrong(core::Move move);
    void finish();
    void giveHint();
    void goTo(std::size_t step);
    void goOn();

    StudyView &m_view;
    ProgressStore &m_store;
    core::GameKind m_game = core::GameKind::Othello;
    std::size_t m_lesson = 0;
    std::size_t m_step = 0;
    std::size_t m_turn = 0;
    int m_hints = 0;
    State m_state = State::Asking;
    core::Position m_asked; ///< where the person is to move
    std::shared_ptr<ai::learn::LessonJudge> m_judge;
    BackgroundTask m_task; // last: its thread ends before the rest is destroyed
};

} // namespace ui
