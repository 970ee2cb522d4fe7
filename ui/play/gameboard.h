#pragma once

#include "ui/board/boardwidget.h"
#include "ui/play/gamecontroller.h"

#include <QTimer>
#include <QVBoxLayout>
#include <QWidget>

#include <deque>
#include <vector>

namespace ui {

/// The board of the current game: owns the board widget of its kind, shows on it what the game
/// reports, and plays the moves chosen on it.
class GameBoard : public QWidget
{
    Q_OBJECT

public:
    /// The game must outlive it.
    explicit GameBoard(GameController &game, QWidget *parent = nullptr);

    BoardWidget *widget() const { return m_widget; }
    void setDisplay(BoardWidget::Display display);
    void setAnimationSpeed(AnimationSpeed speed);

    /// Shows the game again, instead of the moves that the three functions below show, which need
    /// not be the game's and start from the position that it shows.
    void showGame();
    /// Lets a person try a move from the position shown; tried() follows.
    void letTry();
    /// Shows moves, one after another, without playing them.
    void showVariation(const std::vector<core::Move> &moves);
    /// Shows another move after those still to be shown.
    void continueVariation(core::Move move);
    /// Whether the board shows such moves, or waits for one, instead of the game.
    bool showsVariation() const { return m_showsVariation; }

signals:
    /// A move of a variation is shown, with the position after it.
    void variationShown(const core::Position &position);
    /// The game is shown again in place of a variation.
    void variationEnded();
    /// Another widget is the board now; the one before is gone.
    void widgetChanged(ui::BoardWidget *widget);
    /// A legal move was chosen after letTry().
    void tried(core::Move move);
    /// A cell was pressed while moves of a variation are shown.
    void pressedInVariation(int cell);
    /// A press on the board was not a legal move; a short sentence says why.
    void refused(const QString &reason);
    /// A first move was chosen before a game has begun; Move::none() if the computer is to make it.
    void pressedBeforeStart(core::Move move);

private:
    void makeWidget(core::GameKind kind);
    void beginVariation(bool isTrial);
    void playVariation();
    void choose(core::Move move);
    void showMove(core::Move move);
    void showState();

    GameController &m_game;
    QVBoxLayout *m_layout;
    BoardWidget *m_widget = nullptr;
    BoardWidget::Display m_display;
    AnimationSpeed m_animationSpeed = AnimationSpeed::Normal;
    bool m_showsVariation = false;      ///< moves that are not the game's are shown
    bool m_isTrial = false;             ///< the person is to choose the first of those moves
    std::deque<core::Move> m_variation; ///< moves still to be shown
    QTimer m_pause{this};               ///< before the next of those moves
};

} // namespace ui
