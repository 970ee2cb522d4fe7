#include "ui/window/frame/menufocus.h"

#include <QApplication>
#include <QMenu>

namespace ui {

namespace {

bool isEscape(const QEvent *event)
{
    return event->type() == QEvent::KeyPress
           && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape;
}

} // namespace

MenuFocus::MenuFocus(QMenuBar *bar)
    : QObject(bar)
    , m_bar(bar)
{
    bar->installEventFilter(this);
    // The menu bar also filters its window's events; the filter installed last is called first.
    bar->window()->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
        if (now == m_bar && before != nullptr && before != m_bar)
            m_before = before;
        if (now == m_bar)
            watchMenus();
    });
}

bool MenuFocus::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_bar->window())
        return isSecondAlt(event);
    if (isEscape(event))
        leaveLater(object != m_bar);
    return QObject::eventFilter(object, event);
}

void MenuFocus::watchMenus()
{
    for (const QAction *action : m_bar->actions()) {
        if (action->menu() != nullptr)
            action->menu()->installEventFilter(this);
    }
}

/// Leaves the bar after it or the menu has handled the key.
void MenuFocus::leaveLater(bool fromMenu)
{
    const auto leave = [this, fromMenu] {
        const bool stillIn = m_bar->activeAction() != nullptr;
        if (fromMenu && stillIn && QApplication::activePopupWidget() == nullptr) {
            QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
            QApplication::sendEvent(m_bar, &escape);
        }
        const QWidget *focused = QApplication::focusWidget();
        const bool lost = focused == nullptr || focused == m_bar;
        if (lost && m_bar->activeAction() == nullptr && m_before != nullptr)
            m_before->setFocus(Qt::OtherFocusReason);
    };
    QMetaObject::invokeMethod(this, leave, Qt::QueuedConnection);
}

bool MenuFocus::isSecondAlt(QEvent *event)
{
    if (event->type() == QEvent::WindowDeactivate)
        m_altIsDown = false;
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyRelease)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool alone = key->key() == Qt::Key_Alt;
    if (event->type() == QEvent::KeyRelease) {
        m_altIsDown = m_altIsDown && !alone;
        return false;
    }
    if (!alone) {
        m_altIsUsedUp = m_altIsUsedUp || key->modifiers().testFlag(Qt::AltModifier);
        return false;
    }
    if (m_altIsDown && m_altIsUsedUp)
        return true;
    m_altIsDown = true;
    m_altIsUsedUp = false;
    return false;
}

} // namespace ui
