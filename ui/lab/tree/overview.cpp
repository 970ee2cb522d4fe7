#include "ui/lab/tree/overview.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;

namespace {

constexpr int maxPlies = 12;
constexpr qreal narrowest = 0.8; ///< pixels; what is narrower is drawn by the node above

} // namespace

Overview::Overview(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setObjectName("overview");
    setToolTip(tr("The whole tree: filled is visited, hatched is cut. Click to select."));
    connect(session, &LabSession::traceChanged, this, &Overview::showTrace);
    // Some times a second are enough for the whole tree; the step itself must not wait for it.
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(40);
    connect(&m_refresh, &QTimer::timeout, this, [this] {
        m_stale = true;
        update();
    });
    connect(session, &LabSession::hidesAnswersChanged, this, [this] {
        if (m_session->hasTrace())
            showTrace();
    });
    connect(session, &LabSession::stepChanged, this, [this] {
        if (!m_refresh.isActive())
            m_refresh.start();
    });
    connect(session, &LabSession::selectionChanged, this, qOverload<>(&QWidget::update));
}

void Overview::showTrace()
{
    int deepest = 1;
    const auto &nodes = m_session->trace().nodes();
    for (const auto &node : nodes)
        deepest = std::max(deepest, node.ply + 1);
    m_plies = std::min(maxPlies, deepest);
    const auto &counters = m_session->trace().counters();
    updateAccessibleName(*this,
                         m_session->hidesAnswers()
                             ? tr("The whole tree")
                             : tr("The whole tree: %1 nodes visited, %2 branches cut")
                                   .arg(countText(static_cast<qint64>(counters.calls())),
                                        countText(static_cast<qint64>(counters.cutBranches()))));
    m_stale = true;
    update();
}

qreal Overview::bandHeight() const
{
    return static_cast<qreal>(height()) / m_plies;
}

void Overview::paintNode(QPainter &painter, NodeId id, qreal left, qreal width, int ply,
                         bool cut) const
{
    const Trace &trace = m_session->trace();
    const auto &node = trace.nodes()[id];
    if (node.enter >= m_session->step() || ply >= m_plies)
        return;
    const qreal band = bandHeight();
    const QColor lit = principalColour(palette());
    QColor fill = lit;
    fill.setAlphaF(static_cast<float>(node.max ? 0.75 : 0.5));
    painter.fillRect(
        QRectF(left, ply * band, std::max(narrowest, width - (width > 4 ? 1 : 0)), band - 1), fill);
    int kept = 0;
    for (NodeId child = trace.firstChild(id); child != noNode; child = trace.nextSibling(child))
        ++kept;
    const int all = kept + node.cut;
    const bool shownCut = node.cut > 0 && trace.state(id, m_session->step()).cut;
    if (all == 0 || width / all < narrowest / 8)
        return;
    const qreal share = width / all;
    qreal x = left;
    for (NodeId child = trace.firstChild(id); child != noNode; child = trace.nextSibling(child)) {
        paintNode(painter, child, x, share, ply + 1, cut);
        x += share;
    }
    if (shownCut && ply + 1 < m_plies) {
        const QRectF area(x, (ply + 1) * band, left + width - x, height() - (ply + 1) * band - 1);
        painter.fillRect(area, hatching(palette()));
    }
}

void Overview::paintEvent(QPaintEvent *)
{
    if (!m_session->hasTrace())
        return;
    if (m_stale) {
        const qreal scale = devicePixelRatioF();
        m_picture = QImage((QSizeF(size()) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        m_picture.setDevicePixelRatio(scale);
        m_picture.fill(palette().color(QPalette::Base));
        QPainter painter(&m_picture);
        paintNode(painter, 0, 0, width(), 0, false);
        m_stale = false;
    }
    QPainter painter(this);
    painter.drawImage(0, 0, m_picture);
    // The way to the selected node.
    const Trace &trace = m_session->trace();
    qreal left = 0;
    qreal share = width();
    NodeId at = 0;
    int ply = 0;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
    const auto box = [&] {
        painter.drawRect(
            QRectF(left, ply * bandHeight(), std::max(3.0, share - 1), bandHeight() - 1.5));
    };
    box();
    for (const core::Move move : m_session->selected()) {
        int place = -1;
        int count = 0;
        NodeId found = noNode;
        for (NodeId child = trace.firstChild(at); child != noNode;
             child = trace.nextSibling(child)) {
            if (trace.nodes()[child].move == move) {
                place = count;
                found = child;
            }
            ++count;
        }
        if (found == noNode || m_session->isKeptBack(found) || ++ply >= m_plies)
            return;
        share /= count + trace.nodes()[at].cut;
        left += place * share;
        at = found;
        box();
    }
}

void Overview::resizeEvent(QResizeEvent *)
{
    m_stale = true;
}

void Overview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    m_stale = true;
}

void Overview::mousePressEvent(QMouseEvent *event)
{
    if (!m_session->hasTrace())
        return;
    const Trace &trace = m_session->trace();
    const int wanted =
        std::clamp(static_cast<int>(event->position().y() / bandHeight()), 0, m_plies - 1);
    qreal left = 0;
    qreal share = width();
    NodeId at = 0;
    for (int ply = 0; ply < wanted; ++ply) {
        int count = 0;
        for (NodeId child = trace.firstChild(at); child != noNode; child = trace.nextSibling(child))
            ++count;
        if (count == 0)
            break;
        share /= count + trace.nodes()[at].cut;
        const int place = static_cast<int>((event->position().x() - left) / share);
        NodeId child = trace.firstChild(at);
        for (int i = 0; i < place && child != noNode; ++i)
            child = trace.nextSibling(child);
        if (child == noNode || m_session->isKeptBack(child))
            break;
        left += place * share;
        at = child;
    }
    m_session->select(trace.path(at));
}

} // namespace ui::lab
