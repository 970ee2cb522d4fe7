#pragma once

#include "ui/desktop/soundplayer.h"
#include "ui/play/gameboard.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ui {

/// Plays the sounds of a game: of a move when its animation begins, of the end when the board is at
/// rest. Moves that are taken back, opened or browsed are silent. GUI thread.
class GameSounds : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it. For each sound `isOn` is asked whether to play it.
    GameSounds(const GameController &game, const GameBoard &board, SoundPlayer &player,
               std::function<bool()> isOn, QObject *parent = nullptr);

private:
    void play(Sound sound, int count = 1);
    void playMove(core::Move move);
    void followState();
    void followBoard(BoardWidget *widget);
    void playEnd();

    const GameController &m_game;
    const GameBoard &m_board;
    SoundPlayer &m_player;
    std::function<bool()> m_isOn;
    bool m_wasInProgress = false;
    bool m_endIsDue = false; ///< to be played once the board is at rest
};

} // namespace ui
