#pragma once

#include "ui/analysis/review/reviewer.h"
#include "ui/play/gamecontroller.h"

#include <QPolygonF>
#include <QRectF>
#include <QWidget>

#include <optional>
#include <vector>

namespace ui {

/// What a label must not overlap.
struct Obstacles
{
    QPolygonF line; ///< an open polyline
    std::vector<QRectF> areas;
    std::vector<QPointF> others; ///< other marked points: a label must be nearer to its own
};

/// Whether any part of a polyline lies in an area.
bool crosses(const QPolygonF &line, const QRectF &area);

/// Finds a place for a label within an area, as near as possible to a point and not much further
/// from it than its own height; nothing if every such place overlaps an obstacle.
/// @param distance minimum distance between the point and the label
std::optional<QRectF> placeLabel(const QSizeF &label, const QPointF &point, qreal distance,
                                 const QRectF &within, const Obstacles &obstacles);

/// The value of a game from its start to its end, as far as it was reviewed. Above the middle the
/// person is ahead or, between two people, the first player. A vertical line marks the position
/// shown; it can be dragged, or moved by the arrow keys.
class ValueGraph : public QWidget
{
    Q_OBJECT

public:
    /// Shows a game's review; both must outlive it.
    ValueGraph(const GameController &game, const Reviewer &review, QWidget *parent = nullptr);

    /// Shows the review as it is now, with a line at a ply, and its value as the accessible
    /// description.
    void refresh(std::size_t ply);

    /// A text on the graph with its place.
    struct Label
    {
        QString text;
        QRectF place;
    };
    /// The labels of the turning points, as far as they fit.
    std::vector<Label> moveLabels() const { return moveLabels(plot(), valueLine()); }
    /// The labels above the graph that say who is ahead in its upper and lower half.
    std::vector<Label> leaderLabels() const { return leaderLabels(plot()); }
    /// The values with a grid line, from top to bottom.
    std::vector<int> axisValues() const;
    /// The values known so far; reviews begin at the end of the game.
    QPolygonF valueLine() const { return valueLine(plot()); }

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
    /// The geometry of the graph.
    struct Plot
    {
        QRectF area;
        int scale;         ///< the value at the upper edge
        std::size_t plies; ///< from left to right

        qreal heightOf(int value) const;
        qreal leftOf(std::size_t ply) const;
    };
    Plot plot() const;
    QPointF pointOf(std::size_t ply, const Plot &plot) const;
    QPolygonF valueLine(const Plot &plot) const;
    std::vector<Label> moveLabels(const Plot &plot, const QPolygonF &line) const;
    std::vector<Label> leaderLabels(const Plot &plot) const;
    int scale() const;
    QFont labelFont() const;
    QString axisLabel(int value) const;
    QString pointLabel(std::size_t ply) const;
    std::size_t plyAt(qreal x) const;
    void paintAreas(QPainter &painter, const Plot &plot, QPolygonF line) const;
    void paintAxes(QPainter &painter, const Plot &plot) const;
    std::vector<std::size_t> turningPoints() const;
    void paintGrades(QPainter &painter, const Plot &plot) const;
    void paintPosition(QPainter &painter, const Plot &plot, const std::vector<Label> &labels) const;
    void paintLabels(QPainter &painter, const std::vector<Label> &labels) const;

    const GameController &m_game;
    const Reviewer &m_review;
    std::size_t m_ply = 0; ///< of the line
};

} // namespace ui
