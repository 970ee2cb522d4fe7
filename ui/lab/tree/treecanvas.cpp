#include "ui/lab/tree/treecanvas.h"

#include "ui/style/focuscolour.h"
#include "ui/style/surface.h"

#include <QPainter>

namespace ui::lab {

TreeCanvas::TreeCanvas(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_editor(new LeafEditor(this))
    , m_legend(new TreeLegend(this))
{
    setObjectName("treeCanvas");
    setAccessibleName(tr("Search tree"));
    setAccessibleDescription(
        tr("The outline in the Steps tab has the same nodes as a list for reading."));
    setFocusPolicy(Qt::StrongFocus);
    connect(m_editor, &LeafEditor::edited, this, &TreeCanvas::leafEdited);
    connect(session, &LabSession::traceChanged, this, &TreeCanvas::showTrace);
    connect(session, &LabSession::stepChanged, this, &TreeCanvas::showStep);
    connect(session, &LabSession::predictingChanged, this, qOverload<>(&QWidget::update));
    connect(session, &LabSession::trialChanged, this, qOverload<>(&QWidget::update));
    connect(session, &LabSession::growthChanged, this, qOverload<>(&QWidget::update));
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
    });
}

void TreeCanvas::rebuild()
{
    if (!m_session->hasTrace())
        return;
    m_viewport.setLine(fontMetrics().height());
    const bool boards = !isTree(m_session->setup().root);
    m_options.room = QSizeF(treeSize().expandedTo(sizeHint())) / m_viewport.readableZoom(boards);
    m_options.view = m_viewport.roomIn(treeSize()).size();
    m_options.largestZoom = m_viewport.largestZoom();
    m_scene = TreeScene(*m_session, m_options);
    m_legend->setBoards(m_scene.hasBoards());
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
        showCurrent();
    }
    update();
}

/// The node that is worked on, with its children, in a tree that has no room as a whole.
void TreeCanvas::showCurrent()
{
    if (m_scene.whole() || !m_session->hasTrace())
        return;
    const LabSession::Path current = m_session->trace().path(m_session->current());
    m_viewport.shrinkToFit(m_scene, treeSize());
    if (!current.empty())
        m_viewport.growToRead(m_scene, treeSize());
    reveal(m_session->selected());
    revealChildren(current);
}

/// What was opened or closed has its room: all of the tree, if it can be read so, or else the node
/// with its children.
void TreeCanvas::showOpened()
{
    m_viewport.refit(m_scene, treeSize());
    revealChildren(m_session->selected());
}

/// A node with all its children, so that a cut shows what it cuts.
void TreeCanvas::revealChildren(const LabSession::Path &path)
{
    const int index = m_scene.find(path);
    if (index < 0)
        return;
    const qreal reach = 1.4 * m_scene.radius();
    QRectF area = QRectF(nodeAt(index).centre, QSizeF()).adjusted(-reach, -reach, reach, reach);
    for (const int child : nodeAt(index).children)
        area |= QRectF(nodeAt(child).centre, QSizeF()).adjusted(-reach, -reach, reach, reach);
    m_viewport.revealArea(area, treeSize());
}

void TreeCanvas::setMergeSymmetric(bool merge)
{
    m_options.mergeSymmetric = merge;
    rebuild();
    fit();
}

void TreeCanvas::fit()
{
    m_viewport.fit(m_scene, treeSize());
    update();
}

void TreeCanvas::reveal(const LabSession::Path &path)
{
    const int index = m_scene.find(path);
    if (index >= 0 && m_viewport.reveal(nodeAt(index).centre, m_scene, treeSize()))
        update();
}

TreePicture TreeCanvas::picture(Extent extent) const
{
    if (extent == Extent::Open)
        return {*m_session, m_scene, font()};
    TreeScene::Options options = m_options;
    options.everything = true;
    options.limit = TreeScene::maxPictureNodes;
    return {*m_session, TreeScene(*m_session, options), font()};
}

void TreeCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal radius = cornerRadius(fontMetrics().height());
    paintSurface(painter, rect(), radius, palette().color(QPalette::Base), cardEdge(palette()));
    if (m_session->hasTrace()) {
        painter.save();
        painter.setClipRect(rect().adjusted(1, 1, -1, -1));
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

/// At the lower edge, where it leaves the tree most of the height.
void TreeCanvas::placeLegend()
{
    constexpr int border = 2; // of the focus
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
    rebuild(); // there may be room for more
    fit();
    showCurrent();
}

} // namespace ui::lab
