#pragma once

#include <QKeyEvent>
#include <QMenuBar>
#include <QObject>
#include <QPointer>

namespace ui {

/// Gives the keyboard's focus back when a menu bar or one of its menus is left by Escape: up to
/// Qt 6.4 at least the bar keeps the focus, and then swallows every key. Keeps the bar from taking
/// the focus after Alt was used with another key: where a screen reader reads the keys, Qt delivers
/// the Alt alone once more, which the bar takes as a request for the focus.
class MenuFocus : public QObject
{
    Q_OBJECT

public:
    /// Serves a bar, which is the parent, in its window.
    explicit MenuFocus(QMenuBar *bar);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void watchMenus();
    void leaveLater(bool fromMenu);
    bool isSecondAlt(QEvent *event);

    QMenuBar *m_bar;
    QPointer<QWidget> m_before; ///< what had the focus before the bar
    bool m_altIsDown = false;   ///< Alt was pressed and not yet released
    bool m_altIsUsedUp = false; ///< and another key with it
};

} // namespace ui
