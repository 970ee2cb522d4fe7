#include "ui/controls/dialogbuttons.h"

namespace ui {

FlatButton *DialogButtons::add(const QString &text, ButtonRole role)
{
    constexpr int minWidth = 6; // in the height of the text
    auto *button = new FlatButton(text);
    button->setMinimumWidth(minWidth * fontMetrics().height());
    button->setProminent(role == AcceptRole);
    addButton(button, role);
    button->setDefault(role == AcceptRole);
    return button;
}

} // namespace ui
