#pragma once

#include "ai/analysis/analyst.h"
#include "ui/background/backgroundtask.h"
#include "ui/play/gamecontroller.h"

#include <QObject>

namespace ui {

/// Finds out in the background what decided a game that has just ended. GUI thread, which
/// never waits for it.
class EndExplanation : public QObject
{
    Q_OBJECT

public:
    /// Follows a game, which must outlive it.
    explicit EndExplanation(const GameController &game, QObject *parent = nullptr);

signals:
    /// Which move decided the game that is over, and why, in two short sentences. Does not come
    /// where none did, such as after a draw.
    void found(const QString &explanation);

private:
    void follow();
    void report(const std::vector<ai::ReviewedMove> &moves, core::Side winner);

    const GameController &m_game;
    bool m_wasOver = false;
    BackgroundTask m_task; // last: its thread ends before the rest is destroyed
};

} // namespace ui
