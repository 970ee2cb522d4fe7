#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/study/reviewer.h"

#include <QWidget>

namespace ui {

/// The value of a game from its start to its end, as far as it was reviewed: above the middle the
/// person is ahead, or where two people play the one who moves first. The line of the position
/// shown can be dragged, and moved by the arrow keys.
class ValueGraph : public QWidget
{
    Q_OBJECT

public:
    /// Shows a game's review; both must outlive it.
    ValueGraph(const GameController &game, const Reviewer &review, QWidget *parent = nullptr);

    /// Repaints, and updates the accessible description: the value at the line.
    void refresh();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void plyChosen(std::size_t ply);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRectF plot() const;
    QPointF pointOf(std::size_t ply) const;
    int scale() const;
    QFont labelFont() const;
    QString axisLabel(int value) const;
    qreal heightOf(int value) const;
    QString pointLabel(std::size_t ply) const;
    void choose(qreal x);
    void paintAxes(QPainter &painter) const;
    void paintValues(QPainter &painter) const;
    void paintGrades(QPainter &painter) const;

    const GameController &m_game;
    const Reviewer &m_review;
};

} // namespace ui
