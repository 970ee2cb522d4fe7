#include "ui/analysis/review/valuegraph.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/analysis/review/grademark.h"
#include "ui/analysis/review/reviewtexts.h"
#include "ui/board/boardpainting.h"
#include "ui/common/titles.h"
#include "ui/style/surface.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

bool segmentCrosses(const QLineF &segment, const QRectF &area)
{
    if (area.contains(segment.p1()) || area.contains(segment.p2()))
        return true;
    const std::array edges{
        QLineF(area.topLeft(), area.topRight()), QLineF(area.topRight(), area.bottomRight()),
        QLineF(area.bottomRight(), area.bottomLeft()), QLineF(area.bottomLeft(), area.topLeft())};
    return std::any_of(edges.begin(), edges.end(), [&](const QLineF &edge) {
        return segment.intersects(edge, nullptr) == QLineF::BoundedIntersection;
    });
}

qreal distanceOf(const QRectF &area, const QPointF &point)
{
    const QPointF nearest(qBound(area.left(), point.x(), area.right()),
                          qBound(area.top(), point.y(), area.bottom()));
    return QLineF(nearest, point).length();
}

bool isFree(const QRectF &place, const QPointF &own, const Obstacles &obstacles)
{
    const qreal near = distanceOf(place, own);
    const bool belongsToAnother =
        std::any_of(obstacles.others.begin(), obstacles.others.end(),
                    [&](const QPointF &other) { return distanceOf(place, other) <= near; });
    return !belongsToAnother && !crosses(obstacles.line, place)
           && std::none_of(obstacles.areas.begin(), obstacles.areas.end(),
                           [&](const QRectF &area) { return area.intersects(place); });
}

constexpr qreal margin = 6;
constexpr qreal markRadius = 4;

} // namespace

bool crosses(const QPolygonF &line, const QRectF &area)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (segmentCrosses(QLineF(line[i - 1], line[i]), area))
            return true;
    }
    return false;
}

std::optional<QRectF> placeLabel(const QSizeF &label, const QPointF &point, qreal distance,
                                 const QRectF &within, const Obstacles &obstacles)
{
    // Relative to the label's width.
    constexpr std::array shifts{0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9};
    constexpr std::array steps{0.0, 0.4, 0.8, 1.2}; // relative to its height
    for (const double step : steps) {
        for (const double shift : shifts) {
            for (const int side : {-1, 1}) {
                QRectF place(QPointF(), label);
                place.moveCenter({point.x() + shift * label.width(),
                                  point.y() + side * (distance + (0.5 + step) * label.height())});
                place.moveLeft(qBound(within.left(), place.left(), within.right() - label.width()));
                if (within.contains(place) && isFree(place, point, obstacles))
                    return place;
            }
        }
    }
    return std::nullopt;
}

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
    return {16 * fontMetrics().height(), 9 * fontMetrics().height()};
}

QSize ValueGraph::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), 6 * fontMetrics().height()};
}

void ValueGraph::refresh(std::size_t ply)
{
    m_ply = ply;
    const auto value = m_review.valueAfter(ply);
    const QString position = tr("after move %1").arg(m_game.match().moveNumber(ply));
    const auto move = ply > 0 ? m_review.move(ply - 1) : std::nullopt;
    updateAccessibleDescription(
        *this, value ? tr("%1: %2", "after move 12: You are 4 ahead.")
                           .arg(position, standingText(m_game.match().kind(), *value,
                                                       move && move->exact, viewpointOf(m_game)))
                     : position);
    update();
}

QFont ValueGraph::labelFont() const
{
    return fontOfHeight(font(), fontMetrics().height() * 0.8);
}

/// The area of the line: right of the values, below the leaders and above the move numbers.
ValueGraph::Plot ValueGraph::plot() const
{
    const QFontMetricsF metrics(labelFont());
    qreal widest = 0;
    for (const int value : axisValues())
        widest = std::max(widest, metrics.horizontalAdvance(axisLabel(value)));
    const qreal above = core::maxScore(m_game.match().kind()) == 1 ? 0 : metrics.height();
    return {QRectF(rect()).adjusted(widest + 2 * margin, above + margin, -2 * margin,
                                    -metrics.height() - margin),
            scale(), std::max<std::size_t>(1, m_game.match().knownPlies())};
}

qreal ValueGraph::Plot::heightOf(int value) const
{
    return area.center().y() - value / qreal(scale) * area.height() / 2;
}

qreal ValueGraph::Plot::leftOf(std::size_t ply) const
{
    return area.left() + area.width() * qreal(ply) / qreal(plies);
}

/// The largest value on the graph, rounded up.
int ValueGraph::scale() const
{
    constexpr int step = 8;
    if (core::maxScore(m_game.match().kind()) == 1)
        return 1;
    int largest = step;
    for (std::size_t ply = 0; ply <= m_review.line().size(); ++ply)
        largest = std::max(largest, std::abs(m_review.valueAfter(ply).value_or(0)));
    return (largest + step - 1) / step * step;
}

/// In Nim there is no draw, and so no label for 0.
std::vector<int> ValueGraph::axisValues() const
{
    if (m_game.match().kind() == core::GameKind::Nim)
        return {scale(), -scale()};
    return {scale(), 0, -scale()};
}

/// The label of a value from the viewpoint's side.
QString ValueGraph::axisLabel(int value) const
{
    const Viewpoint viewpoint = viewpointOf(m_game);
    const core::GameKind kind = m_game.match().kind();
    // Unlike beside a move, it is not clear here whose win is meant.
    if (viewpoint.person && core::maxScore(kind) == 1 && value != 0)
        return value > 0 ? tr("you win") : tr("you lose");
    return standingShort(kind, viewpoint.valueHere(value), viewpoint);
}

QPointF ValueGraph::pointOf(std::size_t ply, const Plot &plot) const
{
    const int value = m_review.valueAfter(ply).value_or(0);
    return {plot.leftOf(ply), plot.heightOf(viewpointOf(m_game).valueHere(value))};
}

void ValueGraph::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Plot plot = this->plot();
    painter.fillRect(plot.area, palette().base());
    const bool reviewed = m_review.line() == m_game.match().moves();
    const QPolygonF line = reviewed ? valueLine(plot) : QPolygonF();
    if (reviewed)
        paintAreas(painter, plot, line);
    paintAxes(painter, plot);
    if (reviewed) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Text), 1.6));
        painter.drawPolyline(line);
        paintGrades(painter, plot);
    }
    const std::vector<Label> labels = reviewed ? moveLabels(plot, line) : std::vector<Label>();
    paintPosition(painter, plot, labels);
    paintLabels(painter, labels);
    if (showsFocus(*this))
        paintFocusRing(painter, rect(), cornerRadius(fontMetrics().height()),
                       focusColour(palette(), cardColour(palette())));
}

/// Fills the area between the line and the middle, in a colour for each side's lead. Opaque,
/// because Qt fills large translucent areas on pool threads and waits for them.
void ValueGraph::paintAreas(QPainter &painter, const Plot &plot, QPolygonF line) const
{
    if (line.size() < 2)
        return;
    const QRectF area = plot.area;
    const qreal middle = plot.heightOf(0);
    line.prepend({line.first().x(), middle});
    line.append({line.last().x(), middle});
    const QColor ground = palette().color(QPalette::Base);
    painter.setPen(Qt::NoPen);
    const auto fill = [&](const QRectF &half, const QColor &colour) {
        painter.setClipRect(half);
        painter.setBrush(mixed(ground, colour, 0.3));
        painter.drawPolygon(line);
    };
    fill({area.left(), area.top(), area.width(), middle - area.top()}, accent(palette()).fill);
    fill({area.left(), middle, area.width(), area.bottom() - middle},
         gradeColour(ai::Grade::Mistake, palette()));
    painter.setClipping(false);
}

/// Draws the values' grid lines and labels, the move numbers, and who is ahead above and below.
void ValueGraph::paintAxes(QPainter &painter, const Plot &plot) const
{
    const QRectF area = plot.area;
    const QFontMetricsF metrics(labelFont());
    painter.setFont(labelFont());
    for (const int value : axisValues()) {
        const qreal y = plot.heightOf(value);
        painter.setPen(QPen(palette().color(value == 0 ? QPalette::Text : QPalette::Mid), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - margin, metrics.height())
                             .translated(0, std::max(0.0, metrics.height() / 2 - y)),
                         Qt::AlignRight | Qt::AlignVCenter, axisLabel(value));
    }
    const core::Match &match = m_game.match();
    const std::size_t plies = match.knownPlies();
    const std::size_t step = plies > 20 ? 10 : plies > 8 ? 5 : 1;
    for (std::size_t ply = 1; ply <= plies; ++ply) {
        const std::size_t number = match.moveNumber(ply);
        if (number % step != 0 || number == match.moveNumber(ply - 1))
            continue; // a pass has no number
        const qreal x = plot.leftOf(ply);
        painter.drawText(
            QRectF(x - 2 * margin, area.bottom(), 4 * margin, metrics.height() + margin),
            Qt::AlignCenter | Qt::TextDontClip, QString::number(number));
    }
    painter.setPen(palette().color(QPalette::WindowText));
    for (const Label &label : leaderLabels(plot))
        painter.drawText(label.place, Qt::AlignCenter, label.text);
}

std::vector<ValueGraph::Label> ValueGraph::leaderLabels(const Plot &plot) const
{
    if (core::maxScore(m_game.match().kind()) == 1)
        return {}; // the values' labels already say who wins
    const Viewpoint viewpoint = viewpointOf(m_game);
    const auto leader = [&](core::Side side) {
        return side == viewpoint.person ? tr("You ahead")
                                        : tr("%1 ahead", "%1: Black").arg(viewpoint.name(side));
    };
    const QString above = QChar(0x2191) + QString(" ") + leader(viewpoint.side());
    const QString below = QChar(0x2193) + QString(" ") + leader(opponent(viewpoint.side()));
    const QFontMetricsF metrics(labelFont());
    const QRectF area = plot.area;
    const QRectF row(0, area.top() - metrics.height() - 2, area.right(), metrics.height());
    QRectF first(row.topLeft(), QSizeF(metrics.horizontalAdvance(above), row.height()));
    QRectF second(first.topLeft(), QSizeF(metrics.horizontalAdvance(below), row.height()));
    first.moveLeft(area.left());
    second.moveRight(area.right());
    if (first.right() + margin > second.left())
        return {{above, first}};
    return {{above, first}, {below, second}};
}

QPolygonF ValueGraph::valueLine(const Plot &plot) const
{
    QPolygonF line;
    for (std::size_t ply = 0; ply <= m_review.line().size(); ++ply) {
        if (m_review.valueAfter(ply))
            line << pointOf(ply, plot);
    }
    return line;
}

/// Only turning points are marked: there may be dozens of mistakes.
std::vector<std::size_t> ValueGraph::turningPoints() const
{
    return m_review.turningPoints(turningPointsOf(m_game));
}

void ValueGraph::paintGrades(QPainter &painter, const Plot &plot) const
{
    for (const std::size_t ply : turningPoints()) {
        const QRectF place = around(pointOf(ply + 1, plot), markRadius);
        const bool hollow = m_game.isOpponent(sideToMove(m_game.match().position(ply)));
        if (hollow) { // covers the line inside the mark
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().base());
            painter.drawEllipse(place);
        }
        paintGradeMark(painter, m_review.move(ply)->grade(), hollow, place, palette());
    }
}

/// Paints the line at the position shown, with gaps for the labels, which do not move with it.
void ValueGraph::paintPosition(QPainter &painter, const Plot &plot,
                               const std::vector<Label> &labels) const
{
    QPainterPath free;
    free.addRect(plot.area.adjusted(-margin, 0, margin, 0));
    for (const Label &label : labels) {
        QPainterPath place;
        place.addRect(label.place);
        free -= place;
    }
    const qreal x = plot.leftOf(m_ply);
    painter.save();
    painter.setClipPath(free);
    painter.setPen(
        QPen(markColour(palette(), palette().color(QPalette::Window)), showsFocus(*this) ? 3 : 2));
    painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()));
    painter.restore();
}

/// Paints the labels with an edge that sets them off from the areas.
void ValueGraph::paintLabels(QPainter &painter, const std::vector<Label> &labels) const
{
    constexpr qreal edge = 4;
    const QFont font = labelFont();
    const QFontMetricsF metrics(font);
    for (const Label &label : labels) {
        QPainterPath text;
        text.addText(label.place.center().x() - metrics.horizontalAdvance(label.text) / 2,
                     label.place.center().y() + (metrics.ascent() - metrics.descent()) / 2, font,
                     label.text);
        painter.strokePath(
            text, QPen(palette().base(), edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(text, palette().text());
    }
}

std::vector<ValueGraph::Label> ValueGraph::moveLabels(const Plot &plot, const QPolygonF &line) const
{
    const QFontMetricsF metrics(labelFont());
    const std::vector<std::size_t> points = turningPoints();
    Obstacles obstacles{line, {}, {}};
    for (const std::size_t ply : points)
        obstacles.areas.push_back(around(pointOf(ply + 1, plot), markRadius));
    std::vector<Label> labels;
    for (const std::size_t ply : points) {
        const QString text = pointLabel(ply);
        const QSizeF size(metrics.horizontalAdvance(text) + 4, metrics.height());
        obstacles.others.clear();
        for (const std::size_t other : points) {
            if (other != ply)
                obstacles.others.push_back(pointOf(other + 1, plot));
        }
        if (const auto place =
                placeLabel(size, pointOf(ply + 1, plot), markRadius + 2, plot.area, obstacles)) {
            obstacles.areas.push_back(*place);
            labels.push_back({text, *place});
        }
    }
    return labels;
}

/// "12 c4": the move's number and square. For the other games just the move, such as "X on 2" or
/// "take 2".
QString ValueGraph::pointLabel(std::size_t ply) const
{
    const core::Position &before = m_game.match().position(ply);
    if (m_game.match().kind() == core::GameKind::TicTacToe)
        return markText(before, m_review.line()[ply]);
    if (m_game.match().kind() == core::GameKind::Nim)
        return moveTitle(before, m_review.line()[ply]);
    return tr("%1 %2", "a move's number and square")
        .arg(m_game.match().moveNumber(ply + 1))
        .arg(moveTitle(before, m_review.line()[ply]));
}

std::size_t ValueGraph::plyAt(qreal x) const
{
    const std::size_t plies = m_game.match().knownPlies();
    const QRectF area = plot().area;
    const qreal part = (x - area.left()) / area.width();
    return std::size_t(std::lround(qBound(0.0, part, 1.0) * qreal(plies)));
}

void ValueGraph::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) // also the shown one: it leads back from a variation
        emit plyChosen(plyAt(event->position().x()));
}

void ValueGraph::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & Qt::LeftButton) == 0)
        return;
    if (const std::size_t ply = plyAt(event->position().x()); ply != m_ply)
        emit plyChosen(ply);
}

void ValueGraph::keyPressEvent(QKeyEvent *event)
{
    const std::size_t ply = m_ply;
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
