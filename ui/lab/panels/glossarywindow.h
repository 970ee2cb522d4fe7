#pragma once

#include <QWidget>

namespace ui::lab {

/// The terms and their definitions, in a window beside the Lab's.
class GlossaryWindow : public QWidget
{
    Q_OBJECT

public:
    explicit GlossaryWindow(QWidget *parent);

    QSize sizeHint() const override { return {520, 560}; }
};

} // namespace ui::lab
