#pragma once

#include "ai/analysis/analyst.h"
#include "ui/background/backgroundtask.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ui {

/// Finds the value of every move of a position in the background: exactly and at once in
/// tic-tac-toe and Nim; in Othello at once from the opening book, else with increasing accuracy.
/// Lives on the GUI thread, which never waits for it.
class MoveAnalyzer : public QObject
{
    Q_OBJECT

public:
    explicit MoveAnalyzer(QObject *parent = nullptr);

    /// Starts to analyze a position, replacing the previous one. For the same position it
    /// continues: what is known already is reported at once.
    void start(const core::Position &position);
    /// Stops. Nothing more is reported.
    void cancel();
    bool isRunning() const { return m_task.isRunning(); }

signals:
    /// The values of the current position's moves; emitted repeatedly with better values.
    void found(const std::vector<ai::AnalyzedMove> &moves);
    /// The analysis failed; the reason.
    void failed(const QString &message);

private:
    void receive(const std::vector<ai::AnalyzedMove> &moves);

    /// Nothing if none was started, or its analysis failed.
    std::optional<core::Position> m_position;
    std::vector<ai::AnalyzedMove> m_moves; ///< last reported values
    BackgroundTask m_task;                 // last: its thread ends before the rest is destroyed
};

} // namespace ui
