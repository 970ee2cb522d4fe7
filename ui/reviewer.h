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
    /// Forgets everything.
    void clear();

    bool running() const { return m_running; }
    bool isEmpty() const { return m_moves.empty(); }
    /// Whether it is about a line from a start.
    bool isOf(const core::Position &start, const std::vector<core::Move> &line) const
    {
        return m_start == start && m_line == line;
    }
    /// The line that is judged.
    const std::vector<core::Move> &line() const { return m_line; }
    /// How many of its moves are judged.
    std::size_t done() const { return m_done; }
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
    void receive(int generation, std::size_t ply, const ai::ReviewedMove &move, int valueAfter);

    std::vector<core::Move> m_line;
    core::Position m_start;
    std::vector<std::optional<ai::ReviewedMove>> m_moves;
    std::vector<std::optional<int>> m_values;
    std::size_t m_done = 0;
    bool m_running = false;
    int m_generation = 0;      ///< tells answers to this review from those to an older one
    BackgroundWorker m_worker; // last: it ends before the rest is destroyed
};

} // namespace ui
