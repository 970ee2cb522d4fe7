#include "ui/controls/flowlayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ui {

namespace {

bool isShown(const QLayoutItem &item)
{
    return !item.isEmpty();
}

int minimumWidth(const QLayoutItem &item)
{
    return std::min(item.minimumSize().width(), item.sizeHint().width());
}

} // namespace

QWidget *FlowLayout::addField(const QString &label, QWidget *field)
{
    auto *pair = new QWidget;
    auto *title = new QLabel(label);
    title->setBuddy(field);
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title);
    row->addWidget(field);
    addWidget(pair);
    return pair;
}

template <class Place>
int FlowLayout::flow(int width, const Place &place) const
{
    std::vector<QLayoutItem *> row;
    int free = width; // in the row
    int height = 0;   // of the row
    int top = 0;
    const auto endRow = [&] {
        int left = 0;
        for (QLayoutItem *item : row) {
            const QSize hint = item->sizeHint();
            const int minimum = minimumWidth(*item);
            const int more = std::clamp(hint.width() - minimum, 0, std::max(0, free));
            free -= more;
            place(*item, QRect(left, top + (height - hint.height()) / 2,
                               std::min(minimum + more, width - left), hint.height()));
            left += minimum + more + spacing();
        }
        row.clear();
    };
    for (const auto &item : items()) {
        if (!isShown(*item))
            continue;
        const int minimum = minimumWidth(*item);
        const int gap = row.empty() ? 0 : spacing();
        if (!row.empty() && gap + minimum > free) {
            endRow();
            top += height + spacing();
            height = 0;
            free = width - minimum;
        } else {
            free -= gap + minimum;
        }
        row.push_back(item.get());
        height = std::max(height, item->sizeHint().height());
    }
    endRow();
    return top + height;
}

int FlowLayout::heightForWidth(int width) const
{
    return flow(width, [](QLayoutItem &, const QRect &) {});
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    int shown = 0;
    for (const auto &item : items()) {
        if (!isShown(*item))
            continue;
        const QSize one = item->sizeHint();
        size = {size.width() + one.width() + (shown++ > 0 ? spacing() : 0),
                std::max(size.height(), one.height())};
    }
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto &item : items()) {
        if (isShown(*item))
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    flow(area.width(), [&](QLayoutItem &item, const QRect &place) {
        item.setGeometry(QStyle::visualRect(direction, area, place.translated(area.topLeft())));
    });
}

} // namespace ui
