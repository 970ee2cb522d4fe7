#pragma once

#include <QMenuBar>
#include <QObject>
#include <QPointer>

namespace ui {

/// Gives the keyboard's focus back when a menu bar is left by Escape. Up to Qt 6.4 at least a menu
/// that was opened by its key from the bar itself leaves the focus with the bar, which then
/// swallows every key.
class MenuFocus : public QObject
{
    Q_OBJECT

public:
    /// For a bar, which is the parent.
    explicit MenuFocus(QMenuBar *bar);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    QMenuBar *m_bar;
    QPointer<QWidget> m_before; ///< what had the focus before the bar
};

} // namespace ui
