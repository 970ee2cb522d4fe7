#pragma once

#include <QKeySequence>
#include <QWidget>

namespace ui::lab {

/// Makes the shortcuts of a window's commands work wherever the focus is: fields and lists would
/// take keys such as Ctrl+End. A text being edited keeps the keys that edit it or move its cursor.
/// GUI thread.
class ShortcutKeeper : public QObject
{
public:
    /// The parent is the window.
    explicit ShortcutKeeper(QWidget *window);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool isCommand(const QKeySequence &keys) const;

    QWidget *m_window;
};

} // namespace ui::lab
