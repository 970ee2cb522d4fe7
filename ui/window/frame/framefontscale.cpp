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

/// The scale depends on the window alone: with the board, which shares the window with the docks,
/// the fonts would grow and shrink in turns.
qreal FrameFontScale::wantedScale() const
{
    return largeWindowScale(m_window->size(), m_window->fontMetrics().height());
}

void FrameFontScale::follow()
{
    const qreal before = std::exchange(m_scale, wantedScale());
    const QFont scaled = m_scale > 1 ? scaledFont(m_window->font(), m_scale) : QFont();
    // Less, and later: their height is the board's and the column's.
    const qreal menuScale = 0.8 * m_scale;
    const QFont ofMenus = menuScale > 1 ? scaledFont(m_window->font(), menuScale) : QFont();
    m_window->menuBar()->setFont(ofMenus);
    for (QMenu *menu : m_window->menuBar()->findChildren<QMenu *>())
        menu->setFont(ofMenus); // a window of its own has the program's font
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        const int width = dock->width();
        dock->widget()->setFont(scaled);
        // Before the window is shown, its docks have the widths that they were left with.
        if (m_window->isVisible() && dock->isVisible())
            m_window->resizeDocks({dock}, {qRound(width * m_scale / before)}, Qt::Horizontal);
    }
}

} // namespace ui
