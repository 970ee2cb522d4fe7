#pragma once

#include "ai/analysis/analyst.h"
#include "core/match/match.h"
#include "ui/background/backgroundtask.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ui {

/// Reviews a game in the background, from its last move to its first. Lives on the GUI thread,
/// which never waits for it.
class Reviewer : public QObject
{
    Q_OBJECT

public:
    explicit Reviewer(QObject *parent = nullptr,
                      ai::Analyst::LimitsRule limits = ai::judgementLimits);

    /// Starts to review a line, replacing the previous one.
    void start(const core::Position &start, const std::vector<core::Move> &line);
    /// Stops, but keeps what was reviewed.
    void cancel();
    /// Makes the review of a line the current one if it exists, or else what is known about moves
    /// that it shares with lines reviewed earlier. Another review that is running stops, and is
    /// kept.
    void show(const core::Position &start, const std::vector<core::Move> &line);

    bool running() const { return m_running; }
    bool isEmpty() const { return m_review.moves.empty(); }
    /// Whether the current review is of this line from this start.
    bool isOf(const core::Position &start, const std::vector<core::Move> &line) const
    {
        return m_review.start == start && m_review.line == line;
    }
    /// The line being reviewed.
    const std::vector<core::Move> &line() const { return m_review.line; }
    /// How many of its moves are reviewed.
    std::size_t done() const { return m_review.done; }
    /// Whether all moves are reviewed; false for an empty line.
    bool isComplete() const { return !isEmpty() && done() == line().size(); }
    /// Whether no review was started for this line, and all that is known is about shared moves.
    bool isShared() const { return m_review.shared; }
    /// The review of a move; nothing if it is not known yet.
    std::optional<ai::ReviewedMove> move(std::size_t ply) const;
    /// The plies, in order, of a side's or both sides' reviewed moves that were mistakes.
    std::vector<std::size_t> mistakes(std::optional<core::Side> of) const;
    /// The value for Side::First after this many plies; nothing if it is not known yet.
    std::optional<int> valueAfter(std::size_t plies) const;
    /// The moves that mattered most, at most three, the costliest first; empty until all are
    /// reviewed.
    std::vector<std::size_t> turningPoints(const ai::TurningPointsOf &of) const;
    /// The move that decided the line for its winner; known once all later moves are reviewed.
    std::optional<std::size_t> decidingMove(core::Side winner) const;
    /// The moves that the end of the game names, in their order; empty until all are reviewed.
    std::vector<std::size_t> decidingMoves(core::Side winner) const;
    /// decidingMove() if it explains the final score: then no other move can have mattered more.
    std::optional<std::size_t> clearlyDecidingMove(core::Side winner) const;

signals:
    /// The review progressed, began, ended or was replaced.
    void changed();
    /// The review failed; the reason. Follows changed().
    void failed(const QString &message);

private:
    struct Review
    {
        core::Position start;
        std::vector<core::Move> line;
        std::vector<std::optional<ai::ReviewedMove>> moves; ///< nothing: not reviewed
        std::vector<std::optional<int>> values;
        std::size_t done = 0;
        bool shared = false; ///< everything known is from other lines
    };

    std::vector<ai::ReviewedMove> allMoves() const;
    void copySharedMoves(const Review &other);
    void receive(std::size_t ply, const ai::ReviewedMove &move, int valueAfter);

    ai::Analyst::LimitsRule m_limits;
    Review m_review;
    std::vector<Review> m_kept; ///< of other lines, the oldest first
    bool m_running = false;
    BackgroundTask m_task; // last: its thread ends before the rest is destroyed
};

} // namespace ui
