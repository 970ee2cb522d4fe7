// What mouse and keyboard do on the drawn tree.
#include "ui/lab/tree/treecanvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace ui::lab {

using ai::lab::noNode;

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
    const int pressed = m_scene.nodeAt(m_viewport.toScene(event->position()));
    if (event->button() == Qt::RightButton && pressed >= 0)
        m_session->select(nodeAt(pressed).path); // which the context menu is about
    if (event->button() != Qt::LeftButton)
        return;
    m_last = m_start = event->position();
    m_dragging = false;
    m_pressed = pressed;
    if (m_pressed >= 0)
        m_session->press(nodeAt(m_pressed).path);
}

void TreeCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & Qt::LeftButton) == 0)
        return;
    if ((event->position() - m_start).manhattanLength() >= QApplication::startDragDistance())
        m_dragging = true;
    if (!m_dragging)
        return;
    if (m_pressed < 0) {
        m_viewport.pan(event->position() - m_last);
    } else if (nodeAt(m_pressed).parent >= 0) {
        setCursor(Qt::SizeHorCursor);
        m_scene.shift(m_pressed, (event->position() - m_last).x() / zoom());
    }
    update();
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
    if (event->button() != Qt::LeftButton)
        return;
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
            if (to == from)
                rebuild(); // back to where it was
            else
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
    if (m_session->toggleMark(node.path))
        return;
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
    const ai::lab::LabPosition leaf = m_session->positionAt(path);
    const auto *tree = std::get_if<ai::lab::TextTree>(&leaf);
    // As it is typed, not as it is drawn.
    m_editor->edit(path, onScreen(nodeAt(index).centre),
                   tree != nullptr ? QString::fromStdString(tree->leafText()) : QString());
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
