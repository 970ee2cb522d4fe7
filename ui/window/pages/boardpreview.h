#pragma once

#include "ui/board/boardwidget.h"

#include <QWidget>

namespace ui {

/// The boards of the three games in the middle of a game, as they would look. A move can be tried
/// on each by pointer; it shows how fast things move.
class BoardPreview : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPreview(QWidget *parent = nullptr);

    /// Shows the positions again that the preview begins with.
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
