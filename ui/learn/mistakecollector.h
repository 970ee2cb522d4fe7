#pragma once

#include "ai/analysis/analyst.h"
#include "ui/analysis/review/reviewer.h"
#include "ui/background/backgroundtask.h"
#include "ui/play/gamecontroller.h"

#include <QObject>

#include <string>
#include <vector>

namespace ui {

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
