#pragma once

#include "ai/learn/lessons.h"
#include "ui/learn/study.h"

namespace ui {

/// A lesson on Learn's board, step by step.
class LessonStudy : public JudgedStudy
{
    Q_OBJECT

public:
    /// View and store must outlive it.
    LessonStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Opens a lesson at its first unfinished step.
    void start(core::GameKind game, std::size_t lesson);

    QString title() const override { return QString::fromStdString(lesson().title); }
    void chooseMove(core::Move move) override;
    void replyShown() override;

private:
    enum class State {
        Asking,  ///< the person is to move
        Waiting, ///< for the other side's reply
        Wrong,
        Done
    };

    const ai::learn::Lesson &lesson() const;
    const ai::learn::LessonStep &step() const { return lesson().steps[m_step]; }
    const ai::learn::LessonTurn &turn() const { return step().turns[m_turn]; }
    void ask(const core::Position &position, std::optional<core::Move> lastMove = {},
             const std::optional<core::Position> &previous = {});
    void tryAgain() override;
    bool isCounted() const;
    bool canPlayOut() const;
    QString task() const;
    void showContent();
    void showButtons();
    void finish();
    void giveHint();
    void goTo(std::size_t step);
    void goOn();

    std::size_t m_lesson = 0;
    std::size_t m_step = 0;
    std::size_t m_turn = 0;
    core::Move m_played = core::Move::none(); ///< the last right move
    int m_hints = 0;
    State m_state = State::Asking;
};

} // namespace ui
