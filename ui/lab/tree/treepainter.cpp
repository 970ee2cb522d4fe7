#include "ui/lab/tree/treepainter.h"

#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"
#include "ui/lab/model/labtexts.h"
#include "ui/lab/tree/nodepicture.h"

#include <QCoreApplication>
#include <QLineF>

namespace ui::lab {

using ai::lab::noNode;
using ai::lab::Trace;

namespace {

constexpr qreal fullScale = 0.5;   ///< from here on boards and labels are drawn
constexpr qreal valueScale = 0.22; ///< from here on values

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

void TreePainter::paint(QPainter &painter, const QRectF &area, qreal scale) const
{
    const Detail detail = scale >= fullScale    ? Detail::Full
                          : scale >= valueScale ? Detail::Value
                                                : Detail::Dot;
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal reach = 5 * m_scene.radius(); // with its labels
    for (std::size_t i = 1; i < m_scene.nodes().size(); ++i) {
        const QRectF edge =
            QRectF(node(m_scene.nodes()[i].parent).centre, m_scene.nodes()[i].centre)
                .normalized()
                .adjusted(-1, -1, 1, 1);
        if (area.intersects(edge))
            paintEdge(painter, static_cast<int>(i), detail);
    }
    for (std::size_t i = 0; i < m_scene.nodes().size(); ++i) {
        const QRectF box = around(m_scene.nodes()[i].centre, reach);
        if (area.intersects(box))
            paintNode(painter, static_cast<int>(i), detail);
    }
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

void TreePainter::paintEdge(QPainter &painter, int index, Detail detail) const
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
    if (detail != Detail::Full || child.moveText.isEmpty())
        return;
    const QString text =
        child.symmetric > 1 ? QStringLiteral("%1 \u00d7%2").arg(child.moveText).arg(child.symmetric)
                            : child.moveText;
    painter.setFont(fontOfHeight(m_font, 15));
    const QPointF middle = from + (to - from) * 0.7;
    const QRectF box = painter.fontMetrics().boundingRect(text).adjusted(-4, -1, 4, 1);
    QRectF label(QPointF(), box.size());
    label.moveCenter(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_palette.color(QPalette::Base));
    painter.drawRoundedRect(label, 4, 4);
    painter.setPen(ink(status));
    painter.drawText(label, Qt::AlignCenter, text);
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

void TreePainter::paintNode(QPainter &painter, int index, Detail detail) const
{
    const TreeScene::Node &shown = node(index);
    const Seen &seen = m_seen[static_cast<std::size_t>(index)];
    paintShape(painter, shown, seen,
               m_purpose == Purpose::Window && shown.path == m_session.selected());
    if (detail == Detail::Dot)
        return;
    if (detail == Detail::Full) {
        paintInside(painter, shown, seen);
        paintLabels(painter, shown, seen);
        paintBadge(painter, shown, seen);
        return;
    }
    if (seen.status == VisitStatus::Done || (seen.state.hasValue && !m_session.predicting())) {
        painter.setPen(m_palette.color(QPalette::Text));
        painter.setFont(fontOfHeight(m_font, m_scene.radius()));
        painter.drawText(around(shown.centre, 2 * m_scene.radius()), Qt::AlignCenter,
                         minimaxValueText(seen.state.value));
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

void TreePainter::paintInside(QPainter &painter, const TreeScene::Node &shown,
                              const Seen &seen) const
{
    const qreal radius = m_scene.radius();
    if (m_scene.hasBoards()) {
        const qreal reach = radius * (shown.max ? 0.84 : 0.68);
        painter.setOpacity(
            seen.status == VisitStatus::Cut || seen.status == VisitStatus::NotYet ? 0.45 : 1);
        paintBoardPicture(painter, around(shown.centre, reach), m_session.positionAt(shown.path),
                          shown.move, m_palette);
        painter.setOpacity(1);
        return;
    }
    painter.setPen(ink(seen.status));
    if (shown.leaf) {
        painter.setFont(fontOfHeight(m_font, radius * 0.85));
        painter.drawText(around(shown.centre, radius), Qt::AlignCenter, shown.leafText);
        return;
    }
    painter.setFont(fontOfHeight(m_font, radius * 0.55));
    painter.drawText(around(shown.centre, radius), Qt::AlignCenter, levelText(shown.max));
}

/// The value, "= 3" or a bound, and the window; while the node is open, the best so far. Under the
/// node, or where edges leave it beside it, outside the frame of the selected one.
void TreePainter::paintLabels(QPainter &painter, const TreeScene::Node &shown,
                              const Seen &seen) const
{
    if (seen.status == VisitStatus::NotYet)
        return;
    const qreal radius = m_scene.radius();
    QStringList lines;
    if (seen.status == VisitStatus::Cut) {
        if (shown.parent >= 0
            && m_seen[static_cast<std::size_t>(shown.parent)].status != VisitStatus::Cut)
            lines += QCoreApplication::translate("ui::lab::TreePainter", "cut");
    } else if (seen.status == VisitStatus::Done) {
        const auto &record = m_session.trace().nodes()[shown.id];
        if (!shown.leaf || m_scene.hasBoards())
            lines += boundText(record.value, record.bound);
    } else if (seen.state.hasValue && !m_session.predicting()) {
        lines += QCoreApplication::translate("ui::lab::TreePainter", "%1 so far")
                     .arg(minimaxValueText(seen.state.value));
    }
    const bool compares = shown.id == 0 && m_session.trace().rootIsNoCall();
    const bool windows = usesWindow(m_session.setup().algorithm) && !compares;
    if (windows && seen.status == VisitStatus::Open && !shown.leaf)
        lines += windowText(seen.state.alpha, seen.state.beta);
    constexpr qreal clear = 9;
    const bool beside = !shown.children.empty();
    qreal top = shown.centre.y() + radius + clear;
    if (beside) {
        top = shown.centre.y();
        for (qsizetype i = 0; i < lines.size(); ++i)
            top -= QFontMetricsF(fontOfHeight(m_font, i == 0 ? 17 : 14)).height() / 2;
    }
    bool first = true;
    for (const QString &line : lines) {
        QFont font = fontOfHeight(m_font, first ? 17 : 14);
        font.setBold(first && seen.status == VisitStatus::Done);
        painter.setFont(font);
        const QFontMetricsF metrics(font);
        QRectF box(0, top, metrics.horizontalAdvance(line) + 8, metrics.height());
        if (beside)
            box.moveLeft(shown.centre.x() + radius + clear);
        else
            box.moveCenter(QPointF(shown.centre.x(), box.center().y()));
        painter.setPen(Qt::NoPen);
        QColor ground = m_palette.color(QPalette::Base);
        ground.setAlpha(225);
        painter.setBrush(ground);
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(ink(seen.status));
        painter.drawText(box, Qt::AlignCenter, line);
        top = box.bottom();
        first = false;
    }
}

/// "+N" for what is hidden below; no number before the node is done, which would show what comes
/// later.
void TreePainter::paintBadge(QPainter &painter, const TreeScene::Node &shown,
                             const Seen &seen) const
{
    if (shown.hidden == 0 && shown.more == 0 && shown.hiddenCut == 0 && !shown.untraced)
        return;
    const bool known = seen.status == VisitStatus::Done;
    const qint64 nodes = known ? shown.hidden + shown.more : shown.more;
    QString text = nodes > 0 ? '+' + countText(nodes) : QStringLiteral("+");
    if (known && shown.hiddenCut > 0 && nodes > 0)
        text += QStringLiteral(" //%1").arg(shown.hiddenCut);
    if (known && shown.untraced)
        text += QStringLiteral(" \u2026");
    QFont font = fontOfHeight(m_font, 13);
    const QFontMetricsF metrics(font);
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 2);
    box.moveCenter(shown.centre + QPointF(0, -m_scene.radius() - 1));
    painter.setPen(QPen(muted(), 1));
    painter.setBrush(m_palette.color(QPalette::AlternateBase));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setFont(font);
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace ui::lab
