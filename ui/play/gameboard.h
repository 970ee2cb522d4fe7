#pragma once

#include "ui/board/boardwidget.h"
#include "ui/play/gamecontroller.h"

#include <QVBoxLayout>
#include <QWidget>

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

signals:
    /// Another widget is the board now; the one before is gone.
    void widgetChanged(ui::BoardWidget *widget);
    /// What was chosen is not a move; a short sentence that says why.
    void refused(const QString &reason);
    /// A first move was chosen before there is a game; none where the computer is to make it.
    void pressedBeforeStart(core::Move move);

private:
    bool mayBegin() const;
    void makeWidget(core::GameKind kind);
    void showPosition();
    void showMove(core::Move move);
    void showState();

    GameController &m_game;
    QVBoxLayout *m_layout;
    BoardWidget *m_widget = nullptr;
    BoardWidget::Display m_display;
    AnimationSpeed m_animationSpeed = AnimationSpeed::Normal;
};

} // namespace ui
