#pragma once

#include "ui/play/gamecontroller.h"

#include <QString>

namespace ui {

/// The state of the game and its details for a screen reader, in the order of events.
/// @param playKeys as in detailsText()
QString announcement(const GameController &game, const QString &playKeys = {});

/// What screen readers announce: events that the person did not cause, that is, the other side's
/// moves, passes and the end. A move and its consequences are announced once and together, so that
/// neither interrupts the other. GUI thread.
class MoveAnnouncement
{
public:
    /// The game must outlive it.
    explicit MoveAnnouncement(const GameController &game)
        : m_game(game)
    {}

    /// Call on GameController::movePlayed(): the next state is to be announced.
    void expectNews() { m_moveIsNews = true; }
    /// Call on GameController::stateChanged(). Returns what to announce now, or nothing. `text` is
    /// announcement() with everything that is shown with it.
    QString takeNews(const QString &text, const QString &playKeys = {});

private:
    const GameController &m_game;
    QString m_announced;        ///< the last state announced, to skip repetitions
    bool m_moveIsNews = false;  ///< the next state is announced
    bool m_passIsKnown = false; ///< the pass in the last state was announced
};

} // namespace ui
