#include "ui/lab/tree/treecanvas.h"

#include "ai/lab/trace/assumedletters.h"
#include "ui/lab/tree/accessibletree.h"
#include "ui/style/surface.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ui::lab {

using ai::lab::noNode;

int placeOf(const TreeScene &scene, int node)
{
    const int parent = scene.node(node).parent;
    if (parent < 0)
        return -1;
    const auto &siblings = scene.node(parent).children;
    return static_cast<int>(std::find(siblings.begin(), siblings.end(), node) - siblings.begin());
}

int locationAt(const TreeScene &scene, int dragged, qreal x)
{
    const auto &siblings = scene.node(scene.node(dragged).parent).children;
    return static_cast<int>(std::count_if(siblings.begin(), siblings.end(), [&](int sibling) {
        const qreal other = scene.node(sibling).centre.x();
        return sibling != dragged && (scene.isRightToLeft() ? other > x : other < x);
    }));
}

int stepToward(const TreeScene &scene, int key)
{
    return (key == Qt::Key_Left) != scene.isRightToLeft() ? -1 : 1;
}

int nodeToward(const TreeScene &scene, int node, int key)
{
    const TreeScene::Node &from = scene.node(node);
    if (key == Qt::Key_Up)
        return from.parent;
    if (key == Qt::Key_Down)
        return from.children.empty() ? -1 : from.children.front();
    if (from.parent < 0)
        return -1;
    const auto &siblings = scene.node(from.parent).children;
    const int place = placeOf(scene, node) + stepToward(scene, key);
    return place >= 0 && place < static_cast<int>(siblings.size())
               ? siblings[static_cast<std::size_t>(place)]
               : -1;
}

int searchedPlace(const LabSession &session, const TreeScene &scene, int parent, int place)
{
    const TreeScene::Node &above = scene.node(parent);
    const std::vector<core::Move> moves =
        searchedMoves(session.setup(), session.positionAt(above.path));
    const int child = above.children[static_cast<std::size_t>(place)];
    return static_cast<int>(std::find(moves.begin(), moves.end(), scene.node(child).move)
                            - moves.begin());
}

TreeCanvas::TreeCanvas(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_editor(new LeafEditor(this))
    , m_legend(new TreeLegend(this))
{
    installTreeAccessibility(); // before setting the name, which creates an accessible interface
    setObjectName("treeCanvas");
    setAccessibleName(tr("Search tree"));
    setFocusPolicy(Qt::StrongFocus);
    connect(m_editor, &LeafEditor::edited, this, &TreeCanvas::leafEdited);
    connect(session, &LabSession::traceChanged, this, &TreeCanvas::showTrace);
    connect(session, &LabSession::stepChanged, this, &TreeCanvas::showStep);
    connect(session, &LabSession::predictingChanged, this, qOverload<>(&QWidget::update));
    connect(session, &LabSession::whatIfChanged, this, qOverload<>(&QWidget::update));
    connect(session, &LabSession::marksChanged, this, qOverload<>(&QWidget::update));
    connect(session, &LabSession::foldingChanged, this, [this] {
        rebuild();
        showOpened();
    });
    connect(session, &LabSession::selectionChanged, this, [this] {
        if (m_scene.find(m_session->selected()) < 0)
            rebuild();
        reveal(m_session->selected());
        update();
        reportTreeFocus(*this);
    });
}

void TreeCanvas::rebuild()
{
    if (!m_session->hasTrace())
        return;
    m_viewport.setLine(fontMetrics().height());
    buildScene();
    m_legend->setSigns({m_scene.hasBoards(), hasChance(m_session->setup().root), !m_scene.whole(),
                        !m_session->search().letters->empty()});
    if (m_legendShown && m_legend->height() != m_legend->heightForWidth(m_legend->width())) {
        placeLegend();
        buildScene(); // for the remaining space
    }
    m_pressed = -1; // the index is no longer valid
    update();
}

void TreeCanvas::buildScene()
{
    const bool boards = !isTree(m_session->setup().root);
    m_options.available =
        QSizeF(treeSize().expandedTo(sizeHint())) / m_viewport.readableZoom(boards);
    m_options.view = m_viewport.areaIn(treeSize()).size();
    m_options.largestZoom = m_viewport.largestZoom();
    m_scene = TreeScene(*m_session, m_options);
}

void TreeCanvas::showTrace()
{
    m_editor->hide(); // its leaf may no longer exist
    rebuild();
    fit();
}

void TreeCanvas::showStep()
{
    if (!m_scene.whole()) {
        rebuild();
        showCurrent();
    }
    update();
}

/// Reveals the current node with its children, if the tree does not fit as a whole.
void TreeCanvas::showCurrent()
{
    if (m_scene.whole() || !m_session->hasTrace())
        return;
    const LabSession::Path current = m_session->trace().path(m_session->current());
    m_viewport.shrinkToFit(m_scene, treeSize());
    if (!current.empty())
        m_viewport.growToRead(m_scene, treeSize());
    if (!current.empty())
        reveal({current.begin(), current.end() - 1}); // its parent
    reveal(m_session->selected());
    revealChildren(current);
}

/// After opening or closing nodes: fits the whole tree if that is readable, else reveals the node
/// with its children.
void TreeCanvas::showOpened()
{
    m_viewport.refit(m_scene, treeSize());
    revealChildren(m_session->selected());
}

/// Reveals a node with all its children, so that a cut shows what was cut.
void TreeCanvas::revealChildren(const LabSession::Path &path)
{
    const int index = m_scene.find(path);
    if (index < 0)
        return;
    const qreal reach = 1.4 * m_scene.radius();
    QRectF area =
        QRectF(m_scene.node(index).centre, QSizeF()).adjusted(-reach, -reach, reach, reach);
    for (const int child : m_scene.node(index).children)
        area |= QRectF(m_scene.node(child).centre, QSizeF()).adjusted(-reach, -reach, reach, reach);
    m_viewport.revealArea(area, treeSize());
}

void TreeCanvas::fit()
{
    m_viewport.fit(m_scene, treeSize());
    update();
}

void TreeCanvas::reveal(const LabSession::Path &path)
{
    const int index = m_scene.find(path);
    if (index >= 0 && m_viewport.reveal(m_scene.node(index).centre, m_scene, treeSize()))
        update();
}

/// Tool tips for a node and its signs, in the words used for screen readers.
bool TreeCanvas::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !m_session->hasTrace())
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int index = drawnNodeAt(help->pos());
    QToolTip::showText(help->globalPos(),
                       index < 0 ? QString() : drawnNodeText(*m_session, m_scene, index), this);
    return true;
}

void TreeCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal radius = cardRadius(fontMetrics().height());
    paintSurface(painter, rect(), radius, palette().color(QPalette::Base), cardEdge(palette()));
    if (m_session->hasTrace()) {
        painter.save();
        QPainterPath inside;
        inside.addRoundedRect(rect().adjusted(1, 1, -1, -1), radius, radius);
        painter.setClipPath(inside);
        painter.translate(m_viewport.shift());
        painter.scale(zoom(), zoom());
        const QRectF area(m_viewport.toScene({0, 0}),
                          m_viewport.toScene(QPointF(width(), treeSize().height())));
        m_drawn = TreePainter(*m_session, m_scene, palette(), font()).paint(painter, area, zoom());
        painter.restore();
    }
    if (showsFocus(*this))
        paintFocusRing(painter, rect(), radius,
                       focusColour(palette(), palette().color(QPalette::Base)));
}

QSize TreeCanvas::treeSize() const
{
    return size() - QSize(0, m_legend->isHidden() ? 0 : m_legend->height());
}

void TreeCanvas::setLegendShown(bool shown)
{
    m_legendShown = shown;
    placeLegend();
    if (m_viewport.fitted()) {
        rebuild();
        fit();
    }
}

/// Places the legend at the lower edge, if that leaves the tree most of the height.
void TreeCanvas::placeLegend()
{
    constexpr int border = 2; // of the focus frame
    const int wide = width() - 2 * border;
    const int high = m_legend->heightForWidth(wide);
    m_legend->setGeometry(border, height() - high - border, wide, high);
    m_legend->setVisible(m_legendShown && 5 * high < height());
}

void TreeCanvas::resizeEvent(QResizeEvent *)
{
    placeLegend();
    if (!m_viewport.fitted())
        return;
    rebuild(); // more nodes may fit
    fit();
    showCurrent();
}

// Mouse and keyboard

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
    const int pressed = drawnNodeAt(event->position());
    if (event->button() == Qt::RightButton && pressed >= 0)
        m_session->select(m_scene.node(pressed).path); // the context menu is about this node
    if (event->button() != Qt::LeftButton)
        return;
    m_last = m_start = event->position();
    m_dragging = false;
    m_pressed = pressed;
    if (m_pressed >= 0)
        m_session->press(m_scene.node(m_pressed).path);
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
    } else if (m_scene.node(m_pressed).parent >= 0) {
        setCursor(Qt::SizeHorCursor);
        m_scene.shift(m_pressed, (event->position() - m_last).x() / zoom());
    }
    update();
    m_last = event->position();
}

void TreeCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    unsetCursor();
    if (m_dragging && m_pressed >= 0) {
        const int from = placeOf(m_scene, m_pressed);
        if (from >= 0) {
            const int to =
                locationAt(m_scene, m_pressed, m_viewport.toScene(event->position()).x());
            if (to == from)
                rebuild(); // moves the node back
            else
                move(m_scene.node(m_pressed).parent, from, to);
        }
    }
    m_pressed = -1;
    m_dragging = false;
}

void TreeCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int index = drawnNodeAt(event->position());
    if (index >= 0)
        toggle(index);
}

void TreeCanvas::toggle(int index)
{
    const TreeScene::Node node = m_scene.node(index);
    if (m_session->toggleMark(node.path))
        return;
    if (node.leaf) {
        emit leafActivated(node.path);
        return;
    }
    if (node.id != noNode && m_session->trace().nodes()[node.id].partial && node.children.empty()) {
        emit subtreeRequested(node.path);
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
            moveSelected(stepToward(m_scene, event->key()));
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
    // Edit the value as it is typed, not as it is drawn.
    const QRectF box = m_scene.box(m_scene.node(index));
    m_editor->edit(path, {onScreen(box.topLeft()), onScreen(box.bottomRight())},
                   tree != nullptr ? QString::fromStdString(tree->leafText()) : QString(),
                   tree != nullptr ? tree->maxLeaf() : ai::lab::TextTree::maxScore);
}

/// Moves the selection to a neighbour; going down into a closed node opens it.
void TreeCanvas::travel(int key)
{
    const int index = m_scene.find(m_session->selected());
    if (index < 0)
        return;
    if (key == Qt::Key_Down && m_scene.node(index).children.empty() && !m_scene.node(index).leaf)
        return toggle(index);
    const int target = nodeToward(m_scene, index, key);
    if (target >= 0)
        m_session->select(m_scene.node(target).path);
}

void TreeCanvas::moveSelected(int by)
{
    const int index = m_scene.find(m_session->selected());
    const int from = index < 0 ? -1 : placeOf(m_scene, index);
    if (from < 0)
        return;
    move(m_scene.node(index).parent, from, from + by);
}

/// Moves a drawn child to the place of another one.
void TreeCanvas::move(int parent, int from, int to)
{
    const TreeScene::Node &above = m_scene.node(parent);
    if (to < 0 || to >= static_cast<int>(above.children.size()) || to == from)
        return;
    const LabSession::Path path = above.path; // a copy: the signal may rebuild the scene
    emit childMoved(path, searchedPlace(*m_session, m_scene, parent, from),
                    searchedPlace(*m_session, m_scene, parent, to));
}

void TreeCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
    reportTreeFocus(*this);
}

void TreeCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace ui::lab
