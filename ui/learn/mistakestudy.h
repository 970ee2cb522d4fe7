#pragma once

#include "ai/analysis/analyst.h"
#include "ai/learn/mistakes.h"
#include "ui/learn/study.h"
#include "ui/learn/studyview.h"

#include <memory>
#include <vector>

namespace ui {

/// The person's own mistakes that are due on a day, one by one on Learn's board. Only the first try
/// counts.
class MistakeStudy : public JudgedStudy
{
    Q_OBJECT

public:
    /// View and store must outlive it.
    MistakeStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Opens the day's first due mistake.
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
    std::vector<ai::learn::Mistake> m_due; ///< as of the start of the study
    std::size_t m_index = 0;
    bool m_isAnswered = false; ///< the first try was made
    State m_state = State::Asking;
    std::shared_ptr<ai::Analyst> m_analyst;
};

} // namespace ui
