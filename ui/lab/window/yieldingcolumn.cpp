#include "ui/lab/window/yieldingcolumn.h"

#include <QEvent>

#include <algorithm>

namespace ui::lab {

YieldingColumn::YieldingColumn(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void YieldingColumn::addYielding(QWidget *widget)
{
    m_yielding = widget;
    add(widget);
}

void YieldingColumn::setThere(bool there)
{
    m_there = there;
    arrange();
}

QSize YieldingColumn::minimumSizeHint() const
{
    QSize min = m_layout->totalMinimumSize();
    if (m_yielding == nullptr)
        return min;
    const QSize size = m_yielding->minimumSizeHint();
    if (!m_yielding->isHidden())
        min.rheight() -= size.height() + m_layout->spacing();
    return {std::max(min.width(), size.width()), min.height()};
}

bool YieldingColumn::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        arrange();
    return handled;
}

void YieldingColumn::arrange()
{
    if (m_yielding == nullptr)
        return;
    // Hysteresis: two more lines before it is shown again, which its texts may need.
    const int more = m_yielding->isHidden() ? 2 * fontMetrics().lineSpacing() : 0;
    const int needed = minimumSizeHint().height() + m_layout->spacing()
                       + m_yielding->minimumSizeHint().height() + more;
    m_yielding->setVisible(m_there && height() >= needed);
}

} // namespace ui::lab
