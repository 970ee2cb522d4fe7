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

namespace ui {

/// An item for screen readers that is not a widget and has neither children nor editable text.
class AccessibleLeaf : public QAccessibleInterface
{
public:
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
};

} // namespace ui
