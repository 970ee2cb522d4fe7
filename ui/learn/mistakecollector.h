#pragma once

#include "ai/analysis/analyst.h"
#include "ui/analysis/review/reviewer.h"
#include "ui/background/backgroundtask.h"
#include "ui/play/gamecontroller.h"

#include <vector>

namespace ui {

/// Finds the mistakes of the person's reviewed games that are worth practising: when a review ends,
/// those positions in which one move alone was good. GUI thread, which never waits for it.
class MistakeCollector : public QObject
{
    Q_OBJECT

public:
    /// Follows a review and the game that it is of; both must outlive it.
    MistakeCollector(const GameController &game, const Reviewer &review, QObject *parent = nullptr,
                     ai::Analyst::LimitsRule limits = ai::judgementLimits);

signals:
    /// A line of ai::learn::Progress.
    void found(const std::string &line);
    /// A review has ended, and all of its moves are judged.
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
    std::vector<core::Othello> m_known;  ///< that were candidates since the start
    BackgroundTask m_task;               // last: its thread ends before the rest is destroyed
};

} // namespace ui
