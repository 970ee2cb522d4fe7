#pragma once

#include <QAccessible>
#include <QString>

class QWidget;

namespace ui {

/// Set a widget's name or description for assistive technology, and notify it only of a change;
/// Qt's setters always notify, and a screen reader with too many events drops announcements among
/// them. GUI thread.
void updateAccessibleName(QWidget &widget, const QString &name);
void updateAccessibleDescription(QWidget &widget, const QString &description);

} // namespace ui
