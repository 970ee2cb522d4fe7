#include "ui/lab/treecanvas.h"

#include <QApplication>
#include <QIntValidator>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace ui {

using ai::lab::noNode;

namespace {

constexpr qreal leastZoom = 0.04;
constexpr qreal mostZoom = 3;
/// What is opened by itself is drawn so large at least: values can be read, boards be made out.
constexpr qreal readableZoom = 0.3;

} // namespace

TreeCanvas::TreeCanvas(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_editor(new QLineEdit(this))
{
    setObjectName("treeCanvas");
    setAccessibleName(tr("Search tree"));
    setAccessibleDescription(
        tr("The outline in the Steps tab has the same nodes as a list for reading."));
    setFocusPolicy(Qt::StrongFocus);
    m_editor->setObjectName("leafEditor");
    m_editor->setAccessibleName(tr("Value of the leaf"));
    m_editor->setValidator(
        new QIntValidator(-ai::lab::TextTree::maxScore, ai::lab::TextTree::maxScore, m_editor));
    m_editor->setAlignment(Qt::AlignCenter);
    m_editor->hide();
    m_editor->installEventFilter(this);
    connect(m_editor, &QLineEdit::editingFinished, m_editor, &QWidget::hide);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(session, &LabSession::traceChanged, this, &TreeCanvas::showTrace);
    connect(session, &LabSession::stepChanged, this, &TreeCanvas::showStep);
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
    m_look.room = QSizeF(size().expandedTo(sizeHint())) / readableZoom;
    if (m_session->hasTrace())
        m_scene = TreeScene(*m_session, m_look);
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
        shrinkToFit();
        reveal(m_session->selected());
    }
    update();
}

/// Until the person zooms, a tree that grows past the view is drawn smaller, but still to be read.
void TreeCanvas::shrinkToFit()
{
    constexpr qreal readable = 0.55;
    const QRectF bounds = m_scene.bounds();
    if (!m_fitted || bounds.isEmpty())
        return;
    const qreal whole = std::min(width() / bounds.width(), height() / bounds.height());
    const qreal zoom = std::min(m_zoom, std::max(readable, whole));
    if (zoom < m_zoom) {
        const QPointF middle(rect().center());
        m_shift = middle - (middle - m_shift) * (zoom / m_zoom);
        m_zoom = zoom;
    }
}

void TreeCanvas::setMergeSymmetric(bool merge)
{
    m_look.mergeSymmetric = merge;
    rebuild();
    fit();
}

void TreeCanvas::fit()
{
    const QRectF bounds = m_scene.bounds();
    if (bounds.isEmpty() || width() < 8 || height() < 8)
        return;
    // A tree too wide to be read whole is shown at a readable size, from the root down.
    const qreal whole = std::min(width() / bounds.width(), height() / bounds.height());
    m_zoom = std::clamp(whole, m_scene.whole() ? leastZoom : readableZoom, 1.3);
    m_shift = QPointF(width() / 2.0 - bounds.center().x() * m_zoom,
                      whole < m_zoom ? 12 - bounds.top() * m_zoom
                                     : height() / 2.0 - bounds.center().y() * m_zoom);
    if (whole < m_zoom && !m_scene.nodes().empty())
        m_shift.setX(width() / 2.0 - m_scene.nodes().front().centre.x() * m_zoom);
    m_fitted = true;
    update();
}

void TreeCanvas::reveal(const LabSession::Path &path)
{
    const int index = m_scene.find(path);
    if (index < 0)
        return;
    const QPointF at = m_scene.nodes()[static_cast<std::size_t>(index)].centre * m_zoom + m_shift;
    // A tree that is fitted into the window has so much room around its nodes and stays in place.
    const qreal margin =
        std::min({60.0, 1.3 * m_scene.radius() * m_zoom, width() / 4.0, height() / 4.0});
    const QPointF inside(std::clamp(at.x(), margin, std::max(margin, width() - margin)),
                         std::clamp(at.y(), margin, std::max(margin, height() - margin)));
    if (inside != at) {
        m_shift += inside - at;
        update();
    }
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
        painter.translate(m_shift);
        painter.scale(m_zoom, m_zoom);
        const QRectF area(toScene(QPointF(0, 0)), toScene(QPointF(width(), height())));
        TreePainter(*m_session, m_scene, palette(), font()).paint(painter, area, m_zoom);
        painter.restore();
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void TreeCanvas::resizeEvent(QResizeEvent *)
{
    if (!m_fitted)
        return;
    rebuild(); // there may be room for more
    fit();
}

void TreeCanvas::zoomAt(QPointF point, qreal factor)
{
    const qreal zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    m_shift = point - (point - m_shift) * (zoom / m_zoom);
    m_zoom = zoom;
    m_fitted = false;
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
    m_pressed = m_scene.nodeAt(toScene(event->position()));
    if (m_pressed >= 0)
        m_session->select(m_scene.nodes()[static_cast<std::size_t>(m_pressed)].path);
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
        m_shift += event->position() - m_last;
        m_fitted = false;
        update();
    } else {
        setCursor(Qt::SizeHorCursor);
    }
    m_last = event->position();
}

int TreeCanvas::placeOf(int index) const
{
    const int parent = m_scene.nodes()[static_cast<std::size_t>(index)].parent;
    if (parent < 0)
        return -1;
    const auto &siblings = m_scene.nodes()[static_cast<std::size_t>(parent)].children;
    return static_cast<int>(std::find(siblings.begin(), siblings.end(), index) - siblings.begin());
}

void TreeCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    unsetCursor();
    if (m_dragging && m_pressed >= 0) {
        const TreeScene::Node dragged = m_scene.nodes()[static_cast<std::size_t>(m_pressed)];
        const int from = placeOf(m_pressed);
        if (from >= 0) {
            const auto &parent = m_scene.nodes()[static_cast<std::size_t>(dragged.parent)];
            const qreal x = toScene(event->position()).x();
            int to = 0;
            for (const int sibling : parent.children) {
                if (sibling != m_pressed
                    && m_scene.nodes()[static_cast<std::size_t>(sibling)].centre.x() < x)
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
    const int index = m_scene.nodeAt(toScene(event->position()));
    if (index >= 0)
        toggle(index);
}

void TreeCanvas::toggle(int index)
{
    const TreeScene::Node node = m_scene.nodes()[static_cast<std::size_t>(index)];
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
    const TreeScene::Node &node = m_scene.nodes()[static_cast<std::size_t>(index)];
    const QPointF at = node.centre * m_zoom + m_shift;
    const int width = fontMetrics().horizontalAdvance(QString(8, '0'));
    QRect box(0, 0, width, m_editor->sizeHint().height());
    box.moveCenter(at.toPoint());
    m_edited = path;
    m_editor->setGeometry(box);
    m_editor->setText(node.leafText);
    m_editor->selectAll();
    m_editor->show();
    m_editor->setFocus();
}

/// Up to the parent, down to the first child, left and right among the siblings.
void TreeCanvas::travel(int key)
{
    const int index = m_scene.find(m_session->selected());
    if (index < 0)
        return;
    const auto &nodes = m_scene.nodes();
    const TreeScene::Node &node = nodes[static_cast<std::size_t>(index)];
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
        const auto &siblings = nodes[static_cast<std::size_t>(node.parent)].children;
        const int place = placeOf(index) + (key == Qt::Key_Left ? -1 : 1);
        if (place >= 0 && place < static_cast<int>(siblings.size()))
            target = siblings[static_cast<std::size_t>(place)];
    }
    if (target >= 0)
        m_session->select(nodes[static_cast<std::size_t>(target)].path);
}

void TreeCanvas::moveSelected(int by)
{
    const int index = m_scene.find(m_session->selected());
    const int from = index < 0 ? -1 : placeOf(index);
    if (from < 0)
        return;
    move(m_scene.nodes()[static_cast<std::size_t>(index)].parent, from, from + by);
}

/// The drawn child at a place goes to the place of another. Merged children are not drawn, so the
/// places in the search are others.
void TreeCanvas::move(int parent, int from, int to)
{
    const TreeScene::Node &above = m_scene.nodes()[static_cast<std::size_t>(parent)];
    if (to < 0 || to >= static_cast<int>(above.children.size()) || to == from)
        return;
    const std::vector<core::Move> moves =
        searchedMoves(m_session->setup(), m_session->positionAt(above.path));
    const auto searchedPlace = [&](int place) {
        const int child = above.children[static_cast<std::size_t>(place)];
        const core::Move move = m_scene.nodes()[static_cast<std::size_t>(child)].move;
        return static_cast<int>(std::find(moves.begin(), moves.end(), move) - moves.begin());
    };
    const LabSession::Path path = above.path; // what follows may rebuild the scene
    emit childMoved(path, searchedPlace(from), searchedPlace(to));
}

/// The editor's keys end here: they must not reach the tree behind it.
bool TreeCanvas::eventFilter(QObject *object, QEvent *event)
{
    if (object != m_editor || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool done = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!done && key != Qt::Key_Escape)
        return QWidget::eventFilter(object, event);
    if (done && !m_editor->hasAcceptableInput())
        return true;
    const int value = m_editor->text().toInt();
    setFocus();
    m_editor->hide();
    if (done)
        emit leafEdited(m_edited, value);
    return true;
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

} // namespace ui
