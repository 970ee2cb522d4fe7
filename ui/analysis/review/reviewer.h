#pragma once

#include "ai/analysis/analyst.h"
#include "core/match/match.h"
#include "ui/background/backgroundtask.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ui {

/// Reviews a game in the background, from its end to its start. Lives on the GUI thread, which
/// never waits for it.
class Reviewer : public QObject
{
    Q_OBJECT

public:
    explicit Reviewer(QObject *parent = nullptr,
                      ai::Analyst::LimitsRule limits = ai::judgementLimits);

    /// Starts to review a line, instead of the one before.
    void start(const core::Position &start, const std::vector<core::Move> &line);
    /// Stops; what was reviewed by then stays.
    void cancel();
    /// Shows the review of a line, where there is one, or of the first moves that it shares with a
    /// line that was reviewed. The review of another one stops, and is kept for when that one is
    /// shown again.
    void show(const core::Position &start, const std::vector<core::Move> &line);

    bool running() const { return m_running; }
    bool isEmpty() const { return m_review.moves.empty(); }
    /// Whether it is the review of this line from this start.
    bool isOf(const core::Position &start, const std::vector<core::Move> &line) const
    {
        return m_review.start == start && m_review.line == line;
    }
    /// The line that is reviewed.
    const std::vector<core::Move> &line() const { return m_review.line; }
    /// How many of its moves are reviewed.
    std::size_t done() const { return m_review.done; }
    /// Whether all of them are; never of a line without moves.
    bool isComplete() const { return !isEmpty() && done() == line().size(); }
    /// Whether nothing was started for this line: what is known is of first moves that it shares.
    bool isShared() const { return m_review.shared; }
    /// The review of a move, or nothing as long as there is none.
    std::optional<ai::ReviewedMove> move(std::size_t ply) const;
    /// The plies of the reviewed moves of a side, or of both, that were mistakes, in the order of
    /// the game.
    std::vector<std::size_t> mistakes(std::optional<core::Side> of) const;
    /// The value to First after this many plies, or nothing as long as it is not known.
    std::optional<int> valueAfter(std::size_t plies) const;
    /// The moves that mattered, three of them at most, the costliest first; empty until all are
    /// reviewed.
    std::vector<std::size_t> turningPoints(const ai::TurningPointsOf &of) const;
    /// The move by which the line was decided for its winner, as soon as that is known: all that
    /// follows it is reviewed.
    std::optional<std::size_t> decidingMove(core::Side winner) const;
    /// That move, as soon as it is known, where it cost at least half of what the line was lost by:
    /// no other one can have mattered more.
    std::optional<std::size_t> clearlyDecidingMove(core::Side winner) const;

signals:
    /// More is reviewed, or the review began, ended or was replaced.
    void changed();
    /// The review ended early, and why. Follows changed().
    void failed(const QString &message);

private:
    struct Review
    {
        core::Position start;
        std::vector<core::Move> line;
        std::vector<std::optional<ai::ReviewedMove>> moves; ///< none: no review
        std::vector<std::optional<int>> values;
        std::size_t done = 0;
        bool shared = false; ///< all of it is from other lines
    };

    void copySharedMoves(const Review &other);
    void receive(std::size_t ply, const ai::ReviewedMove &move, int valueAfter);

    ai::Analyst::LimitsRule m_limits;
    Review m_review;
    std::vector<Review> m_kept; ///< of other lines, the oldest first
    bool m_running = false;
    BackgroundTask m_task; // last: its thread ends before the rest is destroyed
};

} // namespace ui
