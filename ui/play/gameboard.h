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

    /// Shows the game, instead of what the three functions below show until then: moves that are
    /// not the game's, from the position that it shows.
    void showGame();
    /// Lets a person choose a move there: tried() follows.
    void letTry();
    /// Shows moves, one after another.
    void showVariation(const std::vector<core::Move> &moves);
    /// Shows one more, after those that are still to be shown.
    void continueVariation(core::Move move);
    /// Whether it shows such moves, or lets a person choose one, instead of the game.
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
    /// What was chosen is not a move; a short sentence that says why.
    void refused(const QString &reason);
    /// A first move was chosen before there is a game; none where the computer is to make it.
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
    bool m_showsVariation = false;      ///< not the game
    bool m_isTrial = false;             ///< of which the person chooses the first move
    std::deque<core::Move> m_variation; ///< still to be shown
    QTimer m_pause{this};               ///< before the next of them
};

} // namespace ui
