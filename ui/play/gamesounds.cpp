#include "ui/play/gamesounds.h"

#include "core/overloaded.h"

#include <utility>

namespace ui {

GameSounds::GameSounds(const GameController &game, const GameBoard &board, SoundPlayer &player,
                       QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_board(board)
    , m_player(player)
{
    connect(&game, &GameController::movePlayed, this, &GameSounds::playMove);
    connect(&game, &GameController::stateChanged, this, &GameSounds::followState);
    connect(&board, &GameBoard::widgetChanged, this, &GameSounds::followBoard);
    followBoard(board.widget());
}

void GameSounds::followBoard(BoardWidget *widget)
{
    connect(widget, &BoardWidget::animationFinished, this, &GameSounds::playEnd);
    connect(widget, &BoardWidget::animationDropped, this, [this] { m_endIsDue = false; });
}

void GameSounds::play(Sound sound, int count)
{
    if (m_isOn)
        m_player.play(sound, count);
}

void GameSounds::playMove(core::Move move)
{
    if (m_game.browsing())
        return; // the board shows another position
    const core::Match &match = m_game.match();
    std::visit(core::Overloaded{[this](const core::TicTacToe &) { play(Sound::Place); },
                                [&](const core::Othello &before) {
                                    if (move == core::Othello::pass)
                                        return;
                                    const core::Side side = before.sideToMove();
                                    const auto &after =
                                        std::get<core::Othello>(match.position(match.ply()));
                                    play(Sound::Turn, after.count(side) - before.count(side) - 1);
                                },
                                [this](const core::Nim &) { play(Sound::Take); }},
               match.position(match.ply() - 1));
}

void GameSounds::followState()
{
    const bool inProgress = m_game.inProgress();
    const bool hasEnded =
        std::exchange(m_wasInProgress, inProgress) && m_game.phase() == GameController::Phase::Over;
    m_endIsDue = hasEnded || (m_endIsDue && m_game.phase() == GameController::Phase::Over);
    if (hasEnded && !m_board.widget()->isAnimating())
        playEnd();
}

/// Plays the sound of a win, loss or draw for the person; between two people, of a win or a draw.
void GameSounds::playEnd()
{
    if (!std::exchange(m_endIsDue, false))
        return;
    const std::optional<core::Side> winner = m_game.winner();
    if (!winner)
        play(Sound::Draw);
    else
        play(winner == m_game.computerSide() ? Sound::Loss : Sound::Win);
}

} // namespace ui
