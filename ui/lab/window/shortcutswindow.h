#pragma once

#include <QMenuBar>
#include <QWidget>

namespace ui::lab {

/// The list of a window's shortcuts, menu by menu, and of the keys of the drawn tree, in a window
/// beside it.
class ShortcutsWindow : public QWidget
{
    Q_OBJECT

public:
    /// Lists the commands that the menus have now.
    ShortcutsWindow(const QMenuBar *menus, QWidget *parent);

    QSize sizeHint() const override { return {460, 600}; }

private:
    static QString rowsOf(const QMenu *menu);
    static QString row(const QString &text, const QString &keys);
    static QString treeRows();
};

} // namespace ui::lab
