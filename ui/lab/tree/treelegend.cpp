#include "ui/lab/tree/treelegend.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/scene/treepainter.h"
#include "ui/style/scaledfont.h"

#include <QEvent>
#include <QLineF>
#include <QPainter>

namespace ui::lab {

namespace {

constexpr qreal gap = 14; ///< between entries, in pixels
constexpr int legendMargin = 6;

QLineF across(const QRectF &box)
{
    return {box.left(), box.center().y(), box.right(), box.center().y()};
}

std::function<void(QPainter &, const QRectF &)> lineMark(const QPen &pen)
{
    return [pen](QPainter &painter, const QRectF &box) {
        painter.setPen(pen);
        painter.drawLine(across(box));
    };
}

} // namespace

TreeLegend::TreeLegend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName("treeLegend");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFont(scaledFont(font(), 0.85));
    fill();
}

void TreeLegend::setSigns(const Signs &signs)
{
    if (m_signs == signs)
        return;
    m_signs = signs;
    fill();
    update();
}

/// A node of MAX or MIN.
TreeLegend::Mark TreeLegend::nodeMark(bool max) const
{
    return [this, max](QPainter &painter, const QRectF &box) {
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        painter.setBrush(Qt::NoBrush);
        const QRectF square(box.center().x() - box.height() / 2, box.top(), box.height(),
                            box.height());
        const qreal point = box.height() * 0.28;
        painter.drawPolygon(
            m_signs.boards
                ? pointedFrame(square.adjusted(0, max ? point : 0, 0, max ? 0 : -point), point, max)
                : triangle(square, max));
    };
}

TreeLegend::Mark TreeLegend::chanceMark() const
{
    return [this](QPainter &painter, const QRectF &box) {
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(box.center(), box.height() / 2, box.height() / 2);
    };
}

TreeLegend::Mark TreeLegend::winnersMark() const
{
    return [this](QPainter &painter, const QRectF &box) {
        const QRectF half(box.left(), box.top(), box.width() / 2 - 1, box.height());
        paintWinner(painter, half, true, palette());
        paintWinner(painter, half.translated(half.width() + 2, 0), false, palette());
    };
}

TreeLegend::Mark TreeLegend::cutMark() const
{
    return [this](QPainter &painter, const QRectF &box) {
        painter.setPen(QPen(mutedInk(palette()), 1, Qt::DashLine));
        painter.drawLine(across(box));
        paintCutStrokes(painter, across(box), box.center(), 0.4 * box.height(),
                        QPen(cutColour(palette()), 2, Qt::SolidLine, Qt::RoundCap));
    };
}

TreeLegend::Mark TreeLegend::neverVisitedMark() const
{
    return [this](QPainter &painter, const QRectF &box) {
        painter.setPen(QPen(mutedInk(palette()), 1, Qt::DashLine));
        painter.setBrush(hatching(palette()));
        painter.drawRect(box.adjusted(4, 1, -4, -1));
    };
}

void TreeLegend::fill()
{
    const QColor text = palette().color(QPalette::Text);
    m_entries = {{nodeMark(true), tr("MAX to move")}, {nodeMark(false), tr("MIN to move")}};
    if (m_signs.boards)
        m_entries.push_back({winnersMark(), tr("won by MAX, by MIN")});
    if (m_signs.chance)
        m_entries.push_back({chanceMark(), tr("chance")});
    m_entries.push_back({lineMark(QPen(principalColour(palette()), 4)), tr("principal variation")});
    m_entries.push_back({lineMark(QPen(text, 2.4)), tr("best child so far")});
    m_entries.push_back({cutMark(), tr("cut")});
    m_entries.push_back({neverVisitedMark(), tr("never visited: cut")});
    m_entries.push_back(
        {lineMark(QPen(mutedInk(palette()), 1, Qt::DashLine)), tr("not visited yet")});
    if (m_signs.hiddenCounts)
        m_entries.push_back({{},
                             tr("\u2193"
                                "9 //2: 9 nodes and 2 cuts hidden below")});
    if (m_signs.assumedLetters)
        m_entries.push_back({{}, tr("*: holds if letters have the values that were taken")});
    QStringList all;
    for (const Entry &entry : m_entries)
        all += entry.text;
    setAccessibleName(tr("Legend"));
    updateAccessibleDescription(*this, all.join("; "));
}

qreal TreeLegend::markWidth() const
{
    return 1.7 * fontMetrics().height();
}

int TreeLegend::flow(int width, const std::function<void(const Entry &, QPointF)> &visit) const
{
    const qreal line = fontMetrics().lineSpacing() + 2;
    QPointF at(legendMargin, legendMargin / 2.0);
    for (const Entry &entry : m_entries) {
        const qreal wide =
            (entry.paint ? markWidth() + 4 : 0) + fontMetrics().horizontalAdvance(entry.text);
        if (at.x() > legendMargin && at.x() + wide > width - legendMargin)
            at = {legendMargin, at.y() + line};
        visit(entry, at);
        at.rx() += wide + gap;
    }
    return qCeil(at.y() + line + legendMargin / 2.0);
}

int TreeLegend::heightForWidth(int width) const
{
    return flow(width, [](const Entry &, QPointF) {});
}

void TreeLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // "↓9 //2" must begin with its sign
    const qreal height = fontMetrics().height();
    flow(width(), [&](const Entry &entry, QPointF at) {
        qreal left = at.x();
        if (entry.paint) {
            entry.paint(painter, QRectF(at.x(), at.y() + 0.1 * height, markWidth(), 0.8 * height));
            left += markWidth() + 4;
        }
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF(left, at.y() + fontMetrics().ascent()), entry.text);
    });
}

void TreeLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace ui::lab
