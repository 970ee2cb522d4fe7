#pragma once

#include "ui/controls/flatbutton.h"

#include <QDialogButtonBox>

namespace ui {

/// The buttons at the foot of a dialog, in the window's style and the desktop's order. The accept
/// button is highlighted and triggered by Enter. GUI thread.
class DialogButtons : public QDialogButtonBox
{
    Q_OBJECT

public:
    using QDialogButtonBox::QDialogButtonBox;

    /// Adds a button and takes ownership. Add the accept button first: Enter triggers a dialog's
    /// first button.
    FlatButton *add(const QString &text, ButtonRole role);
};

} // namespace ui
