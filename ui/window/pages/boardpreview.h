#pragma once

#include "ui/board/boardwidget.h"

#include <QWidget>

namespace ui {

/// The boards of the three games, each in mid-game, as they would look. The user can try a move on
/// each with the pointer to see the animation speed.
class BoardPreview : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPreview(QWidget *parent = nullptr);

    /// Shows the initial positions again.
    void reset();
    void setDisplay(BoardWidget::Display display);
    /// Plays a move of Othello at this speed.
    void showSpeed(AnimationSpeed speed);
    void setSpeed(AnimationSpeed speed);
    BoardWidget *board(core::GameKind kind) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int gap() const;
    QSize sizeFor(int side) const;

    QList<BoardWidget *> m_boards;
};

} // namespace ui
