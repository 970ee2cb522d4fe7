#include "ui/lab/panels/verticalscrollarea.h"

#include <QScrollBar>

namespace ui::lab {

VerticalScrollArea::VerticalScrollArea(QWidget *content)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

QSize VerticalScrollArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {width, QScrollArea::minimumSizeHint().height()};
}

} // namespace ui::lab
