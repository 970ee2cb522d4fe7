#include "ui/lab/scene/treepainter.h"

#include "ui/board/boardpainting.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/style/surface.h"

#include <QLineF>

#include <algorithm>

namespace ui::lab {

using ai::lab::noNode;
using Visit = TreeStatus::Visit;

namespace {

/// A triangle inscribed in the box: pointing up for MAX, down for MIN.
QPolygonF triangle(const QRectF &box, bool max)
{
    const QPointF middle(box.center().x(), 0);
    return max ? QPolygonF({middle + QPointF(0, box.top()), box.bottomRight(), box.bottomLeft()})
               : QPolygonF({box.topLeft(), box.topRight(), middle + QPointF(0, box.bottom())});
}

/// A board's frame with a point outside it: above for MAX, below for MIN.
QPolygonF pointedFrame(const QRectF &frame, qreal point, bool max)
{
    const QPointF middle(frame.center().x(), 0);
    const qreal half = 1.15 * point;
    if (max)
        return {{frame.topLeft(), middle + QPointF(-half, frame.top()),
                 middle + QPointF(0, frame.top() - point), middle + QPointF(half, frame.top()),
                 frame.topRight(), frame.bottomRight(), frame.bottomLeft()}};
    return {{frame.topLeft(), frame.topRight(), frame.bottomRight(),
             middle + QPointF(half, frame.bottom()), middle + QPointF(0, frame.bottom() + point),
             middle + QPointF(-half, frame.bottom()), frame.bottomLeft()}};
}

/// Paints a filled triangle with a background into the box: pointing up if MAX won, down if MIN
/// won.
void paintWinner(QPainter &painter, const QRectF &box, bool byMax, const QPalette &palette)
{
    painter.setBrush(wonColour(palette, byMax));
    QPen ground(palette.color(QPalette::Base), 0.16 * box.width());
    ground.setJoinStyle(Qt::RoundJoin);
    painter.setPen(ground);
    painter.drawPolygon(triangle(box, byMax));
}

/// Two short strokes across an edge at one of its points.
void paintCutStrokes(QPainter &painter, const QLineF &edge, QPointF at, qreal reach,
                     const QPen &pen)
{
    const QLineF along = edge.unitVector();
    const QPointF unit(along.dx(), along.dy());
    const QPointF across(-unit.y() + unit.x() * 0.5, unit.x() + unit.y() * 0.5);
    painter.setPen(pen);
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF middle = at + unit * (side * 0.45 * reach);
        painter.drawLine(middle - across * reach, middle + across * reach);
    }
}

constexpr qreal boardScale = 0.3; ///< minimum scale at which boards are drawn

/// A line width in the scene that is at least `pixels` wide on screen.
qreal lineWidth(qreal width, qreal pixels, qreal scale)
{
    return std::max(width, pixels / scale);
}

bool isPale(Visit visit)
{
    return visit == Visit::NotYet || visit == Visit::Cut;
}

} // namespace

QRectF selectionFrame(const QRectF &box)
{
    constexpr qreal out = 4; // the texts begin at 6
    return box.adjusted(-out, -out, out, out);
}

TreePainter::TreePainter(const LabSession &session, const TreeScene &scene, const QPalette &palette,
                         const QFont &font, Purpose purpose)
    : m_session(session)
    , m_scene(scene)
    , m_status(session, scene)
    , m_palette(palette)
    , m_font(font)
    , m_purpose(purpose)
    , m_current(session.current())
{}

std::vector<TreeLabels::Placed> TreePainter::paint(QPainter &painter, const QRectF &area,
                                                   qreal scale) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintRankLines(painter, area);
    const qreal reach = 5 * m_scene.radius(); // with its labels
    std::vector<int> inView;
    for (int i = 0; i < static_cast<int>(m_scene.nodes().size()); ++i) {
        if (area.intersects(around(m_scene.node(i).centre, reach)))
            inView.push_back(i);
        if (i == 0)
            continue;
        const QRectF edge =
            QRectF(m_scene.node(m_scene.node(i).parent).centre, m_scene.node(i).centre)
                .normalized()
                .adjusted(-1, -1, 1, 1);
        if (area.intersects(edge))
            paintEdge(painter, i, scale);
    }
    for (const int i : inView) {
        if (m_purpose == Purpose::Window && m_scene.node(i).path == m_session.selected())
            paintSelection(painter, m_scene.node(i), scale);
        paintShape(painter, i, scale);
        if (m_scene.hasBoards() && scale >= boardScale)
            paintBoard(painter, i);
        paintResult(painter, i);
    }
    if (m_purpose == Purpose::Window)
        paintRival(painter, scale);
    // Texts last, so that no node covers them.
    const TreeLabels labels =
        NodeLabels(m_session, m_scene, m_status, m_palette, m_font).place(inView, area, scale);
    labels.draw(painter);
    return labels.placed();
}

QColor TreePainter::ink(Visit visit) const
{
    return isPale(visit) ? mutedInk(m_palette) : m_palette.color(QPalette::Text);
}

void TreePainter::paintRankLines(QPainter &painter, const QRectF &area) const
{
    QPen pen(mixed(m_palette.color(QPalette::Base), m_palette.color(QPalette::Text), 0.22), 0);
    pen.setStyle(Qt::DotLine);
    painter.setPen(pen);
    for (const auto &[y, shown] : m_scene.ranks())
        painter.drawLine(QLineF(area.left(), y, area.right(), y));
}

void TreePainter::paintEdge(QPainter &painter, int index, qreal scale) const
{
    const TreeStatus::Node &status = m_status.at(index);
    const QLineF edge = m_scene.edge(index);
    QPen pen(ink(status.visit), lineWidth(1.6, 1, scale));
    if (status.onLine)
        pen = QPen(principalColour(m_palette), lineWidth(6, 4, scale));
    else if (status.best)
        pen.setWidthF(lineWidth(3.4, 2.2, scale));
    if (isPale(status.visit))
        pen.setStyle(Qt::DashLine);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(edge);
    if (m_status.isWhereCut(index) || m_status.isMarked(index))
        paintCutStrokes(
            painter, edge, m_scene.cutPlace(index), m_scene.cutReach(scale),
            QPen(cutColour(m_palette), lineWidth(3.4, 2.4, scale), Qt::SolidLine, Qt::RoundCap));
}

/// Rings the node where the other player already has the value that a cut is compared with.
void TreePainter::paintRival(QPainter &painter, qreal scale) const
{
    const int index = m_status.rival();
    if (index < 0)
        return;
    const qreal radius = rivalRing * m_scene.radius();
    painter.setPen(QPen(cutColour(m_palette), lineWidth(3, 2, scale)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(m_scene.node(index).centre, radius, radius);
}

/// Frames the selected node, in a colour other than the principal variation's.
void TreePainter::paintSelection(QPainter &painter, const TreeScene::Node &node, qreal scale) const
{
    painter.setPen(QPen(m_palette.color(QPalette::Text), lineWidth(2, 1.5, scale), Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(selectionFrame(m_scene.box(node)));
}

void TreePainter::drawOutline(QPainter &painter, const TreeScene::Node &node) const
{
    const QRectF box = m_scene.box(node);
    if (m_scene.hasBoards() && !node.leaf) {
        const QRectF frame = around(node.centre, m_scene.radius());
        painter.drawPolygon(pointedFrame(frame, box.height() - frame.height(), node.max));
    } else if (m_scene.hasBoards()) {
        painter.drawRect(box);
    } else if (node.leaf) {
        painter.drawRoundedRect(box, 6, 6);
    } else if (node.chance) {
        painter.drawEllipse(box);
    } else {
        painter.drawPolygon(triangle(box, node.max));
    }
}

void TreePainter::paintShape(QPainter &painter, int index, qreal scale) const
{
    const TreeScene::Node &shown = m_scene.node(index);
    const Visit visit = m_status.at(index).visit;
    const QColor base = m_palette.color(QPalette::Base);
    const bool current = shown.id != noNode && shown.id == m_current;
    QPen pen(ink(visit), lineWidth(1.6, 1.1, scale));
    if (current)
        pen = QPen(principalColour(m_palette), lineWidth(4.5, 2.8, scale));
    else if (const auto won = m_status.wonByMax(index))
        pen = QPen(wonColour(m_palette, *won), lineWidth(3.2, 2, scale));
    else if (visit == Visit::Open)
        pen.setWidthF(lineWidth(2.6, 1.8, scale));
    if (isPale(visit))
        pen.setStyle(Qt::DashLine);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(visit == Visit::Open ? mixed(base, principalColour(m_palette), 0.2)
                                          : mixed(base, m_palette.color(QPalette::Text),
                                                  visit == Visit::Cut ? 0.08 : 0.02));
    drawOutline(painter, shown);
    if (visit != Visit::Cut)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(hatching(m_palette));
    drawOutline(painter, shown);
}

/// Marks the winner at the upper right corner of a leaf's frame.
void TreePainter::paintResult(QPainter &painter, int index) const
{
    if (const auto won = m_status.wonByMax(index))
        paintWinner(painter,
                    around(m_scene.box(m_scene.node(index)).topRight(), 0.3 * m_scene.radius()),
                    *won, m_palette);
}

TreePicture::TreePicture(const LabSession &session, const TreeScene &scene, const QFont &font)
    : m_session(session)
    , m_scene(scene)
    , m_font(font)
{}

QRectF TreePicture::bounds() const
{
    const qreal names = 2.6 * m_scene.radius(); // for the ranks' labels
    return m_scene.bounds().adjusted(-names, 0, 0, 0);
}

void TreePicture::paint(QPainter &painter, const QPalette &colours, qreal scale) const
{
    if (m_session.hasTrace())
        TreePainter(m_session, m_scene, colours, m_font, TreePainter::Purpose::Picture)
            .paint(painter, bounds(), scale);
}

void TreePainter::paintBoard(QPainter &painter, int index) const
{
    const TreeScene::Node &shown = m_scene.node(index);
    painter.setOpacity(isPale(m_status.at(index).visit) ? 0.45 : 1);
    paintBoardPicture(painter, around(shown.centre, m_scene.radius() * 0.86),
                      m_session.positionAt(shown.path), shown.move, m_palette);
    painter.setOpacity(1);
}

} // namespace ui::lab
