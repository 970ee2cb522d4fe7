#pragma once

#include "ui/lab/scene/treescene.h"

namespace ui::lab {

/// Which part of a scene a widget shows, and how large. Follows the widget's size until the person
/// zooms or pans.
class TreeViewport
{
public:
    /// What is opened automatically is drawn so large at least: values can be read, boards be made
    /// out, the larger, the larger the text. A tree of numbers can be smaller: its text keeps its
    /// size.
    qreal readableZoom(bool boards) const;

    /// The largest zoom at which a tree that is fitted is drawn.
    qreal largestZoom() const { return 0.08 * m_line; }

    /// The height of a line of text, which the margins follow.
    void setLine(qreal pixels) { m_line = pixels; }

    qreal zoom() const { return m_zoom; }
    QPointF shift() const { return m_shift; }
    bool fitted() const { return m_fitted; }
    QPointF toWidget(QPointF point) const { return point * m_zoom + m_shift; }
    QPointF toScene(QPointF point) const { return (point - m_shift) / m_zoom; }

    /// Shows all of the scene, not larger than life; if that cannot be read, from the root down.
    void fit(const TreeScene &scene, QSizeF widget);
    /// Until the person zooms, a scene that grows past the view is drawn smaller, but still to be
    /// read.
    void shrinkToFit(const TreeScene &scene, QSizeF widget);
    /// Until the person zooms, a scene that is too small to follow the way down is drawn larger.
    void growToRead(const TreeScene &scene, QSizeF widget);
    /// Shows all of a scene that was changed, if it can be read so; whether it can.
    bool refit(const TreeScene &scene, QSizeF widget);
    /// The point of the widget stays where it is.
    void zoomAt(QPointF point, qreal factor);
    void pan(QPointF by);
    /// Pans so that the point of the scene is in view; whether it had to.
    bool reveal(QPointF point, const TreeScene &scene, QSizeF widget);
    /// Pans so that an area of the scene is in view, shrinking the tree where the area does not
    /// fit, as far as it can be read.
    bool revealArea(const QRectF &area, QSizeF widget);

    /// The part of the widget that the tree is fitted into: beside the names of the ranks, and with
    /// space for labels that do not shrink with the tree.
    QRectF areaIn(QSizeF widget) const;

private:
    qreal wholeZoom(const QRectF &bounds, QSizeF widget) const;
    QPointF centreOf(QSizeF widget) const { return areaIn(widget).center(); }

    qreal smallestZoom(const TreeScene &scene) const;
    qreal clearZoom(const TreeScene &scene) const;
    void zoomTo(qreal zoom, QPointF middle);

    qreal m_line = 18;
    qreal m_zoom = 1;
    QPointF m_shift;
    bool m_fitted = true;
};

} // namespace ui::lab
