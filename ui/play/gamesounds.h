#pragma once

#include "ui/desktop/soundplayer.h"
#include "ui/play/gameboard.h"

#include <QObject>

#include <optional>

namespace ui {

/// Plays the sounds of a game: of a move when its animation begins, of the end when the board is at
/// rest. Moves that are taken back, opened or browsed are silent. GUI thread.
class GameSounds : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    GameSounds(const GameController &game, const GameBoard &board, SoundPlayer &player,
               QObject *parent = nullptr);

    void setOn(bool on) { m_isOn = on; }
    /// Whether sounds are played; for tests.
    bool isOn() const { return m_isOn; }

private:
    void play(Sound sound, int count = 1);
    void playMove(core::Move move);
    void followState();
    void followBoard(BoardWidget *widget);
    void playEnd();

    const GameController &m_game;
    const GameBoard &m_board;
    SoundPlayer &m_player;
    bool m_isOn = false;
    bool m_wasInProgress = false;
    bool m_endIsDue = false; ///< to be played once the board is at rest
};

} // namespace ui
