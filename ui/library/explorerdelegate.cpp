#include "ui/library/explorerdelegate.h"

#include "ui/library/explorermodel.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QPainter>
#include <QPointF>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr QColor blackShare(0x1c, 0x1c, 0x1c);
constexpr QColor drawShare(0x9a, 0x9a, 0x9a);
constexpr QColor whiteShare(0xfa, 0xfa, 0xf7);

/// The bar's height relative to the text's.
constexpr qreal barHeight = 0.55;

/// The size of a second line, relative to the first.
constexpr qreal detailScale = 0.85;

/// Shortens the labels until they fit side by side: with percent signs, without, or only the outer
/// two.
QStringList fitted(const QStringList &labels, const QFontMetrics &metrics, qreal width)
{
    const auto fits = [&](const QStringList &texts) {
        qreal needed = metrics.averageCharWidth();
        for (const QString &text : texts)
            needed += metrics.horizontalAdvance(text) + metrics.averageCharWidth();
        return needed <= width;
    };
    if (fits(labels))
        return labels;
    QStringList bare = labels;
    for (QString &label : bare)
        label = label.section(' ', 0, 0);
    return fits(bare) ? bare : QStringList{bare[0], QString(), bare[2]};
}

/// Draws Black's part filled, White's empty and draws hatched between them, so that colours are not
/// needed.
void drawBar(QPainter *painter, const QRectF &bar, const QPointF &shares, const QColor &line)
{
    const qreal black = bar.width() * shares.x();
    const qreal draws = bar.width() * shares.y();
    const QRectF drawn(bar.left() + black, bar.top(), draws, bar.height());
    painter->fillRect(bar, whiteShare);
    painter->fillRect(QRectF(bar.left(), bar.top(), black, bar.height()), blackShare);
    painter->fillRect(drawn, drawShare);
    painter->fillRect(drawn, QBrush(blackShare, Qt::BDiagPattern));
    painter->setPen(line);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(bar);
}

/// The numbers, and the bar below them, in the painter's pen and font.
void paintShares(QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index)
{
    const int em = cell.fontMetrics.height();
    const QRect area = cell.rect.adjusted(em / 4, 0, -em / 4, 0);
    const int height = std::max(4, int(barHeight * em));
    const int top = area.top() + std::max(0, (area.height() - em - height) / 2);
    const QRect text(area.left(), top, area.width(), em);
    const QStringList labels = fitted(index.data(ExplorerModel::labelsRole).toStringList(),
                                      cell.fontMetrics, text.width());
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, labels[0]);
    painter->drawText(text, Qt::AlignCenter, labels[1]);
    painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, labels[2]);
    const QRectF bar(area.left() + 0.5, top + em + 0.5, area.width() - 1, height - 2);
    drawBar(painter, bar, index.data(ExplorerModel::sharesRole).toPointF(), painter->pen().color());
}

/// Paints two lines of text, the second smaller and, unless the row is selected, in a quieter
/// colour.
void paintLines(QPainter *painter, const QStyleOptionViewItem &cell, const QString &above,
                const QString &below)
{
    const int em = cell.fontMetrics.height();
    const QFont small = scaledFont(cell.font, detailScale);
    const int smallEm = QFontMetrics(small).height();
    const QRect area = cell.rect.adjusted(em / 4, 0, -em / 4, 0);
    const int top = area.top() + (area.height() - em - smallEm) / 2;
    const int place = int((cell.displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter);
    const auto line = [&](const QRect &rect, const QString &text) {
        const QFontMetrics metrics(painter->font());
        painter->drawText(rect, place, metrics.elidedText(text, Qt::ElideRight, rect.width()));
    };
    line({area.left(), top, area.width(), em}, above);
    painter->setFont(small);
    if (!cell.state.testFlag(QStyle::State_Selected))
        painter->setPen(quietText(cell.palette));
    line({area.left(), top + em, area.width(), smallEm}, below);
}

} // namespace

QSize ExplorerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const QString below = index.data(ExplorerModel::detailRole).toString();
    if (!below.isEmpty()) {
        const int em = option.fontMetrics.height();
        const QFontMetricsF small(scaledFont(option.font, detailScale));
        const QFontMetricsF large(option.font);
        // Rounded up, because a truncated number would be misread.
        const qreal text = std::max(small.horizontalAdvance(below),
                                    large.horizontalAdvance(index.data().toString()));
        size.setWidth(std::max(size.width(), int(std::ceil(text)) + em / 2));
        size.setHeight(em + int(std::ceil(small.height())) + em / 2);
    }
    return size;
}

void ExplorerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    cell.state.setFlag(QStyle::State_HasFocus, false); // the row shows the focus, not the cell
    const QVariant shares = index.data(ExplorerModel::sharesRole);
    const QString below = index.data(ExplorerModel::detailRole).toString();
    if (!shares.isValid() && below.isEmpty()) {
        QStyledItemDelegate::paint(painter, cell, index);
        return;
    }
    initStyleOption(&cell, index);
    const QString above = std::exchange(cell.text, QString());
    const QWidget *const widget = option.widget;
    const QStyle *const style = widget != nullptr ? widget->style() : nullptr;
    if (style != nullptr)
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    const QColor ink = cell.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    painter->save();
    painter->setFont(cell.font);
    painter->setPen(ink);
    if (shares.isValid())
        paintShares(painter, cell, index);
    else
        paintLines(painter, cell, above, below);
    painter->restore();
}

} // namespace ui
