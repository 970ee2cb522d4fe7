#include "ui/lab/tree/treeviewport.h"

#include <algorithm>

namespace ui::lab {

namespace {

constexpr qreal minZoom = 0.04;
constexpr qreal maxZoom = 3;

} // namespace

qreal TreeViewport::readableZoom(bool boards) const
{
    constexpr qreal usualLine = 18;
    constexpr qreal boardZoom = 0.3;
    constexpr qreal treeZoom = 0.2;
    return boards ? boardZoom * std::max(1.0, m_line / usualLine) : treeZoom;
}

qreal TreeViewport::smallestZoom(const TreeScene &scene) const
{
    return scene.whole() ? minZoom : readableZoom(scene.hasBoards());
}

QRectF TreeViewport::areaIn(QSizeF widget) const
{
    constexpr qreal mostBelow = 0.15; // a low tree needs its height itself
    const qreal below = std::min(2.1 * m_line, mostBelow * widget.height());
    return QRectF(QPointF(), widget).adjusted(2.6 * m_line, 0.75 * m_line, -1.2 * m_line, -below);
}

qreal TreeViewport::wholeZoom(const QRectF &bounds, QSizeF widget) const
{
    const QRectF available = areaIn(widget);
    return std::min(available.width() / bounds.width(), available.height() / bounds.height());
}

void TreeViewport::fit(const TreeScene &scene, QSizeF widget)
{
    const QRectF bounds = scene.bounds();
    if (bounds.isEmpty() || widget.width() < 8 || widget.height() < 8)
        return;
    const qreal whole = wholeZoom(bounds, widget);
    m_zoom = std::clamp(whole, smallestZoom(scene), largestZoom());
    m_shift = centreOf(widget) - bounds.center() * m_zoom;
    if (whole < m_zoom) {
        m_shift.setY(12 - bounds.top() * m_zoom);
        m_shift.setX(widget.width() / 2 - scene.nodes().front().centre.x() * m_zoom);
    }
    m_fitted = true;
}

bool TreeViewport::refit(const TreeScene &scene, QSizeF widget)
{
    if (scene.bounds().isEmpty() || wholeZoom(scene.bounds(), widget) < smallestZoom(scene))
        return false;
    fit(scene, widget);
    return true;
}

/// The zoom while following a path down: boards are larger than just readable.
qreal TreeViewport::clearZoom(const TreeScene &scene) const
{
    constexpr qreal clear = 1.8;
    return (scene.hasBoards() ? clear : 1) * readableZoom(scene.hasBoards());
}

void TreeViewport::zoomTo(qreal zoom, QPointF middle)
{
    m_shift = middle - (middle - m_shift) * (zoom / m_zoom);
    m_zoom = zoom;
}

void TreeViewport::shrinkToFit(const TreeScene &scene, QSizeF widget)
{
    const QRectF bounds = scene.bounds();
    if (!m_fitted || bounds.isEmpty())
        return;
    const qreal zoom = std::min(m_zoom, std::max(clearZoom(scene), wholeZoom(bounds, widget)));
    if (zoom < m_zoom)
        zoomTo(zoom, centreOf(widget));
}

void TreeViewport::growToRead(const TreeScene &scene, QSizeF widget)
{
    constexpr qreal nearly = 0.8; // if all levels are nearly readable, keep the zoom
    if (m_fitted && m_zoom < nearly * clearZoom(scene))
        zoomTo(clearZoom(scene), centreOf(widget));
}

void TreeViewport::zoomAt(QPointF point, qreal factor)
{
    zoomTo(std::clamp(m_zoom * factor, minZoom, maxZoom), point);
    m_fitted = false;
}

void TreeViewport::pan(QPointF by)
{
    m_shift += by;
    m_fitted = false;
}

bool TreeViewport::revealArea(const QRectF &area, QSizeF widget)
{
    const QRectF available = areaIn(widget);
    if (available.width() < 8 || available.height() < 8)
        return false;
    const qreal zoom = std::min(
        m_zoom, std::max(readableZoom(true), std::min(available.width() / area.width(),
                                                      available.height() / area.height())));
    const QPointF shiftBefore = m_shift;
    const bool zoomed = zoom < m_zoom;
    zoomTo(zoom, available.center());
    const QRectF shown(toWidget(area.topLeft()), toWidget(area.bottomRight()));
    const auto shiftInto = [](qreal low, qreal high, qreal from, qreal to) {
        return low < from ? from - low : high > to ? std::max(to - high, from - low) : 0.0;
    };
    m_shift += QPointF(shiftInto(shown.left(), shown.right(), available.left(), available.right()),
                       shiftInto(shown.top(), shown.bottom(), available.top(), available.bottom()));
    return zoomed || m_shift != shiftBefore;
}

bool TreeViewport::reveal(QPointF point, const TreeScene &scene, QSizeF widget)
{
    const QPointF at = toWidget(point);
    // A fitted tree has this margin around its nodes, and so stays in place.
    const qreal margin =
        std::min({60.0, 1.3 * scene.radius() * m_zoom, widget.width() / 4, widget.height() / 4});
    const auto inside = [margin](qreal value, qreal size) {
        return std::clamp(value, margin, std::max(margin, size - margin));
    };
    const QPointF target(inside(at.x(), widget.width()), inside(at.y(), widget.height()));
    m_shift += target - at;
    return target != at;
}

} // namespace ui::lab
