#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/study/review/reviewer.h"

#include <QPolygonF>
#include <QWidget>

#include <vector>

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

    /// A text on the graph and where it stands.
    struct Label
    {
        QString text;
        QRectF place;
    };
    /// The labels of the moves that mattered most, where there is room for each.
    std::vector<Label> moveLabels() const;
    /// Who is ahead above and below the middle, over the graph.
    std::vector<Label> leaderLabels() const;
    /// The values that have a line, the first one at the upper edge.
    std::vector<int> axisValues() const;
    /// The values known so far, which begin at the end of the game.
    QPolygonF valueLine() const;

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
    void paintAreas(QPainter &painter) const;
    void paintAxes(QPainter &painter) const;
    std::vector<std::size_t> turningPoints() const;
    void paintGrades(QPainter &painter) const;
    void paintLabels(QPainter &painter) const;

    const GameController &m_game;
    const Reviewer &m_review;
};

} // namespace ui
