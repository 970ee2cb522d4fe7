#include "ui/study/valuegraph.h"

#include "ui/board/boardpainting.h"
#include "ui/common/titles.h"
#include "ui/study/reviewtexts.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace ui {

namespace {

constexpr qreal margin = 6;

} // namespace

ValueGraph::ValueGraph(const GameController &game, const Reviewer &review, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_review(review)
{
    setObjectName("valueGraph");
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Graph of the game's value"));
    setToolTip(tr("Drag, or use the arrow keys, to look at another position"));
}

QSize ValueGraph::sizeHint() const
{
    return {16 * fontMetrics().height(), 7 * fontMetrics().height()};
}

QSize ValueGraph::minimumSizeHint() const
{
    return {6 * fontMetrics().height(), 5 * fontMetrics().height()};
}

void ValueGraph::refresh()
{
    const auto value = m_review.valueAfter(m_game.shownPly());
    const QString position = tr("after move %1").arg(m_game.shownPly());
    setAccessibleDescription(value ? tr("%1: %2 for %3", "after move 12: +4 for Black")
                                         .arg(position, valueText(m_game.match().kind(), *value),
                                              sideTitle(m_game.match().kind(), core::Side::First))
                                   : position);
    update();
}

QRectF ValueGraph::plot() const
{
    return QRectF(rect()).adjusted(margin, margin, -margin, -margin);
}

/// The value at the edge of the graph.
int ValueGraph::scale() const
{
    if (core::maxScore(m_game.match().kind()) == 1)
        return 1;
    int largest = 8;
    for (std::size_t ply = 0; ply <= m_review.line().size(); ++ply)
        largest = std::max(largest, std::abs(m_review.valueAfter(ply).value_or(0)));
    return largest;
}

QPointF ValueGraph::pointOf(std::size_t ply) const
{
    const QRectF area = plot();
    const auto plies = std::max<std::size_t>(1, m_game.match().knownPlies());
    const qreal x = area.left() + area.width() * qreal(ply) / qreal(plies);
    const qreal value = m_review.valueAfter(ply).value_or(0) / qreal(scale());
    return {x, area.center().y() - value * area.height() * 0.46};
}

void ValueGraph::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = plot();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(area.adjusted(-3, -3, 3, 3), 3, 3);
    painter.drawLine(QPointF(area.left(), area.center().y()),
                     QPointF(area.right(), area.center().y()));
    paintNames(painter);
    if (m_review.line() == m_game.match().moves())
        paintValues(painter);
    const qreal x = pointOf(m_game.shownPly()).x();
    painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 3 : 2));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

void ValueGraph::paintNames(QPainter &painter) const
{
    const core::GameKind kind = m_game.match().kind();
    QColor faint = palette().color(QPalette::Text);
    faint.setAlphaF(0.75F);
    painter.setPen(faint);
    painter.setFont(fontOfHeight(font(), fontMetrics().height() * 0.8));
    painter.drawText(plot().adjusted(3, 0, -3, 0), Qt::AlignLeft | Qt::AlignTop,
                     tr("%1 ahead", "%1: Black").arg(sideTitle(kind, core::Side::First)));
    painter.drawText(plot().adjusted(3, 0, -3, 0), Qt::AlignLeft | Qt::AlignBottom,
                     tr("%1 ahead", "%1: Black").arg(sideTitle(kind, core::Side::Second)));
}

/// The values known so far, which begin at the end of the game; rings around those that mattered
/// most.
void ValueGraph::paintValues(QPainter &painter) const
{
    QPainterPath path;
    bool begun = false;
    for (std::size_t ply = 0; ply <= m_review.line().size(); ++ply) {
        if (!m_review.valueAfter(ply))
            continue;
        if (begun)
            path.lineTo(pointOf(ply));
        else
            path.moveTo(pointOf(ply));
        begun = true;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.6));
    painter.drawPath(path);
    for (const std::size_t ply : m_review.worst()) {
        painter.setBrush(palette().base());
        painter.drawEllipse(around(pointOf(ply + 1), 3.5));
    }
}

void ValueGraph::choose(qreal x)
{
    const std::size_t plies = m_game.match().knownPlies();
    const qreal part = (x - plot().left()) / plot().width();
    const auto ply = std::size_t(std::lround(qBound(0.0, part, 1.0) * qreal(plies)));
    if (ply != m_game.shownPly())
        emit plyChosen(ply);
}

void ValueGraph::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(event->position().x());
}

void ValueGraph::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        choose(event->position().x());
}

void ValueGraph::keyPressEvent(QKeyEvent *event)
{
    const std::size_t ply = m_game.shownPly();
    const std::size_t last = m_game.match().knownPlies();
    switch (event->key()) {
    case Qt::Key_Left:
        if (ply > 0)
            emit plyChosen(ply - 1);
        break;
    case Qt::Key_Right:
        if (ply < last)
            emit plyChosen(ply + 1);
        break;
    case Qt::Key_Home:
        emit plyChosen(0);
        break;
    case Qt::Key_End:
        emit plyChosen(last);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace ui
