#include "ui/lab/tree/treecanvas.h"

#include "ui/lab/model/labtexts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <map>

namespace ui::lab {

using ai::lab::noNode;

TreeCanvas::TreeCanvas(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_editor(new LeafEditor(this))
{
    setObjectName("treeCanvas");
    setAccessibleName(tr("Search tree"));
    setAccessibleDescription(
        tr("The outline in the Steps tab has the same nodes as a list for reading."));
    setFocusPolicy(Qt::StrongFocus);
    connect(m_editor, &LeafEditor::edited, this, &TreeCanvas::leafEdited);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(session, &LabSession::traceChanged, this, &TreeCanvas::showTrace);
    connect(session, &LabSession::stepChanged, this, &TreeCanvas::showStep);
    connect(session, &LabSession::predictingChanged, this, qOverload<>(&QWidget::update));
    connect(session, &LabSession::foldingChanged, this, [this] { rebuild(); });
    connect(session, &LabSession::selectionChanged, this, [this] {
        if (m_scene.find(m_session->selected()) < 0)
            rebuild();
        reveal(m_session->selected());
        update();
    });
}

void TreeCanvas::rebuild()
{
    if (!m_session->hasTrace())
        return;
    const bool isTree = ai::lab::isTree(m_session->setup().root);
    m_options.room = QSizeF(size().expandedTo(sizeHint()))
                     / (isTree ? TreeViewport::treeZoom : TreeViewport::readableZoom);
    m_scene = TreeScene(*m_session, m_options);
    m_pressed = -1; // the places of the nodes are new
    update();
}

void TreeCanvas::showTrace()
{
    m_editor->hide(); // its leaf may be gone
    rebuild();
    fit();
}

void TreeCanvas::showStep()
{
    if (!m_scene.whole()) {
        rebuild();
        m_viewport.shrinkToFit(m_scene, size());
        reveal(m_session->selected());
        revealChildren();
    }
    update();
}

/// The node that is worked on with all its children, so that a cut shows what it cuts.
void TreeCanvas::revealChildren()
{
    const int index = m_scene.find(m_session->trace().path(m_session->current()));
    if (index < 0)
        return;
    const qreal reach = 1.4 * m_scene.radius();
    QRectF area = QRectF(nodeAt(index).centre, QSizeF()).adjusted(-reach, -reach, reach, reach);
    for (const int child : nodeAt(index).children)
        area |= QRectF(nodeAt(child).centre, QSizeF()).adjusted(-reach, -reach, reach, reach);
    m_viewport.revealArea(area, size());
}

void TreeCanvas::setMergeSymmetric(bool merge)
{
    m_options.mergeSymmetric = merge;
    rebuild();
    fit();
}

void TreeCanvas::fit()
{
    m_viewport.fit(m_scene, size());
    update();
}

void TreeCanvas::reveal(const LabSession::Path &path)
{
    const int index = m_scene.find(path);
    if (index >= 0 && m_viewport.reveal(nodeAt(index).centre, m_scene, size()))
        update();
}

void TreeCanvas::paintWhole(QPainter &painter, const QPalette &colours) const
{
    if (m_session->hasTrace())
        TreePainter(*m_session, m_scene, colours, font(), TreePainter::Purpose::Picture)
            .paint(painter, m_scene.bounds(), 1);
}

void TreeCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_session->hasTrace()) {
        painter.save();
        painter.translate(m_viewport.shift());
        painter.scale(zoom(), zoom());
        const QRectF area(m_viewport.toScene({0, 0}),
                          m_viewport.toScene(QPointF(width(), height())));
        m_drawn = TreePainter(*m_session, m_scene, palette(), font()).paint(painter, area, zoom());
        painter.restore();
        paintRanks(painter);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

/// MAX and MIN at the left edge, level by level, whose turn it is at each.
void TreeCanvas::paintRanks(QPainter &painter) const
{
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    std::map<qreal, bool> ranks;
    for (const TreeScene::Node &node : m_scene.nodes()) {
        if (!node.leaf)
            ranks[onScreen(node.centre).y()] = node.max;
    }
    const int height = fontMetrics().height();
    for (const auto &[y, max] : ranks)
        painter.drawText(QRectF(4, y - height, width(), 2 * height), Qt::AlignVCenter,
                         levelText(max));
}

void TreeCanvas::resizeEvent(QResizeEvent *)
{
    if (!m_viewport.fitted())
        return;
    rebuild(); // there may be room for more
    fit();
}

void TreeCanvas::zoomAt(QPointF point, qreal factor)
{
    m_viewport.zoomAt(point, factor);
    update();
}

void TreeCanvas::wheelEvent(QWheelEvent *event)
{
    zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

void TreeCanvas::mousePressEvent(QMouseEvent *event)
{
    m_last = m_start = event->position();
    m_dragging = false;
    m_pressed = m_scene.nodeAt(m_viewport.toScene(event->position()));
    if (m_pressed >= 0)
        m_session->select(nodeAt(m_pressed).path);
}

void TreeCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() == Qt::NoButton)
        return;
    if ((event->position() - m_start).manhattanLength() >= QApplication::startDragDistance())
        m_dragging = true;
    if (!m_dragging)
        return;
    if (m_pressed < 0) {
        m_viewport.pan(event->position() - m_last);
        update();
    } else {
        setCursor(Qt::SizeHorCursor);
    }
    m_last = event->position();
}

int TreeCanvas::placeOf(int index) const
{
    const int parent = nodeAt(index).parent;
    if (parent < 0)
        return -1;
    const auto &siblings = nodeAt(parent).children;
    return static_cast<int>(std::find(siblings.begin(), siblings.end(), index) - siblings.begin());
}

void TreeCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    unsetCursor();
    if (m_dragging && m_pressed >= 0) {
        const TreeScene::Node dragged = nodeAt(m_pressed);
        const int from = placeOf(m_pressed);
        if (from >= 0) {
            const auto &parent = nodeAt(dragged.parent);
            const qreal x = m_viewport.toScene(event->position()).x();
            int to = 0;
            for (const int sibling : parent.children) {
                if (sibling != m_pressed && nodeAt(sibling).centre.x() < x)
                    ++to;
            }
            move(dragged.parent, from, to);
        }
    }
    m_pressed = -1;
    m_dragging = false;
}

void TreeCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int index = m_scene.nodeAt(m_viewport.toScene(event->position()));
    if (index >= 0)
        toggle(index);
}

void TreeCanvas::toggle(int index)
{
    const TreeScene::Node node = nodeAt(index);
    if (node.leaf) {
        emit leafActivated(node.path);
        return;
    }
    if (node.id != noNode && m_session->trace().nodes()[node.id].partial && node.children.empty()) {
        emit subtreeWanted(node.path);
        return;
    }
    m_session->setOpened(node.path, node.children.empty());
}

void TreeCanvas::keyPressEvent(QKeyEvent *event)
{
    const bool alt = (event->modifiers() & Qt::AltModifier) != 0;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (alt) {
            moveSelected(event->key() == Qt::Key_Left ? -1 : 1);
            return;
        }
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
        travel(event->key());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return toggleSelected();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

void TreeCanvas::toggleSelected()
{
    const int index = m_scene.find(m_session->selected());
    if (index >= 0)
        toggle(index);
}

void TreeCanvas::editLeaf(const LabSession::Path &path)
{
    const int index = m_scene.find(path);
    if (index < 0)
        return;
    reveal(path);
    m_editor->edit(path, onScreen(nodeAt(index).centre), nodeAt(index).leafText);
}

/// Up to the parent, down to the first child, left and right among the siblings.
void TreeCanvas::travel(int key)
{
    const int index = m_scene.find(m_session->selected());
    if (index < 0)
        return;
    const TreeScene::Node &node = nodeAt(index);
    int target = -1;
    if (key == Qt::Key_Up) {
        target = node.parent;
    } else if (key == Qt::Key_Down) {
        if (node.children.empty() && !node.leaf) {
            toggle(index);
            return;
        }
        target = node.children.empty() ? -1 : node.children.front();
    } else if (node.parent >= 0) {
        const auto &siblings = nodeAt(node.parent).children;
        const int place = placeOf(index) + (key == Qt::Key_Left ? -1 : 1);
        if (place >= 0 && place < static_cast<int>(siblings.size()))
            target = siblings[static_cast<std::size_t>(place)];
    }
    if (target >= 0)
        m_session->select(nodeAt(target).path);
}

void TreeCanvas::moveSelected(int by)
{
    const int index = m_scene.find(m_session->selected());
    const int from = index < 0 ? -1 : placeOf(index);
    if (from < 0)
        return;
    move(nodeAt(index).parent, from, from + by);
}

/// The drawn child at a place goes to the place of another. Merged children are not drawn, so the
/// places in the search are others.
void TreeCanvas::move(int parent, int from, int to)
{
    const TreeScene::Node &above = nodeAt(parent);
    if (to < 0 || to >= static_cast<int>(above.children.size()) || to == from)
        return;
    const std::vector<core::Move> moves =
        searchedMoves(m_session->setup(), m_session->positionAt(above.path));
    const auto searchedPlace = [&](int place) {
        const int child = above.children[static_cast<std::size_t>(place)];
        const core::Move move = nodeAt(child).move;
        return static_cast<int>(std::find(moves.begin(), moves.end(), move) - moves.begin());
    };
    const LabSession::Path path = above.path; // what follows may rebuild the scene
    emit childMoved(path, searchedPlace(from), searchedPlace(to));
}

void TreeCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void TreeCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace ui::lab
