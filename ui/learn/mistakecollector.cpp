#include "ui/learn/mistakecollector.h"

#include "ai/learn/mistakes.h"
#include "ai/learn/progress.h"

#include <algorithm>
#include <ctime>
#include <utility>

namespace ui {

MistakeCollector::MistakeCollector(const GameController &game, const Reviewer &review,
                                   QObject *parent, ai::Analyst::LimitsRule limits)
    : QObject(parent)
    , m_game(game)
    , m_review(review)
    , m_limits(std::move(limits))
{
    connect(&review, &Reviewer::changed, this, &MistakeCollector::collect);
    connect(&m_task, &BackgroundTask::failed, this, [this] {
        m_known.clear(); // the next review finds them again
        check();
    });
}

/// Collects the mistakes of the current line once its review has ended or was stopped.
void MistakeCollector::collect()
{
    const core::Match &match = m_game.match();
    if (m_review.running() || m_review.isEmpty() || !m_review.isOf(match.start(), match.moves()))
        return;
    if (const auto side = m_game.reviewedSide(); side && !m_game.rolesUnknown())
        addCandidates(*side);
    check();
}

void MistakeCollector::addCandidates(core::Side person)
{
    for (const std::size_t ply : m_review.mistakes(person)) {
        const core::Position position =
            core::positionAfter(m_game.match().start(), m_review.line(), ply);
        const ai::ReviewedMove move = *m_review.move(ply);
        if (!ai::learn::isWorthPractising(position, move))
            continue;
        const auto &othello = std::get<core::Othello>(position);
        if (std::find(m_known.begin(), m_known.end(), othello) != m_known.end())
            continue;
        m_known.push_back(othello);
        m_candidates.push_back({othello, move});
    }
}

/// Searches the alternatives to the candidates, in successive batches.
void MistakeCollector::check()
{
    if (m_task.isRunning())
        return;
    if (m_candidates.empty()) {
        emit checked();
        return;
    }
    m_task.start([this, candidates = std::exchange(m_candidates, {}),
                  limits = m_limits](const BackgroundTask::Context &context) {
        ai::Analyst analyst(limits);
        for (const Candidate &one : candidates) {
            if (!ai::learn::isOnlyGoodMove(one.position, one.move, analyst, context.stopToken))
                continue;
            const std::string line =
                ai::learn::Progress::mistakeFound(one.position, one.move.played, one.move.best,
                                                  ai::learn::localDay(std::time(nullptr)));
            context.report([this, line] { emit found(line); });
        }
        return [this] { check(); };
    });
}

} // namespace ui
