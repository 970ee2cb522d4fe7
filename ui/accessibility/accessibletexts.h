#pragma once

#include <QString>

class QWidget;

namespace ui {

/// Give a widget a name or a description for assistive technology, which is notified only where it
/// is another one; Qt's own setters notify always, and a screen reader that has too many events to
/// read drops what was announced between them. On the GUI thread.
void updateAccessibleName(QWidget &widget, const QString &name);
void updateAccessibleDescription(QWidget &widget, const QString &description);

} // namespace ui
