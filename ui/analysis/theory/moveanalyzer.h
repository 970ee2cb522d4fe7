#pragma once

#include "ai/analysis/analyst.h"
#include "ui/background/backgroundtask.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ui {

/// Finds the value of every move of a position in the background: at once and exactly in
/// tic-tac-toe and Nim, in Othello at once from the opening book, and else better and better. Lives
/// on the GUI thread, which never waits for it.
class MoveAnalyzer : public QObject
{
    Q_OBJECT

public:
    explicit MoveAnalyzer(QObject *parent = nullptr);

    /// Starts to analyze a position, instead of the one before. Of the same position nothing is
    /// analyzed twice: what is known already is reported at once, and the rest follows.
    void start(const core::Position &position);
    /// Stops. Nothing more is reported.
    void cancel();
    bool isRunning() const { return m_task.isRunning(); }

signals:
    /// The values of the moves of the position started last; comes several times, better each time.
    void found(const std::vector<ai::ValuedMove> &moves);
    /// The analysis ended early, and why.
    void failed(const QString &message);

private:
    void receive(const std::vector<ai::ValuedMove> &moves);

    std::optional<core::Position> m_position; ///< none where nothing was started or it failed
    std::vector<ai::ValuedMove> m_moves;      ///< what was found of it last
    BackgroundTask m_task;                    // last: its thread ends before the rest is destroyed
};

} // namespace ui
