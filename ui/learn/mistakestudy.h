#pragma once

#include "ai/learn/mistakes.h"
#include "ui/learn/study.h"
#include "ui/learn/studyview.h"

namespace ui {

/// The mistakes of one's own games that are due on a day, one after the other on the board of
/// Learn. The first try is the answer that counts.
class MistakeStudy : public JudgedStudy
{
    Q_OBJECT

public:
    /// View and store must outlive it.
    MistakeStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Opens the first mistake that is due on a day.
    void start(ai::learn::Day today);

    QString title() const override { return tr("Your own mistakes"); }
    bool hidesAnswer() const override { return m_state != State::Done; }
    void chooseMove(core::Move move) override;
    void replyShown() override { showRest(); }

private:
    enum class State { Asking, Wrong, Done };

    const ai::learn::Mistake &mistake() const { return m_due[m_index]; }
    void open(std::size_t index);
    void tryAgain() override;
    void ask();
    void answer(bool right);
    void judge(core::Move move);
    void finish(const QString &text, StudyCard::Tone tone);
    void showAnswer();
    void showContent();
    void showButtons();
    QString comesBackText() const;

    ai::learn::Day m_today = 0;
    std::vector<ai::learn::Mistake> m_due; ///< when the study began
    std::size_t m_index = 0;
    bool m_isAnswered = false; ///< with the first try
    State m_state = State::Asking;
    std::shared_ptr<ai::Analyst> m_analyst;
};

} // namespace ui
