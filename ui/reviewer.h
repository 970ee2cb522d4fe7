#pragma once

#include "ai/analyst.h"
#include "core/match.h"
#include "ui/backgroundworker.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <vector>

namespace ui {

/// Reviews a game in the background, from its end to its start. Lives on the window's thread, which
/// never waits for it.
class Reviewer : public QObject
{
    Q_OBJECT

public:
    explicit Reviewer(QObject *parent = nullptr);

    /// Begins to judge a line, instead of whatever was being judged. The time is for each position
    /// of Othello; the other games are known at once.
    void start(const core::Position &start, const std::vector<core::Move> &line,
               std::chrono::milliseconds time);
    /// Stops; what was judged by then stays.
    void cancel();
    /// Shows what was judged of a line before, or of the beginning that it shares with one that was
    /// judged. What is being judged of another one stops, and is kept for when that one is turned
    /// to again.
    void turnTo(const core::Position &start, const std::vector<core::Move> &line);

    bool running() const { return m_running; }
    bool isEmpty() const { return m_review.moves.empty(); }
    /// Whether it is about a line from a start.
    bool isOf(const core::Position &start, const std::vector<core::Move> &line) const
    {
        return m_review.start == start && m_review.line == line;
    }
    /// The line that is judged.
    const std::vector<core::Move> &line() const { return m_review.line; }
    /// How many of its moves are judged.
    std::size_t done() const { return m_review.done; }
    /// Whether it was not asked for of this line: what is known is of a beginning it shares.
    bool isShared() const { return m_review.shared; }
    /// The judgement of a move, or nothing as long as there is none.
    std::optional<ai::ReviewedMove> move(std::size_t ply) const;
    /// The value to First after so many moves, or nothing as long as it is not known.
    std::optional<int> valueAfter(std::size_t plies) const;
    /// The three moves that mattered most, the worst first; empty until all are judged.
    std::vector<std::size_t> worst() const;

signals:
    /// More is judged, or the review began, ended or was forgotten.
    void changed();

private:
    struct Review
    {
        core::Position start;
        std::vector<core::Move> line;
        std::vector<std::optional<ai::ReviewedMove>> moves; ///< none: no review
        std::vector<std::optional<int>> values;
        std::size_t done = 0;
        bool shared = false; ///< all of it is another line's
    };

    void takeSharedBeginning(const Review &other);
    void receive(int generation, std::size_t ply, const ai::ReviewedMove &move, int valueAfter);

    Review m_review;
    std::vector<Review> m_kept; ///< of other lines, the oldest first
    bool m_running = false;
    int m_generation = 0;      ///< tells answers to this review from those to an older one
    BackgroundWorker m_worker; // last: it ends before the rest is destroyed
};

} // namespace ui
