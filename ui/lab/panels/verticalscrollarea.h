#pragma once

#include <QScrollArea>

namespace ui::lab {

/// Scrolls its content up and down where the window is too low for it, and is never narrower than
/// the content.
class VerticalScrollArea : public QScrollArea
{
public:
    explicit VerticalScrollArea(QWidget *content);

    QSize minimumSizeHint() const override;
};

} // namespace ui::lab
