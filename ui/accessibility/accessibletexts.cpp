#include "ui/accessibility/accessibletexts.h"

#include <QWidget>

namespace ui {

void updateAccessibleName(QWidget &widget, const QString &name)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

void updateAccessibleDescription(QWidget &widget, const QString &description)
{
    if (widget.accessibleDescription() != description)
        widget.setAccessibleDescription(description);
}

} // namespace ui
