#pragma once

#include <QKeyEvent>
#include <QMenuBar>
#include <QObject>
#include <QPointer>

namespace ui {

/// Restores the keyboard focus when Escape leaves a menu bar or one of its menus: at least up to Qt
/// 6.4 the bar keeps the focus, and then swallows every key. Also stops the bar from taking the
/// focus after Alt was used with another key: under a screen reader Qt delivers the Alt a second
/// time on its own, which the bar takes as a request for the focus.
class MenuFocus : public QObject
{
    Q_OBJECT

public:
    /// Works for a menu bar, which is its parent, in the bar's window.
    explicit MenuFocus(QMenuBar *bar);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void watchMenus();
    void leaveLater(bool fromMenu);
    bool isSecondAlt(QEvent *event);

    QMenuBar *m_bar;
    QPointer<QWidget> m_before; ///< had the focus before the bar
    bool m_altIsDown = false;   ///< Alt is pressed
    bool m_altIsUsedUp = false; ///< another key was pressed together with Alt
};

} // namespace ui
