#include "ui/lab/tree/treepainter.h"

#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"
#include "ui/lab/model/labtexts.h"
#include "ui/lab/tree/nodepicture.h"

#include <QCoreApplication>
#include <QLineF>

#include <algorithm>

namespace ui::lab {

using ai::lab::noNode;
using ai::lab::Trace;

namespace {

constexpr qreal boardScale = 0.3; ///< from here on boards are drawn

QColor mix(const QColor &one, const QColor &other, qreal part)
{
    return QColor::fromRgbF(
        static_cast<float>(one.redF() + (other.redF() - one.redF()) * part),
        static_cast<float>(one.greenF() + (other.greenF() - one.greenF()) * part),
        static_cast<float>(one.blueF() + (other.blueF() - one.blueF()) * part));
}

} // namespace

TreePainter::TreePainter(const LabSession &session, const TreeScene &scene, const QPalette &palette,
                         const QFont &font, Purpose purpose)
    : m_session(session)
    , m_scene(scene)
    , m_palette(palette)
    , m_font(font)
    , m_purpose(purpose)
    , m_current(session.current())
{
    // A node's status follows from its own state and from that of the one above it.
    const Trace &trace = session.trace();
    for (const TreeScene::Node &node : scene.nodes()) {
        Seen seen;
        if (node.id != noNode)
            seen.state = trace.state(node.id, session.step());
        if (seen.state.status == Trace::Status::Open)
            seen.status = VisitStatus::Open;
        else if (seen.state.status == Trace::Status::Done)
            seen.status = VisitStatus::Done;
        else if (node.parent >= 0) {
            const Seen &above = m_seen[static_cast<std::size_t>(node.parent)];
            if (above.status == VisitStatus::Cut || (above.state.cut && node.id == noNode))
                seen.status = VisitStatus::Cut;
        }
        m_seen.push_back(seen);
    }
}

std::vector<TreeLabels::Placed> TreePainter::paint(QPainter &painter, const QRectF &area,
                                                   qreal scale) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal reach = 5 * m_scene.radius(); // with its labels
    std::vector<int> inView;
    for (int i = 0; i < static_cast<int>(m_scene.nodes().size()); ++i) {
        if (area.intersects(around(node(i).centre, reach)))
            inView.push_back(i);
        if (i == 0)
            continue;
        const QRectF edge =
            QRectF(node(node(i).parent).centre, node(i).centre).normalized().adjusted(-1, -1, 1, 1);
        if (area.intersects(edge))
            paintEdge(painter, i);
    }
    for (const int i : inView) {
        paintShape(painter, node(i), seen(i),
                   m_purpose == Purpose::Window && node(i).path == m_session.selected());
        if (m_scene.hasBoards() && scale >= boardScale)
            paintBoard(painter, node(i), seen(i));
    }
    // Text is last, so that no node covers it, and what matters most has the first choice of place:
    // the node in hand, the leaves, the values; then windows, moves and what is hidden.
    TreeLabels labels(painter, m_palette, m_font, scale);
    for (const int i : inView)
        labels.avoid(i, around(node(i).centre, m_scene.radius()));
    std::stable_partition(inView.begin(), inView.end(), [this](int i) {
        return node(i).id != noNode && node(i).id == m_current;
    });
    for (const int i : inView)
        labelLeaf(labels, i);
    for (const int i : inView)
        labelValue(labels, i);
    for (const auto label : {&TreePainter::labelWindow, &TreePainter::labelMove,
                             &TreePainter::labelHidden, &TreePainter::labelLevel}) {
        for (const int i : inView)
            (this->*label)(labels, i);
    }
    return labels.placed();
}

bool TreePainter::isBest(int index) const
{
    const TreeScene::Node &child = node(index);
    if (child.id == noNode || child.parent < 0)
        return false;
    const auto parent = static_cast<std::size_t>(child.parent);
    if (m_session.predicting() && m_seen[parent].status == VisitStatus::Open)
        return false; // the best so far is what the quiz asks for
    return m_seen[parent].state.best == child.id;
}

QColor TreePainter::muted() const
{
    return mix(m_palette.color(QPalette::Base), m_palette.color(QPalette::Text), 0.5);
}

QColor TreePainter::ink(VisitStatus status) const
{
    return status == VisitStatus::Cut || status == VisitStatus::NotYet
               ? muted()
               : m_palette.color(QPalette::Text);
}

void TreePainter::paintEdge(QPainter &painter, int index) const
{
    const TreeScene::Node &child = node(index);
    const VisitStatus status = m_seen[static_cast<std::size_t>(index)].status;
    const QPointF from = node(child.parent).centre + QPointF(0, m_scene.radius());
    const QPointF to = child.centre - QPointF(0, m_scene.radius());
    const bool best = isBest(index);
    QPen pen(best ? m_palette.color(QPalette::Highlight) : ink(status), best ? 5 : 1.6);
    if (status == VisitStatus::NotYet || status == VisitStatus::Cut)
        pen.setStyle(Qt::DashLine);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(from, to);
    const bool aboveCut = m_seen[static_cast<std::size_t>(child.parent)].status == VisitStatus::Cut;
    if (status == VisitStatus::Cut && !aboveCut)
        paintCutMark(painter, from, to);
}

/// Two short strokes across the edge.
void TreePainter::paintCutMark(QPainter &painter, QPointF from, QPointF to) const
{
    const QLineF edge(from, to);
    const QLineF along = edge.unitVector();
    const QPointF unit(along.dx(), along.dy());
    const QPointF across(-unit.y() + unit.x() * 0.5, unit.x() + unit.y() * 0.5);
    const qreal reach = m_scene.radius() * 0.34;
    painter.setPen(QPen(m_palette.color(QPalette::Text), 3, Qt::SolidLine, Qt::RoundCap));
    for (const qreal shift : {-4.0, 4.0}) {
        const QPointF middle = edge.pointAt(m_scene.hasBoards() ? 0.42 : 0.72) + unit * shift;
        painter.drawLine(middle - across * reach, middle + across * reach);
    }
}

void TreePainter::paintShape(QPainter &painter, const TreeScene::Node &shown, const Seen &seen,
                             bool selected) const
{
    const qreal radius = m_scene.radius();
    const QColor base = m_palette.color(QPalette::Base);
    const QColor accent = m_palette.color(QPalette::Highlight);
    const QRectF box = around(shown.centre, radius);
    const bool current = shown.id != noNode && shown.id == m_current;
    if (selected) {
        painter.setPen(QPen(accent, 2.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(-7, -7, 7, 7));
    }
    QPen pen(current ? accent : ink(seen.status), current                            ? 4
                                                  : seen.status == VisitStatus::Open ? 2.5
                                                                                     : 1.5);
    if (seen.status == VisitStatus::NotYet || seen.status == VisitStatus::Cut)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    const bool isOpen = seen.status == VisitStatus::Open;
    painter.setBrush(isOpen ? mix(base, accent, 0.16)
                            : mix(base, m_palette.color(QPalette::Text),
                                  seen.status == VisitStatus::Cut ? 0.1 : 0.03));
    const auto drawShape = [&] {
        if (shown.leaf && !m_scene.hasBoards())
            painter.drawRoundedRect(box.adjusted(2, 4, -2, -4), 9, 9);
        else if (shown.max)
            painter.drawRect(box);
        else
            painter.drawEllipse(box.adjusted(-2, -2, 2, 2));
    };
    drawShape();
    if (seen.status == VisitStatus::Cut) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(
            QBrush(mix(base, m_palette.color(QPalette::Text), 0.28), Qt::BDiagPattern));
        drawShape();
    }
}

void TreePainter::paintBoard(QPainter &painter, const TreeScene::Node &shown,
                             const Seen &seen) const
{
    const qreal reach = m_scene.radius() * (shown.max ? 0.84 : 0.68);
    painter.setOpacity(seen.status == VisitStatus::Cut || seen.status == VisitStatus::NotYet ? 0.45
                                                                                             : 1);
    paintBoardPicture(painter, around(shown.centre, reach), m_session.positionAt(shown.path),
                      shown.move, m_palette);
    painter.setOpacity(1);
}

/// In its box, or where that is too small below it, in rows.
void TreePainter::labelLeaf(TreeLabels &labels, int index) const
{
    const TreeScene::Node &shown = node(index);
    if (!shown.leaf || shown.leafText.isEmpty())
        return;
    const qreal radius = m_scene.radius();
    TreeLabels::Style style{radius * 0.85, false, false, ink(seen(index).status)};
    QSizeF size = labels.sizeOf(shown.leafText, style);
    if (size.width() > 2 * radius) { // smaller letters, as far as they can be read
        style.height *= 2 * radius / size.width();
        size = labels.sizeOf(shown.leafText, style);
    }
    QList<TreeLabels::Place> places;
    if (size.width() <= 2.2 * radius)
        places += {shown.centre, Qt::AlignCenter};
    for (int row = 0; row < 3; ++row)
        places += {shown.centre + QPointF(0, radius + row * size.height()),
                   Qt::AlignHCenter | Qt::AlignTop};
    labels.place(index, shown.leafText, style, places);
}

void TreePainter::labelLevel(TreeLabels &labels, int index) const
{
    const TreeScene::Node &shown = node(index);
    const TreeLabels::Style style{m_scene.radius() * 0.55, false, false, ink(seen(index).status)};
    const QString text = levelText(shown.max);
    if (m_scene.hasBoards() || shown.leaf
        || labels.sizeOf(text, style).width() > 2.2 * m_scene.radius())
        return; // the shape says it as well
    labels.place(index, text, style, {{shown.centre, Qt::AlignCenter}});
}

/// "= 3" or a bound; while the node is open, the best so far.
QString TreePainter::valueText(const TreeScene::Node &shown, const Seen &seen) const
{
    switch (seen.status) {
    case VisitStatus::NotYet:
        return {};
    case VisitStatus::Cut:
        return shown.parent >= 0
                       && m_seen[static_cast<std::size_t>(shown.parent)].status != VisitStatus::Cut
                       && !shown.leaf
                   ? QCoreApplication::translate("ui::lab::TreePainter", "cut")
                   : QString();
    case VisitStatus::Done: {
        const auto &record = m_session.trace().nodes()[shown.id];
        return shown.leaf && !m_scene.hasBoards() ? QString()
                                                  : boundText(record.value, record.bound);
    }
    case VisitStatus::Open:
        break;
    }
    return seen.state.hasValue && !m_session.predicting()
               ? QCoreApplication::translate("ui::lab::TreePainter", "%1 so far")
                     .arg(minimaxValueText(seen.state.value))
               : QString();
}

bool TreePainter::hasWindow(const TreeScene::Node &shown, const Seen &seen) const
{
    const bool compares = shown.id == 0 && m_session.trace().rootIsNoCall();
    return usesWindow(m_session.setup().algorithm) && !compares && !shown.leaf
           && seen.status == VisitStatus::Open;
}

/// Under a node, or where edges leave it beside it, outside the frame of the selected one; above it
/// where a line is to stand over another. Crowded, over its own edges or a line further off.
QList<TreeLabels::Place> TreePainter::placesFor(int index, qreal line, qreal height) const
{
    const TreeScene::Node &shown = node(index);
    constexpr qreal clear = 9;
    const qreal out = m_scene.radius() + clear;
    const QPointF centre = shown.centre;
    if (shown.children.empty())
        return {{centre + QPointF(0, out + std::max(0.0, line)), Qt::AlignHCenter | Qt::AlignTop},
                {centre + QPointF(0, -out), Qt::AlignHCenter | Qt::AlignBottom}};
    return {{centre + QPointF(out, line), Qt::AlignLeft},
            {centre + QPointF(-out, line), Qt::AlignRight},
            {centre + QPointF(out, line - out), Qt::AlignLeft},
            {centre + QPointF(-out, line - out), Qt::AlignRight},
            {centre + QPointF(0, -out), Qt::AlignHCenter | Qt::AlignBottom},
            {centre + QPointF(0, out), Qt::AlignHCenter | Qt::AlignTop},
            {centre + QPointF(0, out + height), Qt::AlignHCenter | Qt::AlignTop},
            {centre + QPointF(0, -out - height), Qt::AlignHCenter | Qt::AlignBottom}};
}

void TreePainter::labelValue(TreeLabels &labels, int index) const
{
    const QString text = valueText(node(index), seen(index));
    if (text.isEmpty())
        return;
    const bool done = seen(index).status == VisitStatus::Done;
    const TreeLabels::Style style{17, done, true, ink(seen(index).status)};
    const qreal height = labels.sizeOf(text, style).height();
    const bool overWindow = hasWindow(node(index), seen(index)) && !node(index).children.empty();
    labels.place(index, text, style, placesFor(index, overWindow ? -height / 2 : 0, height));
}

void TreePainter::labelWindow(TreeLabels &labels, int index) const
{
    const TreeScene::Node &shown = node(index);
    if (!hasWindow(shown, seen(index)))
        return;
    const QString text = windowText(seen(index).state.alpha, seen(index).state.beta);
    const TreeLabels::Style style{14, false, true, ink(seen(index).status)};
    const bool below = !valueText(shown, seen(index)).isEmpty();
    const qreal height = labels.sizeOf(text, style).height();
    const qreal down = height * (shown.children.empty() ? 1.3 : 0.5);
    labels.place(index, text, style, placesFor(index, below ? down : 0, height));
}

void TreePainter::labelMove(TreeLabels &labels, int index) const
{
    const TreeScene::Node &child = node(index);
    if (child.moveText.isEmpty())
        return;
    const QString text =
        child.symmetric > 1 ? QStringLiteral("%1 \u00d7%2").arg(child.moveText).arg(child.symmetric)
                            : child.moveText;
    const QPointF from = node(child.parent).centre + QPointF(0, m_scene.radius());
    const QPointF to = child.centre - QPointF(0, m_scene.radius());
    const TreeLabels::Style style{15, false, true, ink(seen(index).status)};
    labels.place(index, text, style,
                 {{from + (to - from) * 0.7, Qt::AlignCenter},
                  {from + (to - from) * 0.85, Qt::AlignCenter}});
}

/// "+N" for what is hidden below; no number before the node is done, which would show what comes
/// later.
void TreePainter::labelHidden(TreeLabels &labels, int index) const
{
    const TreeScene::Node &shown = node(index);
    if (shown.hidden == 0 && shown.more == 0 && shown.hiddenCut == 0 && !shown.untraced)
        return;
    const bool known = seen(index).status == VisitStatus::Done;
    const qint64 nodes = known ? shown.hidden + shown.more : shown.more;
    QString text = nodes > 0 ? '+' + countText(nodes) : QStringLiteral("+");
    if (known && shown.hiddenCut > 0 && nodes > 0)
        text += QStringLiteral(" //%1").arg(shown.hiddenCut);
    if (known && shown.untraced)
        text += QStringLiteral(" \u2026");
    const TreeLabels::Style style{13, false, true, m_palette.color(QPalette::Text)};
    labels.place(index, text, style,
                 {{shown.centre + QPointF(0, -m_scene.radius() - 1), Qt::AlignCenter}});
}

} // namespace ui::lab
