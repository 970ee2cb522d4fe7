#pragma once

#include "ui/lab/scene/treescene.h"

namespace ui::lab {

/// Which part of a scene a widget shows, and how large. Adapts to the widget's size until the user
/// zooms or pans.
class TreeViewport
{
public:
    /// The minimum zoom for what is opened automatically, at which values are readable and boards
    /// recognisable; grows with the text. A tree of numbers may be smaller, because its texts keep
    /// their size.
    qreal readableZoom(bool boards) const;

    /// The largest zoom of a fitted tree.
    qreal largestZoom() const { return 0.08 * m_line; }

    /// The text line height, which determines the margins.
    void setLine(qreal pixels) { m_line = pixels; }

    qreal zoom() const { return m_zoom; }
    QPointF shift() const { return m_shift; }
    bool fitted() const { return m_fitted; }
    QPointF toWidget(QPointF point) const { return point * m_zoom + m_shift; }
    QPointF toScene(QPointF point) const { return (point - m_shift) / m_zoom; }

    /// Fits the whole scene, up to largestZoom(); if that would be unreadable, shows it from the
    /// root down.
    void fit(const TreeScene &scene, QSizeF widget);
    /// Shrinks a scene that has outgrown the view, as far as it is readable; not once the user has
    /// zoomed.
    void shrinkToFit(const TreeScene &scene, QSizeF widget);
    /// Enlarges a scene that is too small to follow the path down; not once the user has zoomed.
    void growToRead(const TreeScene &scene, QSizeF widget);
    /// Fits a changed scene if that is readable; returns whether it did.
    bool refit(const TreeScene &scene, QSizeF widget);
    /// Zooms around a point of the widget, which stays in place.
    void zoomAt(QPointF point, qreal factor);
    void pan(QPointF by);
    /// Pans until the point is in view; returns whether anything moved.
    bool reveal(QPointF point, const TreeScene &scene, QSizeF widget);
    /// Pans until an area is in view, and shrinks the tree if the area does not fit, as far as it
    /// is readable.
    bool revealArea(const QRectF &area, QSizeF widget);

    /// The part of the widget for fitting the tree: without the ranks' labels, and with margins for
    /// labels, which do not shrink with the tree.
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
