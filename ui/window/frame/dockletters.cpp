#include "ui/window/frame/dockletters.h"

#include "ui/style/scaledfont.h"

#include <QDockWidget>
#include <QEvent>

#include <algorithm>
#include <cmath>

namespace ui {

DockLetters::DockLetters(QMainWindow *window)
    : QObject(window)
    , m_window(window)
{
    window->installEventFilter(this);
}

bool DockLetters::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && !qFuzzyCompare(wantedScale(), m_scale))
        follow();
    else if (event->type() == QEvent::FontChange)
        follow();
    return QObject::eventFilter(object, event);
}

/// By the window alone: by the board, whose room the docks take, the letters would grow and shrink
/// in turns.
qreal DockLetters::wantedScale() const
{
    // Of the window that has the system's letters, in their height.
    constexpr qreal height = 60;
    constexpr qreal width = 96;
    constexpr qreal steps = 8; // so that the fonts do not change with every pixel
    const qreal letters = m_window->fontMetrics().height();
    const qreal wanted = std::min(m_window->height() / height, m_window->width() / width) / letters;
    return std::max(1.0, std::floor(wanted * steps) / steps);
}

void DockLetters::follow()
{
    m_scale = wantedScale();
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        dock->widget()->setFont(m_scale > 1 ? scaledFont(m_window->font(), m_scale) : QFont());
        m_window->resizeDocks({dock}, {dock->widget()->sizeHint().width()}, Qt::Horizontal);
    }
}

} // namespace ui
