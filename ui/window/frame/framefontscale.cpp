#include "ui/window/frame/framefontscale.h"

#include "ui/style/scaledfont.h"

#include <QDockWidget>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace ui {

FrameFontScale::FrameFontScale(QMainWindow *window)
    : QObject(window)
    , m_window(window)
{
    window->installEventFilter(this);
}

bool FrameFontScale::eventFilter(QObject *object, QEvent *event)
{
    const bool rescales = event->type() == QEvent::Resize && !qFuzzyCompare(wantedScale(), m_scale);
    if (rescales || event->type() == QEvent::FontChange)
        follow();
    return QObject::eventFilter(object, event);
}

/// Depends on the window's size, not the board's: docks with larger fonts would shrink the board,
/// which would shrink the fonts again, and so on.
qreal FrameFontScale::wantedScale() const
{
    return largeWindowScale(m_window->size(), m_window->fontMetrics().height());
}

void FrameFontScale::follow()
{
    const qreal before = std::exchange(m_scale, wantedScale());
    const QFont scaled = m_scale > 1 ? scaledFont(m_window->font(), m_scale) : QFont();
    m_window->menuBar()->setFont(scaled);
    for (QMenu *menu : m_window->menuBar()->findChildren<QMenu *>())
        menu->setFont(scaled); // a menu is a window, which does not inherit the bar's
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        const int width = dock->width();
        dock->widget()->setFont(scaled);
        // A hidden window's docks have their restored widths; leave those alone.
        if (m_window->isVisible() && dock->isVisible())
            m_window->resizeDocks({dock}, {qRound(width * m_scale / before)}, Qt::Horizontal);
    }
}

} // namespace ui
