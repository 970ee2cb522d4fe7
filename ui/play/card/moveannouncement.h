#pragma once

#include "ui/play/gamecontroller.h"

namespace ui {

/// The state of the game and its details for a screen reader, in the order in which they happened.
/// @param playKeys as detailsText() has them
QString announcement(const GameController &game, const QString &playKeys = {});

/// What screen readers are to hear that the person did not do: the other side's moves, passes and
/// the end. A move and what follows from it are heard together, so that neither cuts off the other,
/// and each once. GUI thread.
class MoveAnnouncement
{
public:
    /// The game must outlive it.
    explicit MoveAnnouncement(const GameController &game)
        : m_game(game)
    {}

    /// After GameController::movePlayed(): the next state is news.
    void expectNews() { m_moveIsNews = true; }
    /// After GameController::stateChanged(): what is to be heard now, or nothing. The text is
    /// announcement() and what is shown with it.
    QString takeNews(const QString &text, const QString &playKeys = {});

private:
    const GameController &m_game;
    QString m_announced;        ///< the last state; one that comes twice is heard once
    bool m_moveIsNews = false;  ///< the next state is announced
    bool m_passIsKnown = false; ///< the last one was announced
};

} // namespace ui
