#pragma once

#include "ui/controls/flatbutton.h"

#include <QDialogButtonBox>

namespace ui {

/// The buttons at the foot of a dialog, in the window's own look and the desktop's order. What
/// accepts is the one thing to do next, and what Enter does. GUI thread.
class DialogButtons : public QDialogButtonBox
{
    Q_OBJECT

public:
    using QDialogButtonBox::QDialogButtonBox;

    /// Adds a button, which it owns. What accepts comes first: a dialog presses its first button by
    /// Enter.
    FlatButton *add(const QString &text, ButtonRole role);
};

} // namespace ui
