#pragma once

#include "ai/analysis/analyst.h"
#include "ai/learn/mistakes.h"
#include "ui/analysis/review/reviewer.h"
#include "ui/background/backgroundtask.h"
#include "ui/learn/study.h"
#include "ui/learn/studyview.h"
#include "ui/play/gamecontroller.h"

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

/// Finds mistakes of the person's reviewed games that are worth practising: when a review ends, the
/// positions in which only one move was good. GUI thread, which never waits for it.
class MistakeCollector : public QObject
{
    Q_OBJECT

public:
    /// For a game and its review; both must outlive it.
    MistakeCollector(const GameController &game, const Reviewer &review, QObject *parent = nullptr,
                     ai::Analyst::LimitsRule limits = ai::judgementLimits);

signals:
    /// Emits a line for ai::learn::Progress.
    void found(const std::string &line);
    /// A review has ended and all its candidates were checked.
    void checked();

private:
    struct Candidate
    {
        core::Othello position;
        ai::ReviewedMove move;
    };

    void collect();
    void addCandidates(core::Side person);
    void check();

    const GameController &m_game;
    const Reviewer &m_review;
    ai::Analyst::LimitsRule m_limits;
    std::vector<Candidate> m_candidates; ///< to be checked
    std::vector<core::Othello> m_known;  ///< candidates since the program started
    BackgroundTask m_task;               // last: its thread ends before the rest is destroyed
};

} // namespace ui
