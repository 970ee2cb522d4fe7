#include "ui/window/menufocus.h"

#include <QApplication>
#include <QKeyEvent>

namespace ui {

MenuFocus::MenuFocus(QMenuBar *bar)
    : QObject(bar)
    , m_bar(bar)
{
    bar->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
        if (now == m_bar && before != nullptr && before != m_bar)
            m_before = before;
    });
}

bool MenuFocus::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        // After the bar has handled it.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_bar->hasFocus() && m_bar->activeAction() == nullptr && m_before != nullptr)
                    m_before->setFocus(Qt::OtherFocusReason);
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(object, event);
}

} // namespace ui
