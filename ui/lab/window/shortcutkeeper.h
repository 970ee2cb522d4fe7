#pragma once

#include <QKeySequence>
#include <QObject>
#include <QWidget>

namespace ui::lab {

/// Has the shortcuts of a window's commands work wherever the focus is in it: fields and lists
/// would keep keys such as Ctrl+End for themselves. What edits the text of a line stays with the
/// line. GUI thread.
class ShortcutKeeper : public QObject
{
public:
    /// The window is the parent.
    explicit ShortcutKeeper(QWidget *window);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool isCommand(const QKeySequence &keys) const;

    QWidget *m_window;
};

} // namespace ui::lab
