#pragma once

#include "ui/style/surface.h"

#include <QLineEdit>

namespace ui {

/// Makes a field for numbers or text as tall as the other choices of a form.
inline void setRowHeight(QWidget &field)
{
    field.setMinimumHeight(rowHeight(field.fontMetrics().height()));
}

/// Makes a field as tall as the other choices of a form, and its text begin where theirs begin.
inline void alignText(QLineEdit &field)
{
    setRowHeight(field);
    const int padding = field.fontMetrics().height() / 4;
    field.setTextMargins(padding, 0, padding, 0);
}

} // namespace ui
